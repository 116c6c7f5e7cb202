import { makeStyles, tokens } from '@fluentui/react-components'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'

const useStyles = makeStyles({
  nav: { display: 'flex', alignItems: 'center', columnGap: '16px' },
  place: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
})

interface Props {
  accountId: number
  /** Waiting accounts, in list order. */
  ids: readonly number[]
  total: number
}

/**
 * Position of an account among the waiting accounts, with links to its neighbors. Renders nothing if the account does
 * not wait.
 */
export function Neighbors({ accountId, ids, total }: Props) {
  const styles = useStyles()
  const place = ids.indexOf(accountId)
  if (place < 0) return null
  // The audit trail records each view of evidence, so do not prefetch it.
  const link = (label: string, id: number | undefined) =>
    id === undefined ? null : (
      <ScreenLink to={`/compliance/account/${id}`} prefetchData={false} className={styles.link}>
        {label}
      </ScreenLink>
    )
  return (
    <nav aria-label="Accounts waiting for approval" className={styles.nav}>
      {link('Previous', ids[place - 1])}
      <span className={styles.place}>{`${place + 1} of ${total}`}</span>
      {link('Next', ids[place + 1])}
    </nav>
  )
}
