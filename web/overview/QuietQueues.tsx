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

/** Links below the tiles: to queues without work, and to regular tasks. */
export function QuietQueues({ queues }: Props) {
  return (
    <>
      <Links label="Nothing waiting in" links={queues} />
      <Links label="Regular work" links={regular} />
    </>
  )
}

/** Regular tasks that follow the calendar, so they are in no queue. */
const regular = [{ label: 'Bank Reconciliation', to: '/bank' }]

function Links({ label: name, links }: { label: string; links: Props['queues'] }) {
  const styles = useStyles()
  if (links.length === 0) return null
  return (
    <div className={styles.root}>
      <span className={styles.label}>{name}</span>
      <ul className={styles.list} aria-label={name}>
        {links.map(({ label, to }) => (
          <li key={label} className={styles.item}>
            <ScreenLink to={to}>{label}</ScreenLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
