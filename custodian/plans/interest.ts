import { sql } from 'kysely'
import * as z from 'zod'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { BASIS_POINTS } from '../../contract/fields.ts'
import type { PlanRate } from '../../contract/plans.ts'
import { ask, waitingFor } from '../approvals/ask.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { refuse } from '../platform/http/errors.ts'

interface Rate {
  planId: number
  basisPoints: number
  /** The first day on which this rate applies. */
  since: string
}
interface Named {
  planId: number
  name: string
  /** The rate in basis points that applies on the first day of another rate until now. */
  before: number
}
interface Decided extends Rate {
  madeBy: string | null
  approvedBy: string | null
}

/** A second person decides a much higher rate, because the rate is a cost for every account of the plan. */
export const planInterest: Effect<Rate & { madeBy: string | null }> = {
  name: 'plan-interest',
  title: 'Interest rate of a plan',
  payload: z.strictObject({
    planId: z.int(),
    basisPoints: z.int().min(0).max(BASIS_POINTS),
    since: z.string(),
    madeBy: z.string().nullable(),
  }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: (context, { payload }) => lockPlan(context.tx, payload.planId),
  changed: async () => null,
  perform: async (context, { payload }) => {
    const approvedBy = await emailOf(context.tx, context.userId)
    // Interest earned before the decision keeps the earlier rate.
    const since = payload.since < context.today ? context.today : payload.since
    await setInterest(context, { ...payload, since, approvedBy })
  },
}

/**
 * Sets another rate, or creates an approval if the rate is above one person's limit. The plan must be locked.
 * Returns the approval id, or null.
 * @throws 409 if another rate of this plan already waits
 */
export async function changeInterest(
  context: WriteContext,
  plan: Named,
  { basisPoints, since }: { basisPoints: number; since: string },
): Promise<number | null> {
  const { planId } = plan
  if (await waitingFor(context, planInterest, { entity: 'plan', id: planId }))
    throw refuse(409, 'Another rate of this plan waits for a second person.')
  if (!(await isForOnePerson(context, { planId, basisPoints, since })))
    return askForInterest(context, plan, { basisPoints, since })
  const madeBy = await emailOf(context.tx, context.userId)
  await setInterest(context, { planId, basisPoints, since, madeBy, approvedBy: null })
  return null
}

/** Whether a plan's first rate, which counts as a raise from zero, is above one person's limit. */
export function isHighFirstRate({ services: { config } }: WriteContext, basisPoints: number): boolean {
  return config.fourEyes && basisPoints > config.interestLimitBasisPoints
}

/** Basis points as a percentage: 325 as "3.25%". */
export const asPercent = (basisPoints: number): string => `${(basisPoints / 100).toFixed(2)}%`

/** The number of accounts that earn a plan's interest. */
async function openAccountsOf(tx: Tx, planId: number): Promise<number> {
  const { accounts } = await tx
    .selectFrom('retirement_account')
    .select(({ fn }) => fn.countAll<number>().as('accounts'))
    .where('plan_id', '=', planId)
    .where('status_id', '<>', ACCOUNT_STATUS.closed)
    .executeTakeFirstOrThrow()
  return Number(accounts)
}

/** Asks a second person to approve an interest rate. Returns the approval id. */
export async function askForInterest(
  context: WriteContext,
  { planId, name, before }: Named,
  { basisPoints, since }: { basisPoints: number; since: string },
): Promise<number> {
  const subject = { entity: 'plan', id: planId }
  const rate = { planId, basisPoints, since, madeBy: await emailOf(context.tx, context.userId) }
  return ask(context, planInterest, {
    subject,
    payload: rate,
    description: `${name} interest rate: ${asPercent(basisPoints)} from ${usDate(since)}`,
    changes: [
      { label: 'Yearly rate', before: asPercent(before), after: asPercent(basisPoints) },
      { label: 'Effective from', before: null, after: usDate(since) },
      { label: 'Accounts of the plan today', before: null, after: String(await openAccountsOf(context.tx, planId)) },
    ],
  })
}

/**
 * Whether one person may set this rate. The limit counts from the lowest rate since the last approval by two
 * people, however long ago, so several small raises cannot exceed the limit. Rates planned up to `since` count too.
 */
async function isForOnePerson(
  { tx, services: { config } }: WriteContext,
  { planId, basisPoints, since }: Rate,
): Promise<boolean> {
  if (!config.fourEyes) return true
  const former = await tx
    .selectFrom('former_plan_interest')
    .select(['interest_basis_points', 'approved_by'])
    .where('plan_id', '=', planId)
    .orderBy('until', 'desc')
    .execute()
  // The row of a former rate names the approver of the rate that replaced it.
  const approved = former.findIndex((rate) => rate.approved_by !== null)
  const steps = approved === -1 ? former : former.slice(0, approved)
  const { rows: applying } = await sql<{ interest_basis_points: number }>`
    select interest_basis_points from plan where plan_id = ${planId}
    union all
    select interest_basis_points from planned_plan_interest where plan_id = ${planId} and since <= ${since}::date`.execute(
    tx,
  )
  const lowest = Math.min(...[...applying, ...steps].map((rate) => rate.interest_basis_points))
  return basisPoints <= lowest + config.interestLimitBasisPoints
}

/**
 * Stores a rate. A rate from today applies immediately. A later rate is planned for its day and replaces another
 * rate planned for that day.
 */
async function setInterest(context: WriteContext, rate: Decided): Promise<void> {
  const { tx, now, today } = context
  const { planId, basisPoints, since, madeBy, approvedBy } = rate
  const decided = { interest_basis_points: basisPoints, made_by: madeBy, approved_by: approvedBy, at: now }
  await tx
    .insertInto('planned_plan_interest')
    .values({ plan_id: planId, since, ...decided })
    .onConflict((conflict) => conflict.columns(['plan_id', 'since']).doUpdateSet(decided))
    .execute()
  await context.audit({
    action: 'plan.interest',
    entity: 'plan',
    entityId: planId,
    after: { basisPoints, since, madeBy, approvedBy },
  })
  await takeDueInterest(tx, today, planId)
}

/**
 * Applies planned rates whose day has come; of two concurrent runs, the first applies a rate. Applying a planned rate
 * does not change the rate of any day.
 */
export async function takeDueInterest(tx: Tx, today: string, planId: number | null = null): Promise<void> {
  const due = await tx
    .selectFrom('planned_plan_interest')
    .selectAll()
    .where('since', '<=', today)
    .$if(planId !== null, (query) => query.where('plan_id', '=', planId ?? 0))
    .orderBy('plan_id')
    .orderBy('since')
    .execute()
  for (const rate of due) {
    const { plan_id, since, interest_basis_points, made_by, approved_by, at } = rate
    await lockPlan(tx, plan_id)
    const taken = await tx
      .deleteFrom('planned_plan_interest')
      .where('plan_id', '=', plan_id)
      .where('since', '=', since)
      .executeTakeFirst()
    // Another transaction held the lock and has already applied the rate.
    if (taken.numDeletedRows === 0n) continue
    await sql`
      insert into former_plan_interest (plan_id, until, interest_basis_points, made_by, approved_by, at)
      select plan_id, ${since}::date, interest_basis_points, ${made_by}, ${approved_by}, ${at}
      from plan where plan_id = ${plan_id}
      on conflict (plan_id, until) do update set made_by = ${made_by}, approved_by = ${approved_by}, at = ${at}`.execute(
      tx,
    )
    // The time is also the plan's version: it never goes back, and differs from the one before the rate.
    await sql`
      update plan set interest_basis_points = ${interest_basis_points},
        last_modified_by = case when last_modified < ${at} then ${made_by} else last_modified_by end,
        last_modified = greatest(${at}, last_modified + interval '1 millisecond')
      where plan_id = ${plan_id}`.execute(tx)
  }
}

/** The planned rate that applies on this day, in basis points; undefined if today's rate still applies then. */
export async function plannedRateOn(tx: Tx, planId: number, day: string): Promise<number | undefined> {
  const planned = await tx
    .selectFrom('planned_plan_interest')
    .select('interest_basis_points')
    .where('plan_id', '=', planId)
    .where('since', '<=', day)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  return planned?.interest_basis_points
}

/** Lists every rate of a plan, latest first. */
export async function ratesOf(db: Db, planId: number, today: string): Promise<PlanRate[]> {
  const plan = await db
    .selectFrom('plan')
    .select('interest_basis_points')
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow()
  const former = await db
    .selectFrom('former_plan_interest')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('until')
    .execute()
  const planned = await db
    .selectFrom('planned_plan_interest')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('since')
    .execute()
  // A rate begins when the earlier rate ends. Its author is the person who ended the earlier rate.
  const beginnings = [
    null,
    ...former.map(({ until, ...by }) => ({ since: until, ...by })),
    ...planned.map((rate) => rate),
  ]
  const rates = [
    ...former.map((rate) => rate.interest_basis_points),
    plan.interest_basis_points,
    ...planned.map((rate) => rate.interest_basis_points),
  ]
  return rates
    .map((basisPoints, place): PlanRate => {
      const [begins, ends] = [beginnings[place], beginnings[place + 1]]
      const since = begins?.since ?? null
      const until = ends?.since ?? null
      return {
        interest: basisPoints / BASIS_POINTS,
        since,
        until,
        state: until !== null && until <= today ? 'FORMER' : since !== null && since > today ? 'PLANNED' : 'CURRENT',
        madeBy: begins?.made_by ?? null,
        approvedBy: begins?.approved_by ?? null,
        decidedAt: begins?.at?.toISOString() ?? null,
      }
    })
    .toReversed()
}

/** Locks the plan, so that changes of its rate run one after another. */
export async function lockPlan(tx: Tx, planId: number): Promise<void> {
  await tx.selectFrom('plan').select('plan_id').where('plan_id', '=', planId).forNoKeyUpdate().execute()
}

async function emailOf(tx: Tx, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  const user = await tx.selectFrom('portal_user').select('email').where('user_id', '=', userId).executeTakeFirst()
  return user?.email ?? null
}
