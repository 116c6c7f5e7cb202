import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { Administration_viewer$key } from '../__generated__/Administration_viewer.graphql.ts'
import { formatCount, formatDate } from '../kit/ui/format.ts'
import { TileLink } from './Tile.tsx'
import { Tiles } from './Tiles.tsx'

const useStyles = makeStyles({
  state: { fontWeight: 600 },
  more: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  bad: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
})

/** Administrator's work on Home: machine credentials, webhooks, exports and the audit trail. */
export function Administration({ viewerKey }: { viewerKey: Administration_viewer$key }) {
  const styles = useStyles()
  const { credentials, webhooks } = useFragment(
    graphql`
      fragment Administration_viewer on Viewer @throwOnFieldError {
        credentials {
          status
          expiresAt
        }
        webhooks {
          status
          givenUp
        }
      }
    `,
    viewerKey,
  )
  const usable = credentials.filter(({ status }) => status === 'USABLE')
  const [next] = usable.map(({ expiresAt }) => expiresAt).toSorted()
  const active = webhooks.filter(({ status }) => status === 'ACTIVE')
  const lost = active.reduce((sum, { givenUp }) => sum + givenUp, 0)
  return (
    <Tiles heading="Administration">
      <TileLink label="Machine Credentials" to="/credentials">
        <span className={styles.state}>{counted(usable.length, 'credential in use', 'credentials in use')}</span>{' '}
        <span className={styles.more}>{next ? `Next to expire: ${formatDate(next)}` : 'No program has access'}</span>
      </TileLink>
      <TileLink label="Webhooks" to="/webhooks">
        <span className={styles.state}>{counted(active.length, 'program notified', 'programs notified')}</span>{' '}
        <span className={mergeClasses(styles.more, lost > 0 && styles.bad)}>
          {lost > 0
            ? counted(lost, 'message not delivered', 'messages not delivered')
            : active.length === 0
              ? 'Add one to notify a program'
              : 'All messages delivered'}
        </span>
      </TileLink>
      <TileLink label="Exports" to="/exports">
        <span className={styles.more}>Files of lists, and those that wait for a colleague</span>
      </TileLink>
      <TileLink label="Audit Trail" to="/audit">
        <span className={styles.more}>Who changed or viewed which record</span>
      </TileLink>
    </Tiles>
  )
}

function counted(count: number, one: string, several: string): string {
  return count === 0 ? `No ${several}` : count === 1 ? `1 ${one}` : `${formatCount(count)} ${several}`
}
