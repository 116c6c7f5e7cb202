import { makeStyles, tokens } from '@fluentui/react-components'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '16px',
    rowGap: '4px',
    marginBlockStart: '16px',
    fontSize: tokens.fontSizeBase200,
  },
  label: { color: tokens.colorNeutralForeground2, fontWeight: 600 },
  list: { display: 'contents' },
  item: { minHeight: '24px' },
})

interface Props {
  queues: readonly { label: string; to: string }[]
}

/** Links to the queues in which nothing waits, on one line below the tiles of those with work. */
export function QuietQueues({ queues }: Props) {
  const styles = useStyles()
  if (queues.length === 0) return null
  return (
    <div className={styles.root}>
      <span className={styles.label}>Nothing waiting in</span>
      <ul className={styles.list} aria-label="Nothing waiting in">
        {queues.map(({ label, to }) => (
          <li key={label} className={styles.item}>
            <ScreenLink to={to}>{label}</ScreenLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
