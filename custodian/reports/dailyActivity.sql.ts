import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'
import { rowsInTurn } from '../platform/db/cursor.ts'
import { debitsLessCredits } from '../ledger/balance.sql.ts'

/** Ledger transactions above `startsAfter`, up to `endsWith`. */
export type Stretch = { startsAfter: number; endsWith: number }

export type JournalLine = {
  transaction_id: number
  transaction_date: string
  transaction_type_id: number
  book_id: number
  book: string
  debit: bigint | null
  credit: bigint | null
}

/** Reads every posted line in a range of the ledger, by type. */
export function journalOf(tx: Tx, { startsAfter, endsWith }: Stretch): AsyncGenerator<JournalLine> {
  return rowsInTurn(
    tx,
    sql<JournalLine>`
    select t.transaction_id, t.transaction_date, t.transaction_type_id, b.book_id, b.name as book,
      case when p.side = 'D' then p.amount_cents end as debit, case when p.side = 'C' then p.amount_cents end as credit
    from ledger_transaction t
    join posting p on p.transaction_id = t.transaction_id
    join book b on b.book_id = p.book_id
    where t.transaction_id > ${startsAfter} and t.transaction_id <= ${endsWith}
    order by t.transaction_type_id, t.transaction_id, p.posting_id`,
  )
}

export type TypeTotal = { transaction_type_id: number; transactions: number; debit: bigint; credit: bigint }

/** Totals a range of the ledger by type. Debits and credits of each type are equal. */
export async function totalsByType(tx: Tx, { startsAfter, endsWith }: Stretch): Promise<TypeTotal[]> {
  const { rows } = await sql<TypeTotal>`
    select t.transaction_type_id, count(distinct t.transaction_id)::int as transactions,
      coalesce(sum(p.amount_cents) filter (where p.side = 'D'), 0)::bigint as debit,
      coalesce(sum(p.amount_cents) filter (where p.side = 'C'), 0)::bigint as credit
    from ledger_transaction t join posting p on p.transaction_id = t.transaction_id
    where t.transaction_id > ${startsAfter} and t.transaction_id <= ${endsWith}
    group by t.transaction_type_id order by t.transaction_type_id`.execute(tx)
  return rows
}

export type BookMovement = {
  /** The book number; null in the row that combines customers' books without postings in the range. */
  book_id: number | null
  book: string | null
  opening: bigint
  debit: bigint
  credit: bigint
}

/**
 * Every book over a range of the ledger: internal books, customers' books with postings, and all other customers'
 * books as one row. The opening balance is debits less credits, so all opening balances total 0.
 */
export function movementsByBook(tx: Tx, { startsAfter, endsWith }: Stretch): AsyncGenerator<BookMovement> {
  return rowsInTurn(
    tx,
    sql<BookMovement>`
    with named as (
      select book_id from book where kind <> 'CUSTOMER'
      union select book_id from posting where transaction_id > ${startsAfter} and transaction_id <= ${endsWith})
    select n.book_id, min(case when n.book_id is not null then b.name end) as book,
      coalesce(${debitsLessCredits}
        filter (where p.transaction_id <= ${startsAfter}), 0)::bigint as opening,
      coalesce(sum(p.amount_cents) filter (where p.transaction_id > ${startsAfter} and p.side = 'D'), 0)::bigint as debit,
      coalesce(sum(p.amount_cents) filter (where p.transaction_id > ${startsAfter} and p.side = 'C'), 0)::bigint as credit
    from book b
    left join named n on n.book_id = b.book_id
    left join posting p on p.book_id = b.book_id and p.transaction_id <= ${endsWith}
    group by n.book_id order by n.book_id nulls last`,
  )
}

/**
 * Returns the last transaction of the previous report. Without a report, returns the last transaction dated before this
 * day.
 */
export async function startOfReport(tx: Tx, businessDate: string): Promise<number> {
  const { rows } = await sql<{ last: number | null; before: number | null }>`
    select (select max(ends_with) from activity_report) as last,
      (select max(transaction_id) from ledger_transaction where transaction_date < ${businessDate}) as before`.execute(
    tx,
  )
  return rows[0]?.last ?? rows[0]?.before ?? 0
}
