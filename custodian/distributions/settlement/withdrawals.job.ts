import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { writeContextIn, type WriteContext } from '../../platform/context/writeContext.ts'
import { type Money } from '../lifecycle.ts'
import { NEEDS_BANK_DETAILS } from '../moves.ts'
import { cancelUnsigned, setStatus, SIGN_WITHIN_DAYS } from './move.ts'
import { requestById, type FullRequest } from '../request.sql.ts'
import { freeze, payAgain, payOnce } from './settle.ts'
import { circumstancesOfOne } from '../standing.ts'
import { payoutHold } from '../../holds/payoutHold.ts'
import { balanceOfAccount, lockAccount } from '../../ledger/ledger.ts'
import type { Services } from '../../platform/context/services.ts'
import { requireDayHasCome } from '../../platform/jobs/dayHasCome.ts'
import type { JobRun } from '../../platform/jobs/job.ts'

// Two jobs pay withdrawals, rollovers and transfers. Each request has a transaction of its own under the lock of its
// account and is looked at again inside it: two runs at once, or a run after a crash, find the work of the other done.

/**
 * Approved requests become Pending with figures that no longer change, or Incomplete with the reason why they cannot.
 * Before that, requests that nobody has signed within 30 days are cancelled: their accounts are free again.
 * @throws Error for a business date to come
 */
export async function calculateWithdrawals(services: Services, run: JobRun): Promise<Record<string, number>> {
  requireDayHasCome(run)
  const cancelled = await cancelUnsignedRequests(services, run)
  const calculated = await calculateApproved(services, run)
  return { ...calculated, ...cancelled }
}

async function cancelUnsignedRequests(services: Services, run: JobRun): Promise<Record<string, number>> {
  const since = new Date(run.now.getTime() - SIGN_WITHIN_DAYS * 24 * 3_600_000)
  return eachRequest(
    services,
    run,
    { statusId: REQUEST_STATUS.open, unsignedSince: since },
    async (context, request) => {
      if (request.signed_at !== null || request.is_paper_form) return 'skipped'
      await cancelUnsigned(context, request)
      return 'cancelled'
    },
  )
}

async function calculateApproved(services: Services, run: JobRun): Promise<Record<string, number>> {
  return eachRequest(services, run, { statusId: REQUEST_STATUS.approved }, async (context, request) => {
    // It waits as it is: a hold is no failure.
    if (await payoutHold(context.tx, request.account_owner_id)) return 'held'
    const { money } = await circumstancesOfOne(context.tx, request.request_id)
    if (money !== 'NEVER_PAID') return approvedAgain(context, request, money)
    const reason = await freeze(context, request)
    if (reason === null) return 'calculated'
    await setStatus(context, request, REQUEST_STATUS.incomplete, { reason })
    return 'incomplete'
  })
}

/** The figures of what was posted stay; a payment that has come back goes out again. What was taken back stays so. */
async function approvedAgain(context: WriteContext, request: FullRequest, money: Money): Promise<string> {
  const reason = whyNotAgain(request, money)
  await setStatus(
    context,
    request,
    reason === null ? REQUEST_STATUS.pending : REQUEST_STATUS.incomplete,
    reason === null ? {} : { reason },
  )
  return reason === null ? 'calculated' : 'incomplete'
}

function whyNotAgain(request: FullRequest, money: Money): string | null {
  if (money === 'TAKEN_BACK') return 'The payment of this request was taken back. It needs a new request.'
  return money !== 'HERE' && money !== 'LEFT' && request.bank_details_failed ? NEEDS_BANK_DETAILS : null
}

/**
 * Pending requests with frozen figures are paid: the ledger lines are posted once and the owner is told. The request
 * stays Pending: it is Completed when staff say that the money has arrived, which moves no money any more.
 * @throws Error for a business date to come
 */
export async function processWithdrawals(services: Services, run: JobRun): Promise<Record<string, number>> {
  requireDayHasCome(run)
  return eachRequest(services, run, { statusId: REQUEST_STATUS.pending }, async (context, request) => {
    if (request.frozen_at === null) return 'skipped'
    if (await payoutHold(context.tx, request.account_owner_id)) return 'held'
    const { money } = await circumstancesOfOne(context.tx, request.request_id)
    if (money !== 'NEVER_PAID') return (await payAgain(context, request)) ? 'paid' : 'skipped'
    if (request.amount_cents > (await balanceOfAccount(context.tx, request.account_id))) {
      await setStatus(context, request, REQUEST_STATUS.incomplete, { reason: 'The balance does not cover the amount.' })
      return 'incomplete'
    }
    return (await payOnce(context, request.request_id)) ? 'paid' : 'skipped'
  })
}

async function eachRequest(
  services: Services,
  run: JobRun,
  which: { statusId: number; unsignedSince?: Date },
  work: (context: WriteContext, request: FullRequest) => Promise<string>,
): Promise<Record<string, number>> {
  let query = services.db
    .selectFrom('distribution_request')
    .select('request_id')
    .where('status_id', '=', which.statusId)
    .orderBy('request_id')
  if (which.unsignedSince)
    query = query
      .where('signed_at', 'is', null)
      .where('is_paper_form', '=', false)
      .where((eb) => eb(eb.fn.coalesce('asked_to_sign_at', 'date_requested'), '<', which.unsignedSince ?? null))
  const counts: Record<string, number> = {}
  for (const { request_id } of await query.execute()) {
    const result = await oneRequest(services, run, which.statusId, request_id, work)
    counts[result] = (counts[result] ?? 0) + 1
  }
  return counts
}

/** One request that fails must not keep the others from being paid; the run is then left incomplete and can be repeated. */
async function oneRequest(
  services: Services,
  run: JobRun,
  statusId: number,
  requestId: number,
  work: (context: WriteContext, request: FullRequest) => Promise<string>,
): Promise<string> {
  try {
    return await services.db.transaction().execute(async (tx) => {
      const first = await requestById(tx, requestId)
      if (!first) return 'skipped'
      await lockAccount(tx, first.account_id)
      const request = await requestById(tx, requestId)
      if (request?.status_id !== statusId) return 'skipped'
      const context = {
        ...writeContextIn(tx, services, { requestId: run.batchId, now: run.now }),
        today: run.businessDate,
      }
      return work(context, request)
    })
  } catch (error) {
    run.failed(`request ${requestId}`, error)
    return 'failed'
  }
}
