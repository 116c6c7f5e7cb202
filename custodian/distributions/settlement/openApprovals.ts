import * as z from 'zod'
import { approvalOf } from '../../approvals/approvals.sql.ts'
import type { Approval } from '../../approvals/effect.ts'
import { anyOfTexts } from '../../platform/db/anyOf.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
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

/** The waiting edit of a request by staff, even if lapsed. */
export async function waitingChange(context: Pick<WriteContext, 'tx' | 'services'>, requestId: number) {
  return (await openApprovals(context, [requestId])).find(({ effect }) => effect === 'request-change') ?? null
}

/** The effect of the newest waiting approval for each of these requests. */
export async function openEffects(db: Db | Tx, requestIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('approval')
    .select(['subject_id', 'effect'])
    .where('subject_entity', '=', REQUEST)
    .where('subject_id', '=', anyOfTexts(requestIds.map(String)))
    .where('status', '=', 'WAITING')
    .orderBy('approval_id')
    .execute()
  return new Map(rows.map(({ subject_id, effect }) => [Number(subject_id), effect]))
}
