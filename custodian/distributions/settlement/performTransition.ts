import { standardReason } from '../../../contract/reasonTexts.ts'
import { ACCOUNT_STATUS } from '../../../contract/accountStatus.ts'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { withdrawWithin } from '../../approvals/decide.ts'
import type { RequestEventTable } from '../../platform/db/schema.ts'
import { refuseIf } from '../../platform/http/errors.ts'
import { whyNotFeeBack } from '../../ledger/feeIncome.ts'
import { accrueToDate, uncreditedInterest } from '../../ledger/accrual.ts'
import { balanceOfAccount, reverse } from '../../ledger/ledger.ts'
import { supersedeForms } from '../../envelopes/envelope.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { refusal, type Problem } from '../../platform/problem.ts'
import { fileWithMoneyFor } from '../../plans/announcedMoney.sql.ts'
import type { Effect, Money, Transition } from '../lifecycle.ts'
import { letterOf } from '../possibleTransitions.ts'
import { ofRequest, recordEvents, tellOwner, notifyOwners } from '../request.ts'
import { paymentOf, type FullRequest } from '../request.sql.ts'
import { circumstancesOf } from '../requestState.ts'
import { SIGN_WITHIN_DAYS } from '../signWithin.ts'
import { claimFromBank } from './claimFromBank.ts'
import { freeze } from './freeze.ts'
import { payAgain, payOnce, setAccountStatus } from './pay.ts'
import { takeNewAddress } from './newAddress.ts'
import { approvalsOfPayment, openApprovals } from './openApprovals.ts'
import { lateByHand, nextYearOf, paidNextYearNow } from './depositsOver.ts'
import { closePayment, returnedMoney } from './payment.sql.ts'
import { isReturnReason } from './returnReasons.ts'

const EVENT: Readonly<Record<number, RequestEventTable['kind']>> = {
  1: 'REOPENED',
  2: 'APPROVED',
  4: 'COMPLETED',
  5: 'ARCHIVED',
  6: 'INCOMPLETE',
}

/**
 * Performs a transition of the table: moves money first, then sets the status. The caller has checked that
 * the transition is allowed. The account and the request must be locked.
 * @throws 409 with the reason when the request cannot be paid
 */
export async function performTransition(
  context: WriteContext,
  request: FullRequest,
  to: number,
  transition: Transition,
  reason: string | null = null,
): Promise<void> {
  if (transition.effect === 'REVERSES') return void (await takeBack(context, request, { reason }))
  if (transition.effect === 'CANCELS') return cancel(context, request, reason)
  if (to === request.status_id) return giveOtherReason(context, request, reason)
  if (transition.effect === 'PAYS') {
    refuseIf(409, await afterLastFile(context, request))
    refuseIf(409, await freeze(context, request))
    await payOnce(context, request.request_id)
  }
  const isAgain = PAYS_AGAIN.has(transition.effect)
  if (isAgain)
    for (const waiting of await approvalsOfPayment(context, request.request_id)) await withdrawWithin(context, waiting)
  const current = isAgain ? await takeNewAddress(context, request) : request
  if (transition.effect === 'PAYS_AGAIN') await payAgain(context, current)
  await setStatus(context, current, to, { reason })
}

/** Nothing is paid by hand after the last file of the year for its method. The payment run of the new year pays it. */
async function afterLastFile(context: WriteContext, request: FullRequest): Promise<Problem | null> {
  const day = nextYearOf(await paidNextYearNow(context.tx, context.services, context.today), request)
  return day === null ? null : refusal(lateByHand(day, request))
}

const PAYS_AGAIN: ReadonlySet<Effect> = new Set(['PAYS_LATER', 'PAYS_AGAIN'])

/** Changes the reason of an Incomplete request, which is shown to the owner. */
async function giveOtherReason(context: WriteContext, request: FullRequest, reason: string | null): Promise<void> {
  if (reason === null || reason === request.incomplete_reason) return
  await setStatus(context, request, REQUEST_STATUS.incomplete, { reason })
}

interface Because {
  outcome?: 'cancelled' | 'reversed' | 'redeposited'
  reason?: string | null
  event?: RequestEventTable['kind']
  /** If true, the owner gets no email. */
  isSilent?: boolean
}

/** Sets the status with its side effects (history, forms, email); moves no money. */
export async function setStatus(
  context: WriteContext,
  request: FullRequest,
  to: number,
  because: Because = {},
): Promise<void> {
  await setStatuses(context, [request], to, because)
}

/** Sets one status with one reason for many requests, in a few statements. */
export async function setStatuses(
  context: WriteContext,
  requests: readonly FullRequest[],
  to: number,
  because: Because = {},
): Promise<void> {
  if (requests.length === 0) return
  const requestIds = requests.map(({ request_id }) => request_id)
  await context.tx
    .updateTable('distribution_request')
    .set((eb) => ({
      status_id: to,
      outcome: because.outcome ?? null,
      incomplete_reason: to === REQUEST_STATUS.incomplete ? (because.reason ?? null) : null,
      version: eb('version', '+', 1),
    }))
    .where('request_id', 'in', requestIds)
    .execute()
  const event = because.event ?? EVENT[to]
  if (event) await recordEvents(context, requestIds, event, because.reason ?? null)
  const letter = because.isSilent ? null : letterOf(to)
  if (letter) await tellStatus(context, requests, letter, because.reason)
  if (to === REQUEST_STATUS.completed) for (const request of requests) await closeEmptied(context, request)
  await context.audit(
    ...requests.map((request) => ({
      action: 'request.status',
      ...ofRequest(request),
      before: { statusId: request.status_id },
      after: { statusId: to, outcome: because.outcome ?? null, reason: because.reason ?? null },
    })),
  )
  if (to === REQUEST_STATUS.historical)
    for (const waiting of await openApprovals(context, requestIds)) await withdrawWithin(context, waiting)
}

/**
 * Emails the status. A first payment approved after the year's last file of its method is announced for the next year. A
 * returned payment is paid again in the same year. An unsigned request is not announced as approved, because no run
 * pays it.
 */
async function tellStatus(
  context: WriteContext,
  all: readonly FullRequest[],
  letter: NonNullable<ReturnType<typeof letterOf>>,
  reason: string | null | undefined,
): Promise<void> {
  if (letter === 'incomplete') return tellIncomplete(context, all, reason)
  const requests = letter === 'approved' ? all.filter(({ signed_at: signedAt }) => signedAt !== null) : all
  const nextYear = letter === 'approved' ? await paidNextYearNow(context.tx, context.services, context.today) : null
  const late = nextYear ? requests.filter((request) => nextYearOf(nextYear, request) !== null) : []
  const circumstances = await circumstancesOf(
    context.tx,
    late.map(({ request_id }) => request_id),
    context.today,
  )
  const next = late.filter(({ request_id }) => circumstances.get(request_id)?.money === 'NEVER_PAID')
  await notifyOwners(context, next, 'approvedForNextYear', reason)
  await notifyOwners(
    context,
    requests.filter((request) => !next.includes(request)),
    letter,
    reason,
  )
}

/**
 * Emails that a request is Incomplete, or that its payment came back unless staff chose another standard reason. Another
 * reason of a request that was Incomplete before is no second return.
 */
async function tellIncomplete(
  context: WriteContext,
  requests: readonly FullRequest[],
  reason: string | null | undefined,
): Promise<void> {
  const ids = standardReason(reason) ? [] : requests.map(({ request_id }) => request_id)
  const circumstances = await circumstancesOf(context.tx, ids, context.today)
  const isBack = ({ request_id: id, status_id: before }: FullRequest) =>
    (before !== REQUEST_STATUS.incomplete || isReturnReason(reason)) && BACK.has(circumstances.get(id)?.money)
  await notifyOwners(context, requests.filter(isBack), 'cameBack', reason)
  await notifyOwners(
    context,
    requests.filter((request) => !isBack(request)),
    'incomplete',
    reason,
  )
}

const BACK: ReadonlySet<Money | undefined> = new Set(['RETURNED', 'SAID_RETURNED'])

/**
 * A full amount closes its account once the payment is completed, unless money came in after the payment, interest that
 * it earned is still to be credited, or money of a plan file waits for it: then the account is open again.
 */
async function closeEmptied(context: WriteContext, request: FullRequest): Promise<void> {
  if (!request.is_full_amount) return
  const { account_id: accountId } = request
  await accrueToDate(context, [accountId])
  const left = (await balanceOfAccount(context.tx, accountId)) + (await uncreditedInterest(context.tx, accountId))
  if (left > 0n || (await fileWithMoneyFor(context.tx, accountId)) !== null) await reopenAccount(context, request)
  else await setAccountStatus(context, [request], { from: ACCOUNT_STATUS.pendingClosure, to: ACCOUNT_STATUS.closed })
}

/** Cancels an open request: it becomes historical, no money moves, and the account accepts a new request. */
async function cancel(context: WriteContext, request: FullRequest, reason: string | null): Promise<void> {
  await withdrawEnvelopes(context, request)
  await setStatus(context, request, REQUEST_STATUS.historical, { outcome: 'cancelled', event: 'CANCELLED', reason })
  await tellOwner(context, request, 'cancelled', reason)
}

/** Cancels requests that were not signed in time, and emails their owners. Their accounts must be locked. */
export async function cancelUnsigned(context: WriteContext, requests: readonly FullRequest[]): Promise<void> {
  if (requests.length === 0) return
  await supersedeForms(context.tx, requests, context.now)
  const reason = `Not signed within ${SIGN_WITHIN_DAYS} days.`
  await setStatuses(context, requests, REQUEST_STATUS.historical, { outcome: 'cancelled', event: 'CANCELLED', reason })
  await notifyOwners(context, requests, 'unsigned')
}

/**
 * Reverses every posting of a request in any status: it becomes historical with the outcome "reversed", and a closing
 * account is registered again. The account must be locked. `note` is for the ledger, `reason` for the owner. Returns
 * the reversing transaction, or null if nothing was posted.
 * @throws 409 when fee income holds less than the fee
 */
export async function takeBack(
  context: WriteContext,
  request: FullRequest,
  { note = null, reason = null }: { note?: string | null; reason?: string | null },
): Promise<number | null> {
  await claimFromBank(context, request.request_id)
  const payment = await paymentOf(context.tx, request.request_id)
  if (payment) refuseIf(409, await whyNotFeeBack(context.tx, payment.transactionId))
  const by = { date: context.today, note, createdBy: context.userId }
  const returned = payment && (await returnedMoney(context.tx, request.request_id))
  // Returned money is in the returns book; it moves back through transit, so both books balance.
  if (returned) await reverse(context.tx, returned, by)
  await closePayment(context.tx, request.request_id, 'REVERSED')
  const transactionId = payment && (await reverse(context.tx, payment.transactionId, by))
  if (transactionId !== null) await reopenAccount(context, request)
  await withdrawEnvelopes(context, request)
  await setStatus(context, request, REQUEST_STATUS.historical, { outcome: 'reversed', event: 'REVERSED', reason })
  await tellOwner(context, request, transactionId === null ? 'closed' : 'reversed', reason)
  return transactionId
}

/**
 * Opens a closed or closing account again, because its payment is back or it has other money. An account that a claim
 * emptied before its owner signed the agreement is validated again.
 */
export async function reopenAccount(context: WriteContext, request: FullRequest): Promise<void> {
  const { registered_at } = await context.tx
    .selectFrom('retirement_account')
    .select('registered_at')
    .where('account_id', '=', request.account_id)
    .executeTakeFirstOrThrow()
  const to = registered_at === null ? ACCOUNT_STATUS.validated : ACCOUNT_STATUS.registered
  for (const from of [ACCOUNT_STATUS.pendingClosure, ACCOUNT_STATUS.closed])
    await setAccountStatus(context, [request], { from, to })
}

/** Makes earlier forms of the request invalid, so they can no longer be signed. */
export async function withdrawEnvelopes(context: WriteContext, request: FullRequest): Promise<void> {
  await supersedeForms(context.tx, [request], context.now)
}
