import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  amounts: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    textAlign: 'end',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

/** Evenly spaced axis labels, the largest amount at the top. Each label is centered in a line of 16 pixels. */
export function Axis({ labels }: { labels: readonly string[] }) {
  const styles = useStyles()
  return (
    <div className={styles.amounts}>
      {labels.map((label, index) => (
        <span key={index}>{label}</span>
      ))}
    </div>
  )
}
