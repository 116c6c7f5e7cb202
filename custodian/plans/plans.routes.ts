import { sql, type Selectable } from 'kysely'
import { beginningWith } from '../platform/db/beginningWith.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { PlanTable } from '../platform/db/schema.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import type { Serving } from '../platform/http/serve.ts'
import { invalidField, notFound, refuse } from '../platform/http/errors.ts'
import { BASIS_POINTS } from '../../contract/fields.ts'
import { createPlan, listPlans, listRelatedPlans, savePlan, type Plan } from '../../contract/plans.ts'

const planNumber = sortBy('plan_id', 'int')
const SORTS = {
  name: [sortBy('name', 'text'), planNumber],
  interest: [sortBy('interest_basis_points', 'int'), planNumber],
  modified: [sortBy('last_modified', 'timestamptz'), planNumber],
} as const satisfies Sorts

const CHANGED = 'This plan was changed by someone else. Please reload.'

/** Advisors and their plans: the interest they pay and the company that holds them. */
export function planRoutes({ serve }: Serving): void {
  serve(listPlans, async ({ call, query, page }) => {
    let rows = call.db.selectFrom('plan').selectAll()
    if (query.planId !== undefined) rows = rows.where('plan_id', '=', query.planId)
    if (query.find) rows = rows.where(beginningWith(sql`lower(name)`, query.find.toLowerCase()))
    const found = await page(call.db, rows, SORTS)
    return found.answer(found.items(toWire))
  })

  serve(listRelatedPlans, async ({ call, params, page }) => {
    const known = await call.db
      .selectFrom('plan')
      .select('plan_id')
      .where('plan_id', '=', params.planId)
      .executeTakeFirst()
    if (!known) throw notFound()
    const rows = call.db.selectFrom('plan').select(['plan_id', 'name']).where('parent_plan_id', '=', params.planId)
    const found = await page(call.db, rows, { name: SORTS.name })
    return found.answer(found.items(({ plan_id, name }) => ({ id: plan_id, name })))
  })

  serve(createPlan, async ({ call, body }) =>
    call.write(async ({ tx, audit }) => {
      await requireParent(tx, null, body.parentPlanId)
      const row = await tx
        .insertInto('plan')
        .values({ ...columns(body), last_modified_by: call.principal.email, last_modified: call.now })
        .returningAll()
        .executeTakeFirstOrThrow()
      await audit({ action: 'plan.add', entity: 'plan', entityId: row.plan_id, after: columns(body) })
      return toWire(row)
    }),
  )

  serve(savePlan, async ({ call, body }) =>
    call.write(async ({ tx, audit }) => {
      await requireParent(tx, body.id, body.parentPlanId)
      const before = await tx
        .selectFrom('plan')
        .select(['name', 'interest_basis_points', 'company_id', 'parent_plan_id', 'last_modified'])
        .where('plan_id', '=', body.id)
        .forUpdate()
        .executeTakeFirst()
      if (!before) throw notFound()
      const { last_modified: stands, ...old } = before
      if (body.lastModified !== undefined && new Date(body.lastModified).getTime() !== stands.getTime())
        throw refuse(409, CHANGED)
      await keepFormerInterest(tx, body.id, old.interest_basis_points, columns(body), call.today)
      const row = await tx
        .updateTable('plan')
        .set({ ...columns(body), last_modified_by: call.principal.email, last_modified: call.now })
        .where('plan_id', '=', body.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await audit({ action: 'plan.update', entity: 'plan', entityId: body.id, before: old, after: columns(body) })
      return toWire(row)
    }),
  )
}

/**
 * A plan belongs to another one or to none, never to itself or to one that belongs to it. All plans are locked, in one
 * order, so that two changes at once cannot close a ring between them.
 */
async function requireParent(tx: Tx, planId: number | null, parentId: number | null | undefined): Promise<void> {
  if (parentId === null || parentId === undefined) return
  const rows = await tx
    .selectFrom('plan')
    .select(['plan_id', 'parent_plan_id'])
    .orderBy('plan_id')
    .forUpdate()
    .execute()
  const parents = new Map(rows.map((row) => [row.plan_id, row.parent_plan_id]))
  if (!parents.has(parentId)) throw invalidField('parentPlanId', 'Please select a plan')
  for (let at: number | null = parentId; at !== null; at = parents.get(at) ?? null)
    if (at === planId) throw invalidField('parentPlanId', 'A plan cannot belong to itself or to a plan below it')
}

/** The days before today keep the interest they had; of two changes in a day the first knows what that was. */
async function keepFormerInterest(
  tx: Tx,
  planId: number,
  former: number,
  plan: { interest_basis_points: number },
  today: string,
): Promise<void> {
  if (plan.interest_basis_points === former) return
  await tx
    .insertInto('former_plan_interest')
    .values({ plan_id: planId, until: today, interest_basis_points: former })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function columns(plan: {
  name: string
  interest: number
  companyId: number
  parentPlanId?: number | null | undefined
}) {
  return {
    ...(plan.parentPlanId === undefined ? {} : { parent_plan_id: plan.parentPlanId }),
    name: plan.name,
    interest_basis_points: Math.round(plan.interest * BASIS_POINTS),
    company_id: plan.companyId,
  }
}

function toWire(row: Selectable<PlanTable>): Plan {
  return {
    id: row.plan_id,
    name: row.name,
    interest: row.interest_basis_points / BASIS_POINTS,
    companyId: row.company_id,
    parentPlanId: row.parent_plan_id,
    lastModifiedBy: row.last_modified_by,
    lastModified: row.last_modified.toISOString(),
  }
}
