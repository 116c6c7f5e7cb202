import * as z from 'zod'
import { BASIS_POINTS } from '../../contract/fields.ts'
import { ask, waitingFor } from '../approvals/ask.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import { addDays } from '../platform/calendar/bankDays.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import { notFound, refuse } from '../platform/http/errors.ts'
import { refusal } from '../platform/problem.ts'
import { asPercent, lockPlan, plannedRateOn } from './interest.ts'

interface Planned {
  planId: number
  since: string
  basisPoints: number
}

/** A second person decides the withdrawal of a lower planned rate, because the plan then keeps a higher rate. */
export const planInterestWithdrawal: Effect<Planned & { instead?: number | undefined }> = {
  name: 'plan-interest-withdrawal',
  title: 'Withdrawal of a rate of a plan',
  payload: z.strictObject({
    planId: z.int(),
    since: z.string(),
    basisPoints: z.int().min(0).max(BASIS_POINTS),
    // Release 0.1.0 did not store the rate that applies instead.
    instead: z.int().min(0).max(BASIS_POINTS).optional(),
  }),
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: (context, { payload }) => lockPlan(context.tx, payload.planId),
  changed: async ({ tx, today }, { payload }) => {
    const planned = await plannedRate(tx, payload)
    const isThere = planned?.interest_basis_points === payload.basisPoints && payload.since > today
    if (!isThere) return refusal('This rate is no longer upcoming.')
    if (payload.instead === undefined || payload.instead === (await rateInstead(tx, payload))) return null
    return refusal('The rate that applies instead was changed meanwhile.')
  },
  perform: (context, { payload }) => takeAway(context, payload),
}

/**
 * Withdraws a planned rate. If the plan then has a higher rate from that day on, a second person decides. The plan
 * must be locked. Returns the approval id, or null.
 * @throws 404 for a rate that is not planned, 409 if a withdrawal of the rate already waits
 */
export async function withdrawInterest(
  context: WriteContext,
  plan: { planId: number; name: string },
  since: string,
): Promise<number | null> {
  const { tx, today, services } = context
  const { planId, name } = plan
  const planned = since > today ? await plannedRate(tx, { planId, since }) : undefined
  if (!planned) throw notFound()
  const basisPoints = planned.interest_basis_points
  const subject = { entity: 'plan', id: planId }
  if (await waitingFor(context, planInterestWithdrawal, subject))
    throw refuse(409, 'A withdrawal for this plan waits for a second person.')
  const instead = await rateInstead(tx, { planId, since })
  if (!services.config.fourEyes || instead <= basisPoints) {
    await takeAway(context, { planId, since, basisPoints })
    return null
  }
  return ask(context, planInterestWithdrawal, {
    subject,
    payload: { planId, since, basisPoints, instead },
    description: `${name} interest rate: ${asPercent(basisPoints)} from ${usDate(since)} withdrawn`,
    changes: [
      { label: `Yearly rate from ${usDate(since)}`, before: asPercent(basisPoints), after: asPercent(instead) },
    ],
  })
}

function plannedRate(tx: Tx, { planId, since }: { planId: number; since: string }) {
  return tx
    .selectFrom('planned_plan_interest')
    .select('interest_basis_points')
    .where('plan_id', '=', planId)
    .where('since', '=', since)
    .executeTakeFirst()
}

/** The rate in basis points that applies from this day on without the rate planned for it. */
async function rateInstead(tx: Tx, { planId, since }: Omit<Planned, 'basisPoints'>): Promise<number> {
  const planned = await plannedRateOn(tx, planId, addDays(since, -1))
  if (planned !== undefined) return planned
  const plan = await tx
    .selectFrom('plan')
    .select('interest_basis_points')
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow()
  return plan.interest_basis_points
}

async function takeAway(context: WriteContext, { planId, since, basisPoints }: Planned): Promise<void> {
  await context.tx
    .deleteFrom('planned_plan_interest')
    .where('plan_id', '=', planId)
    .where('since', '=', since)
    .execute()
  await context.audit({
    action: 'plan.withdrawInterest',
    entity: 'plan',
    entityId: planId,
    before: { basisPoints, since },
  })
}
