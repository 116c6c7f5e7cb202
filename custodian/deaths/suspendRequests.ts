import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { evidenceLacking } from '../distributions/evidenceLacking.ts'
import { circumstancesOf, type Circumstances } from '../distributions/requestState.ts'
import { requestsByNumber, type FullRequest } from '../distributions/request.sql.ts'
import { setStatus, setStatuses } from '../distributions/settlement/performTransition.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { lockRequestsOnTheirWay } from './death.sql.ts'

const ON_THEIR_WAY = [REQUEST_STATUS.open, REQUEST_STATUS.approved, REQUEST_STATUS.pending] as const

const ON_WAY_TO_PAYMENT: readonly number[] = [REQUEST_STATUS.approved, REQUEST_STATUS.pending, REQUEST_STATUS.completed]
/** Reason in the request's history, for staff, and for the owner if the report was wrong. */
export const LOOK_INTO = 'We need to check something before we continue. Please call us.'

/**
 * Sets the owner's requests with unsent payments to Incomplete and records their status; no money moves. A Completed
 * request with an unsent payment keeps its status if another request is active on the account; its payment is not sent
 * either. Owner and accounts are locked. Returns the number of requests.
 */
export async function suspendRequests(context: WriteContext, ownerId: number, deathId: number): Promise<number> {
  const ids = await lockRequestsOnTheirWay(context.tx, ownerId, ON_THEIR_WAY)
  if (ids.length === 0) return 0
  const [requests, circumstances] = [
    await requestsByNumber(context.tx, ids),
    await circumstancesOf(context.tx, ids, context.today),
  ]
  const still = [...requests.values()].filter((request) => isToPutAside(request, circumstances, requests))
  if (still.length === 0) return 0
  await setStatuses(context, still, REQUEST_STATUS.incomplete, { reason: LOOK_INTO })
  await context.tx
    .insertInto('owner_death_request')
    .values(
      still.map(({ request_id, status_id, version }) => ({
        owner_death_id: deathId,
        request_id,
        status_id,
        version: version + 1,
      })),
    )
    .execute()
  return still.length
}

function isToPutAside(
  { request_id: id, status_id: status, account_id: accountId }: FullRequest,
  circumstances: ReadonlyMap<number, Circumstances>,
  all: ReadonlyMap<number, FullRequest>,
): boolean {
  const at = circumstances.get(id)
  if (at === undefined) return false
  if (status !== REQUEST_STATUS.completed) return at.money !== 'LEFT' && at.money !== 'TAKEN_BACK'
  // An account may have only one active request, so only the last of several Completed ones becomes Incomplete.
  const isLast = ![...all.values()].some((other) => other.account_id === accountId && other.request_id > id)
  return at.money === 'HERE' && !at.hasOtherActive && isLast
}

/**
 * Restores the status of requests that were not changed since the report. A Pending request that was never paid becomes
 * Approved, so its figures are calculated again. Owner and accounts are locked.
 */
export async function resumeRequests(context: WriteContext, deathId: number): Promise<void> {
  const aside = await context.tx
    .selectFrom('owner_death_request as x')
    .innerJoin('distribution_request as r', 'r.request_id', 'x.request_id')
    .select(['x.request_id', 'x.status_id'])
    .where('x.owner_death_id', '=', deathId)
    .where('r.status_id', '=', REQUEST_STATUS.incomplete)
    .whereRef('r.version', '=', 'x.version')
    .orderBy('x.request_id')
    .forNoKeyUpdate('r')
    .execute()
  const ids = aside.map(({ request_id: id }) => id)
  const [requests, circumstances] = [
    await requestsByNumber(context.tx, ids),
    await circumstancesOf(context.tx, ids, context.today),
  ]
  for (const { request_id: id, status_id: from } of aside) {
    const request: FullRequest | undefined = requests.get(id)
    if (!request) continue
    // Replaced evidence must be accepted first; until then the request stays Incomplete.
    if (ON_WAY_TO_PAYMENT.includes(from) && evidenceLacking(request)) continue
    const isUnpaid = circumstances.get(id)?.money === 'NEVER_PAID'
    const to = from === REQUEST_STATUS.pending && isUnpaid ? REQUEST_STATUS.approved : from
    const event = to === REQUEST_STATUS.completed ? 'COMPLETED' : 'REOPENED'
    await setStatus(context, request, to, { event, isSilent: true })
  }
}
