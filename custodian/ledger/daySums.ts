import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import { creditsLessDebits } from './balance.sql.ts'
import { booksOfKinds, type InternalBookKind } from './ledger.ts'
import { totalsUpTo } from './monthTotals.ts'

/** Days as YYYY-MM-DD, both included; an omitted end leaves the range open. */
export type Days = { from?: string | undefined; to?: string | undefined }

const FIRST_DAY = '0001-01-01'
const LAST_DAY = '9999-12-30'

/** Debits and credits of a book, in cents. */
export type Sides = { debit: bigint; credit: bigint }

/** Credits less debits of internal books over some days, in cents, by book; books without lines are omitted. */
export async function sumsOfInternalBooks(
  db: Db,
  bookIds: readonly number[],
  days: Days,
): Promise<ReadonlyMap<number, bigint>> {
  const sides = await sidesOfInternalBooks(db, bookIds, days)
  return new Map([...sides].map(([bookId, { debit, credit }]) => [bookId, credit - debit]))
}

/**
 * Debits and credits of internal books over some days, in cents, by book; books without lines are omitted. Adds monthly
 * totals, daily totals for days outside whole months, and the lines that the stored totals do not include yet.
 */
export async function sidesOfInternalBooks(
  db: Db,
  bookIds: readonly number[],
  { from = FIRST_DAY, to = LAST_DAY }: Days,
): Promise<ReadonlyMap<number, Sides>> {
  const months = wholeMonths(from, to)
  const before = (day: string) => sql`(${day}::date - 1)`
  // Reads the last totaled transaction id first: totals up to that id never change. Newer postings come from the lines.
  const upTo = await totalsUpTo(db)
  const ofDays = (first: string, last: RawBuilder<unknown>) => totals(bookIds, 'day', { first, last }, upTo)
  const parts = months
    ? [
        totals(bookIds, 'month', { first: months.first, last: before(months.end) }, upTo),
        ofDays(from, before(months.first)),
        ofDays(months.end, sql`${to}::date`),
      ]
    : [ofDays(from, sql`${to}::date`)]
  parts.push(sql`
    select book_id, null::date, sum(amount_cents) filter (where side = 'D'), sum(amount_cents) filter (where side = 'C')
    from posting p
    where book_id = any(${bookIds}::int[]) and transaction_id > ${upTo}
      and transaction_date between ${from}::date and ${to}::date group by book_id`)
  const { rows } = await sql<{ book_id: number; debit: bigint; credit: bigint }>`
    select book_id, coalesce(sum(debit), 0)::bigint as debit, coalesce(sum(credit), 0)::bigint as credit
    from (${sql.join(parts, sql` union all `)}) parts group by book_id`.execute(db)
  return new Map(rows.map(({ book_id, debit, credit }) => [book_id, { debit, credit }]))
}

/**
 * Selects, for each book and each day or month of a range, the newest stored total up to a transaction. Looks up each
 * period separately, because a period has one row for every totals run that found lines.
 */
export function totals(
  bookIds: readonly number[],
  period: 'day' | 'month',
  { first, last }: { first: string; last: RawBuilder<unknown> },
  upTo: number,
): RawBuilder<unknown> {
  if (upTo === 0) return NOTHING_ADDED_UP
  const table = sql.table(`book_${period}_total`)
  const name = sql.ref(period)
  return sql`
    select of_book.book_id, of_book.period::date as day, newest.debit_cents as debit, newest.credit_cents as credit
    from (
      select had.book_id, generate_series(
        case when had.first is not null then greatest(${first}::date, had.first) end,
        case when had.last is not null then least(${last}, had.last) end, ${sql.lit(`1 ${period}`)}::interval) as period
      from (
        select book_id, (select min(${name}) from ${table} t where t.book_id = books.book_id) as first,
          (select max(${name}) from ${table} t where t.book_id = books.book_id) as last
        from unnest(${bookIds}::int[]) as books (book_id)) had) of_book
    cross join lateral (
      select debit_cents, credit_cents from ${table}
      where book_id = of_book.book_id and ${name} = of_book.period::date and up_to <= ${upTo}
      order by up_to desc limit 1) newest`
}

/** No totals are stored before the first totals run, so all amounts come from the lines. */
const NOTHING_ADDED_UP = sql`
    select null::int as book_id, null::date as day, null::bigint as debit, null::bigint as credit where false`

/** Credits less debits of an internal book over some days, in cents. */
export async function sumOfDays(db: Db, bookId: number, days: Days): Promise<bigint> {
  return (await sumsOfInternalBooks(db, [bookId], days)).get(bookId) ?? 0n
}

/** The position of a transaction in a book. */
type Place = { day: string; transactionId: number }

/** Credits less debits of a book in cents: `opening` before a range of days, `within` in that range. */
type SumsOfDays = { opening: bigint; within: bigint }

/** Totals of a book over some days. `upToNewest` is the total up to a given transaction, or 0 without a transaction. */
type SumsOfBook = SumsOfDays & { upToNewest: bigint }

/** Adds up the lines of a customer's book, because it has few lines. */
export async function sumsOfCustomerBook(
  db: Db,
  bookId: number,
  { from = FIRST_DAY, to = LAST_DAY }: Days,
): Promise<SumsOfDays> {
  const sumWhere = (which: RawBuilder<unknown>) =>
    sql`coalesce(${creditsLessDebits} filter (where ${which}), 0)::bigint`
  const { rows } = await sql<SumsOfDays>`
    select ${sumWhere(sql`transaction_date < ${from}::date`)} as opening,
      ${sumWhere(sql`transaction_date >= ${from}::date`)} as within
    from posting p where book_id = ${bookId} and transaction_date <= ${to}::date`.execute(db)
  return rows[0] ?? { opening: 0n, within: 0n }
}

/** An internal book is totaled from its stored totals and the lines since the last run. */
export async function sumsOfInternalBook(
  db: Db,
  bookId: number,
  days: Days,
  newest: Place | undefined,
): Promise<SumsOfBook> {
  const within = await sumOfDays(db, bookId, days)
  const opening = days.from ? await sumOfDays(db, bookId, { to: dayBefore(days.from) }) : 0n
  return { opening, within, upToNewest: newest ? await sumUpTo(db, bookId, newest) : 0n }
}

/** Balance (credits less debits, in cents) of an internal book right after the given transaction of a day. */
export async function sumUpTo(db: Db, bookId: number, { day, transactionId }: Place): Promise<bigint> {
  const before = await sumOfDays(db, bookId, { to: dayBefore(day) })
  const added = await totalsUpTo(db, transactionId)
  const { rows } = await sql<{ cents: bigint }>`
    select credit - debit as cents from (${totals([bookId], 'day', { first: day, last: sql`${day}::date` }, added)}) of_day`.execute(
    db,
  )
  const since = sql`transaction_date = ${day}::date and transaction_id > ${added} and transaction_id <= ${transactionId}`
  return before + (rows[0]?.cents ?? 0n) + (await sumOfLines(db, bookId, since))
}

async function sumOfLines(db: Db, bookId: number, which: RawBuilder<unknown>): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint | null }>`
    select ${creditsLessDebits}::bigint as cents from posting p where book_id = ${bookId} and ${which}`.execute(db)
  return rows[0]?.cents ?? 0n
}

/**
 * Daily debits and credits, in cents, of the internal books of these kinds. Adds the daily totals and the lines posted
 * after the totals. Days without lines are omitted.
 */
export async function turnoverByDay<Kind extends InternalBookKind>(
  db: Db,
  kinds: readonly Kind[],
  { from, to }: { from: string; to: string },
): Promise<Record<Kind, ReadonlyMap<string, Sides>>> {
  const books = await booksOfKinds(db, kinds)
  const ids = [...books.values()]
  const upTo = await totalsUpTo(db)
  const { rows } = await sql<{ book_id: number; day: string } & Sides>`
    select book_id, day, coalesce(sum(debit), 0)::bigint as debit, coalesce(sum(credit), 0)::bigint as credit from (
      ${totals(ids, 'day', { first: from, last: sql`${to}::date` }, upTo)}
      union all
      select book_id, transaction_date, case side when 'D' then amount_cents end, case side when 'C' then amount_cents end
      from posting
      where book_id = any(${ids}::int[]) and transaction_date between ${from}::date and ${to}::date
        and transaction_id > ${upTo}
    ) parts group by book_id, day`.execute(db)
  const of = (kind: Kind) => rows.filter(({ book_id }) => book_id === books.get(kind))
  const byDay = (kind: Kind) => new Map(of(kind).map(({ day, debit, credit }) => [day, { debit, credit }]))
  return Object.fromEntries(kinds.map((kind) => [kind, byDay(kind)])) as Record<Kind, Map<string, Sides>>
}

/** The last `count` days, ending with `day`, oldest first. */
export const daysUpTo = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => moved(day, index - count + 1))

/** The months within these days: the first day of the first month, and the first day after the last month. */
function wholeMonths(from: string, to: string): { first: string; end: string } | null {
  const first = from.endsWith('-01') ? from : monthAfter(from)
  const end = nextDay(to).endsWith('-01') ? nextDay(to) : `${to.slice(0, 7)}-01`
  return first < end ? { first, end } : null
}

function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 12
    ? `${String(year + 1).padStart(4, '0')}-01-01`
    : `${day.slice(0, 5)}${String(month + 1).padStart(2, '0')}-01`
}

const nextDay = (day: string) => moved(day, 1)

/** The day before a day. */
export const dayBefore = (day: string) => moved(day, -1)

function moved(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}
