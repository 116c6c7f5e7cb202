import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { inChunks } from '../platform/chunks.ts'
import { linesOf, type Posting } from './ledger.ts'

/** Maximum number of rows that one statement inserts. */
const AT_ONCE = 1_000

/**
 * Posts many transactions by the rules of `post`, a thousand in a few statements. Locks the customer books, then
 * inserts the transaction headers, then the lines; all constraints stay enabled. Within one call, credits and debits of
 * a book may be in any order. Returns the transaction ids in the given order.
 * @throws as `post`; the database transaction must then be rolled back
 */
export async function postMany(tx: Tx, postings: readonly Posting[]): Promise<number[]> {
  const ids: number[] = []
  for (const part of inChunks(postings, AT_ONCE)) ids.push(...(await postTogether(tx, part)))
  return ids
}

async function postTogether(tx: Tx, postings: readonly Posting[]): Promise<number[]> {
  const linesOfEach = postings.map(linesOf)
  const books = new Set(linesOfEach.flatMap((lines) => lines.map(({ bookId }) => bookId)))
  await sql`select 1 from book where book_id = any(${[...books]}::int[]) and kind = 'CUSTOMER'
    order by book_id for no key update`.execute(tx)
  const ids = await newTransactionIds(tx, postings.length)
  await sql`
    insert into ledger_transaction (transaction_id, transaction_type_id, transaction_date, note, reverses_transaction_id,
      request_id, idempotency_key, created_by)
    select * from unnest(${ids}::int[], ${postings.map(({ typeId }) => typeId)}::int[],
      ${postings.map(({ date }) => date)}::date[], ${postings.map(({ note }) => note ?? null)}::text[],
      ${postings.map(({ reverses }) => reverses ?? null)}::int[],
      ${postings.map(({ requestId }) => requestId ?? null)}::int[],
      ${postings.map(({ idempotencyKey }) => idempotencyKey ?? null)}::text[],
      ${postings.map(({ createdBy }) => createdBy)}::int[])`.execute(tx)
  const lines = linesOfEach.flatMap((ofOne, place) =>
    ofOne.map((line) => ({ ...line, transactionId: ids[place] ?? 0, date: postings[place]?.date })),
  )
  await sql`
    insert into posting (transaction_id, book_id, side, amount_cents, transaction_date)
    select * from unnest(${lines.map(({ transactionId }) => transactionId)}::int[],
      ${lines.map(({ bookId }) => bookId)}::int[], ${lines.map(({ side }) => side)}::text[],
      ${lines.map(({ cents }) => String(cents))}::bigint[], ${lines.map(({ date }) => date)}::date[])`.execute(tx)
  return ids
}

/** Reserves ascending transaction ids, lower than every id issued afterwards. */
async function newTransactionIds(tx: Tx, count: number): Promise<number[]> {
  // A writer must be visible to other transactions before it takes an id (see settledUpTo).
  await sql`select pg_current_xact_id()`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    select nextval(numbers)::int as id
    from (select pg_get_serial_sequence('ledger_transaction', 'transaction_id')::regclass as numbers offset 0) sequence
    cross join generate_series(1, ${count}::int)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Opens the books of new retirement accounts. */
export async function openCustomerBooks(
  tx: Tx,
  accounts: ReadonlyArray<{ accountId: number; name: string }>,
): Promise<void> {
  for (const part of inChunks(accounts, AT_ONCE))
    await tx
      .insertInto('book')
      .values(
        part.map(({ accountId, name }) => ({
          name,
          kind: 'CUSTOMER' as const,
          normal_side: 'C' as const,
          account_id: accountId,
        })),
      )
      .execute()
}

/** Returns the book of each of these retirement accounts. @throws Error for an account without a book */
export async function booksOfAccounts(
  db: Db | Tx,
  accountIds: readonly number[],
): Promise<(accountId: number) => number> {
  const books = new Map<number, number>()
  for (const part of inChunks(accountIds, AT_ONCE)) {
    const rows = await db.selectFrom('book').select(['account_id', 'book_id']).where('account_id', 'in', part).execute()
    for (const { account_id, book_id } of rows) if (account_id !== null) books.set(account_id, book_id)
  }
  return (accountId) => {
    const bookId = books.get(accountId)
    if (bookId === undefined) throw new Error(`account ${accountId} has no book`)
    return bookId
  }
}
