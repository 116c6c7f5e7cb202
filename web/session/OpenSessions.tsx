import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OpenSessions_viewer$data, OpenSessions_viewer$key } from '../__generated__/OpenSessions_viewer.graphql.ts'
import type { OpenSessionsEndAllMutation } from '../__generated__/OpenSessionsEndAllMutation.graphql.ts'
import type { OpenSessionsEndMutation } from '../__generated__/OpenSessionsEndMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { endSession } from '../core/session/session.ts'
import { notices } from '../kit/notices/notices.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { keepDeviceSettings } from '../kit/page/deviceSettings.ts'
import { small } from '../kit/page/layout.ts'
import { zoneOf } from '../kit/ui/format.ts'
import { Tag } from '../kit/ui/Tag.tsx'
import { deviceOf } from './device.ts'

type Row = NonNullable<OpenSessions_viewer$data['openSessions']>['nodes'][number]

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, '& > li': { listStyleType: 'none' } },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '8px',
    paddingBlock: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  what: { display: 'flex', flexDirection: 'column', rowGap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', fontWeight: 600 },
  times: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  more: { marginBlock: '12px 0', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  all: { marginBlockStart: '8px', [small]: { width: '100%', maxWidth: 'none' } },
  earlier: { marginBlockStart: '12px' },
})

/** Number of logins shown while the other logins are collapsed. */
const FIRST = 5

interface Props {
  viewerKey: OpenSessions_viewer$key
  onChanged: () => void
}

/** Lists all sessions of the user, in browsers and in programs. The user can end one session or all sessions. */
export function OpenSessions({ viewerKey, onChanged }: Props) {
  const styles = useStyles()
  const [asking, setAsking] = useState(false)
  const { openSessions } = useFragment(
    graphql`
      fragment OpenSessions_viewer on Viewer @throwOnFieldError {
        openSessions {
          totalCount
          nodes {
            sessionId
            startedAt
            lastSeenAt
            userAgent
            isCurrent
          }
        }
      }
    `,
    viewerKey,
  )
  const [endAll, isEnding] = useMutation<OpenSessionsEndAllMutation>(graphql`
    mutation OpenSessionsEndAllMutation($input: EndAllSessionsInput!) {
      endAllSessions(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)
  if (!openSessions) return null
  const { nodes, totalCount } = openSessions
  const sorted = nodes.toSorted(currentFirst)
  const earlier = sorted.slice(FIRST)
  const rowOf = (row: Row) => <SessionRow key={row.sessionId} row={row} onEnded={onChanged} />

  async function signOutEverywhere() {
    const { ok } = await keepDeviceSettings(() => endAll({ input: {} }))
    setAsking(false)
    if (ok) endSession('logout')
  }

  return (
    <>
      <p className={styles.times}>
        Each row is one login. If you do not recognize one, log it out and change your password.
      </p>
      <p className={styles.more}>“Log out everywhere” includes this device.</p>
      <Button className={styles.all} onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      <ul className={styles.list}>{sorted.slice(0, FIRST).map(rowOf)}</ul>
      {earlier.length > 0 ? (
        <details className={styles.earlier}>
          <summary>{`${earlier.length} earlier ${earlier.length === 1 ? 'login' : 'logins'}`}</summary>
          <ul className={styles.list}>{earlier.map(rowOf)}</ul>
        </details>
      ) : null}
      {nodes[0] ? <p className={styles.more}>{`Times are in ${zoneOf(nodes[0].lastSeenAt)}.`}</p> : null}
      {totalCount > nodes.length ? (
        <p className={styles.more}>{`And ${totalCount - nodes.length} more, used longer ago.`}</p>
      ) : null}
      <ConfirmDialog
        open={asking}
        title="Log out everywhere?"
        confirmLabel="Log out everywhere"
        cancelLabel="Cancel"
        busy={isEnding}
        onConfirm={() => void signOutEverywhere()}
        onClose={() => setAsking(false)}
      >
        Every browser and program is logged out, this device too. Programs that use your login have to log in again.
      </ConfirmDialog>
    </>
  )
}

const currentFirst = (one: Row, other: Row) => Number(other.isCurrent) - Number(one.isCurrent)

function SessionRow({ row, onEnded }: { row: Row; onEnded: () => void }) {
  const styles = useStyles()
  const name = deviceOf(row.userAgent)
  const [end, isEnding] = useMutation<OpenSessionsEndMutation>(graphql`
    mutation OpenSessionsEndMutation($input: EndOpenSessionInput!) {
      endOpenSession(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)

  async function onEnd() {
    const { ok, errors } = await end({ input: { sessionId: row.sessionId } })
    // If the session has already ended, ending it counts as a success.
    if (!ok && errors.every(({ code }) => code !== 'NOT_FOUND')) return
    notices.success('Success', `${name} has been logged out.`)
    onEnded()
  }

  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span className={styles.name}>
          {name}
          {row.isCurrent ? <Tag>This device</Tag> : null}
        </span>
        <span className={styles.times}>
          Logged in <DateTimeText moment={row.startedAt} />
        </span>
        <span className={styles.times}>
          Last used <DateTimeText moment={row.lastSeenAt} />
        </span>
      </span>
      {row.isCurrent ? null : (
        <Button
          size="small"
          aria-label={`Log out ${name}, last used ${row.lastSeenAt}`}
          disabledFocusable={isEnding}
          onClick={() => void onEnd()}
        >
          Log out
        </Button>
      )}
    </li>
  )
}
