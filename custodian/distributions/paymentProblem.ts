import { payoutHold } from '../holds/payoutHold.ts'
import { DEAD, deathOf } from '../owners/death.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { refusal, type Problem } from '../platform/problem.ts'

export const NOT_CONFIRMED = 'The death of the account owner is not confirmed.'

/**
 * Why a request must not be paid now; null when nothing stands against it. An owner is paid neither before the release of
 * a hold nor from the report of a death on, a payee in the owner's place only once the death is confirmed.
 */
export async function paymentProblem(
  db: Db | Tx,
  request: { account_owner_id: number; payee_id: number | null },
): Promise<Problem | null> {
  const death = await deathOf(db, request.account_owner_id)
  if (request.payee_id !== null) return death === 'CONFIRMED' ? null : refusal(NOT_CONFIRMED)
  return death === null ? payoutHold(db, request.account_owner_id) : refusal(DEAD)
}
