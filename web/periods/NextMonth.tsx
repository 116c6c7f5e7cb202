import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NextMonth_months$key } from '../__generated__/NextMonth_months.graphql.ts'
import type { NextMonthMutation } from '../__generated__/NextMonthMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { useAttemptKey } from '../kit/forms/useAttemptKey.ts'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { latenessOf } from '../kit/ui/lateness.ts'
import { NextStep } from '../kit/ui/NextStep.tsx'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import { lastDayOf, monthAfter, monthName } from './monthName.ts'
import { ErrorBar } from '../kit/ui/ErrorBar.tsx'

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  late: { color: tokens.colorStatusDangerForeground1, fontWeight: 600 },
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

/** Screen on which staff remove an obstacle; null for an obstacle that this version does not know. */
const screenOf = (screen: string | null | undefined) =>
  screen === 'BANK'
    ? { to: '/bank', label: 'Open Bank Reconciliation' }
    : screen === 'JOBS'
      ? { to: '/jobs', label: 'Open Jobs' }
      : null

interface Props {
  monthsKey: NextMonth_months$key
  /** True for the top administrator. Nobody else may close a month or start a job. */
  mayClose: boolean
}

/** The next month to close: its obstacles, its pending approval, or the button to close it. */
export function NextMonth({ monthsKey, mayClose }: Props) {
  const styles = useStyles()
  const link = usePrimaryLink()
  const { closed, next } = useFragment(
    graphql`
      fragment NextMonth_months on ClosedMonths @throwOnFieldError {
        closed {
          month
        }
        next {
          month
          obstacles
          obstacleScreen
          approvalId
          bankDaysSinceEnd
        }
      }
    `,
    monthsKey,
  )
  const last = closed[0]?.month
  if (!next && !last) return null
  if (!next) {
    const coming = monthAfter(last ?? '')
    return (
      <NextStep
        more={
          <p>
            It can be closed from <DateText date={monthAfter(coming)} />.
          </p>
        }
      >
        nothing until {monthName(coming)} is over.
      </NextStep>
    )
  }
  const { month, obstacles, obstacleScreen, approvalId, bankDaysSinceEnd } = next
  const isLate = latenessOf(bankDaysSinceEnd ?? 0) === 'overdue'
  const late = isLate ? (
    <p className={styles.late}>
      {`${monthName(month)} ended on `}
      <DateText date={lastDayOf(month)} />
      {`, ${bankDaysSinceEnd} bank days ago: overdue.`}
    </p>
  ) : null
  const name = monthName(month)
  if (obstacles.length > 0) {
    const cure = screenOf(obstacleScreen)
    return (
      <NextStep
        isLate={isLate}
        action={
          cure === null ? null : cure.to === '/jobs' && !mayClose ? (
            <ScreenLink to={cure.to}>See Jobs</ScreenLink>
          ) : (
            <ScreenLink to={cure.to} appearance="plain" className={link.link}>
              {cure.label}
            </ScreenLink>
          )
        }
        more={
          <>
            <ul className={styles.list}>
              {obstacles.map((obstacle) => (
                <li key={obstacle}>{obstacle}</li>
              ))}
            </ul>
            {late}
          </>
        }
      >
        close {name}. It can’t be closed yet:
      </NextStep>
    )
  }
  if (approvalId !== null && approvalId !== undefined)
    return (
      <NextStep isLate={isLate} more={late}>
        a second person approves the closing of {name}.
      </NextStep>
    )
  return (
    <NextStep
      isLate={isLate}
      action={mayClose ? <CloseMonth month={month} isFirst={closed.length === 0} /> : null}
      more={
        <>
          {late}
          <p>
            Check its books below and its <ScreenLink to="/bank">bank statement</ScreenLink> first.
            {mayClose ? ' A second person then approves the close.' : ' An administrator closes it.'}
          </p>
        </>
      }
    >
      close {name}.
    </NextStep>
  )
}

function CloseMonth({ month, isFirst }: { month: string; isFirst: boolean }) {
  const refresh = useRefresh()
  const [close, isClosing] = useMutation<NextMonthMutation>(mutation)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { keyOf, done } = useAttemptKey()
  const name = monthName(month)

  async function onConfirm() {
    const outcome = await close({ input: { idempotencyKey: keyOf(month), month } })
    if (!outcome.ok) return setProblem(outcome.errors[0]?.message ?? 'It was not closed.')
    done()
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
        {problem === null ? null : <ErrorBar>{problem}</ErrorBar>}
      </ConfirmDialog>
    </>
  )
}
