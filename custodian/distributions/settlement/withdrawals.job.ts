import { addDays } from '../../platform/calendar/bankDays.ts'
import { DAY_MS } from '../../platform/calendar/durations.ts'
import { sql, type RawBuilder } from 'kysely'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'
import { NEEDS_ADDRESS, NEEDS_BANK_DETAILS } from '../possibleTransitions.ts'
import { REQUEST } from './openApprovals.ts'
import { batchRequests } from './requestBatches.ts'
import { freeze, freezeAll, GROWN, grownClaims, openAccounts } from './freeze.ts'
import { NOT_SIGNED, SIGN_WITHIN_DAYS, signSince } from '../signWithin.ts'
import { cancelUnsigned, setStatus, setStatuses } from './performTransition.ts'
import { type FullRequest } from '../request.sql.ts'
import { payAgain, payAll, payOnce } from './pay.ts'
import { screenPayments } from '../../sanctions/screening.ts'
import { CLOSING, NOT_OPEN, whyNotSent } from '../openAccount.ts'
import { paymentProblem } from '../paymentProblem.ts'
import { circumstancesOf, circumstancesOfOne, type Circumstances } from '../requestState.ts'
import { balancesOfAccounts } from '../../ledger/balances.ts'
import type { Services } from '../../platform/context/services.ts'
import { ALONE, sumOfCounts } from '../../platform/jobs/batches.ts'
import { lastDepositDay } from '../../platform/calendar/yearEnd.ts'
import { refusal, type Problem } from '../../platform/problem.ts'
import { requireBusinessDateReached } from '../../platform/jobs/businessDateReached.ts'
import type { JobRun } from '../../platform/jobs/job.ts'

// Two jobs pay withdrawals, rollovers and transfers in batches; only returned payments are paid one by one.

/**
 * Approved requests become Pending with final figures, or Incomplete with the reason. First, requests unsigned for 30
 * days are canceled, and their accounts accept new requests. The days of a reopened request count again. A request with
 * a change by staff becomes Incomplete instead, once the change lapses.
 * @throws Error for a future business date
 */
export async function calculateWithdrawals(services: Services, run: JobRun): Promise<Record<string, number>> {
  requireBusinessDateReached(services, run)
  const since = new Date(run.now.getTime() - SIGN_WITHIN_DAYS * DAY_MS)
  const cancelled = await batchRequests(services, run, {
    statusId: REQUEST_STATUS.open,
    only: sql<boolean>`r.signed_at is null and not r.is_paper_form
      and r.date_requested < ${since} and ${signSince} < ${since}
      and not exists (select from approval w where w.subject_entity = ${REQUEST} and w.subject_id = r.request_id::text
        and w.status = 'WAITING' and w.effect = 'request-change')`,
    together: cancelTogether,
  })
  const calculated = await batchRequests(services, run, {
    statusId: REQUEST_STATUS.approved,
    only: isApprovedBy(services, run),
    together: calculateTogether,
  })
  return sumOfCounts(calculated, cancelled)
}

/**
 * A run for a past day skips requests approved later, which would otherwise be dated and reported before their
 * approval.
 */
function isApprovedBy({ config }: Services, { businessDate }: JobRun): RawBuilder<boolean> {
  const next = sql`${addDays(businessDate, 1)}::date::timestamp at time zone ${config.businessTimeZone}`
  return sql<boolean>`not exists (select from request_event e
    where e.request_id = r.request_id and e.kind = 'APPROVED' and e.at >= ${next})`
}

/**
 * First deposits that can't settle this year are calculated and paid in the next year. On the last day itself a run
 * still pays, also after the bank upload, because the upload then runs again.
 */
function ofNextYear({ today, services }: WriteContext): (request: FullRequest) => boolean {
  const isOver = today > lastDepositDay(Number(today.slice(0, 4)), services.config.yearEndCutoff)
  return ({ is_check: isCheck }) => isOver && !isCheck
}

/**
 * Whether the figures are of an earlier year. Type, taxes and what may be rolled over follow the year of the payment, so
 * they are calculated again.
 */
function isOfEarlierYear({ today, services }: WriteContext, { frozen_at: frozenAt }: FullRequest): boolean {
  return frozenAt !== null && services.dateOf(frozenAt).slice(0, 4) < today.slice(0, 4)
}

async function cancelTogether(context: WriteContext, requests: readonly FullRequest[]): Promise<string[]> {
  await cancelUnsigned(context, requests)
  return requests.map(() => 'cancelled')
}

async function calculateTogether(context: WriteContext, requests: readonly FullRequest[]): Promise<string[]> {
  const circumstances = await circumstancesOf(
    context.tx,
    requests.map(({ request_id }) => request_id),
    context.today,
  )
  const listed = await screenPayments(context, requests)
  const isHeld = ({ is_held, request_id }: FullRequest) => is_held || listed.has(request_id)
  const wasPaid = (request: FullRequest) => circumstances.get(request.request_id)?.money !== 'NEVER_PAID'
  const isOfNextYear = ofNextYear(context)
  const waits = (request: FullRequest) => isHeld(request) || (!wasPaid(request) && isOfNextYear(request))
  const free = requests.filter((request) => !waits(request))
  const fresh = free.filter((request) => !wasPaid(request))
  const reasons = await freezeAll(context, fresh)
  const problems = new Map(fresh.map(({ request_id }, place) => [request_id, reasons[place] ?? null]))
  // Posted figures do not change; a returned payment is paid again, a reversed payment is not.
  const again = free.filter(wasPaid)
  for (const request of again) problems.set(request.request_id, whyNotAgain(request, circumstances))
  await setStatuses(
    context,
    again.filter(({ request_id }) => problems.get(request_id) === null),
    REQUEST_STATUS.pending,
  )
  await becomeIncomplete(context, free, problems)
  // Skips a held request without counting a failure.
  return requests.map((request) => {
    if (isHeld(request)) return 'held'
    if (waits(request)) return 'nextYear'
    const problem = problems.get(request.request_id)?.message
    if (problem === NOT_SIGNED) return 'unsigned'
    return problem === undefined ? 'calculated' : 'incomplete'
  })
}

/** Sets the requests with a problem to Incomplete, each with its own reason; unsigned ones are Open again. */
async function becomeIncomplete(
  context: WriteContext,
  requests: readonly FullRequest[],
  problems: ReadonlyMap<number, Problem | null>,
): Promise<void> {
  const reasonOf = ({ request_id }: FullRequest) => problems.get(request_id)?.message
  for (const [reason, alike] of Map.groupBy(requests, reasonOf))
    // Only an Open request can be signed, canceled by its owner, or canceled after the days to sign.
    if (reason === NOT_SIGNED) await setStatuses(context, alike, REQUEST_STATUS.open)
    else if (reason !== undefined) await setStatuses(context, alike, REQUEST_STATUS.incomplete, { reason })
}

function whyNotAgain(
  request: FullRequest,
  circumstances: ReadonlyMap<number, Pick<Circumstances, 'money' | 'accountStatusId' | 'isToEstate'>>,
): Problem | null {
  const found = circumstances.get(request.request_id)
  if (!found) throw new Error(`request ${request.request_id} is gone`)
  const { money } = found
  if (money === 'TAKEN_BACK') return refusal('The payment of this request was taken back. It needs a new request.')
  if (money === 'HERE' || money === 'LEFT') return null
  if (whyNotSent(request, found) !== null) return refusal(NOT_OPEN)
  if (request.lacks_address) return refusal(NEEDS_ADDRESS)
  return request.bank_details_failed ? refusal(NEEDS_BANK_DETAILS) : null
}

/**
 * Pays pending requests with frozen figures: posts them to the ledger once and notifies the owners. A request stays
 * Pending until staff confirm the arrival, which moves no money.
 * @throws Error for a future business date
 */
export async function processWithdrawals(services: Services, run: JobRun): Promise<Record<string, number>> {
  requireBusinessDateReached(services, run)
  return batchRequests(services, run, {
    statusId: REQUEST_STATUS.pending,
    only: isApprovedBy(services, run),
    together: payTogether,
    alone: payAlone,
  })
}

const UNCOVERED = 'The balance does not cover the amount.'

async function payTogether(context: WriteContext, requests: readonly FullRequest[]): Promise<string[]> {
  const circumstances = await circumstancesOf(
    context.tx,
    requests.map(({ request_id }) => request_id),
    context.today,
  )
  const whyNotOf = await whyNotPosted(context, requests)
  const isOfNextYear = ofNextYear(context)
  const listed = await screenPayments(
    context,
    requests.filter(({ frozen_at }) => frozen_at !== null),
  )
  const results = requests.map((request) => {
    if (request.frozen_at === null) return 'skipped'
    if (request.is_held || listed.has(request.request_id)) return 'held'
    const { money } = circumstances.get(request.request_id) ?? {}
    // A sent request stays Pending until staff confirm its arrival.
    if (money === 'HERE' || money === 'LEFT') return 'skipped'
    if (money !== 'NEVER_PAID') return ALONE
    if (isOfNextYear(request)) return 'nextYear'
    if (isOfEarlierYear(context, request)) return ALONE
    return whyNotOf(request) === null ? 'paid' : 'incomplete'
  })
  const refused = requests.filter((_, place) => results[place] === 'incomplete')
  await becomeIncomplete(context, refused, new Map(refused.map((one) => [one.request_id, whyNotOf(one)])))
  await payAll(
    context,
    requests.filter((_, place) => results[place] === 'paid'),
  )
  return results
}

async function payAlone(context: WriteContext, request: FullRequest): Promise<string> {
  if (request.frozen_at === null) return 'skipped'
  await screenPayments(context, [request])
  if (await paymentProblem(context.tx, request)) return 'held'
  const circumstances = await circumstancesOfOne(context.tx, request.request_id, context.today)
  const isFirst = circumstances.money === 'NEVER_PAID'
  if (isFirst && ofNextYear(context)(request)) return 'nextYear'
  const problem = isFirst
    ? await whyNotPayable(context, request)
    : whyNotAgain(request, new Map([[request.request_id, circumstances]]))
  if (problem !== null) {
    await setStatus(context, request, REQUEST_STATUS.incomplete, { reason: problem.message })
    return 'incomplete'
  }
  const isPaid = isFirst ? await payOnce(context, request.request_id) : await payAgain(context, request)
  return isPaid ? 'paid' : 'skipped'
}

/** Why the figures cannot be paid today; figures of an earlier year are replaced by today's first. */
async function whyNotPayable(context: WriteContext, request: FullRequest): Promise<Problem | null> {
  if (isOfEarlierYear(context, request)) return freeze(context, request)
  return (await whyNotPosted(context, [request]))(request)
}

/** Why the frozen figures of a first payment cannot be posted: balance and account status may have changed. */
async function whyNotPosted(
  { tx }: WriteContext,
  requests: readonly FullRequest[],
): Promise<(request: FullRequest) => Problem | null> {
  const balanceOf = await balancesOfAccounts(
    tx,
    requests.map(({ account_id }) => account_id),
  )
  const isOpen = await openAccounts(tx, requests, CLOSING)
  const grown = await grownClaims(tx, requests)
  return (request) => {
    if (grown.has(request.request_id)) return refusal(GROWN)
    if (!isOpen(request)) return refusal(NOT_OPEN)
    return request.amount_cents > balanceOf(request.account_id) ? refusal(UNCOVERED) : null
  }
}
