import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'
import { formatCents } from '../platform/money.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import { creditsLessDebits } from './balance.sql.ts'
import { sumOfDays } from './daySums.ts'

// Fee income never goes below zero, because only charged fees can be refunded.

/** Locks an internal book, so a second concurrent debit sees the balance after the first. */
export async function lockBook(tx: Tx, bookId: number): Promise<void> {
  await tx.selectFrom('book').select('book_id').where('book_id', '=', bookId).forNoKeyUpdate().execute()
}

/** Cents in a fee book that were charged to a customer's account and not refunded; below zero if more was refunded. */
export async function feesKept(tx: Tx, customerBookId: number, feeBookId: number): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(${creditsLessDebits}, 0)::bigint as cents from posting p
    where p.book_id = ${feeBookId}
      and p.transaction_id in (select transaction_id from posting where book_id = ${customerBookId})`.execute(tx)
  return rows[0]?.cents ?? 0n
}

/** A fee that a posting charged to a customer, in cents. */
interface ChargedFee {
  feeBookId: number
  customerBookId: number
  name: string
  cents: bigint
}

/**
 * The reason why a reversal would refund more fees than were charged, or null. Locks the fee books that the reversal
 * would debit, so a concurrent fee adjustment takes effect before or after the reversal. Accounts are always locked
 * before fee books.
 */
export async function whyNotFeeBack(tx: Tx, transactionId: number): Promise<Problem | null> {
  for (const { feeBookId, name, cents } of await chargedFees(tx, transactionId)) {
    await lockBook(tx, feeBookId)
    const income = await sumOfDays(tx, feeBookId, {})
    if (cents > income)
      return refusal(`${name} holds ${formatCents(income)}. Taking this back needs ${formatCents(cents)}.`)
  }
  return null
}

/** Whether a fee adjustment already refunded the fee of a posting, which a reversal would refund again. */
export async function isFeeGivenBack(tx: Tx, transactionId: number): Promise<boolean> {
  for (const { feeBookId, customerBookId, cents } of await chargedFees(tx, transactionId))
    if ((await feesKept(tx, customerBookId, feeBookId)) < cents) return true
  return false
}

async function chargedFees(tx: Tx, transactionId: number): Promise<ChargedFee[]> {
  const { rows } = await sql<ChargedFee>`
    select fee.book_id as "feeBookId", customer.book_id as "customerBookId", b.name, fee.amount_cents as cents
    from posting fee join book b on b.book_id = fee.book_id and b.kind in ('FEE_DISTRIBUTION', 'FEE_ANNUAL')
    join posting customer on customer.transaction_id = fee.transaction_id
    join book c on c.book_id = customer.book_id and c.kind = 'CUSTOMER'
    where fee.transaction_id = ${transactionId} and fee.side = 'C' order by fee.book_id`.execute(tx)
  return rows
}
