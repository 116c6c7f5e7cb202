import type { Overview } from '../../contract/overview.ts'
import { daysUpTo, turnoverByDay, type Sides } from '../ledger/daySums.ts'
import type { Db } from '../platform/db/connect.ts'
import { fromCents } from '../platform/money.ts'

/** Number of days in the chart. */
const DAYS = 30

const TO_BE_PAID = ['DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK'] as const

/**
 * Money in and out on each of the last `DAYS` days, in dollars, ending with today. A payment counts on the day it is
 * posted. When the bank shows it, it moves from the disbursement books to cash and is not counted again. A payment
 * reversed on a day lowers that day's sum, to 0 at the least.
 */
export async function moneyByDay(db: Db, today: string): Promise<Overview['days']> {
  const days = daysUpTo(today, DAYS)
  const range = { from: days[0] ?? today, to: today }
  const books = await turnoverByDay(db, ['CUSTODY_CASH', ...TO_BE_PAID], range)
  const of = (kind: keyof typeof books, side: keyof Sides, day: string) => books[kind].get(day)?.[side] ?? 0n
  return days.map((day) => {
    const toBePaid = TO_BE_PAID.reduce((sum, kind) => sum + of(kind, 'credit', day) - of(kind, 'debit', day), 0n)
    const out = of('CUSTODY_CASH', 'credit', day) + toBePaid
    return { day, in: fromCents(of('CUSTODY_CASH', 'debit', day)), out: fromCents(out > 0n ? out : 0n) }
  })
}
