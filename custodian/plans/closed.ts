import type { Db, Tx } from '../platform/db/connect.ts'

/** The message for staff when a closed plan refuses an account or money. */
export const PLAN_CLOSED = 'This plan is closed. It takes no new accounts and no money.'

/** Whether a plan refuses new accounts and money because it is closed; null for an unknown plan. */
export async function isClosedPlan(db: Db | Tx, planId: number): Promise<boolean | null> {
  const plan = await db.selectFrom('plan').select('closed_at').where('plan_id', '=', planId).executeTakeFirst()
  return plan ? plan.closed_at !== null : null
}
