import type { TaxDeposit } from '../../contract/taxYear.ts'
import type { Db } from '../platform/db/connect.ts'
import { fromCents } from '../platform/money.ts'
import { depositYear } from './depositYear.sql.ts'
import { depositsOf } from './deposits.ts'
import type { Counting } from './dueDays.ts'
import { lastDayOf, oldestUnpaid } from './lateDeposits.ts'

/**
 * The next deposit of federal tax, with its missing amount: the oldest deposit of last year and this year that is not
 * paid in full. `owed` is the balance of the tax book in cents. Null if nothing is owed. Once its own due day has
 * passed, a deposit of a year below $2,500 is due with Form 945.
 */
export async function nextDeposit(db: Db, counting: Counting, owed: bigint): Promise<TaxDeposit | null> {
  if (owed <= 0n) return null
  const thisYear = Number(counting.today.slice(0, 4))
  const years = []
  for (const year of [thisYear - 1, thisYear]) {
    const { days, schedule, limitReachedOn } = await depositYear(db, year)
    years.push(depositsOf(days, schedule, counting.calendar, limitReachedOn))
  }
  const next = oldestUnpaid(years.flat(), owed)
  const ofYear = years.find((deposits) => deposits.some(({ from }) => from === next?.from))
  if (!next || !ofYear) return null
  const { from, to, cents, dueOn } = next
  const { today } = counting
  const day = dueOn < today ? lastDayOf(ofYear, counting)(next) : dueOn
  return { from, to, amount: fromCents(cents), dueOn: day, isLate: day < today }
}
