import { makeStyles, tokens } from '@fluentui/react-components'
import { useStore } from 'zustand'
import { OwnerLink } from '../core/screens/OwnerLink.tsx'
import { recentOwners } from '../core/session/recentOwners.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '16px', rowGap: '6px' },
  heading: { fontSize: tokens.fontSizeBase200, fontWeight: 600, color: tokens.colorNeutralForeground2 },
  list: { display: 'contents' },
})

/** Owners that the user acted for in this session, most recent first. */
export function RecentOwners() {
  const styles = useStyles()
  const owners = useStore(recentOwners)
  if (owners.length === 0) return null
  return (
    <section aria-label="Recent owners" className={styles.root}>
      <h2 className={styles.heading}>Recent owners</h2>
      <RecentOwnerLinks className={styles.list} />
    </section>
  )
}

export function RecentOwnerLinks({ className }: { className: string }) {
  return (
    <ul className={className}>
      {useStore(recentOwners).map(({ name, accountOwnerId }) => (
        <li key={accountOwnerId}>
          <OwnerLink accountOwnerId={accountOwnerId}>{name}</OwnerLink>
        </li>
      ))}
    </ul>
  )
}
