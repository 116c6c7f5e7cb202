import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'
import { insertColumns, reserveIds } from '../platform/db/bulkLoad.ts'
import { openFrom } from './closedMonths.ts'
import { linesOf, type Posting } from './ledger.ts'
import { creditsLessDebits, debitsLessCredits } from './balance.sql.ts'

/** Accepts postings in any order, a few thousand at a time. */
export type Stage = (postings: readonly Posting[]) => Promise<void>

/**
 * Posts millions of transactions into a ledger that nobody else uses, numbered by date and, within a day, in the given
 * order. The ledger's triggers are disabled until the commit, so set operations check the same rules before the
 * function returns. Must run inside `loadInBulk`, as the owner of the tables. Returns the first and last transaction
 * id; null without postings.
 * @throws Error naming the violated rule
 */
export async function bulkPost(
  tx: Tx,
  give: (stage: Stage) => Promise<void>,
): Promise<{ first: number; last: number } | null> {
  const halt = await tx.selectFrom('ledger_halt').select('reason').executeTakeFirst()
  if (halt) throw new Error('The ledger is stopped: nothing is posted until the books are right.')
  await sql`create temporary table staged_posting (
    place bigint generated always as identity, type_id integer, on_date date, note text, request_id integer, once_key text,
    by_user integer, books integer[], sides text[], cents bigint[]) on commit drop`.execute(tx)
  await give((postings) => stage(tx, postings))
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from staged_posting`.execute(tx)
  const count = rows[0]?.n ?? 0
  if (count === 0) return null
  await proveOpen(tx)
  const first = await reserveIds(tx, 'ledger_transaction', 'transaction_id', count)
  for (const table of ['ledger_transaction', 'posting'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
  await insertStaged(tx, first)
  await proveBySet(tx, first)
  // Deletes the stored balances; the next posting recomputes a missing balance.
  await sql`delete from customer_balance k
    where exists (select from posting p where p.book_id = k.book_id and p.transaction_id >= ${first})`.execute(tx)
  for (const table of ['ledger_transaction', 'posting'])
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
  return { first, last: first + count - 1 }
}

/**
 * Checks that no posting is dated in a closed month, because the trigger that refuses such postings is disabled below.
 */
async function proveOpen(tx: Tx): Promise<void> {
  await sql`select hold_months(false)`.execute(tx)
  const open = await openFrom(tx)
  const { rows } = await sql`select from staged_posting where on_date < ${open}::date limit 1`.execute(tx)
  if (rows.length > 0) throw new Error(`Everything before ${open} is closed.`)
}

async function stage(tx: Tx, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return
  const lines = postings.map(linesOf)
  const listOf = (of: (line: (typeof lines)[number][number]) => string | number | bigint) =>
    lines.map((each) => `{${each.map(of).join(',')}}`)
  await sql`
    insert into staged_posting (type_id, on_date, note, request_id, once_key, by_user, books, sides, cents)
    select type_id, on_date, note, request_id, once_key, by_user, books::int[], sides::text[], cents::bigint[]
    from unnest(${postings.map(({ typeId }) => typeId)}::int[], ${postings.map(({ date }) => date)}::date[],
      ${postings.map(({ note }) => note ?? null)}::text[], ${postings.map(({ requestId }) => requestId ?? null)}::int[],
      ${postings.map(({ idempotencyKey }) => idempotencyKey ?? null)}::text[],
      ${postings.map(({ createdBy }) => createdBy)}::int[], ${listOf(({ bookId }) => bookId)}::text[],
      ${listOf(({ side }) => side)}::text[], ${listOf(({ cents }) => cents)}::text[])
      with ordinality as given (type_id, on_date, note, request_id, once_key, by_user, books, sides, cents, n)
    order by n`.execute(tx)
}

/** Sorts by date, so postings of a month are stored together and a date range reads few pages. */
async function insertStaged(tx: Tx, first: number): Promise<void> {
  await sql`create temporary table numbered_posting on commit drop as
    select ${first}::int - 1 + row_number() over (order by on_date, place)::int as transaction_id, staged_posting.*
    from staged_posting`.execute(tx)
  await sql`
    insert into ledger_transaction (transaction_id, transaction_type_id, transaction_date, posted_at, note, request_id,
      idempotency_key, created_by)
    select transaction_id, type_id, on_date, least(on_date + time '12:00', now()), note, request_id, once_key, by_user
    from numbered_posting order by transaction_id`.execute(tx)
  await sql`
    insert into posting (transaction_id, book_id, side, amount_cents, transaction_date)
    select transaction_id, line.book_id, line.side, line.cents, on_date
    from (select * from numbered_posting order by transaction_id) ordered
    cross join lateral unnest(books, sides, cents) as line (book_id, side, cents)`.execute(tx)
  await sql`drop table staged_posting, numbered_posting`.execute(tx)
}

/**
 * Checks all new rows by the rules of the disabled ledger triggers. The database still checks foreign keys and columns.
 */
async function proveBySet(tx: Tx, first: number): Promise<void> {
  const { rows: unbalanced } = await sql<{ id: number }>`
    select coalesce(t.transaction_id, p.transaction_id) as id
    from (select transaction_id from ledger_transaction where transaction_id >= ${first}) t
    full join (
      select transaction_id, count(*) as lines, ${debitsLessCredits} as difference
      from posting p where transaction_id >= ${first} group by transaction_id, currency) p using (transaction_id)
    where t.transaction_id is null or p.lines is null or p.lines < 2 or p.difference <> 0 limit 1`.execute(tx)
  if (unbalanced[0]) throw new Error(`transaction ${unbalanced[0].id} does not balance`)
  const { rows: books } = await sql<{ id: number }>`
    select p.book_id as id from (
      select book_id, currency, ${creditsLessDebits} as balance
      from posting p group by book_id, currency) p
    left join book b on b.book_id = p.book_id
    where b.book_id is null or b.currency <> p.currency or (b.kind = 'CUSTOMER' and p.balance < 0) limit 1`.execute(tx)
  if (books[0]) throw new Error(`book ${books[0].id} is unknown, in another currency or below zero`)
}

/** Opens the books of very many new retirement accounts. Returns the book of each account. */
export async function openBooksInBulk(
  tx: Tx,
  accounts: ReadonlyArray<{ accountId: number; name: string }>,
): Promise<(accountId: number) => number> {
  const first = await reserveIds(tx, 'book', 'book_id', accounts.length)
  const books = new Map(accounts.map(({ accountId }, place) => [accountId, first + place]))
  await insertColumns(
    tx,
    'book',
    accounts.map(({ accountId, name }, place) => ({
      book_id: first + place,
      name,
      kind: 'CUSTOMER' as const,
      normal_side: 'C' as const,
      account_id: accountId,
    })),
  )
  return (accountId) => books.get(accountId) ?? 0
}
