import { sql } from 'kysely'
import { payoutHold } from '../holds/payoutHold.ts'
import { DEAD, deathOf } from '../owners/death.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { refusal, type Problem } from '../platform/problem.ts'

/** Shown to staff for a payment that waits for the plan. */
export const AWAITS_PLAN =
  "This waits for the plan's deposit: the bank has not shown it yet for a plan file that credited this owner."

export const NOT_CONFIRMED = 'The death of the account owner is not confirmed.'

/**
 * Why a request must not be paid now; null when nothing stands against it. An owner is paid neither before the release of
 * a hold nor from the report of a death on, a payee in the owner's place only once the death is confirmed, and neither
 * while a plan still owes money of a file that credited the owner.
 */
export async function paymentProblem(
  db: Db | Tx,
  request: { account_owner_id: number; payee_id: number | null },
): Promise<Problem | null> {
  const death = await deathOf(db, request.account_owner_id)
  if (request.payee_id !== null && death !== 'CONFIRMED') return refusal(NOT_CONFIRMED)
  if (request.payee_id === null && death !== null) return refusal(DEAD)
  const held = request.payee_id === null ? await payoutHold(db, request.account_owner_id) : null
  return held ?? ((await awaitsPlanDeposit(db, request.account_owner_id)) ? refusal(AWAITS_PLAN) : null)
}

async function awaitsPlanDeposit(db: Db | Tx, ownerId: number): Promise<boolean> {
  const { rows } = await sql<{ awaits: boolean }>`select awaits_plan_deposit(${ownerId}::int) as awaits`.execute(db)
  return rows[0]?.awaits ?? true
}
