import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import { creditsLessDebits } from './balance.sql.ts'
import { totalsUpTo } from './monthTotals.ts'

/** Days as YYYY-MM-DD, both included; open where left out. */
export type Days = { from?: string | undefined; to?: string | undefined }

const FIRST_DAY = '0001-01-01'
const LAST_DAY = '9999-12-30'

/**
 * Credits less debits of internal books over some days, in cents, by book; a book without lines is left out. Whole months
 * come from their totals and what was posted since those were added up, the days before and after from the lines.
 */
export async function sumsOfInternalBooks(
  db: Db,
  bookIds: readonly number[],
  { from = FIRST_DAY, to = LAST_DAY }: Days,
): Promise<ReadonlyMap<number, bigint>> {
  const months = wholeMonths(from, to)
  // Read first: a row up to this number never changes, and what is above it is taken from the lines.
  const upTo = await totalsUpTo(db)
  const lines = (which: ReturnType<typeof sql>) => sql`
    select book_id, ${creditsLessDebits} as cents
    from posting p where book_id = any(${bookIds}::int[]) and ${which} group by book_id`
  const parts = months
    ? [
        sql`select book_id, sum(credit_cents - debit_cents) as cents from book_month_total
          where book_id = any(${bookIds}::int[]) and month >= ${months.first}::date and month < ${months.end}::date
            and up_to <= ${upTo} group by book_id`,
        lines(sql`transaction_id > ${upTo}
          and transaction_date >= ${months.first}::date and transaction_date < ${months.end}::date`),
        lines(sql`transaction_date >= ${from}::date and transaction_date < ${months.first}::date`),
        lines(sql`transaction_date >= ${months.end}::date and transaction_date <= ${to}::date`),
      ]
    : [lines(sql`transaction_date between ${from}::date and ${to}::date`)]
  const { rows } = await sql<{ book_id: number; cents: bigint }>`
    select book_id, sum(cents)::bigint as cents from (${sql.join(parts, sql` union all `)}) parts group by book_id`.execute(
    db,
  )
  return new Map(rows.map(({ book_id, cents }) => [book_id, cents]))
}

/** Credits less debits of any book over some days, in cents. A customer's has few lines, which are added up as they are. */
export async function sumOfDays(
  db: Db,
  { bookId, isInternal }: { bookId: number; isInternal: boolean },
  days: Days,
): Promise<bigint> {
  if (isInternal) return (await sumsOfInternalBooks(db, [bookId], days)).get(bookId) ?? 0n
  const { rows } = await sql<{ cents: bigint | null }>`
    select ${creditsLessDebits}::bigint as cents from posting p
    where book_id = ${bookId} and transaction_date between ${days.from ?? FIRST_DAY}::date and ${days.to ?? LAST_DAY}::date`.execute(
    db,
  )
  return rows[0]?.cents ?? 0n
}

/** The months that lie in these days from their first day to their last: the first of the first, and of the one behind the last. */
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
