import * as z from 'zod'
import { approvalOf, waitingRows } from '../../approvals/approvals.sql.ts'
import type { Approval } from '../../approvals/effect.ts'
import { anyOfTexts } from '../../platform/db/anyOf.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import { refuse } from '../../platform/http/errors.ts'
import type { WriteContext } from '../../platform/context/writeContext.ts'

/** Entity name of requests in approvals. */
export const REQUEST = 'distribution_request'

/** Parses an approval of any effect without checking its payload. */
const asStored = { payload: z.record(z.string(), z.unknown()) }

/** Every waiting approval about these requests, including lapsed ones that are not closed yet. */
export async function openApprovals(
  { tx, services }: Pick<WriteContext, 'tx' | 'services'>,
  requestIds: readonly number[],
): Promise<Approval<Record<string, unknown>>[]> {
  const rows = await tx
    .selectFrom('approval')
    .selectAll()
    .where('subject_entity', '=', REQUEST)
    .where('subject_id', '=', anyOfTexts(requestIds.map(String)))
    .where('status', '=', 'WAITING')
    .orderBy('approval_id', 'desc')
    .execute()
  return Promise.all(rows.map((row) => approvalOf(tx, services, asStored, row)))
}

/** Effects that decide about one payment of a request. They end once the request is approved to be paid again. */
const ABOUT_PAYMENT = ['request-pay-again', 'request-reversal', 'request-redeposit']

export const OTHER_PAYMENT = 'The request has been paid again since this was requested. Please request it again.'

/** The waiting approvals about the current payment of a request. */
export async function approvalsOfPayment(context: Pick<WriteContext, 'tx' | 'services'>, requestId: number) {
  return (await openApprovals(context, [requestId])).filter(({ effect }) => ABOUT_PAYMENT.includes(effect))
}

/** Effects that send the returned money of a request to the estate or into the account; at most one of them waits. */
const RETURNED_MONEY = ['request-estate', 'request-redeposit']

export const movesReturnedMoney = (effects: readonly string[]) =>
  effects.some((effect) => RETURNED_MONEY.includes(effect))

/** @throws 409 while another approval about the returned money of this request waits and has not lapsed */
export async function requireNoneWaits({ tx, now }: WriteContext, requestId: number): Promise<void> {
  const subject = { entity: REQUEST, id: String(requestId) }
  for (const effect of RETURNED_MONEY)
    if ((await waitingRows(tx, effect, subject, now)).length > 0)
      throw refuse(409, 'This waits for a second person already.')
}

/** The waiting edit of a request by staff, even if lapsed. */
export async function waitingChange(context: Pick<WriteContext, 'tx' | 'services'>, requestId: number) {
  return (await openApprovals(context, [requestId])).find(({ effect }) => effect === 'request-change') ?? null
}

/** The effects of the waiting approvals for each of these requests, the newest first. */
export async function openEffects(
  db: Db | Tx,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('approval')
    .select(['subject_id', 'effect'])
    .where('subject_entity', '=', REQUEST)
    .where('subject_id', '=', anyOfTexts(requestIds.map(String)))
    .where('status', '=', 'WAITING')
    .orderBy('approval_id', 'desc')
    .execute()
  const ofRequests = Map.groupBy(rows, ({ subject_id }) => Number(subject_id))
  return new Map([...ofRequests].map(([requestId, of]) => [requestId, of.map(({ effect }) => effect)]))
}
