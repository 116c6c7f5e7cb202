import { sql, type Selectable } from 'kysely'
import { nameBegins } from '../owners/nameBegins.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { PlanTable } from '../platform/db/schema.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import type { Serving } from '../platform/http/serve.ts'
import { invalidField, notFound, refuse } from '../platform/http/errors.ts'
import { BASIS_POINTS } from '../../contract/fields.ts'
import {
  closePlan,
  createPlan,
  listPlanRates,
  listPlans,
  listRelatedPlans,
  savePlan,
  withdrawPlanRate,
  type Plan,
} from '../../contract/plans.ts'
import { isClosedPlan } from './closed.ts'
import {
  askForInterest,
  changeInterest,
  isHighFirstRate,
  planInterest,
  plannedRateOn,
  ratesOf,
  takeDueInterest,
} from './interest.ts'
import { withdrawInterest } from './withdrawInterest.ts'

const planNumber = sortBy('plan_id', 'int')
const SORTS = {
  name: [sortBy('name', 'text'), planNumber],
  interest: [sortBy('interest_basis_points', 'int'), planNumber],
  modified: [sortBy('last_modified', 'timestamptz'), planNumber],
} as const satisfies Sorts

const CHANGED = 'This plan was changed by someone else. Please reload.'

/** Lists and changes plans: advisor, interest rate and custodian company. */
export function planRoutes({ serve }: Serving): void {
  serve(listPlans, async ({ call, query, page }) => {
    let rows = planRows(call.db, call.now)
    if (query.planId !== undefined) rows = rows.where('plan_id', '=', query.planId)
    if (query.find) rows = rows.where(nameBegins(sql`name_key(name)`, query.find))
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
    const rows = call.db
      .selectFrom('plan')
      .select(['plan_id', 'name', 'closed_at'])
      .where('parent_plan_id', '=', params.planId)
    const found = await page(call.db, rows, { name: SORTS.name })
    return found.answer(
      found.items(({ plan_id, name, closed_at }) => ({
        id: plan_id,
        name,
        closedAt: closed_at?.toISOString() ?? null,
      })),
    )
  })

  serve(createPlan, async ({ call, body }) =>
    call.write(async (context) => {
      const { tx, audit } = context
      await requireParent(tx, null, body.parentPlanId)
      const basisPoints = Math.round(body.interest * BASIS_POINTS)
      const waits = isHighFirstRate(context, basisPoints)
      const values = { ...columns(body), interest_basis_points: waits ? 0 : basisPoints }
      const { plan_id } = await tx
        .insertInto('plan')
        .values({ ...values, last_modified_by: call.principal.email, last_modified: call.now })
        .returning('plan_id')
        .executeTakeFirstOrThrow()
      await audit({ action: 'plan.add', entity: 'plan', entityId: plan_id, after: values })
      const named = { planId: plan_id, name: body.name, before: 0 }
      const approvalId = waits ? await askForInterest(context, named, { basisPoints, since: call.today }) : null
      return { ...(await planNumbered(context, plan_id)), approvalId }
    }),
  )

  serve(savePlan, async ({ call, body }) =>
    call.write(async (context) => {
      const { tx, audit } = context
      const planId = body.id
      const since = body.interestSince ?? call.today
      if (since < call.today) throw invalidField('interestSince', 'The day must be today or later')
      await requireParent(tx, planId, body.parentPlanId)
      // The caller has seen this row. A planned rate that is applied below changes it.
      const shown = await lockedPlan(tx, planId)
      if (body.lastModified !== undefined && new Date(body.lastModified).getTime() !== shown.last_modified.getTime())
        throw refuse(409, CHANGED)
      await takeDueInterest(tx, call.today, planId)
      const { interest_basis_points: current, ...old } = await lockedPlan(tx, planId)
      const before = (await plannedRateOn(tx, planId, since)) ?? current
      const after = columns(body)
      const basisPoints = Math.round(body.interest * BASIS_POINTS)
      // Without a day, the shown rate is no new rate, although a planned rate may have replaced it today.
      const isSameRate =
        basisPoints === before || (body.interestSince === undefined && basisPoints === shown.interest_basis_points)
      // If only the interest rate changes, the plan's row stays unchanged.
      if (differs(old, after) || isSameRate) {
        await tx
          .updateTable('plan')
          .set({ ...after, last_modified_by: call.principal.email, last_modified: call.now })
          .where('plan_id', '=', planId)
          .execute()
        await audit({ action: 'plan.update', entity: 'plan', entityId: planId, before: old, after })
      }
      const approvalId = isSameRate
        ? null
        : await changeInterest(context, { planId, name: after.name, before }, { basisPoints, since })
      return { ...(await planNumbered(context, planId)), approvalId }
    }),
  )

  serve(closePlan, async ({ call, params, body }) =>
    call.write(async (context) => {
      const { tx, audit } = context
      const { planId } = params
      const { closed_at } = await lockedPlan(tx, planId)
      if ((closed_at !== null) === body.isClosed)
        throw refuse(409, body.isClosed ? 'This plan is closed already.' : 'This plan is open already.')
      const by = call.principal.email
      await tx
        .updateTable('plan')
        .set({
          closed_at: body.isClosed ? call.now : null,
          closed_by: body.isClosed ? by : null,
          last_modified_by: by,
          last_modified: call.now,
        })
        .where('plan_id', '=', planId)
        .execute()
      await audit({ action: body.isClosed ? 'plan.close' : 'plan.open', entity: 'plan', entityId: planId })
      return planNumbered(context, planId)
    }),
  )

  serve(withdrawPlanRate, async ({ call, params, body }) =>
    call.write(async (context) => {
      const { planId } = params
      const { name } = await lockedPlan(context.tx, planId)
      await takeDueInterest(context.tx, call.today, planId)
      const approvalId = await withdrawInterest(context, { planId, name }, body.since)
      return { ...(await planNumbered(context, planId)), approvalId }
    }),
  )

  serve(listPlanRates, async ({ call, params }) => {
    if ((await isClosedPlan(call.db, params.planId)) === null) throw notFound()
    return ratesOf(call.db, params.planId, call.today)
  })
}

async function lockedPlan(tx: Tx, planId: number) {
  const plan = await tx.selectFrom('plan').selectAll().where('plan_id', '=', planId).forNoKeyUpdate().executeTakeFirst()
  if (!plan) throw notFound()
  return plan
}

/** Selects plans for lists, each with its next decided rate and the rate that waits for approval. */
function planRows(db: Db | Tx, now: Date) {
  return db
    .selectFrom('plan')
    .selectAll('plan')
    .select((eb) => {
      const next = eb
        .selectFrom('planned_plan_interest as n')
        .whereRef('n.plan_id', '=', 'plan.plan_id')
        .orderBy('n.since')
        .limit(1)
      const waiting = eb
        .selectFrom('approval as w')
        .select(sql<number>`(w.payload ->> 'basisPoints')::int`.as('basis_points'))
        .where('w.subject_entity', '=', 'plan')
        .whereRef('w.subject_id', '=', sql`plan.plan_id::text`)
        .where('w.effect', '=', planInterest.name)
        .where('w.status', '=', 'WAITING')
        .where('w.lapses_at', '>', now)
        .orderBy('w.approval_id', 'desc')
        .limit(1)
        .as('waiting_basis_points')
      return [
        next.select('n.since').as('next_since'),
        next.select('n.interest_basis_points').as('next_basis_points'),
        waiting,
      ]
    })
}

async function planNumbered({ tx, now }: WriteContext, planId: number): Promise<Plan> {
  return toWire(await planRows(tx, now).where('plan.plan_id', '=', planId).executeTakeFirstOrThrow())
}

function differs(old: Partial<Selectable<PlanTable>>, after: ReturnType<typeof columns>): boolean {
  return (Object.keys(after) as (keyof typeof after)[]).some((name) => after[name] !== old[name])
}

/**
 * Checks the parent of a plan: a plan has at most one parent, and is never its own parent or a child of its own
 * child. Locks all plans in one order, so two concurrent changes can't create a cycle.
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

function columns(plan: { name: string; companyId: number; parentPlanId?: number | null | undefined }) {
  return {
    ...(plan.parentPlanId === undefined ? {} : { parent_plan_id: plan.parentPlanId }),
    name: plan.name,
    company_id: plan.companyId,
  }
}

type PlanRow = Selectable<PlanTable> & {
  next_since: string | null
  next_basis_points: number | null
  waiting_basis_points: number | null
}

function toWire(row: PlanRow): Plan {
  return {
    id: row.plan_id,
    name: row.name,
    interest: row.interest_basis_points / BASIS_POINTS,
    companyId: row.company_id,
    parentPlanId: row.parent_plan_id,
    lastModifiedBy: row.last_modified_by,
    lastModified: row.last_modified.toISOString(),
    nextInterest:
      row.next_since === null || row.next_basis_points === null
        ? null
        : { interest: row.next_basis_points / BASIS_POINTS, since: row.next_since },
    waitingInterest: row.waiting_basis_points === null ? null : row.waiting_basis_points / BASIS_POINTS,
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by,
  }
}
