import { makeStyles, tokens } from '@fluentui/react-components'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'

const useStyles = makeStyles({
  nav: { display: 'flex', alignItems: 'center', columnGap: '16px' },
  place: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
})

interface Props {
  accountId: number
  /** Waiting accounts in the order of their list. */
  ids: readonly number[]
  total: number
}

/** The place of an account among those that wait, with links to its neighbors. Renders nothing for any other. */
export function Neighbors({ accountId, ids, total }: Props) {
  const styles = useStyles()
  const place = ids.indexOf(accountId)
  if (place < 0) return null
  // Reading evidence is recorded, so it is not loaded ahead.
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
