import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { inParts } from '../platform/parts.ts'
import { linesOf, type Posting } from './ledger.ts'

/** Rows of one statement. */
const AT_ONCE = 500

/**
 * Posts many transactions in the order given, as loading does: each by the rules of `post`, all constraints on, a few
 * hundred in one call of the database.
 * @throws as `post`
 */
export async function postMany(tx: Tx, postings: readonly Posting[]): Promise<void> {
  for (const part of inParts(postings, AT_ONCE))
    await sql`
      select post_transaction(x.type_id, x.on_date, x.note, x.reverses, x.request_id, x.once_key, x.by_user,
        x.books, x.sides, x.cents)
      from jsonb_to_recordset(${JSON.stringify(part.map(rowOf))}::jsonb) as x (place int, type_id int, on_date date,
        note text, reverses int, request_id int, once_key text, by_user int, books int[], sides text[], cents bigint[])
      order by x.place`.execute(tx)
}

function rowOf(posting: Posting, place: number) {
  const lines = linesOf(posting)
  return {
    place,
    type_id: posting.typeId,
    on_date: posting.date,
    note: posting.note ?? null,
    reverses: posting.reverses ?? null,
    request_id: posting.requestId ?? null,
    once_key: posting.idempotencyKey ?? null,
    by_user: posting.createdBy,
    books: lines.map(({ bookId }) => bookId),
    sides: lines.map(({ side }) => side),
    cents: lines.map(({ cents }) => String(cents)),
  }
}

/** Opens the books of new retirement accounts. */
export async function openCustomerBooks(
  tx: Tx,
  accounts: ReadonlyArray<{ accountId: number; name: string }>,
): Promise<void> {
  for (const part of inParts(accounts, AT_ONCE))
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

/** Answers the book of each of these retirement accounts. @throws Error for an account without one */
export async function booksOfAccounts(
  db: Db | Tx,
  accountIds: readonly number[],
): Promise<(accountId: number) => number> {
  const books = new Map<number, number>()
  for (const part of inParts(accountIds, AT_ONCE)) {
    const rows = await db.selectFrom('book').select(['account_id', 'book_id']).where('account_id', 'in', part).execute()
    for (const { account_id, book_id } of rows) if (account_id !== null) books.set(account_id, book_id)
  }
  return (accountId) => {
    const bookId = books.get(accountId)
    if (bookId === undefined) throw new Error(`account ${accountId} has no book`)
    return bookId
  }
}
