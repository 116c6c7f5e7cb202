import { sql } from 'kysely'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import type { Db } from '../platform/db/connect.ts'

/** A reversed tax payment in cents, and the first day of the month of its reversal. */
export type TakenBack = { bookId: number; month: string; cents: bigint }

/** Tax payments reversed on these days (YYYY-MM-DD, both included). A reversal is not new withholding. */
export async function reversedTaxPayments(
  db: Db,
  bookIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<readonly TakenBack[]> {
  const { rows } = await sql<{ book_id: number; month: string; cents: bigint }>`
    select m.book_id, date_trunc('month', t.transaction_date)::date as month, sum(m.amount_cents)::bigint as cents
    from manual_posting m join ledger_transaction t on t.reverses_transaction_id = m.transaction_id
    where m.book_id = any(${bookIds}::int[]) and m.transaction_type_id = ${TRANSACTION_TYPE.taxPayment}
      and t.transaction_date between ${from}::date and ${to}::date
    group by 1, 2`.execute(db)
  return rows.map(({ book_id, month, cents }) => ({ bookId: book_id, month, cents }))
}

/** Total of the selected reversed tax payments, for a book or a month. */
export const sumOf = (payments: readonly TakenBack[], of: (payment: TakenBack) => boolean): bigint =>
  payments.reduce((sum, payment) => (of(payment) ? sum + payment.cents : sum), 0n)
