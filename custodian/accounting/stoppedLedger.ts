import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { onNormalSide } from '../ledger/balance.sql.ts'

/** A transaction that overdrew a book, seen from that book; amounts in cents. */
export interface Overdraft {
  transactionId: number
  typeId: number
  /** Date of the posting. */
  date: string
  bookId: number
  cents: bigint
  accountId: number | null
  accountOwnerId: number | null
}

/**
 * A transaction that may be reversed while the ledger is stopped, because it took money out of an overdrawn book. Never
 * a transaction of a request, because the payment depends on it, and never a reversal. Undefined for every other
 * transaction, and for all transactions while the ledger is not stopped.
 */
export async function overdraftBy(db: Db | Tx, transactionId: number): Promise<Overdraft | undefined> {
  const { rows } = await sql<{
    type_id: number
    date: string
    book_id: number
    cents: bigint
    account_id: number | null
    owner_id: number | null
  }>`
    select t.transaction_type_id as type_id, t.transaction_date as date, b.book_id, p.amount_cents as cents,
      a.account_id, a.account_owner_id as owner_id
    from ledger_halt h, ledger_transaction t join posting p on p.transaction_id = t.transaction_id
    join book b on b.book_id = p.book_id left join retirement_account a on a.account_id = b.account_id
    where t.transaction_id = ${transactionId} and t.reverses_transaction_id is null and t.request_id is null
      and b.kind in ('CUSTOMER', 'DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK', 'RETURNS', 'PLAN_RECEIPTS')
      and p.side <> b.normal_side
      and not exists (select from ledger_transaction r where r.reverses_transaction_id = t.transaction_id)
      and (select ${onNormalSide} from posting p where p.book_id = b.book_id) < 0
    order by b.book_id limit 1`.execute(db)
  const [row] = rows
  return (
    row && {
      transactionId,
      typeId: row.type_id,
      date: row.date,
      bookId: row.book_id,
      cents: row.cents,
      accountId: row.account_id,
      accountOwnerId: row.owner_id,
    }
  )
}

/**
 * Posts a correction that a second person approved, although the ledger is stopped. Within this transaction the stop is
 * removed, then restored with its original time before the commit. The next check of all books resumes the ledger if
 * the books are right. The corrected book's balance is recomputed from its lines.
 */
export async function postPastStop<T>(tx: Tx, bookId: number, work: () => Promise<T>): Promise<T> {
  const stop = await tx.deleteFrom('ledger_halt').returning(['since', 'reason']).executeTakeFirst()
  await tx.deleteFrom('customer_balance').where('book_id', '=', bookId).execute()
  const done = await work()
  if (stop) await tx.insertInto('ledger_halt').values(stop).execute()
  return done
}
