import { Checkbox, makeStyles, mergeClasses, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useEffect, useId, useRef, useState } from 'react'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { visuallyHidden } from '../../kit/ui/visuallyHidden.ts'
import type { ShownPage } from './requestLists.ts'
import type { Row } from './requestRow.ts'
import { notifySaved } from './notifySaved.ts'
import { waitsForOther, type RequestKind } from './texts.ts'
import { useApprove, type Approved } from './useApprove.ts'

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: '12px', minHeight: '120px', overflowY: 'auto' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': { fontWeight: 'inherit', verticalAlign: 'baseline', paddingBlock: '4px' },
    '& thead th': { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
    '& tfoot': { fontWeight: 600 },
    '& tfoot > tr > *': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  caption: visuallyHidden,
  owner: { textAlign: 'start' },
  money: { textAlign: 'end', paddingInlineStart: '12px', whiteSpace: 'nowrap' },
  more: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  // Each result is shown in the row of its request, so the dialog does not grow.
  result: { marginInlineStart: '8px', fontSize: tokens.fontSizeBase200, fontWeight: 600 },
  note: { display: 'block', fontSize: tokens.fontSizeBase200, fontWeight: 600 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  warned: { color: tokens.colorStatusWarningForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  summary: { fontWeight: 600, outlineStyle: 'none' },
})

interface Props {
  kind: RequestKind
  shown: ShownPage
  /** Requests to approve; at least one. */
  rows: readonly Row[]
  /** `approved` is true if at least one approval has changed a request. */
  onClose: (approved: boolean) => void
}

/**
 * Asks for one confirmation, then approves the requests one after another and shows each result. Staff can retry failed
 * calls.
 */
export function ApproveRequests({ kind, shown, rows, onClose }: Props) {
  const styles = useStyles()
  const approve = useApprove(shown)
  const refresh = useRefresh()
  // Keep the requests named in the question, because the list behind the dialog may change.
  const [all] = useState(rows)
  const [leavesOut, setLeavesOut] = useState(false)
  const warned = all.filter(({ approval }) => approval.warning !== null)
  const asked = leavesOut ? all.filter((row) => !warned.includes(row)) : all
  const [results, setResults] = useState<ReadonlyMap<string, Approved>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const [summary, setSummary] = useState<string | null>(null)
  const summaryId = useId()
  const summaryRef = useRef<HTMLParagraphElement>(null)
  // The results have the height of the question, so that the button stays under the pointer.
  const stackRef = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const refused = asked.length === 1 ? asked[0]?.approval.whyNot : null
  const isOk = ({ id }: Row) => results.get(id)?.ok ?? false
  const toRetry = asked.filter(({ id }) => results.get(id)?.mayRetry)
  const failedFirst = asked.toSorted((one, other) => Number(isOk(one)) - Number(isOk(other)))
  const isOdd = ({ dataNotes, approval, holdReason }: Row) =>
    dataNotes.length > 0 || approval.warning !== null || holdReason !== null
  const oddFirst = asked.toSorted((one, other) => Number(isOdd(other)) - Number(isOdd(one)))
  const named = summary === null ? oddFirst : failedFirst
  const isDone = summary !== null && toRetry.length === 0

  useEffect(() => {
    if (summary !== null) summaryRef.current?.focus()
  }, [summary])

  async function run(these: readonly Row[]) {
    if (isRunning) return
    setHeight(stackRef.current?.offsetHeight)
    setRunning(true)
    setSummary(null)
    const came = new Map(results)
    for (const row of these) {
      came.set(row.id, await approve(row, row === these.at(-1)))
      setResults(new Map(came))
    }
    setRunning(false)
    // The last call returns the page of the list, but only if it succeeds.
    if (!came.get(these.at(-1)?.id ?? '')?.ok) void refresh()
    const done = [...came.values()].filter(({ ok }) => ok).length
    const [one] = all
    if (done === 1 && all.length === 1 && one) {
      const owner = `${one.firstName} ${one.lastName}`
      notifySaved(kind, came.get(one.id)?.waitsFor ?? null, { done: 'Approved', owner, amount: one.amount })
      return onClose(true)
    }
    // The results of several requests stay visible until the user closes the dialog.
    const waiting = [...came.values()].filter(({ waitsFor }) => waitsFor !== null).length
    setSummary(
      done === asked.length ? allText(done, waiting, sumOf(asked)) : mixedText(done, waiting, asked.length - done),
    )
  }

  const close = () => {
    if (!isRunning) onClose([...results.values()].some(({ ok }) => ok))
  }
  const resultOf = (result: Approved | undefined) =>
    result ? (
      <span className={mergeClasses(styles.result, result.ok ? styles.done : styles.failed)}>{result.says}</span>
    ) : null
  const toDo = summary === null ? 'Approve' : `Retry failed (${toRetry.length})`
  const isOffered = all.length > 1 && warned.length > 0 && warned.length < all.length
  return (
    <ConfirmDialog
      open
      title={asked.length === 1 ? 'Approve Request' : `Approve ${asked.length} requests`}
      confirmLabel={isRunning ? 'Approving' : isDone ? 'Done' : toDo}
      // No Cancel button during the calls, because a sent call can't be canceled.
      cancelLabel={isDone || isRunning ? undefined : summary === null ? 'Cancel' : 'Close'}
      // The pause starts again when the calls end, so that a held Enter key does not close the results. After the
      // pause, Enter closes them.
      isFromKey={!isRunning && (summary === null || isDone)}
      confirmDescribedBy={isDone ? summaryId : undefined}
      busy={isRunning || Boolean(refused)}
      onConfirm={() => {
        if (refused) return
        if (isDone) close()
        else void run(summary === null ? asked : toRetry)
      }}
      onClose={close}
    >
      <div ref={stackRef} className={styles.stack} style={{ height }}>
        {summary === null ? (
          <p>
            {asked.length === 1
              ? 'Approve this request?'
              : `Approve these requests, ${sumOf(asked)} in all, ${netSumOf(asked)} paid out?`}
          </p>
        ) : (
          <p id={summaryId} ref={summaryRef} tabIndex={-1} className={styles.summary}>
            {summary}
          </p>
        )}
        <table className={styles.table}>
          <caption className={styles.caption}>Requests to approve</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.owner}>
                Owner
              </th>
              <th scope="col" className={styles.money}>
                Gross
              </th>
              <th scope="col" className={styles.money}>
                Net
              </th>
            </tr>
          </thead>
          <tbody>
            {named.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={styles.owner}>
                  {`${row.firstName} ${row.lastName}, ${row.planAccountNumber}`}
                  <span className={styles.more}>{`${row.number}, ${methodOf(row)}`}</span>
                  {row.holdReason && all.length > 1 ? (
                    <span className={mergeClasses(styles.note, styles.warned)}>{row.holdReason}</span>
                  ) : null}
                  {row.approval.warning && all.length > 1 ? (
                    <span className={mergeClasses(styles.note, styles.warned)}>{row.approval.warning}</span>
                  ) : null}
                  {row.dataNotes.map((note) => (
                    <span key={note} className={mergeClasses(styles.note, styles.warned)}>
                      {note}
                    </span>
                  ))}
                  {resultOf(results.get(row.id))}
                </th>
                <td className={styles.money}>
                  <Money amount={row.amount} />
                </td>
                <td className={styles.money}>
                  <Money amount={row.netAmount} />
                </td>
              </tr>
            ))}
          </tbody>
          {named.length > 1 ? (
            <tfoot>
              <tr>
                <th scope="row" className={styles.owner}>{`${named.length} requests`}</th>
                <td className={styles.money}>{sumOf(named)}</td>
                <td className={styles.money}>{netSumOf(named)}</td>
              </tr>
            </tfoot>
          ) : null}
        </table>
        {summary === null && !refused ? <p>{effectOf(asked)}</p> : null}
        {summary === null && warned.length > 0 && !leavesOut ? (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{warningOf(all, warned)}</MessageBarBody>
          </MessageBar>
        ) : null}
        {isOffered && summary === null && results.size === 0 ? (
          <Checkbox
            label={`Leave out ${warned.length === 1 ? 'this one' : `these ${warned.length}`}`}
            checked={leavesOut}
            disabled={isRunning}
            onChange={(_, { checked }) => setLeavesOut(checked === true)}
          />
        ) : null}
        {refused ? (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{refused}</MessageBarBody>
          </MessageBar>
        ) : null}
      </div>
    </ConfirmDialog>
  )
}

/** One sentence that summarizes the results if all approvals succeeded. */
function allText(done: number, waiting: number, sum: string): string {
  if (waiting === done) return `${done} requests wait for a second person, ${sum} in all.`
  const approved = `${done - waiting} ${done - waiting === 1 ? 'request' : 'requests'} approved`
  return waiting === 0
    ? `${approved}, ${sum} in all.`
    : `${approved}, ${waiting} more ${waiting === 1 ? 'waits' : 'wait'} for a second person.`
}

/** The results if some calls failed. A request that waits for a second person is not approved. */
function mixedText(done: number, waiting: number, failed: number): string {
  const waits = waiting === 0 ? [] : [`${waiting} ${waiting === 1 ? 'waits' : 'wait'} for a second person`]
  return `${[`${done - waiting} approved`, ...waits, `${failed} failed`].join(', ')}.`
}

function methodOf({ payment, recipient }: Row): string {
  const method = payment ?? 'Check'
  return recipient === null ? method : `${method} to ${recipient}`
}

/** Describes the effect: for one request in the server's words, for several in a general sentence. */
function effectOf(rows: readonly Row[]): string | null {
  const [first] = rows
  const waiting = rows.filter(({ approval }) => approval.needsSecondPerson).length
  if (rows.length === 1) return [first?.approval.says, waiting > 0 && waitsForOther].filter(Boolean).join(' ') || null
  const held = rows.filter(({ holdReason }) => holdReason !== null).length
  const except = held === 0 ? '' : `, except ${held} on hold; the reason is next to ${held === 1 ? 'it' : 'each'}`
  const paid = `No money moves now. The next payment run pays them${except}. Each owner with an email address gets an email.`
  if (waiting === 0) return paid
  if (waiting === rows.length) return 'A second person must approve each of them before it takes effect.'
  return `${paid} This is not so for ${waiting} of them: a second person must approve ${waiting === 1 ? 'it' : 'each'} first.`
}

/**
 * Warning about an approval that is allowed. For several requests, gives the number of warnings and their consequence.
 */
function warningOf(all: readonly Row[], warned: readonly Row[]): string | null {
  if (all.length === 1) return warned[0]?.approval.warning ?? null
  return `As of today ${warned.length} of them would not be paid; the reason is next to each. The payment run marks these Incomplete and asks the owner for what is missing.`
}

export const sumOf = (rows: readonly Row[]): string => moneySum(rows.map(({ amount }) => amount))

const netSumOf = (rows: readonly Row[]): string => moneySum(rows.map(({ netAmount }) => netAmount))

function moneySum(amounts: readonly number[]): string {
  const cents = amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
  return formatMoney(cents / 100)
}
