import { makeStyles, tokens } from '@fluentui/react-components'
import { formatMoney } from '../../kit/ui/format.ts'
import { reasonForStaff } from '../reasons.ts'
import type { Row } from './requestRow.ts'
import { statusLabels } from './statusLabel.ts'
import { paymentLine, staffPayment, type StaffPayment } from './staffPayment.ts'

const useStyles = makeStyles({
  small: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    lineHeight: tokens.lineHeightBase100,
  },
  notes: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

/** Status of a request, and its outcome below: "Historical" and "cancelled", or "Open" and "not signed". */
export function StatusText({ row }: { row: Row }) {
  const styles = useStyles()
  const { status } = row
  const outcome = row.outcome ?? (row.isToSign ? 'not signed' : null)
  return (
    <span>
      {statusLabels[status]}
      {outcome === null ? null : <span className={styles.small}>{outcome}</span>}
    </span>
  )
}

/** Further facts about the status, one sentence each; null if there are no facts. */
export function statusNotes(row: Row) {
  const notes = notesOf(row)
  return notes.length > 0 ? <Notes notes={notes} /> : null
}

/** Separator after a note: a space if the note ends with a period. */
const separator = (note: string | undefined) => (note?.endsWith('.') ? ' ' : ' · ')

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <p className={useStyles().notes}>
      {notes.map((note, index) => (
        <span key={note}>
          {index === 0 ? null : separator(notes[index - 1])}
          <span>{note}</span>
        </span>
      ))}
    </p>
  )
}

/**
 * Notes of a request: first whether it is a rollover or a transfer, which no column shows. Then the unsent payment, or
 * else a recipient other than the owner. Then the missing item, the hold, the next action, and the state of the last
 * payment.
 */
function notesOf(row: Row): string[] {
  const { recipient, incompleteReason, holdReason, payments, outcome } = row
  const last = payments.at(-1)
  const line = last ? paymentLine(staffPayment(last), outcome ?? incompleteReason) : null
  const paid = planned(row) ?? (recipient === null ? null : `Pays ${recipient}`)
  const notes = [
    row.move,
    paid,
    outcome === null && incompleteReason ? reasonForStaff(incompleteReason) : null,
    holdReason,
    toDo(row),
    line,
  ]
  return notes.filter((note) => note !== null && note !== undefined)
}

/** True if the notes of a request show the payment that is still to be sent. */
export function showsPlanned({ status, isToSign, paysTo, payments }: Row): boolean {
  if (isToSign || paysTo === null) return false
  if (status === 'APPROVED') return !payments.map(staffPayment).some(isOut)
  return status === 'OPEN' || (status === 'INCOMPLETE' && payments.length === 0)
}

/** Whether a payment was sent and has not come back. */
const isOut = ({ sentOn, returnedOn, isReversed }: StaffPayment) =>
  sentOn !== null && returnedOn === null && !isReversed

/** The payment that is still to be sent: "Check to Oak Trust FBO Ann Archer, net $975.00". */
function planned(row: Row): string | null {
  const { payment, paysTo, recipient, netAmount } = row
  if (!showsPlanned(row)) return null
  const to = payment === 'Direct deposit' && recipient !== null ? `${paysTo} of ${recipient}` : paysTo
  return `${payment ?? 'Check'} to ${to}, net ${formatMoney(netAmount)}`
}

const waitsForRun = 'Waits for the next payment run (Process Withdrawals)'

/** The next action on the request, or the reason why it waits. */
function toDo({ mustReadForm, waitsFor, approval, status, holdReason, payments }: Row): string | null {
  if (mustReadForm) return 'read the form'
  if (waitsFor !== null) return `Waits: ${waitsFor}`
  if (status === 'OPEN') return approval.whyNot ?? approval.warning
  if (status !== 'APPROVED' && status !== 'PENDING') return null
  return approval.warning ?? (holdReason === null && payments.length === 0 ? waitsForRun : null)
}
