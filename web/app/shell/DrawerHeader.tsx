import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DrawerHeader_viewer$key } from '../../__generated__/DrawerHeader_viewer.graphql.ts'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '2px', minHeight: '44px', paddingInline: '14px' },
  // Reserves the height of all lines, so that the menu does not move when they load.
  acting: { minHeight: '94px' },
  owner: {
    marginInline: '-14px',
    marginBlockEnd: '6px',
    padding: '6px 14px',
    boxShadow: `inset 3px 0 ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  greeting: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})

/** Names the owner of the screens and the logged-in person. For staff these differ, so each line has a label. */
export function DrawerHeader({ viewerKey }: { viewerKey: DrawerHeader_viewer$key | null }) {
  const styles = useStyles()
  const staff = useSession(isStaff)
  const viewer = useFragment(
    graphql`
      fragment DrawerHeader_viewer on Viewer @throwOnFieldError {
        user {
          email
        }
        accountOwner(accountOwnerId: $accountOwnerId) {
          firstName
          lastName
        }
      }
    `,
    viewerKey,
  )
  const owner = viewer?.accountOwner
  const acts = staff && Boolean(owner)
  const greeting = (
    <p className={styles.greeting}>{owner ? `Welcome, ${owner.firstName} ${owner.lastName}` : 'Welcome'}</p>
  )
  return (
    <div className={mergeClasses(styles.root, acts && styles.acting)}>
      {acts ? (
        <div className={styles.owner}>
          <p className={styles.small}>Account owner’s pages</p>
          {greeting}
        </div>
      ) : (
        greeting
      )}
      {acts ? <p className={styles.small}>You are logged in as</p> : null}
      <p className={styles.small}>{viewer?.user.email}</p>
    </div>
  )
}

/** Placeholder shown while the greeting loads. */
export function DrawerHeaderPlace() {
  const styles = useStyles()
  const acts = useSession((session) => isStaff(session) && session.accountOwnerId > 0)
  return <div className={mergeClasses(styles.root, acts && styles.acting)} />
}
