import { makeStyles, tokens } from '@fluentui/react-components'

const width = 72
const height = 20

const useStyles = makeStyles({
  line: {
    display: 'block',
    color: tokens.colorBrandForeground1,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
})

/** The trend of an amount, next to the amount. Hidden from screen readers, because the caller describes it in text. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const styles = useStyles()
  // From zero, so that it has the shape of the large chart and a small change looks small.
  const lowest = Math.min(0, ...values)
  const span = Math.max(0, ...values) - lowest || 1
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * (width - 4) + 2
    const y = height - 2 - ((value - lowest) / span) * (height - 4)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className={styles.line} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}
