import type { Db, Tx } from '../platform/db/connect.ts'

/** The message that explains why a closed plan accepts nothing. */
export const PLAN_CLOSED = 'This plan is closed. It takes no new accounts and no money.'

/** Whether a plan accepts no new accounts and no money; null for an unknown plan. */
export async function isClosedPlan(db: Db | Tx, planId: number): Promise<boolean | null> {
  const plan = await db.selectFrom('plan').select('closed_at').where('plan_id', '=', planId).executeTakeFirst()
  return plan ? plan.closed_at !== null : null
}
