import { doingIn, type Doing } from '../distributions/doing.ts'
import { setStatus, STATUS } from '../distributions/move.ts'
import { requestById, wasPosted, type FullRequest } from '../distributions/request.sql.ts'
import { freeze, payOnce } from '../distributions/settle.ts'
import { balanceOfAccount, lockAccount } from '../ledger/ledger.ts'
import type { Services } from '../services.ts'
import type { JobRun } from './run.ts'

// Two jobs pay withdrawals, rollovers and transfers. Each request has a transaction of its own under the lock of its
// account and is looked at again inside it: two runs at once, or a run after a crash, find the work of the other done.

/** Approved requests become Pending with figures that no longer change, or Incomplete with the reason why they cannot. */
export async function calculateWithdrawals(services: Services, run: JobRun): Promise<Record<string, number>> {
  return eachRequest(services, run, STATUS.approved, async (doing, request) => {
    const reason = await freeze(doing, request)
    if (reason === null) return 'calculated'
    await setStatus(doing, request, STATUS.incomplete, { reason })
    return 'incomplete'
  })
}

/**
 * Pending requests with frozen figures are paid: the ledger lines are posted once and the owner is told. The request
 * stays Pending: it is Completed when staff say that the money has arrived, which moves no money any more.
 */
export async function processWithdrawals(services: Services, run: JobRun): Promise<Record<string, number>> {
  return eachRequest(services, run, STATUS.pending, async (doing, request) => {
    if (request.frozen_at === null || (await wasPosted(doing.tx, request.request_id))) return 'skipped'
    if (request.amount_cents > (await balanceOfAccount(doing.tx, request.account_id))) {
      await setStatus(doing, request, STATUS.incomplete, { reason: 'The balance does not cover the amount.' })
      return 'incomplete'
    }
    return (await payOnce(doing, request.request_id)) ? 'paid' : 'skipped'
  })
}

async function eachRequest(
  services: Services,
  run: JobRun,
  statusId: number,
  work: (doing: Doing, request: FullRequest) => Promise<string>,
): Promise<Record<string, number>> {
  const found = await services.db
    .selectFrom('distribution_request')
    .select('request_id')
    .where('status_id', '=', statusId)
    .orderBy('request_id')
    .execute()
  const counts: Record<string, number> = {}
  for (const { request_id } of found) {
    const result = await oneRequest(services, run, statusId, request_id, work)
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
  work: (doing: Doing, request: FullRequest) => Promise<string>,
): Promise<string> {
  try {
    return await services.db.transaction().execute(async (tx) => {
      const first = await requestById(tx, requestId)
      if (!first) return 'skipped'
      await lockAccount(tx, first.account_id)
      const request = await requestById(tx, requestId)
      if (request?.status_id !== statusId) return 'skipped'
      const doing = { ...doingIn(tx, services, { requestId: run.batchId, now: run.now }), today: run.businessDate }
      return work(doing, request)
    })
  } catch (error) {
    run.failed(`request ${requestId}`, error)
    return 'failed'
  }
}
