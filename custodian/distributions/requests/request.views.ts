import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { notesOfRequests } from './dataNotes.ts'
import { activeStatusIds, REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import type { EvidenceStanding } from '../../../contract/evidence.ts'
import type { EventKind, OwnRequest, Progress } from '../../../contract/requests.ts'
import type { Rollover, Withdrawal } from '../../../contract/staffRequests.ts'
import { HELD } from '../../holds/payoutHold.ts'
import { whyNotSent } from '../openAccount.ts'
import { AWAITS_PLAN, AWAITS_REVIEW } from '../paymentProblem.ts'
import { DEAD } from '../../owners/death.ts'
import { bankDaysBetween, expectedWindow } from '../../platform/calendar/bankDays.ts'
import { DAY_MS } from '../../platform/calendar/durations.ts'
import { usDate } from '../../platform/calendar/usDate.ts'
import type { Services } from '../../platform/context/services.ts'
import { anyOfIds } from '../../platform/db/anyOf.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import { fromCents } from '../../platform/money.ts'
import { lateByHand, nextYearOf, paidNextYearNow, type NextYear } from '../settlement/depositsOver.ts'
import { ownPaymentView, paymentsOf, staffPaymentView, type PaymentsOfRequests } from '../settlement/payments.views.ts'
import { maskedAccount, maskedEmail } from '../accountNumbers.ts'
import { isAskedToSign, isCancelableByOwner } from '../awaitsSignature.ts'
import { whyNotYouOf, type Reader } from './approverRule.ts'
import { maySignAgain } from './askToSignAgain.ts'
import { closingTransition, isUnread, possibleTransitions, type NotYou } from '../possibleTransitions.ts'
import { whyNoBankDetails } from './editFields.ts'
import { progressOf } from './progress.ts'
import { mailedTo, netOf, payeeOf, requestNumber, sentTo } from '../request.ts'
import type { FullRequest } from '../request.sql.ts'
import { requestEvidence } from '../evidence/evidenceEffect.ts'
import { requestEstate } from './estateEffect.ts'
import { requestRedeposit } from './redepositEffect.ts'
import { requestChange, requestPaidAgain, requestReversal } from './requestEffects.ts'
import { visitorsOf, type Visitor } from './visits.ts'
import { openEffects } from '../settlement/openApprovals.ts'
import { circumstancesOf, isCorrectable, type Circumstances } from '../requestState.ts'
import { SIGN_WITHIN_DAYS, signSinceOf } from '../signWithin.ts'

/** A withdrawal as shown to staff. Money in dollars. */
export function withdrawalView(request: FullRequest, around: Around): Withdrawal {
  return {
    ...sharedView(request, around),
    federalWithholding: fromCents(request.federal_cents),
    stateWithholding: fromCents(request.state_cents),
    routingNumber: request.estate ? null : request.routing_number,
    bankAccount: request.estate ? null : maskedAccount(request.bank_account_last4),
    isSavings: request.is_savings,
    takesBankDetails: whyNoBankDetails(request, circumstancesIn(around, request)) === null,
    needsBankDetails: request.bank_details_failed && !request.estate,
  }
}

/** A rollover or transfer as shown to staff. */
export function rolloverRequestView(request: FullRequest, around: Around): Rollover {
  return {
    ...sharedView(request, around),
    receivingAccountNumber: maskedAccount(request.receiving_account_last4),
    checkPayableTo: request.check_payable_to,
    attentionTo: request.attention_to,
    isPaperForm: request.is_paper_form,
    mustReadForm: isUnread(request),
    paperSigner: request.paper_signer,
    isEmployerPlan: isUnread(request) ? null : request.distribution_type_id === DISTRIBUTION_TYPE.rollover,
  }
}

const EFFECTS = [requestChange, requestPaidAgain, requestReversal, requestRedeposit, requestEstate, requestEvidence]
const titleOf = (effect: string | undefined) => EFFECTS.find(({ name }) => name === effect)?.title ?? null

/** Facts about several requests; one statement reads each kind of fact for all of them. */
export interface Around extends Pick<Services, 'dateOf'> {
  payments: PaymentsOfRequests
  circumstances: ReadonlyMap<number, Circumstances>
  /** The effects of the approvals that wait about each request, the newest first. */
  waiting: ReadonlyMap<number, readonly string[]>
  /** For staff: why the reader may not decide each request. */
  whyNotYou: ReadonlyMap<number, NotYou>
  /** For staff: other employees who have the requests open. */
  visitors: ReadonlyMap<number, readonly Visitor[]>
  /** For staff: data of the owner that an approver must know. */
  notes: ReadonlyMap<number, readonly string[]>
  /** Day for which the owners' ages are calculated. */
  today: string
  /** By method, the day on which a payment approved now is paid, if that day is in the next year. */
  nextYear: NextYear
}

/** `reader`: the employee login for whom transitions are offered; null for the owner, who is offered none. */
export async function aroundRequests(
  services: Pick<Services, 'dateOf' | 'clock' | 'config' | 'pii'>,
  db: Db | Tx,
  requests: readonly FullRequest[],
  reader: Reader | null,
): Promise<Around> {
  const ids = requests.map(({ request_id }) => request_id)
  const today = services.dateOf(services.clock.now())
  return {
    dateOf: services.dateOf,
    payments: await paymentsOf(services, db, ids),
    circumstances: await circumstancesOf(db, ids, today),
    waiting: await openEffects(db, ids),
    whyNotYou: reader ? await whyNotYouOf(db, services, reader, ids) : new Map(),
    notes: reader ? await notesOfRequests(db, services, requests) : new Map(),
    visitors: reader ? await visitorsOf(db, ids, reader) : new Map(),
    today,
    nextYear: await paidNextYearNow(db, services, today),
  }
}

/**
 * The circumstances of a request.
 * @throws Error if the circumstances were not read
 */
export function circumstancesIn(
  { circumstances }: Pick<Around, 'circumstances'>,
  { request_id }: Pick<FullRequest, 'request_id'>,
): Circumstances {
  const found = circumstances.get(request_id)
  if (!found) throw new Error(`nothing is known around request ${request_id}`)
  return found
}

function sharedView(request: FullRequest, around: Around) {
  const circumstances = circumstancesIn(around, request)
  const nextYear = nextYearFrom(request, around)
  const told = {
    ...request,
    delay: heldReason(request, circumstances) ?? nextYearText(request, nextYear),
    whyNotByHand: nextYear && lateByHand(nextYear, request),
  }
  return {
    id: request.request_id,
    amount: fromCents(request.amount_cents),
    ...sentTo(request),
    statusId: request.status_id,
    waiveFees: request.waive_fees,
    fee: fromCents(request.fee_cents),
    attachmentGuid: request.attachment_guid,
    attachmentWarning: request.attachment_warning,
    planAccountNumber: request.plan_account_number,
    distributionTypeId: request.distribution_type_id,
    firstName: request.first_name,
    lastName: request.last_name,
    recipientName: request.estate?.payableTo ?? (request.payee_id === null ? null : request.check_payable_to),
    isFullAmount: request.is_full_amount,
    isCheck: request.is_check || request.estate !== null,
    isRoth: request.account_type === 'ROTH',
    dateOfBirth: request.date_of_birth,
    dateRequested: request.date_requested.toISOString(),
    ageInBankDays: isUnpaid(request) ? bankDaysBetween(around.dateOf(request.waiting_since), around.today) : null,
    retirementAccountId: request.account_id,
    version: request.version,
    signedAt: request.signed_at?.toISOString() ?? null,
    accountOwnerId: request.account_owner_id,
    outcome: request.outcome,
    incompleteReason: request.incomplete_reason,
    isHeld: request.is_held && isUnpaid(request),
    holdReason: heldReason(request, circumstances) ?? nextYearText(request, nextYearDay(request, around)),
    netAmount: fromCents(netOf(request)),
    payments: (around.payments.get(request.request_id) ?? []).map(staffPaymentView),
    moves: possibleTransitions(told, circumstances, around.today, around.whyNotYou.get(request.request_id)),
    closing: closingTransition(told, circumstances, around.today, around.whyNotYou.get(request.request_id)),
    isCorrectable: isCorrectable(request.status_id, circumstances.money),
    maySignAgain: maySignAgain(request, circumstances),
    evidence: evidenceStandingOf(request),
    waitsFor: titleOf(around.waiting.get(request.request_id)?.[0]),
    dataNotes: [...(around.notes.get(request.request_id) ?? [])],
    openedBy: (around.visitors.get(request.request_id) ?? []).map(({ name }) => name),
  }
}

type Holding = Pick<Circumstances, 'isToEstate' | 'money' | 'accountStatusId'>

/** The reason why nothing is paid until a person acts; null if nothing holds the payment. */
function heldReason(request: FullRequest, circumstances: Holding): string | null {
  const isHeld = request.is_held && isUnpaid(request)
  if (isHeld && request.is_barred_by_death && !circumstances.isToEstate) return DEAD
  if (request.is_awaiting_review && isNotSent(request, circumstances)) return AWAITS_REVIEW
  const kept = keptByAccount(request, circumstances)
  if (kept !== null) return kept
  if (!isHeld || circumstances.money === 'LEFT') return null
  return request.is_awaiting_plan ? AWAITS_PLAN : HELD
}

/**
 * Whether a sanctions match holds the payment, or the account's status a posted one. A match also holds a posted payment
 * that is in no file yet.
 */
function isUnderReview(request: FullRequest, circumstances: Holding): boolean {
  if (keptByAccount(request, circumstances) !== null) return true
  return request.is_awaiting_review && isNotSent(request, circumstances)
}

/** Why the account's status holds a posted payment that is in no file yet; null if it does not. */
function keptByAccount(request: FullRequest, circumstances: Holding): string | null {
  return circumstances.money === 'HERE' ? whyNotSent(request, circumstances) : null
}

/** Whether the payment can still be held: it is not posted, or posted and in no file yet. */
function isNotSent(request: FullRequest, { money }: Pick<Circumstances, 'money'>): boolean {
  return money === 'HERE' || (money !== 'LEFT' && isUnpaid(request))
}

const nextYearText = ({ is_check: isCheck }: FullRequest, day: string | null) =>
  day &&
  `${isCheck ? 'Checks of this year have all been printed' : 'Direct deposits of this year have all been sent'}. It is paid on ${usDate(day)} and reported for that year.`

type AroundYear = Pick<Around, 'circumstances' | 'nextYear'>

/**
 * The day in the next year on which an approved request is paid, if this year's last file was sent; else null.
 */
function nextYearDay(request: FullRequest, around: AroundYear): string | null {
  const isToPay = request.status_id === REQUEST_STATUS.approved || request.status_id === REQUEST_STATUS.pending
  return isToPay ? nextYearFrom(request, around) : null
}

/** The day in the next year on which an unpaid request would be paid; null while it can be paid in this year. */
function nextYearFrom(request: FullRequest, around: AroundYear): string | null {
  return circumstancesIn(around, request).money === 'NEVER_PAID' ? nextYearOf(around.nextYear, request) : null
}

function evidenceStandingOf({ evidence_of: of, evidence_state: state }: FullRequest): EvidenceStanding {
  return of === null ? null : { of, state: state ?? 'MISSING' }
}

/** Whether the request is open, approved, pending or incomplete, so it may still be paid. */
function isUnpaid(request: FullRequest): boolean {
  return activeStatusIds.includes(request.status_id)
}

interface EventRow {
  request_id: number
  kind: EventKind
  at: Date
  note: string | null
}

/** The histories of these requests in order, without the internal step of freezing. */
export async function eventsOf(db: Db, requestIds: readonly number[]): Promise<Map<number, EventRow[]>> {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('request_event')
    .select(['request_id', 'kind', 'at', 'note'])
    .where('request_id', '=', anyOfIds(requestIds))
    .where('kind', '<>', 'FROZEN')
    .$narrowType<{ kind: EventKind }>()
    .orderBy('event_id')
    .execute()
  return Map.groupBy(rows, ({ request_id }) => request_id)
}

/** Progress during which the owner waits for the money. */
const AWAITED: readonly Progress[] = ['IN_REVIEW', 'APPROVED', 'ON_ITS_WAY']

/**
 * Days between which the money is expected, counted from the signature; null once it has arrived. Dates in the past
 * mean a delay. A mailed check is expected until the last date or until the bank has paid it.
 */
export function expectedOf(
  request: Pick<FullRequest, 'request_id'> & Parameters<typeof progressOf>[0],
  around: Pick<Around, 'circumstances' | 'payments' | 'dateOf' | 'today'>,
): { expectedFrom: string | null; expectedTo: string | null } {
  const progress = progressOf(request, circumstancesIn(around, request).money)
  const expected = request.signed_at && expectedWindow(around.dateOf(request.signed_at))
  const last = around.payments.get(request.request_id)?.at(-1)
  const isInTheMail =
    progress === 'PAID' && last?.method === 'CHECK' && last.sentOn !== null && !last.cleared_on && !last.returnedOn
  if (!expected || !(AWAITED.includes(progress) || (isInTheMail && expected.to >= around.today)))
    return { expectedFrom: null, expectedTo: null }
  return { expectedFrom: expected.from, expectedTo: expected.to }
}

/** On the last day itself, the job that cancels unsigned requests may run first, so the owner gets the day before. */
function signUntil(request: FullRequest, events: readonly EventRow[]): Date {
  return new Date(signSinceOf(request, events) + (SIGN_WITHIN_DAYS - 1) * DAY_MS)
}

/** A request as shown to its owner. */
export function ownRequestView(request: FullRequest, events: readonly EventRow[], around: Around): OwnRequest {
  const circumstances = circumstancesIn(around, request)
  const progress = progressOf(request, circumstances.money)
  return {
    requestId: request.request_id,
    number: requestNumber(request),
    isRollover: request.kind === 'ROLLOVER',
    distributionTypeId: request.distribution_type_id,
    evidence: evidenceStandingOf(request),
    retirementAccountId: request.account_id,
    planAccountNumber: request.plan_account_number,
    amount: fromCents(request.amount_cents),
    federalWithholding: fromCents(request.federal_cents),
    stateWithholding: fromCents(request.state_cents),
    fee: fromCents(request.fee_cents),
    netAmount: fromCents(netOf(request)),
    isCheck: request.is_check || request.estate !== null,
    isFullAmount: request.is_full_amount,
    payee: payeeOf(request),
    mailedTo: mailedTo(request),
    attentionTo: request.estate ? null : request.attention_to,
    receivingAccount: request.estate ? null : maskedAccount(request.receiving_account_last4),
    statusId: request.status_id,
    progress,
    outcome: request.outcome,
    incompleteReason: request.incomplete_reason,
    isHeld: request.is_held && isUnpaid(request),
    isAwaitingCode: request.is_awaiting_code && isUnpaid(request),
    isAwaitingContact: request.is_awaiting_contact && isUnpaid(request),
    isAwaitingPlan: request.is_awaiting_plan && isUnpaid(request),
    paidNextYearOn: nextYearDay(request, around),
    paidNextYearFrom: isUnpaid(request) ? nextYearFrom(request, around) : null,
    isUnderReview: isUnderReview(request, circumstances),
    dateRequested: request.date_requested.toISOString(),
    signedAt: request.signed_at?.toISOString() ?? null,
    awaitsSignature: isAskedToSign(request, circumstances),
    mayCancel: isCancelableByOwner(request),
    // A paper form is not canceled as unsigned.
    signBy:
      progress === 'AWAITING_SIGNATURE' && !request.is_paper_form ? around.dateOf(signUntil(request, events)) : null,
    ...expectedOf(request, around),
    maskedEmail: request.owner_email && maskedEmail(request.owner_email),
    events: events.map(({ kind, at, note }) => ({ kind, at: at.toISOString(), note })),
    payments: (around.payments.get(request.request_id) ?? []).map(ownPaymentView),
  }
}
