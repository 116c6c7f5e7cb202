import { sql } from 'kysely'
import { payoutHold } from '../holds/payoutHold.ts'
import { DEAD, deathOf } from '../owners/death.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { refusal, type Problem } from '../platform/problem.ts'

/** Shown to staff while a payment waits for a plan deposit. */
export const AWAITS_PLAN =
  "This waits for the plan's deposit: the bank has not shown it yet for a plan file that credited this owner."

/** Shown to staff for a payment whose payee may be on the sanctions list. */
export const AWAITS_REVIEW =
  'This waits for compliance: the name of the owner or of the recipient matches the sanctions list.'

export const NOT_CONFIRMED = 'The death of the account owner is not confirmed.'

/**
 * Why a request must not be paid now; null if nothing blocks it. Blocked by: a payout hold or death report of the
 * owner, an unconfirmed death for a payee, an unpaid plan file, a sanctions match in review. The caller screens the
 * names first (`screenPayments`). A payment to the owner's estate needs a confirmed death, like a payee's.
 */
export async function paymentProblem(
  db: Db | Tx,
  request: {
    request_id?: number
    account_owner_id: number
    payee_id: number | null
    check_payable_to: string | null
    estate?: object | null
  },
  { isToEstate }: { isToEstate: boolean } = { isToEstate: Boolean(request.estate) },
): Promise<Problem | null> {
  const death = await deathOf(db, request.account_owner_id)
  const isToOwner = request.payee_id === null && !isToEstate
  if (!isToOwner && death !== 'CONFIRMED') return refusal(NOT_CONFIRMED)
  if (isToOwner && death !== null) return refusal(DEAD)
  if (await awaitsReview(db, request)) return refusal(AWAITS_REVIEW)
  const held = isToOwner ? await payoutHold(db, request.account_owner_id) : null
  return held ?? ((await awaitsPlanDeposit(db, request.account_owner_id)) ? refusal(AWAITS_PLAN) : null)
}

async function awaitsReview(db: Db | Tx, request: Parameters<typeof paymentProblem>[1]): Promise<boolean> {
  const { account_owner_id: ownerId, payee_id: payeeId, check_payable_to: words, estate } = request
  const requestId = estate ? (request.request_id ?? null) : null
  const { rows } = await sql<{ awaits: boolean }>`
    select awaits_sanctions_review(${ownerId}::int, ${payeeId}::int, ${words}::text)
      or estate_awaits_review(${requestId}::int) as awaits`.execute(db)
  return rows[0]?.awaits ?? true
}

async function awaitsPlanDeposit(db: Db | Tx, ownerId: number): Promise<boolean> {
  const { rows } = await sql<{ awaits: boolean }>`select awaits_plan_deposit(${ownerId}::int) as awaits`.execute(db)
  return rows[0]?.awaits ?? true
}
