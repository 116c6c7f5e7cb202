import type { Db, Tx } from '../platform/db/connect.ts'

/** Why a plan takes nothing any more, as people read it. */
export const PLAN_CLOSED = 'This plan is closed. It takes no new accounts and no money.'

/** Whether a plan takes no new accounts and no money any more; null for one that there is none of. */
export async function isClosedPlan(db: Db | Tx, planId: number): Promise<boolean | null> {
  const plan = await db.selectFrom('plan').select('closed_at').where('plan_id', '=', planId).executeTakeFirst()
  return plan ? plan.closed_at !== null : null
}
