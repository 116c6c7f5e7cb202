import type { RequestEventTable } from '../db/schema.ts'
import { refuse } from '../http/errors.ts'
import { balanceOfAccount, reverse } from '../ledger/ledger.ts'
import { closePayment, returnedMoney } from '../payments/payment.sql.ts'
import { supersede } from '../signature/envelope.ts'
import type { Doing } from './doing.ts'
import { recordEvent, tellOwner } from './request.ts'
import { paymentOf, wasPosted, type FullRequest } from './request.sql.ts'
import { freeze, payAgain, payOnce, setAccountStatus } from './settle.ts'
import { ACTIVE_STATUSES, ALREADY_ACTIVE, REGISTERED } from './subject.ts'

export const STATUS = { open: 1, approved: 2, pending: 3, completed: 4, historical: 5, incomplete: 6 } as const

const PENDING_CLOSURE = 4
const CLOSED = 5

/** Where a rollover request may be moved by hand. A withdrawal may be moved anywhere: its form offers every status. */
const ROLLOVER_MOVES: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 6],
  2: [1, 2, 6],
  3: [3, 4],
  4: [4, 5],
  5: [5],
  6: [1, 2, 6],
}

const EVENT: Readonly<Record<number, RequestEventTable['kind']>> = {
  1: 'REOPENED',
  2: 'APPROVED',
  4: 'COMPLETED',
  5: 'ARCHIVED',
  6: 'INCOMPLETE',
}

/** @throws 409 for a move that the kind of request does not know */
export function requireMove(request: Pick<FullRequest, 'kind' | 'status_id'>, to: number): void {
  if (request.kind === 'WITHDRAWAL' || ROLLOVER_MOVES[request.status_id]?.includes(to)) return
  throw refuse(409, 'This request cannot be moved to that status.')
}

/**
 * Moves a request by hand. Money follows the status: Pending or Completed on a request that was never paid freezes its
 * figures and pays it once; on one that was paid it moves nothing, unless the payment has come back. The account must be
 * locked.
 * @throws 409 with the reason when the request cannot be paid, or when reactivated beside another active request
 */
export async function moveRequest(doing: Doing, request: FullRequest, to: number): Promise<void> {
  requireMove(request, to)
  if (to === request.status_id) return
  if (isActive(to) && !isActive(request.status_id)) await requireNoOther(doing, request)
  const isPayment = to === STATUS.pending || to === STATUS.completed
  if (isPayment && (await wasPosted(doing.tx, request.request_id))) await payAgain(doing, request)
  else if (isPayment) {
    const reason = await freeze(doing, request)
    if (reason !== null) throw refuse(409, reason)
    await payOnce(doing, request.request_id)
  }
  await setStatus(doing, request, to)
}

/** Puts a request in order with what its new status means; no money moves here. */
export async function setStatus(
  doing: Doing,
  request: FullRequest,
  to: number,
  because: { outcome?: 'cancelled' | 'reversed'; reason?: string; event?: RequestEventTable['kind'] } = {},
): Promise<void> {
  await doing.tx
    .updateTable('distribution_request')
    .set((eb) => ({
      status_id: to,
      outcome: because.outcome ?? null,
      incomplete_reason: to === STATUS.incomplete ? (because.reason ?? null) : null,
      version: eb('version', '+', 1),
    }))
    .where('request_id', '=', request.request_id)
    .execute()
  const event = because.event ?? EVENT[to]
  if (event) await recordEvent(doing, request.request_id, event, because.reason ?? null)
  if (to === STATUS.approved) await tellOwner(doing, request, 'approved')
  if (to === STATUS.completed) await completed(doing, request)
  if (to === STATUS.incomplete) await tellOwner(doing, request, 'incomplete')
  await doing.audit({
    action: 'request.status',
    entity: 'distribution_request',
    entityId: request.request_id,
    accountOwnerId: request.account_owner_id,
    before: { statusId: request.status_id },
    after: { statusId: to, outcome: because.outcome ?? null },
  })
}

/** A full amount closes its account as soon as the payment is completed and nothing is left in it. */
async function completed(doing: Doing, request: FullRequest): Promise<void> {
  await tellOwner(doing, request, 'completed')
  if (request.is_full_amount && (await balanceOfAccount(doing.tx, request.account_id)) === 0n)
    await setAccountStatus(doing, request, PENDING_CLOSURE, CLOSED)
}

/**
 * Cancels an open request: it becomes historical, no money moves, the account is free again.
 * @throws 409 from any other status, and for a request that was paid and never taken back
 */
export async function cancelRequest(doing: Doing, request: FullRequest): Promise<void> {
  if (request.status_id !== STATUS.open) throw refuse(409, 'Only a pending request can be cancelled.')
  if (await paymentOf(doing.tx, request.request_id))
    throw refuse(409, 'This request was paid. Set it to Incomplete and reverse it.')
  await withdrawEnvelopes(doing, request)
  await setStatus(doing, request, STATUS.historical, { outcome: 'cancelled', event: 'CANCELLED' })
}

/** Days that a request waits for its signature. */
export const SIGN_WITHIN_DAYS = 30

/** Cancels a request that nobody has signed in time and tells the owner. The account must be locked. */
export async function cancelUnsigned(doing: Doing, request: FullRequest): Promise<void> {
  await withdrawEnvelopes(doing, request)
  const reason = `Not signed within ${SIGN_WITHIN_DAYS} days.`
  await setStatus(doing, request, STATUS.historical, { outcome: 'cancelled', event: 'CANCELLED', reason })
  await tellOwner(doing, request, 'unsigned')
}

/** Takes an incomplete request back, see takeBack. @throws 409 from any other status */
export async function reverseRequest(doing: Doing, request: FullRequest): Promise<void> {
  if (request.status_id !== STATUS.incomplete) throw refuse(409, 'Only an incomplete request can be reversed.')
  await takeBack(doing, request, null)
}

/**
 * Every line that was posted for a request is reversed, the request becomes historical with the outcome "reversed", and
 * an account that was on its way to be closed is registered again. From any status; the account must be locked.
 * Answers the reversing transaction, null when there was none to take back.
 */
export async function takeBack(doing: Doing, request: FullRequest, note: string | null): Promise<number | null> {
  const payment = await paymentOf(doing.tx, request.request_id)
  const by = { date: doing.today, note, createdBy: doing.userId }
  const returned = payment && (await returnedMoney(doing.tx, request.request_id))
  // Money that came back lies with the returns: it takes its way back through transit, so that both end where they began.
  if (returned) await reverse(doing.tx, returned, by)
  await closePayment(doing.tx, request.request_id, 'REVERSED')
  const transactionId = payment && (await reverse(doing.tx, payment.transactionId, by))
  if (transactionId !== null) await reopenAccount(doing, request)
  await withdrawEnvelopes(doing, request)
  await setStatus(doing, request, STATUS.historical, { outcome: 'reversed', event: 'REVERSED' })
  return transactionId
}

/** An account that was on its way to be closed, or was closed, is registered again: its money is back. */
export async function reopenAccount(doing: Doing, request: FullRequest): Promise<void> {
  await setAccountStatus(doing, request, PENDING_CLOSURE, REGISTERED)
  await setAccountStatus(doing, request, CLOSED, REGISTERED)
}

async function withdrawEnvelopes(doing: Doing, request: FullRequest): Promise<void> {
  await supersede(
    doing.tx,
    { kind: 'DISTRIBUTION_FORM', account_owner_id: request.account_owner_id, request_id: request.request_id },
    doing.now,
  )
}

function isActive(statusId: number): boolean {
  return (ACTIVE_STATUSES as readonly number[]).includes(statusId)
}

async function requireNoOther(doing: Doing, request: FullRequest): Promise<void> {
  if (await hasOtherActive(doing, request)) throw refuse(409, ALREADY_ACTIVE)
}

/** Whether the account has another request that is active: this one cannot be active beside it. */
export async function hasOtherActive(doing: Doing, request: FullRequest): Promise<boolean> {
  const other = await doing.tx
    .selectFrom('distribution_request')
    .select('request_id')
    .where('account_id', '=', request.account_id)
    .where('request_id', '<>', request.request_id)
    .where('status_id', 'in', ACTIVE_STATUSES)
    .executeTakeFirst()
  return other !== undefined
}
