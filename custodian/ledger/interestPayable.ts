import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import { usDate } from '../platform/calendar/usDate.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { postingDay } from './closedMonths.ts'
import { credit, debit, internalBook, post } from './ledger.ts'

// Earned interest is owed from its accrual day. One posting for all accounts rounds the interest half up to whole cents
// and carries over the remainder of at most half a cent. Interest Payable plus the unposted rows of `interest_earned`
// equals the interest that was earned and not credited.

/** Millionths of a cent in a cent. */
export const MICRO_CENTS = 1_000_000n

interface Earned {
  /** The id of the accrual row to post; if omitted, all unposted rows through `through` are posted. */
  earnedId?: number
  through: string
  /** The posting's date if the month of `through` is closed. */
  today: string
}

/**
 * Posts the interest earned through `through`, from Interest Expense to Interest Payable, dated `through`; once, even
 * in concurrent runs. Less than half a cent waits for the next run. Returns the cents, below zero if more was credited
 * than earned.
 */
export async function postEarned(context: WriteContext, { earnedId, through, today }: Earned): Promise<bigint> {
  const { tx } = context
  const waiting = await tx
    .selectFrom('interest_earned')
    .select(['interest_earned_id', 'micro_cents'])
    .where('transaction_id', 'is', null)
    .where('through', '<=', through)
    .$if(earnedId !== undefined, (query) => query.where('interest_earned_id', '=', earnedId ?? 0))
    .orderBy('interest_earned_id')
    .forUpdate()
    .execute()
  const earned = waiting.reduce((sum, { micro_cents }) => sum + micro_cents, 0n)
  const cents = roundHalfUp(earned)
  if (cents === 0n) return cents
  const transactionId = await postOwed(context, cents, { through, date: await postingDay(tx, through, today) })
  await sql`
    update interest_earned set transaction_id = ${transactionId}
    where interest_earned_id = any(${waiting.map((row) => row.interest_earned_id)}::int[])`.execute(tx)
  const rest = earned - cents * MICRO_CENTS
  if (rest !== 0n)
    await tx
      .insertInto('interest_earned')
      .values([
        { through, micro_cents: -rest, transaction_id: transactionId },
        { through, micro_cents: rest, transaction_id: null },
      ])
      .execute()
  return cents
}

async function postOwed(
  context: WriteContext,
  cents: bigint,
  { through, date }: { through: string; date: string },
): Promise<number> {
  const { tx } = context
  const [expense, payable] = [await internalBook(tx, 'INTEREST_EXPENSE'), await internalBook(tx, 'INTEREST_PAYABLE')]
  const transactionId = await post(tx, {
    typeId: TRANSACTION_TYPE.interest,
    date,
    note: `Interest earned to ${usDate(through)}`,
    createdBy: null,
    lines:
      cents > 0n ? [debit(expense, cents), credit(payable, cents)] : [debit(payable, -cents), credit(expense, -cents)],
  })
  await context.audit({
    action: 'interest.earned',
    entity: 'ledger_transaction',
    entityId: transactionId,
    after: { through, amount: cents },
  })
  return transactionId
}

/** Millionths in whole cents, rounded half up. */
function roundHalfUp(microCents: bigint): bigint {
  const twice = 2n * microCents + MICRO_CENTS
  const cents = twice / (2n * MICRO_CENTS)
  return twice < 0n && twice % (2n * MICRO_CENTS) !== 0n ? cents - 1n : cents
}
