import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import { totals } from './daySums.ts'
import { totalsUpTo } from './monthTotals.ts'

/**
 * Credits, without debits, of internal books in each month, in cents, by book and first day of the month. Adds the
 * monthly totals and the lines since. Months and books without lines are omitted.
 * @param months first days, the oldest first
 */
export async function creditsByMonth(
  db: Db,
  bookIds: readonly number[],
  months: readonly string[],
): Promise<readonly { bookId: number; month: string; cents: bigint }[]> {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last || bookIds.length === 0) return []
  const upTo = await totalsUpTo(db)
  const { rows } = await sql<{ book_id: number; month: string; credit: bigint }>`
    select book_id, month, sum(credit)::bigint as credit from (
      select book_id, day as month, credit from (${totals(bookIds, 'month', { first, last: sql`${last}::date` }, upTo)}) of_months
      union all
      select book_id, date_trunc('month', transaction_date)::date, amount_cents from posting
      where book_id = any(${bookIds}::int[]) and transaction_id > ${upTo} and side = 'C'
        and transaction_date >= ${first}::date and transaction_date < ${last}::date + interval '1 month'
    ) parts group by book_id, month having sum(credit) > 0`.execute(db)
  return rows.map(({ book_id, month, credit }) => ({ bookId: book_id, month, cents: credit }))
}

/** The first days of the last `count` months, ending with the month of `today`. */
export function monthsUpTo(today: string, count: number): string[] {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + 1 + index, 1)).toISOString().slice(0, 10),
  )
}
