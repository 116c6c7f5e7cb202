import { about } from '../platform/audit/audit.ts'
import { payeeForBenefitOf } from '../../contract/checkPayee.ts'
import { emailedWords } from '../../contract/reasons.ts'
import { requestNumber as numberOf } from '../../contract/requestNumber.ts'
import type { RequestEventTable } from '../platform/db/schema.ts'
import { enqueueMails, mailContext } from '../mail/outbox.ts'
import { netAmount } from '../taxes/withholding.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { mailedToEstate } from './estatePayee.ts'
import type { FullRequest, RequestRow } from './request.sql.ts'

/** "W-2026-002001": request number shown to people. */
export function requestNumber(request: Pick<RequestRow, 'kind' | 'date_requested' | 'request_id'>): string {
  const { kind, date_requested, request_id } = request
  return numberOf({ isRollover: kind === 'ROLLOVER', dateRequested: date_requested, requestId: request_id })
}

/** Reference to a request in an audit entry. */
export function ofRequest({ request_id, account_owner_id }: Pick<FullRequest, 'request_id' | 'account_owner_id'>) {
  return about('distribution_request', request_id, account_owner_id)
}

/** The fields of a request that decide its type on a given day. */
export function asked({ distribution_type_id, evidence_of }: Pick<RequestRow, 'distribution_type_id' | 'evidence_of'>) {
  return { typeId: distribution_type_id, evidenceOf: evidence_of }
}

/** Returns the net amount of a request in cents. */
export function netOf(
  request: Pick<RequestRow, 'amount_cents' | 'federal_cents' | 'state_cents' | 'fee_cents'>,
): bigint {
  return netAmount({
    amount: request.amount_cents,
    federal: request.federal_cents,
    state: request.state_cents,
    fee: request.fee_cents,
  })
}

/** Payee: the owner, or the recipient after the owner's death. */
export function recipientOf(
  request: Pick<FullRequest, 'payee_id' | 'check_payable_to' | 'first_name' | 'last_name'>,
): string {
  const owner = `${request.first_name} ${request.last_name}`
  return request.payee_id === null ? owner : (request.check_payable_to ?? '')
}

/**
 * The payee of a check; null if no name is known. A rollover is paid to the receiving custodian for the benefit of the
 * owner, never to the owner.
 */
export function payeeOfCheck(
  request: Pick<FullRequest, 'kind' | 'payee_id' | 'check_payable_to' | 'first_name' | 'last_name'>,
): string | null {
  const recipient = recipientOf(request)
  if (request.kind === 'WITHDRAWAL') return recipient || null
  return request.check_payable_to && payeeForBenefitOf(request.check_payable_to, recipient)
}

/** The address on the request in one line; empty if the request has none. */
export function addressOf({
  address1,
  address2,
  city,
  state,
  zip,
}: Pick<FullRequest, 'address1' | 'address2' | 'city' | 'state' | 'zip'>): string {
  return [address1, address2, [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(', ')
}

/** The address that staff see: the estate's while the estate is paid, or the request's own. */
export function sentTo(request: Pick<FullRequest, 'estate' | 'address1' | 'address2' | 'city' | 'state' | 'zip'>) {
  const { address1, address2, city, state, zip } = request.estate ?? request
  return { address1, address2, city, state, zip }
}

/** The address that the check is mailed to; null for a direct deposit. */
export function mailedTo(request: FullRequest): string | null {
  if (request.estate) return mailedToEstate(request.estate)
  return request.kind === 'ROLLOVER' || request.is_check ? addressOf(request) || null : null
}

/** Destination of the request's money as text, without a full account number. */
export function payeeOf(
  request: Pick<
    FullRequest,
    | 'kind'
    | 'estate'
    | 'payee_id'
    | 'check_payable_to'
    | 'is_check'
    | 'bank_name'
    | 'bank_account_last4'
    | 'first_name'
    | 'last_name'
  >,
): string | null {
  if (request.estate) return request.estate.payableTo
  if (request.kind === 'ROLLOVER') return payeeOfCheck(request)
  if (request.is_check) return recipientOf(request)
  return `${request.bank_name}, account ending in ${request.bank_account_last4}`
}

/** Adds a step to the request's history. People see its note, so it contains no personal data. */
export async function recordEvent(
  context: WriteContext,
  requestId: number,
  kind: RequestEventTable['kind'],
  note: string | null = null,
): Promise<void> {
  await recordEvents(context, [requestId], kind, note)
}

/** Adds the same step to the history of each request. */
export async function recordEvents(
  context: WriteContext,
  requestIds: readonly number[],
  kind: RequestEventTable['kind'],
  note: string | null = null,
): Promise<void> {
  await context.tx
    .insertInto('request_event')
    .values(requestIds.map((request_id) => ({ request_id, kind, at: context.now, user_id: context.userId, note })))
    .execute()
}

const LETTERS = {
  formReceived: [
    'Received',
    'A rollover form was sent to us for your account. It starts a rollover of the full balance once we have read the form. If you did not send it, call us right away.',
  ],
  signed: ['Signed', 'We received your signed document. Distributions take 7 to 10 business days from now.'],
  signedHeld: [
    'Signed',
    'We received your signed document. Your first payment also waits for the code from our letter: please enter it on Home. Distributions take 7 to 10 business days.',
  ],
  signedAwaitingContact: [
    'Signed',
    'We received your signed document. We must confirm your identity before your first payment: please contact us. Distributions take 7 to 10 business days.',
  ],
  changed: [
    'Changed',
    'We changed your request after you signed it. Please check it, and contact us if you did not ask for that.',
  ],
  restored: ['Changed', 'Your request is again as you signed it: the change we emailed you about was not approved.'],
  approved: ['Approved', 'Your request was approved and will be paid next.'],
  approvedForNextYear: [
    'Approved',
    'Your request was approved. Direct deposits of this year have all been sent, so it is paid on the first bank day of the new year and counts as income of that year.',
  ],
  checkForNextYear: [
    'Approved',
    'Your request was approved. Checks of this year have all been printed, so it is paid on the first bank day of the new year and counts for that year.',
  ],
  approvedHeld: ['Approved', 'Your request was approved. We pay it once you have entered the code from our letter.'],
  approvedAwaitingContact: [
    'Approved',
    'Your request was approved. Please contact us. We pay it after we have confirmed your identity.',
  ],
  approvedUnderReview: [
    'Approved',
    'Your request was approved. We are reviewing it and pay it when the review is done.',
  ],
  approvedAwaitingPlan: [
    'Approved',
    'Your request was approved. We pay it once the deposit from your plan has arrived.',
  ],
  sent: [
    'Sent',
    'Your payment is on its way by direct deposit. Open your request to see the amount and the day on which it is due.',
  ],
  sentCheck: [
    'Sent',
    'Your payment is on its way by check. Allow time for delivery. Open your request to see the amount and the check number.',
  ],
  completed: ['Completed', 'Your request is completed.'],
  unsigned: [
    'Canceled',
    'Your request was canceled because it was not signed within 30 days. You can make a new one at any time.',
  ],
  incomplete: ['Incomplete', 'Your request needs attention. Open it to see what to do, or contact us.'],
  cameBack: [
    'Payment came back',
    'The payment of your request came back. We hold the money for you. Open your request to see why and what to do, or contact us.',
  ],
  cancelled: ['Canceled', 'Your request was canceled. No money has moved. Please contact us if you have questions.'],
  reversed: [
    'Reversed',
    'Your request was reversed. The money is back in your account. Please contact us if you have questions.',
  ],
  redeposited: [
    'Back in Your Account',
    'The payment of your request came back, and the money is in your account again as a rollover, as you asked us to in writing. It stays on the tax form of the year in which it was paid.',
  ],
  closed: ['Closed', 'Your request was closed without a payment. Please contact us if you have questions.'],
} as const

/** Added to the email about a held payment that was approved after the year's last file of its method. */
const NEXT_YEAR_AT_THE_EARLIEST = {
  deposit:
    'Direct deposits of this year have all been sent, so it is paid in the new year at the earliest and counts as income of the year of its payment.',
  check:
    'Checks of this year have all been printed, so it is paid in the new year at the earliest and counts for the year of its payment.',
} as const

/** Emails that the facts of the request choose: what a held payment waits for, and how it is paid. */
type ChosenLetter =
  | `${'approved' | 'signed'}${'Held' | 'AwaitingContact'}`
  | 'approvedUnderReview'
  | 'approvedAwaitingPlan'
  | 'checkForNextYear'
  | 'sentCheck'

function chosenLetter(request: FullRequest, letter: keyof typeof LETTERS): keyof typeof LETTERS {
  if (letter === 'sent') return request.kind === 'ROLLOVER' || request.is_check ? 'sentCheck' : letter
  const hold = payoutHoldOf(request)
  if (hold !== null && (letter === 'approved' || letter === 'signed')) return `${letter}${hold}`
  if (letter !== 'approved') return letter
  if (request.is_awaiting_review) return 'approvedUnderReview'
  return request.is_awaiting_plan ? 'approvedAwaitingPlan' : letter
}

function letterTo(request: FullRequest, letter: keyof typeof LETTERS): readonly [status: string, text: string] {
  const held = chosenLetter(request, letter === 'approvedForNextYear' ? 'approved' : letter)
  if (letter !== 'approvedForNextYear') return LETTERS[held]
  if (held === 'approved') return request.is_check ? LETTERS.checkForNextYear : LETTERS.approvedForNextYear
  const [status, text] = LETTERS[held]
  return [status, `${text} ${NEXT_YEAR_AT_THE_EARLIEST[request.is_check ? 'check' : 'deposit']}`]
}

/** Emails the owner the status; amounts and typed reasons are shown only after sign-in. */
export async function tellOwner(
  context: WriteContext,
  request: FullRequest,
  letter: Exclude<keyof typeof LETTERS, ChosenLetter>,
  reason: string | null = null,
): Promise<void> {
  await notifyOwners(context, [request], letter, reason)
}

/** Sends each of these owners the same email. */
export async function notifyOwners(
  context: WriteContext,
  requests: readonly FullRequest[],
  letter: Exclude<keyof typeof LETTERS, ChosenLetter>,
  reason: string | null = null,
): Promise<void> {
  const emailed = emailedWords(reason)
  const said = emailed === null ? '' : `${emailed} `
  const letters = requests.flatMap((request) => {
    if (request.owner_email === null) return []
    const [status, told] = letterTo(request, letter)
    const vars = { requestId: request.request_id, number: requestNumber(request), status, text: `${said}${told}` }
    return [{ to: request.owner_email, ownerId: request.account_owner_id, vars }]
  })
  await enqueueMails(context.tx, mailContext(context.services, context.now), 'request-status', letters)
}

/** What the owner must do before the payment: enter the code from a letter, or contact us. */
function payoutHoldOf(request: FullRequest): 'Held' | 'AwaitingContact' | null {
  if (request.is_barred_by_death) return null
  if (request.is_awaiting_code) return 'Held'
  return request.is_awaiting_contact ? 'AwaitingContact' : null
}
