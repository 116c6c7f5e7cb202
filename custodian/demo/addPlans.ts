import type { Tx } from '../platform/db/connect.ts'
import { insertColumns, reserveIds } from '../platform/db/bulkLoad.ts'
import { inventPlan, OWNERS_OF_A_PLAN } from './invent.ts'

const MADE_BY = 'demo-data'

/** Adds the plans for this number of generated owners. Returns a function from an owner's number to the plan. */
export async function addPlans(tx: Tx, now: Date, wanted: number): Promise<(index: number) => number> {
  const numberOf = (index: number) => Math.floor(index / OWNERS_OF_A_PLAN)
  const known = await tx
    .selectFrom('plan')
    .select('plan_id')
    .where('last_modified_by', '=', MADE_BY)
    .orderBy('plan_id')
    .execute()
  const ids = known.map(({ plan_id }) => plan_id)
  const missing = numberOf(wanted - 1) + 1 - ids.length
  const firstId = await reserveIds(tx, 'plan', 'plan_id', Math.max(0, missing))
  for (let place = 0; place < missing; place += 1) ids.push(firstId + place)
  const added = ids.slice(known.length)
  await insertColumns(
    tx,
    'plan',
    added.map((planId, place) => {
      const { name, basisPoints, companyId, isPartOfFormer } = inventPlan(known.length + place)
      return {
        plan_id: planId,
        name,
        interest_basis_points: basisPoints,
        company_id: companyId,
        parent_plan_id: isPartOfFormer ? planId - 1 : null,
        last_modified_by: MADE_BY,
        last_modified: now,
      }
    }),
  )
  return (index) => ids[numberOf(index)] ?? 1
}
