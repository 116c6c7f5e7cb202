import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { REASONS } from '../../contract/reasonTexts.ts'
import { formatCents } from '../platform/money.ts'
import { isProblem, refusal, type Problem } from '../platform/problem.ts'
import {
  CANNOT_CANCEL,
  editTransitionOf,
  transitionOf,
  type Effect,
  type Transition,
  type RequestState,
} from './lifecycle.ts'
import { DEAD } from '../owners/death.ts'
import { whyNotSent } from './openAccount.ts'
import { NOT_CONFIRMED } from './paymentProblem.ts'
import { typeFactsOf } from './eligibility.ts'
import { evidenceLacking } from './evidenceLacking.ts'
import { asked, netOf } from './request.ts'
import type { FullRequest, RequestRow } from './request.sql.ts'
import { requestStateOf, type Circumstances } from './requestState.ts'
import { NOT_SIGNED } from './signWithin.ts'
import { NOT_OF_THIS_AGE, typeOn } from './distributionType.ts'
import { ALREADY_ACTIVE } from './wizardAccount.ts'

const READ_FIRST = 'Record what the form says first: who signed it and whom it pays.'
export const NEEDS_BANK_DETAILS = 'The bank could not use the account. Enter other bank details first.'
export const NEEDS_ADDRESS =
  'The check could not be delivered there. It needs another address that the owner or a second person has confirmed.'
export const SIGN_FOR_ADDRESS =
  'The owner has a new mailing address. Ask the owner to sign again, so that the check goes there.'
export const ACCOUNT_CLOSED = 'The account is closed. Set its status to Pending Closure first.'

const PAYING: ReadonlySet<Effect> = new Set(['PAYS', 'PAYS_LATER', 'PAYS_AGAIN'])

type Evidenced = RequestRow & Pick<FullRequest, 'evidence_state' | 'lacks_address' | 'has_new_address' | 'owner_email'>

/** Unmet requirement of a transition, other than a second person; null if there is none. */
export function lackOf(transition: Transition, request: Evidenced, circumstances: Circumstances): Problem | null {
  if (PAYING.has(transition.effect) && circumstances.isBarredByDeath)
    return refusal(request.payee_id === null ? whyDead(request, circumstances) : NOT_CONFIRMED)
  const needs = new Set(transition.needs)
  // The check to the estate goes to an address of its own.
  if (circumstances.isToEstate) needs.delete('NEW_BANK_DETAILS')
  if (needs.has('APPROVAL') && isUnread(request)) return refusal(READ_FIRST)
  if (needs.has('APPROVAL')) {
    const lacking = evidenceLacking(request)
    if (lacking) return lacking
  }
  if (needs.has('SIGNATURE') && request.signed_at === null && !isRead(request)) return refusal(NOT_SIGNED)
  if (needs.has('APPROVAL') && isToSignForAddress(request, circumstances)) return refusal(SIGN_FOR_ADDRESS)
  if (needs.has('NEW_BANK_DETAILS') && request.bank_details_failed) return refusal(NEEDS_BANK_DETAILS)
  if (needs.has('NEW_BANK_DETAILS') && request.lacks_address) return refusal(NEEDS_ADDRESS)
  if (needs.has('NO_OTHER_ACTIVE') && circumstances.hasOtherActive) return refusal(ALREADY_ACTIVE)
  if (needs.has('ACCOUNT_NOT_CLOSED') && circumstances.isAccountClosed) return refusal(ACCOUNT_CLOSED)
  const unpaid = needs.has('ACCOUNT_PAYS') ? whyNotSent(request, circumstances) : null
  if (unpaid !== null) return refusal(unpaid)
  return null
}

/**
 * Whether staff asked for another address and the owner gave one, so that the signed form names the wrong address. An
 * owner without an email can't be asked to sign.
 */
function isToSignForAddress(request: Evidenced, { money }: Circumstances): boolean {
  const { incomplete_reason: reason, payee_id: payeeId, has_new_address: isMoved, owner_email: email } = request
  const isForAddress = reason === REASONS.ADDRESS || reason === REASONS.ADDRESS_NOT_FOUND
  return money === 'NEVER_PAID' && isForAddress && isMoved && payeeId === null && email !== null
}

const TO_ESTATE_LATER =
  'The death of this account owner was reported, so the owner is not paid again. Once the death is confirmed, pay the money to the estate.'
const TO_ESTATE = 'This account owner has died, so the owner is not paid again. Please pay the money to the estate.'

/** Money of an earlier tax year can't be reversed, so after a death it goes to the estate. */
export function whyDead({ kind }: RequestRow, { money, isOfPastYear, isDeathConfirmed }: Circumstances): string {
  const isNotSent = money === 'RETURNED' || money === 'SAID_RETURNED' || money === 'HERE'
  if (!(kind === 'WITHDRAWAL' && isOfPastYear && isNotSent)) return DEAD
  return isDeathConfirmed ? TO_ESTATE : TO_ESTATE_LATER
}

/** Whether a request on a paper form lacks the signer, because staff have not entered the form yet. */
export function isUnread(request: Pick<RequestRow, 'is_paper_form' | 'signed_at' | 'paper_signer'>): boolean {
  return request.is_paper_form && request.signed_at === null && request.paper_signer === null
}

/** Whether staff have recorded a paper form's signature, which counts once a second person approves the request. */
export function isRead(request: Pick<RequestRow, 'is_paper_form' | 'signed_at' | 'paper_signer'>): boolean {
  return request.is_paper_form && request.signed_at === null && request.paper_signer !== null
}

/** A status that the edit form offers for a request. */
export interface PossibleTransition {
  statusId: number
  /** The reason why the server would refuse the change; null if the change is allowed. */
  reason: string | null
  /** The change's effects on money, form and account, and who is notified; null if there are none. */
  says: string | null
  /**
   * The reason why the payment run would mark the request Incomplete after an allowed change; null if there is none.
   */
  warning: string | null
  needsSecondPerson: boolean
}

/** For each kind of transition, the reason why this employee may not perform the transition; null if allowed. */
export interface NotYou {
  approve: string | null
  payAgain: string | null
  takeBack: string | null
}

const ALL = Object.values(REQUEST_STATUS)

/** A request with the facts from which a transition's effects are described. */
type Told = Evidenced &
  Pick<FullRequest, 'owner_email' | 'first_name' | 'last_name' | 'date_of_birth' | 'account_type' | 'setup_date'> & {
    /** The reason why the next payment run would not pay the request after approval; null if there is none. */
    delay?: string | null
    /** The reason why the request can't be paid by hand now; null if there is none. */
    whyNotByHand?: string | null
  }

/** Email to the owner about a new status; null if there is none. Cancel and Reverse always send an email. */
export function letterOf(statusId: number): 'approved' | 'completed' | 'incomplete' | null {
  if (statusId === REQUEST_STATUS.approved) return 'approved'
  if (statusId === REQUEST_STATUS.completed) return 'completed'
  return statusId === REQUEST_STATUS.incomplete ? 'incomplete' : null
}

/** All six statuses as the edit form offers them: effects, warning, and the reason if a change is refused. */
export function possibleTransitions(
  request: Told,
  circumstances: Circumstances,
  today: string,
  notYou?: NotYou,
): PossibleTransition[] {
  const at = requestStateOf(request, circumstances)
  return ALL.map((statusId) =>
    describe(statusId, editTransitionOf(at, statusId), request, circumstances, today, notYou),
  )
}

/** Cancel or Reverse of a request, as the edit form offers it: effects, and the reason if it is refused. */
export function closingTransition(
  request: Told,
  circumstances: Circumstances,
  today: string,
  notYou?: NotYou,
): PossibleTransition {
  const at = requestStateOf(request, circumstances)
  return describe(REQUEST_STATUS.historical, closingOf(at), request, circumstances, today, notYou)
}

/** Cancel of an open request or Reverse of an incomplete one; the reason if neither is possible. */
export function closingOf(at: RequestState): Transition | Problem {
  const transition = transitionOf(at, REQUEST_STATUS.historical)
  if (isProblem(transition) || transition.effect === 'CANCELS' || transition.effect === 'REVERSES') return transition
  return refusal(CANNOT_CANCEL)
}

function describe(
  statusId: number,
  transition: Transition | Problem,
  request: Told,
  circumstances: Circumstances,
  today: string,
  notYou: NotYou | undefined,
): PossibleTransition {
  if (isProblem(transition))
    return { statusId, reason: transition.message, says: null, warning: null, needsSecondPerson: false }
  const needsSecondPerson = transition.needs.includes('SECOND_PERSON')
  const says =
    statusId === request.status_id && transition.effect === 'NOTHING'
      ? null
      : saying(statusId, transition, request, circumstances)
  const late = transition.effect === 'PAYS' ? (request.whyNotByHand ?? null) : null
  const lack = lackOf(transition, request, circumstances)?.message ?? late
  const reason = lack ?? (notYou ? whyNotYou(transition, notYou) : null)
  const isToPay = paysAnew(transition, circumstances) || isApproved(statusId, request, circumstances)
  const warning = isToPay ? warningOf(request, today) : null
  return { statusId, reason, says, warning, needsSecondPerson }
}

/** Whether a transition leads to a first payment. A returned payment is paid again with its original figures. */
const paysAnew = ({ effect }: Transition, { money }: Circumstances) => money === 'NEVER_PAID' && effect === 'PAYS_LATER'

/** Saving an approved request keeps it Approved, so the next payment run pays it. */
const isApproved = (statusId: number, request: Told, { money }: Circumstances) =>
  statusId === REQUEST_STATUS.approved && request.status_id === statusId && money === 'NEVER_PAID'

const PUT_ASIDE = `The payment run would mark it Incomplete: ${NOT_OF_THIS_AGE}`

const NOT_PAID_UNSIGNED = 'The payment run would set it back to Pending: the owner has not signed it.'

const NOT_MAILED = 'The check could not be printed: the owner had no mailing address.'

/** The reason why the payment run would not pay the request today. */
function warningOf(request: Told, today: string): string | null {
  if (request.signed_at === null && !isRead(request)) return NOT_PAID_UNSIGNED
  if (isNotOfThisAge(request, today)) return PUT_ASIDE
  return request.is_check && request.address1 === null ? NOT_MAILED : null
}

function isNotOfThisAge(request: Told, today: string): boolean {
  const facts = {
    isRoth: request.account_type === 'ROTH',
    dateOfBirth: request.date_of_birth,
    openedOn: request.setup_date,
    today,
  }
  return typeOn(asked(request), typeFactsOf(facts)) === null
}

function whyNotYou({ effect, needs }: Transition, notYou: NotYou): string | null {
  if (needs.includes('APPROVAL') && notYou.approve !== null) return notYou.approve
  if (!needs.includes('SECOND_PERSON')) return null
  return effect === 'REVERSES' ? notYou.takeBack : notYou.payAgain
}

/** Effects of a transition, one sentence each; null if there are none. */
function saying(to: number, { effect }: Transition, request: Told, circumstances: Circumstances): string | null {
  const { isAccountClosed } = circumstances
  const isTakenBack = effect === 'REVERSES' && isPaid(circumstances)
  const isUnsigned = request.signed_at === null && !request.is_paper_form
  const isUnsignedApproval = isUnsigned && to === REQUEST_STATUS.approved
  const isTold = effect === 'CANCELS' || effect === 'REVERSES' || (letterOf(to) !== null && !isUnsignedApproval)
  const sentences = [
    sayingOfMoney(to, effect, request, circumstances),
    effect === 'CANCELS' && isUnsigned ? 'Its form can no longer be signed.' : null,
    isTakenBack && isAccountClosed ? 'Opens the account again.' : null,
    to === REQUEST_STATUS.completed && request.is_full_amount ? 'Closes the account once it is empty.' : null,
    isTold && request.owner_email !== null ? `${request.first_name} ${request.last_name} gets an email.` : null,
  ]
  return sentences.filter((sentence) => sentence !== null).join(' ') || null
}

const isPaid = ({ money }: Circumstances) => money !== 'NEVER_PAID' && money !== 'TAKEN_BACK'

function sayingOfMoney(to: number, effect: Effect, request: Told, circumstances: Circumstances): string | null {
  const gross = request.is_full_amount ? 'the whole balance' : formatCents(request.amount_cents)
  const net = formatCents(netOf(request))
  switch (effect) {
    case 'NOTHING':
      return ['No money moves.', circumstances.money === 'NEVER_PAID' ? WAITS[to] : null].filter(Boolean).join(' ')
    case 'CANCELS':
      return 'Cancels the request. No money moves.'
    case 'PAYS':
      return `Posts ${gross} now.`
    case 'PAYS_LATER':
      return sayingOfLater(circumstances.money === 'NEVER_PAID' ? netOfGross(request) : `${net} again`, request.delay)
    case 'PAYS_AGAIN':
      return `Pays ${net} again now.`
    case 'REVERSES':
      return isPaid(circumstances)
        ? `Takes back ${formatCents(request.amount_cents)} now.`
        : 'Closes the request. No money moves.'
  }
}

/** Describes, by status, what a request waits for before it is paid. */
const WAITS: Readonly<Record<number, string>> = {
  [REQUEST_STATUS.open]: 'The request waits for an approval again.',
  [REQUEST_STATUS.incomplete]: 'The request is not paid until it is corrected and approved.',
}

const sayingOfLater = (paid: string, delay: string | null | undefined) =>
  delay
    ? `No money moves now, and the next payment run does not pay it. ${delay} After that, a payment run pays ${paid}.`
    : `No money moves now. The next payment run pays ${paid}.`

/** The amount to pay as text, net amount first: "$788.96: $904.40 less $90.44 tax and the $25.00 fee". */
function netOfGross(request: RequestRow): string {
  if (request.is_full_amount) return 'the whole balance, less tax and fee'
  const [gross, net] = [request.amount_cents, netOf(request)]
  const tax = request.federal_cents + request.state_cents
  const fee = gross - tax - net
  const less = [...(tax > 0n ? [`${formatCents(tax)} tax`] : []), ...(fee > 0n ? [`the ${formatCents(fee)} fee`] : [])]
  const paid = formatCents(net)
  return less.length === 0 ? paid : `${paid}: ${formatCents(gross)} less ${less.join(' and ')}`
}
