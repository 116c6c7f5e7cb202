import { labelOf } from '../../contract/enumeration.ts'
import { TRANSACTION_TYPE, TRANSACTION_TYPE_NAME } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { BookTable } from '../platform/db/schema.ts'
import { debitsLessCredits, ofCustomerBook, onNormalSide } from './balance.sql.ts'

type BookKind = BookTable['kind']
export type InternalBookKind = Exclude<BookKind, 'CUSTOMER' | 'STATE_TAX'>
type Side = 'D' | 'C'
export type Line = { bookId: number; side: Side; cents: bigint }

/** The name of a transaction type: "Withdrawal" for 4. */
export function transactionTypeName(typeId: number): string {
  return labelOf(TRANSACTION_TYPE, TRANSACTION_TYPE_NAME, typeId) ?? 'Transaction'
}

export type Posting = {
  typeId: number
  /** Effective calendar date, YYYY-MM-DD. */
  date: string
  note?: string | null
  lines: readonly Line[]
  requestId?: number
  /** The idempotency key. A second posting with the same key fails with a unique violation (23505). */
  idempotencyKey?: string
  createdBy: number | null
  reverses?: number
}

/**
 * Posts one balanced transaction; lines are in cents above zero, lines of 0 are omitted. Returns the transaction id.
 * First locks every customer book of the lines. The database refuses (23514) a transaction that does not balance, has
 * fewer than two lines or would leave a customer book below zero.
 */
export async function post(tx: Tx, posting: Posting): Promise<number> {
  const lines = linesOf(posting)
  // Calls a database function, which takes one round trip and reuses its query plans.
  const { rows } = await sql<{ transaction_id: number }>`
    select post_transaction(${posting.typeId}, ${posting.date}, ${posting.note ?? null}, ${posting.reverses ?? null},
      ${posting.requestId ?? null}, ${posting.idempotencyKey ?? null}, ${posting.createdBy},
      ${lines.map(({ bookId }) => bookId)}::int[], ${lines.map(({ side }) => side)}::text[],
      ${lines.map(({ cents }) => String(cents))}::bigint[]) as transaction_id`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('the ledger answered nothing')
  return row.transaction_id
}

/** The lines of a posting, without lines of 0. @throws RangeError for fewer than two lines */
export function linesOf(posting: Pick<Posting, 'lines'>): Line[] {
  const lines = posting.lines.filter(({ cents }) => cents !== 0n)
  if (lines.length < 2) throw new RangeError('a transaction needs at least two lines')
  return lines
}

/** Builds a line of a posting: `credit` raises a customer's balance, `debit` lowers the balance. */
export const credit = (bookId: number, cents: bigint): Line => ({ bookId, side: 'C', cents })
export const debit = (bookId: number, cents: bigint): Line => ({ bookId, side: 'D', cents })

/** The book of a retirement account; every account has one from its opening on. */
export async function bookOfAccount(db: Db | Tx, accountId: number): Promise<number> {
  const row = await db.selectFrom('book').select('book_id').where('account_id', '=', accountId).executeTakeFirst()
  if (!row) throw new Error(`account ${accountId} has no book`)
  return row.book_id
}

/** The single book of an internal kind. The index is used only if the statement contains the kind as a literal. */
export async function internalBook(db: Db | Tx, kind: InternalBookKind): Promise<number> {
  const row = await db.selectFrom('book').select('book_id').where('kind', '=', sql.lit(kind)).executeTakeFirstOrThrow()
  return row.book_id
}

/** The books of these kinds by kind; each kind has one book. */
export async function booksOfKinds<Kind extends InternalBookKind>(
  db: Db | Tx,
  kinds: readonly Kind[],
): Promise<ReadonlyMap<Kind, number>> {
  const rows = await db
    .selectFrom('book')
    .select(['kind', 'book_id'])
    .where(
      'kind',
      'in',
      kinds.map((kind) => sql.lit(kind)),
    )
    .execute()
  return new Map(rows.map((row) => [row.kind as Kind, row.book_id]))
}

/** Tax book of a state ("CA"). Throws for a state without withholding, because such a state has no tax book. */
export async function stateTaxBook(db: Db | Tx, state: string): Promise<number> {
  const row = await db.selectFrom('book').select('book_id').where('state', '=', state).executeTakeFirst()
  if (!row) throw new Error(`no tax book for ${state}`)
  return row.book_id
}

/** Opens the book of a new retirement account. Returns the book's id. */
export async function openCustomerBook(tx: Tx, account: { accountId: number; name: string }): Promise<number> {
  const { book_id } = await tx
    .insertInto('book')
    .values({ name: account.name, kind: 'CUSTOMER', normal_side: 'C', account_id: account.accountId })
    .returning('book_id')
    .executeTakeFirstOrThrow()
  return book_id
}

/** Balance of a book in cents on its normal side (a customer's deposit is positive); 0 for a book without lines. */
export async function balanceOf(db: Db | Tx, bookId: number): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint | null }>`
    select ${onNormalSide}::bigint as balance
    from posting p join book b on b.book_id = p.book_id where p.book_id = ${bookId}`.execute(db)
  return rows[0]?.balance ?? 0n
}

/** Balance of a retirement account in cents. */
export async function balanceOfAccount(db: Db | Tx, accountId: number): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select ${ofCustomerBook} as cents from book b where b.account_id = ${accountId}`.execute(db)
  if (!rows[0]) throw new Error(`account ${accountId} has no book`)
  return rows[0].cents
}

/** Locks the row of an account before its money or requests are read; returns the row, or null. */
export async function lockAccount(tx: Tx, accountId: number) {
  const row = await tx
    .selectFrom('retirement_account')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** First key of the advisory lock that lets only one reversal of a transaction run at a time. */
const REVERSAL_LOCK = 4_001_003

/**
 * Reverses a transaction by an opposite one that references it; nothing is edited. Returns the new transaction id, or
 * null if the transaction is unknown, is itself a reversal or was reversed before. The reversal uses the original's
 * books, including the transit books.
 */
export async function reverse(
  tx: Tx,
  transactionId: number,
  by: { date: string; note?: string | null; createdBy: number | null },
): Promise<number | null> {
  // An advisory lock, because the service role lacks the update privilege that a row lock on this table needs.
  await sql`select pg_advisory_xact_lock(${sql.lit(REVERSAL_LOCK)}, ${transactionId})`.execute(tx)
  const original = await tx
    .selectFrom('ledger_transaction')
    .select(['transaction_id', 'reverses_transaction_id'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  if (!original || original.reverses_transaction_id !== null) return null
  const already = await tx
    .selectFrom('ledger_transaction')
    .select('transaction_id')
    .where('reverses_transaction_id', '=', transactionId)
    .executeTakeFirst()
  if (already) return null
  const lines = await tx
    .selectFrom('posting')
    .select(['book_id', 'side', 'amount_cents'])
    .where('transaction_id', '=', transactionId)
    .orderBy('posting_id')
    .execute()
  return post(tx, {
    typeId: TRANSACTION_TYPE.reversal,
    date: by.date,
    note: by.note ?? null,
    createdBy: by.createdBy,
    reverses: transactionId,
    lines: lines.map((line) => ({
      bookId: line.book_id,
      side: line.side === 'D' ? 'C' : 'D',
      cents: line.amount_cents,
    })),
  })
}

/**
 * Returns debits less credits over the whole ledger (always 0), and the transactions that do not balance (always none).
 */
export async function trialBalance(db: Db | Tx): Promise<{ differenceCents: bigint; unbalanced: number[] }> {
  const { rows: total } = await sql<{ difference: bigint | null }>`
    select ${debitsLessCredits}::bigint as difference from posting p`.execute(db)
  const { rows: unbalanced } = await sql<{ transaction_id: number }>`
    select transaction_id from posting p group by transaction_id, currency
    having ${debitsLessCredits} <> 0`.execute(db)
  return { differenceCents: total[0]?.difference ?? 0n, unbalanced: unbalanced.map((row) => row.transaction_id) }
}
