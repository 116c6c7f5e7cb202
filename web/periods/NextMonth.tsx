import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NextMonth_next$key } from '../__generated__/NextMonth_next.graphql.ts'
import type { NextMonthMutation } from '../__generated__/NextMonthMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { admits } from '../core/session/access.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { useSession } from '../core/session/useSession.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import { monthName } from './monthName.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: '12px', marginBlockEnd: '20px' },
  list: { margin: 0, paddingInlineStart: '20px' },
})

const mutation = graphql`
  mutation NextMonthMutation($input: CloseMonthInput!) {
    closeMonth(input: $input) {
      errors {
        ...useMutation_errors
      }
      approvalId
    }
  }
`

interface Props {
  nextKey: NextMonth_next$key
  /** True if no month is closed yet, so that the close includes all months before. */
  isFirst: boolean
}

/** The next month to close, with its obstacles, its pending approval, or the button to close it. */
export function NextMonth({ nextKey, isFirst }: Props) {
  const styles = useStyles()
  const { month, obstacles, approvalId } = useFragment(
    graphql`
      fragment NextMonth_next on NextMonth @throwOnFieldError {
        month
        obstacles
        approvalId
      }
    `,
    nextKey,
  )
  const mayClose = useSession((session) => admits(['ADMINISTRATOR'], session))
  const name = monthName(month)
  if (obstacles.length > 0)
    return (
      <div className={styles.root}>
        <p>{name} is the next month to close. Before that:</p>
        <ul className={styles.list}>
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacle}</li>
          ))}
        </ul>
        <p>
          See <ScreenLink to="/jobs">Jobs</ScreenLink> and <ScreenLink to="/bank">Bank Reconciliation</ScreenLink>.
        </p>
      </div>
    )
  if (approvalId !== null && approvalId !== undefined)
    return (
      <div className={styles.root}>
        <p>The closing of {name} waits for a second person.</p>
      </div>
    )
  return (
    <div className={styles.root}>
      <p>
        {name} can be closed. Check its books below and its <ScreenLink to="/bank">bank statement</ScreenLink> first
        {mayClose ? '. A second person then approves the close.' : '; an administrator closes it.'}
      </p>
      {mayClose ? <CloseMonth month={month} isFirst={isFirst} /> : null}
    </div>
  )
}

function CloseMonth({ month, isFirst }: { month: string; isFirst: boolean }) {
  const refresh = useRefresh()
  const [close, isClosing] = useMutation<NextMonthMutation>(mutation)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const name = monthName(month)

  async function onConfirm() {
    const outcome = await close({ input: { idempotencyKey, month } })
    if (!outcome.ok) return setProblem(outcome.errors[0]?.message ?? 'It was not closed.')
    setAsking(false)
    await refresh()
  }

  return (
    <>
      <Button appearance="primary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Close {name}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Close ${name}?`}
        confirmLabel="Ask a second person"
        cancelLabel="Cancel"
        busy={isClosing}
        onConfirm={() => void onConfirm()}
        onClose={() => setAsking(false)}
      >
        <p>
          After that, nothing can be dated {isFirst ? 'in it or in any earlier month' : 'in it'}. A closed month cannot
          be reopened.
        </p>
        {problem === null ? null : <p role="alert">{problem}</p>}
      </ConfirmDialog>
    </>
  )
}
