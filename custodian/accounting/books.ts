import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { notFound } from '../platform/http/errors.ts'
import { transactionTypeName } from '../ledger/ledger.ts'
import { fromCents } from '../platform/money.ts'
import { sentAndNotBack } from '../payments/payments.views.ts'
import { onNormalSide } from '../ledger/balance.sql.ts'

export type BookView = {
  bookId: number
  balance: number
  transactions: Array<{
    transactionId: number | null
    transactionDate: string
    note: string | null
    transactionType: string
    amount: number
  }>
}

type Range = { startDate?: string | undefined; endDate?: string | undefined }

/**
 * A book with its transactions, newest first; amounts are on the book's normal side, so a customer's deposit is
 * positive. With dates (both included) the balance is that of the lines shown. 404 for an unknown book.
 */
export async function viewBook(db: Db | Tx, bookId: number, range: Range = {}): Promise<BookView> {
  const book = await db
    .selectFrom('book')
    .select(['book_id', 'normal_side'])
    .where('book_id', '=', bookId)
    .executeTakeFirst()
  if (!book) throw notFound()
  let query = db
    .selectFrom('posting as p')
    .innerJoin('ledger_transaction as t', 't.transaction_id', 'p.transaction_id')
    .select(['t.transaction_id', 't.transaction_date', 't.note', 't.transaction_type_id'])
    .select(
      sql<bigint>`sum(case when p.side = ${book.normal_side} then p.amount_cents else -p.amount_cents end)::bigint`.as(
        'cents',
      ),
    )
    .where('p.book_id', '=', bookId)
    .groupBy('t.transaction_id')
    .orderBy('t.transaction_date', 'desc')
    .orderBy('t.transaction_id', 'desc')
  if (range.startDate) query = query.where('t.transaction_date', '>=', range.startDate)
  if (range.endDate) query = query.where('t.transaction_date', '<=', range.endDate)
  const rows = await query.execute()
  return {
    bookId,
    balance: fromCents(rows.reduce((sum, row) => sum + row.cents, 0n)),
    transactions: rows.map((row) => ({
      transactionId: row.transaction_id,
      transactionDate: row.transaction_date,
      note: row.note,
      transactionType: transactionTypeName(row.transaction_type_id),
      amount: fromCents(row.cents),
    })),
  }
}

/** The book of an owner's account; transaction numbers are for staff only and leave the server for nobody else. */
export async function viewAccountBook(
  db: Db | Tx,
  ownerId: number,
  accountId: number,
  forStaff: boolean,
): Promise<BookView> {
  const book = await db
    .selectFrom('book')
    .innerJoin('retirement_account as a', 'a.account_id', 'book.account_id')
    .select('book_id')
    .where('a.account_id', '=', accountId)
    .where('a.account_owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!book) throw notFound()
  const view = await viewBook(db, book.book_id)
  if (forStaff) return view
  return { ...view, transactions: view.transactions.map((row) => ({ ...row, transactionId: null })) }
}

/** Our own books, without those of customers. */
export async function internalBooks(db: Db | Tx, only: 'all' | 'tax'): Promise<Array<{ id: number; name: string }>> {
  let query = db
    .selectFrom('book')
    .select(['book_id as id', 'name'])
    .where('kind', '!=', 'CUSTOMER')
    .orderBy(sql`kind = 'STATE_TAX'`)
    .orderBy('book_id')
  if (only === 'tax') query = query.where('kind', 'in', ['FEDERAL_TAX', 'STATE_TAX'])
  return query.execute()
}

/** Balances of internal books over a range of days (both included); books that come to 0 are left out. */
export async function bookBalances(
  db: Db | Tx,
  bookIds: readonly number[],
  range: { startDate: string; endDate: string },
): Promise<Array<{ id: number; name: string; balance: number }>> {
  if (bookIds.length === 0) return []
  const rows = await db
    .selectFrom('book as b')
    .innerJoin('posting as p', 'p.book_id', 'b.book_id')
    .innerJoin('ledger_transaction as t', 't.transaction_id', 'p.transaction_id')
    .select(['b.book_id as id', 'b.name'])
    .select(sql<bigint>`${onNormalSide}::bigint`.as('cents'))
    .where('b.book_id', 'in', [...new Set(bookIds)])
    .where('b.kind', '!=', 'CUSTOMER')
    .where('t.transaction_date', '>=', range.startDate)
    .where('t.transaction_date', '<=', range.endDate)
    .groupBy('b.book_id')
    .orderBy('b.book_id')
    .execute()
  return rows
    .filter(({ cents }) => cents !== 0n)
    .map(({ id, name, cents }) => ({ id, name, balance: fromCents(cents) }))
}

export type TransactionLine = {
  id: number
  bookName: string
  transactionDate: string
  accountId: number | null
  accountOwnerId: number | null
  amount: number
  isCredit: boolean
  bookId: number
  canReverse: boolean
  sentOn: string | null
}

/** What takes money out of an account to pay it out, and can be taken back as a whole. */
export const WITHDRAWALS: readonly number[] = [
  TRANSACTION_TYPE.withdrawal,
  TRANSACTION_TYPE.rollover,
  TRANSACTION_TYPE.transfer,
]

/**
 * The lines of a transaction as they were posted; amounts are above 0 and isCredit tells the side. canReverse marks the
 * customer's line of a withdrawal that still stands; sentOn is the day its payment has left, as long as that is not back.
 * 404 for an unknown transaction.
 */
export async function transactionLines(db: Db | Tx, transactionId: number): Promise<TransactionLine[]> {
  const rows = await db
    .selectFrom('posting as p')
    .innerJoin('ledger_transaction as t', 't.transaction_id', 'p.transaction_id')
    .innerJoin('book as b', 'b.book_id', 'p.book_id')
    .leftJoin('retirement_account as a', 'a.account_id', 'b.account_id')
    .leftJoin('ledger_transaction as r', 'r.reverses_transaction_id', 't.transaction_id')
    .select([
      't.transaction_id',
      't.transaction_type_id',
      't.request_id',
      'r.transaction_id as reversal_id',
      'p.book_id',
      'b.name',
      't.transaction_date',
      'b.account_id',
      'a.account_owner_id',
      'p.amount_cents',
      'p.side',
    ])
    .where('t.transaction_id', '=', transactionId)
    .orderBy('p.posting_id')
    .execute()
  const [first] = rows
  if (!first) throw notFound()
  const sentOn = first.request_id === null ? null : await sentAndNotBack(db, first.request_id)
  return rows.map((row) => ({
    id: row.transaction_id,
    bookName: row.name,
    transactionDate: row.transaction_date,
    accountId: row.account_id,
    accountOwnerId: row.account_owner_id,
    amount: fromCents(row.amount_cents),
    isCredit: row.side === 'C',
    bookId: row.book_id,
    canReverse: row.account_id !== null && row.reversal_id === null && WITHDRAWALS.includes(row.transaction_type_id),
    sentOn,
  }))
}

/** The owners whose accounts these books are of; nobody for a book of the house. */
export async function ownersOfBooks(db: Db | Tx, bookIds: readonly number[]): Promise<number[]> {
  if (bookIds.length === 0) return []
  const rows = await db
    .selectFrom('book')
    .innerJoin('retirement_account as a', 'a.account_id', 'book.account_id')
    .select('a.account_owner_id')
    .where('book_id', 'in', bookIds)
    .execute()
  return rows.map((row) => row.account_owner_id)
}
