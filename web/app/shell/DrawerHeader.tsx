import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DrawerHeader_viewer$key } from '../../__generated__/DrawerHeader_viewer.graphql.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '2px', minHeight: '44px', paddingInline: '14px' },
  greeting: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  email: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})

export function DrawerHeader({ viewerKey }: { viewerKey: DrawerHeader_viewer$key | null }) {
  const styles = useStyles()
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
  return (
    <div className={styles.root}>
      <p className={styles.greeting}>{owner ? `Welcome, ${owner.firstName} ${owner.lastName}` : 'Welcome'}</p>
      <p className={styles.email}>{viewer?.user.email}</p>
    </div>
  )
}

/** Placeholder of the greeting while it is loading. */
export function DrawerHeaderPlace() {
  return <div className={useStyles().root} />
}
