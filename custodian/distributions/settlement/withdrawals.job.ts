import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { type Money } from '../lifecycle.ts'
import { NEEDS_BANK_DETAILS } from '../moves.ts'
import { eachOfRequests, eachRequest } from './eachRequest.ts'
import { freeze, freezeAll } from './freeze.ts'
import { cancelUnsigned, setStatus, SIGN_WITHIN_DAYS } from './performMove.ts'
import { type FullRequest } from '../request.sql.ts'
import { payAgain, payAll, payOnce } from './pay.ts'
import { circumstancesOf, circumstancesOfOne } from '../standing.ts'
import { payoutHold } from '../../holds/payoutHold.ts'
import { balanceOfAccount } from '../../ledger/ledger.ts'
import { balancesOfAccounts } from '../../ledger/balances.ts'
import type { Services } from '../../platform/context/services.ts'
import { ALONE } from '../../platform/jobs/batches.ts'
import { refusal, type Problem } from '../../platform/problem.ts'
import { requireDayHasCome } from '../../platform/jobs/dayHasCome.ts'
import type { JobRun } from '../../platform/jobs/job.ts'

// Two jobs pay withdrawals, rollovers and transfers: what is ordinary in batches, what is special one by one.

/**
 * Approved requests become Pending with figures that no longer change, or Incomplete with the reason why they cannot.
 * Before that, requests that nobody has signed within 30 days are cancelled: their accounts are free again.
 * @throws Error for a business date to come
 */
export async function calculateWithdrawals(services: Services, run: JobRun): Promise<Record<string, number>> {
  requireDayHasCome(services, run)
  const cancelled = await cancelUnsignedRequests(services, run)
  const calculated = await eachRequest(services, run, {
    statusId: REQUEST_STATUS.approved,
    together: calculateTogether,
    alone: calculateAlone,
  })
  return { ...calculated, ...cancelled }
}

async function cancelUnsignedRequests(services: Services, run: JobRun): Promise<Record<string, number>> {
  const since = new Date(run.now.getTime() - SIGN_WITHIN_DAYS * 24 * 3_600_000)
  const overdue = await services.db
    .selectFrom('distribution_request')
    .select('request_id')
    .where('status_id', '=', REQUEST_STATUS.open)
    .where('signed_at', 'is', null)
    .where('is_paper_form', '=', false)
    .where((eb) => eb(eb.fn.coalesce('asked_to_sign_at', 'date_requested'), '<', since))
    .orderBy('request_id')
    .execute()
  return eachOfRequests(
    services,
    run,
    overdue.map(({ request_id }) => request_id),
    { statusId: REQUEST_STATUS.open, alone: cancelAlone },
  )
}

async function cancelAlone(context: WriteContext, request: FullRequest): Promise<string> {
  if (request.signed_at !== null || request.is_paper_form) return 'skipped'
  await cancelUnsigned(context, request)
  return 'cancelled'
}

async function calculateTogether(context: WriteContext, requests: readonly FullRequest[]): Promise<string[]> {
  const circumstances = await circumstancesOf(
    context.tx,
    requests.map(({ request_id }) => request_id),
  )
  const ordinary = requests.filter(
    (request) => !request.is_held && circumstances.get(request.request_id)?.money === 'NEVER_PAID',
  )
  const reasons = await freezeAll(context, ordinary)
  const frozen = new Set(ordinary.filter((_, place) => reasons[place] === null))
  // It waits as it is: a hold is no failure.
  return requests.map((request) => (request.is_held ? 'held' : frozen.has(request) ? 'calculated' : ALONE))
}

async function calculateAlone(context: WriteContext, request: FullRequest): Promise<string> {
  if (await payoutHold(context.tx, request.account_owner_id)) return 'held'
  const { money } = await circumstancesOfOne(context.tx, request.request_id)
  if (money !== 'NEVER_PAID') return approvedAgain(context, request, money)
  const problem = await freeze(context, request)
  if (problem === null) return 'calculated'
  await setStatus(context, request, REQUEST_STATUS.incomplete, { reason: problem.message })
  return 'incomplete'
}

/** The figures of what was posted stay; a payment that has come back goes out again. What was taken back stays so. */
async function approvedAgain(context: WriteContext, request: FullRequest, money: Money): Promise<string> {
  const problem = whyNotAgain(request, money)
  if (problem) await setStatus(context, request, REQUEST_STATUS.incomplete, { reason: problem.message })
  else await setStatus(context, request, REQUEST_STATUS.pending)
  return problem ? 'incomplete' : 'calculated'
}

function whyNotAgain(request: FullRequest, money: Money): Problem | null {
  if (money === 'TAKEN_BACK') return refusal('The payment of this request was taken back. It needs a new request.')
  return money !== 'HERE' && money !== 'LEFT' && request.bank_details_failed ? refusal(NEEDS_BANK_DETAILS) : null
}

/**
 * Pending requests with frozen figures are paid: the ledger lines are posted once and the owner is told. The request
 * stays Pending: it is Completed when staff say that the money has arrived, which moves no money any more.
 * @throws Error for a business date to come
 */
export async function processWithdrawals(services: Services, run: JobRun): Promise<Record<string, number>> {
  requireDayHasCome(services, run)
  return eachRequest(services, run, { statusId: REQUEST_STATUS.pending, together: payTogether, alone: payAlone })
}

async function payTogether(context: WriteContext, requests: readonly FullRequest[]): Promise<string[]> {
  const circumstances = await circumstancesOf(
    context.tx,
    requests.map(({ request_id }) => request_id),
  )
  const balanceOf = await balancesOfAccounts(
    context.tx,
    requests.map(({ account_id }) => account_id),
  )
  const results = requests.map((request) => {
    if (request.frozen_at === null) return 'skipped'
    if (request.is_held) return 'held'
    const { money } = circumstances.get(request.request_id) ?? {}
    // It is on its way, or has arrived: it stays Pending until staff say so.
    if (money === 'HERE' || money === 'LEFT') return 'skipped'
    if (money !== 'NEVER_PAID') return ALONE
    return request.amount_cents > balanceOf(request.account_id) ? ALONE : 'paid'
  })
  await payAll(
    context,
    requests.filter((_, place) => results[place] === 'paid'),
  )
  return results
}

async function payAlone(context: WriteContext, request: FullRequest): Promise<string> {
  if (request.frozen_at === null) return 'skipped'
  if (await payoutHold(context.tx, request.account_owner_id)) return 'held'
  const { money } = await circumstancesOfOne(context.tx, request.request_id)
  if (money !== 'NEVER_PAID') return (await payAgain(context, request)) ? 'paid' : 'skipped'
  if (request.amount_cents > (await balanceOfAccount(context.tx, request.account_id))) {
    await setStatus(context, request, REQUEST_STATUS.incomplete, { reason: 'The balance does not cover the amount.' })
    return 'incomplete'
  }
  return (await payOnce(context, request.request_id)) ? 'paid' : 'skipped'
}
