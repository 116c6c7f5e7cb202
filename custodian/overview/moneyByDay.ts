import type { Overview } from '../../contract/overview.ts'
import { daysUpTo, turnoverByDay } from '../ledger/daySums.ts'
import type { Db } from '../platform/db/connect.ts'
import { fromCents } from '../platform/money.ts'

/** As many days as a picture shows. */
const DAYS = 30

/** What came in and what went out on each of the last days, dollars on the wire, the oldest day first and today last. */
export async function moneyByDay(db: Db, today: string): Promise<Overview['days']> {
  const days = daysUpTo(today, DAYS)
  const range = { from: days[0] ?? today, to: today }
  const cash = await turnoverByDay(db, ['CUSTODY_CASH'], range)
  const toBePaid = await turnoverByDay(db, ['DISBURSEMENTS_ACH', 'DISBURSEMENTS_CHECK'], range)
  return days.map((day) => ({
    day,
    in: fromCents(cash.get(day)?.debit ?? 0n),
    out: fromCents((cash.get(day)?.credit ?? 0n) + (toBePaid.get(day)?.credit ?? 0n)),
  }))
}
