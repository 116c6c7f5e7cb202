import { makeStyles } from '@fluentui/react-components'
import { encode } from 'uqr'

const useStyles = makeStyles({
  // Dark on white in every theme, because cameras need the contrast.
  code: { width: '184px', height: '184px', backgroundColor: '#fff', borderRadius: '4px' },
  figure: { margin: 0, alignSelf: 'center', lineHeight: 0 },
})

/** Draws a text as a QR code. The browser draws it, so that a secret is sent nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const styles = useStyles()
  const { data, size } = encode(text, { border: 3 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <figure aria-label={label} className={styles.figure}>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path} fill="#000" />
      </svg>
    </figure>
  )
}
