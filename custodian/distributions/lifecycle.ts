import { nameOf } from '../../contract/enumeration.ts'
import { REQUEST_STATUS, ROLLOVER_EDIT, type RequestStatus } from '../../contract/requestStatus.ts'
import type { DistributionRequestTable } from '../platform/db/schema.ts'
import { isProblem, refusal, type Problem } from '../platform/problem.ts'

// The only table of a request's transitions, by status, outcome and location of its money. Edit forms, buttons, jobs,
// returns and the ledger use it. Transitions not in the table are refused.

/**
 * Location of a request's money. `HERE`: posted, but the payment is not in a bank file yet. `LEFT`: the payment is in a
 * bank file. `SAID_RETURNED`: in the returns book, because an employee reported a return. `RETURNED`: in the returns
 * book, because the bank reported a return. `TAKEN_BACK`: in the account again.
 */
export type Money = 'NEVER_PAID' | 'HERE' | 'LEFT' | 'SAID_RETURNED' | 'RETURNED' | 'TAKEN_BACK'

/** Immediate effect of a transition on money; `PAYS_LATER` leaves the payment to the next run of the jobs. */
export type Effect = 'NOTHING' | 'CANCELS' | 'PAYS' | 'PAYS_LATER' | 'PAYS_AGAIN' | 'REVERSES'

/**
 * Requirements of a transition. `APPROVAL`: by a person who changed neither payee, account, address nor amount.
 * `SECOND_PERSON`: one employee requests it, another decides.
 */
type Need =
  | 'SIGNATURE'
  | 'APPROVAL'
  | 'SECOND_PERSON'
  | 'NEW_BANK_DETAILS'
  | 'NO_OTHER_ACTIVE'
  | 'ACCOUNT_NOT_CLOSED'
  | 'ACCOUNT_PAYS'

export interface Transition {
  effect: Effect
  needs: readonly Need[]
}

/** Facts about a request that decide which transitions are possible. */
export interface RequestState {
  kind: DistributionRequestTable['kind']
  statusId: number
  outcome: DistributionRequestTable['outcome']
  money: Money
  /** Whether the payment was sent in an earlier tax year, so it stays on that year's Form 1099-R. */
  isOfPastYear: boolean
}

const nothing: Transition = { effect: 'NOTHING', needs: [] }
/** Transition from Completed or Historical back to Incomplete, which makes the request active again. */
const active: Transition = { effect: 'NOTHING', needs: ['NO_OTHER_ACTIVE', 'ACCOUNT_NOT_CLOSED'] }
const approves: Transition = { effect: 'PAYS_LATER', needs: ['APPROVAL', 'ACCOUNT_NOT_CLOSED'] }
const pays: Transition = { effect: 'PAYS', needs: ['SIGNATURE', 'APPROVAL', 'ACCOUNT_NOT_CLOSED'] }
const cancels: Transition = { effect: 'CANCELS', needs: [] }
const reverses: Transition = { effect: 'REVERSES', needs: [] }
const reversesAlone: Transition = { effect: 'REVERSES', needs: ['SECOND_PERSON'] }
const again: readonly Need[] = ['SIGNATURE', 'APPROVAL', 'NEW_BANK_DETAILS', 'ACCOUNT_NOT_CLOSED', 'ACCOUNT_PAYS']
const approvesAgain: Transition = { effect: 'PAYS_LATER', needs: again }
const paysAgain: Transition = { effect: 'PAYS_AGAIN', needs: again }
/** The same transition, which also needs a second person. */
const two = (transition: Transition): Transition => ({ ...transition, needs: [...transition.needs, 'SECOND_PERSON'] })

type Row = Readonly<Partial<Record<RequestStatus, Transition>>>
type Table = Readonly<Record<RequestStatus, Row>>

/**
 * A returned payment makes the request Incomplete. Then the request is approved and paid again once, or reversed. It is
 * never archived.
 */
const cameBack = (approved: Transition, reversed: Transition): Table => ({
  open: { open: nothing, incomplete: nothing },
  approved: { approved: nothing, pending: paysAgain, completed: paysAgain, incomplete: nothing },
  pending: { pending: nothing, completed: paysAgain, incomplete: nothing },
  completed: { completed: nothing, incomplete: active },
  historical: { historical: nothing, incomplete: active },
  incomplete: { incomplete: nothing, approved: approved, historical: reversed },
})

const TABLE: Readonly<Record<Money, Table>> = {
  NEVER_PAID: {
    open: {
      open: nothing,
      approved: approves,
      pending: pays,
      completed: pays,
      historical: cancels,
      incomplete: nothing,
    },
    approved: { open: nothing, approved: nothing, pending: pays, completed: pays, incomplete: nothing },
    pending: { pending: nothing, completed: pays, incomplete: nothing },
    completed: { completed: nothing, incomplete: active },
    historical: { historical: nothing },
    incomplete: {
      open: nothing,
      approved: approves,
      pending: pays,
      completed: pays,
      historical: reverses,
      incomplete: nothing,
    },
  },
  HERE: {
    open: { open: nothing, incomplete: nothing },
    approved: { approved: nothing, pending: nothing, incomplete: nothing },
    pending: { pending: nothing, completed: nothing, incomplete: nothing },
    completed: { completed: nothing, historical: nothing, incomplete: active },
    historical: { historical: nothing },
    incomplete: { incomplete: nothing, historical: reverses },
  },
  LEFT: {
    open: { open: nothing, incomplete: nothing },
    approved: { approved: nothing, pending: nothing, incomplete: nothing },
    pending: { pending: nothing, completed: nothing, incomplete: nothing },
    completed: { completed: nothing, historical: nothing, incomplete: active },
    historical: { historical: nothing },
    incomplete: { incomplete: nothing, completed: nothing, historical: reversesAlone },
  },
  SAID_RETURNED: cameBack(two(approvesAgain), reversesAlone),
  RETURNED: cameBack(approvesAgain, reverses),
  // The payment was reversed before the request was closed, so the request can only be closed.
  TAKEN_BACK: {
    open: { open: nothing, historical: reverses },
    approved: { approved: nothing, historical: reverses },
    pending: { pending: nothing, historical: reverses },
    completed: { completed: nothing, historical: reverses },
    historical: { historical: nothing },
    incomplete: { incomplete: nothing, historical: reverses },
  },
}

/** A payment of an earlier year that was posted again and is not in a bank file yet. It can be sent, but not reversed. */
const HERE_OF_PAST_YEAR: Table = {
  ...TABLE.HERE,
  incomplete: { ...TABLE.HERE.incomplete, approved: two(approvesAgain) },
}

const tableOf = ({ money, isOfPastYear }: RequestState): Table =>
  isOfPastYear && money === 'HERE' ? HERE_OF_PAST_YEAR : TABLE[money]

const isCameBack = ({ money }: RequestState) => money === 'RETURNED' || money === 'SAID_RETURNED'

/** The transition of a request to a status, or why it is refused. */
export function transitionOf(at: RequestState, to: number): Transition | Problem {
  const isClosedForGood = at.statusId === REQUEST_STATUS.historical && at.outcome !== null
  const transition =
    isClosedForGood && to !== REQUEST_STATUS.historical ? undefined : transitionIn(tableOf(at), at.statusId, to)
  return transition ? acrossYears(at, transition) : refusal(whyNot(at, to))
}

function transitionIn(table: Table, from: number, to: number): Transition | undefined {
  const [fromStatus, toStatus] = [nameOf(REQUEST_STATUS, from), nameOf(REQUEST_STATUS, to)]
  return fromStatus && toStatus && table[fromStatus][toStatus]
}

/** The transition of the edit form, or why it is refused. The form allows fewer transitions for rollovers. */
export function editTransitionOf(at: RequestState, to: number): Transition | Problem {
  const transition = transitionOf(at, to)
  if (isProblem(transition) || at.kind === 'WITHDRAWAL') return transition
  // While another request is active, a returned rollover keeps its status; staff set it to Incomplete later.
  const isPutAside = isCameBack(at) && to === REQUEST_STATUS.incomplete
  return isPutAside || isOffered(at.statusId, to) ? transition : refusal(CANNOT)
}

function isOffered(from: number, to: number): boolean {
  const [fromStatus, toStatus] = [nameOf(REQUEST_STATUS, from), nameOf(REQUEST_STATUS, to)]
  return fromStatus !== undefined && toStatus !== undefined && ROLLOVER_EDIT[fromStatus].includes(toStatus)
}

/** Reversal of a payment in the ledger: possible from any status while there is a payment to reverse. */
export function takeBackOf(at: RequestState): Transition | Problem {
  if (at.money === 'NEVER_PAID' || at.money === 'TAKEN_BACK') return refusal('There is no payment to take back.')
  return acrossYears(at, at.money === 'LEFT' || at.money === 'SAID_RETURNED' ? reversesAlone : reverses)
}

const OF_PAST_YEAR =
  "This was paid in an earlier tax year and stays on that year's Form 1099-R. Once its money is back, pay it again or put it back as a rollover, or pay it to the estate of an owner who has died."

/**
 * A distribution of an earlier year is not reversed, because its withheld tax is not refunded (Instructions for Form
 * 945). Paying its returned money again needs a second person.
 */
function acrossYears({ isOfPastYear, money }: RequestState, transition: Transition): Transition | Problem {
  if (!isOfPastYear || money === 'TAKEN_BACK') return transition
  if (transition.effect === 'REVERSES') return refusal(OF_PAST_YEAR)
  return money === 'RETURNED' && transition.needs.includes('APPROVAL') ? two(transition) : transition
}

export const CANNOT_CANCEL =
  'Only a pending request can be canceled. Staff can first send an approved one back to Pending.'
const CANNOT = 'This request cannot be moved to that status.'

function whyNot({ statusId, outcome, money, isOfPastYear }: RequestState, to: number): string {
  if (statusId === REQUEST_STATUS.historical && money !== 'RETURNED' && money !== 'SAID_RETURNED')
    return `This request was ${outcome ?? (money === 'NEVER_PAID' ? 'closed' : 'paid and closed')}. It stays Historical.`
  switch (money) {
    case 'NEVER_PAID':
      return to === REQUEST_STATUS.historical ? CANNOT_CANCEL : CANNOT
    case 'HERE':
      if (statusId === REQUEST_STATUS.incomplete && isOfPastYear)
        return 'The payment was not sent again yet. Approve it to send it.'
      if (statusId === REQUEST_STATUS.incomplete)
        return 'This request was paid. Reverse it, then make a new request if one is still needed.'
      return to === REQUEST_STATUS.historical ? 'This request is not completed yet.' : 'This request was paid already.'
    case 'LEFT':
      if (statusId === REQUEST_STATUS.incomplete) return 'The payment was sent. Set it to Completed, or reverse it.'
      return to === REQUEST_STATUS.historical ? 'This request is not completed yet.' : 'This request was paid already.'
    case 'SAID_RETURNED':
    case 'RETURNED':
      if (statusId === REQUEST_STATUS.incomplete)
        return 'The payment came back. Approve it to pay it again, or reverse it.'
      return 'The payment came back. Set the request to Incomplete.'
    case 'TAKEN_BACK':
      return 'The payment of this request was taken back. It needs a new request.'
  }
}
