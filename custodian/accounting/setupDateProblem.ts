import type { WriteContext } from '../platform/context/writeContext.ts'
import { bookOfAccount } from '../ledger/ledger.ts'
import { at, type Problem } from '../platform/problem.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { isCharged, noteOwed } from './chargeAnnualFee.ts'
import { coveredUntil } from './coveredDays.ts'

/**
 * The establishment date can't be after the first deposit; otherwise staff could postpone the first annual fee
 * repeatedly.
 */
export async function problemOfSetupDate(
  { tx }: WriteContext,
  accountId: number,
  day: string,
): Promise<Problem | null> {
  const first = await tx
    .selectFrom('posting')
    .select('transaction_date')
    .where('book_id', '=', await bookOfAccount(tx, accountId))
    .orderBy('transaction_date')
    .limit(1)
    .executeTakeFirst()
  if (!first || day <= first.transaction_date) return null
  return at('setupDate', `Date must not be after the first transaction, ${usDate(first.transaction_date)}`)
}

/**
 * An anniversary may move from a day that no run of the annual fee job has covered yet to a past day. No run would then
 * charge the fee of that year, so the fee is recorded as owed. In January this may concern the past year, because its
 * last days wait for the first run. The ledger accepts one annual fee for an account and a year.
 */
export async function keepFeeOfMoved(
  context: WriteContext,
  accountId: number,
  moved: { from: string | null; to: string },
): Promise<void> {
  const { today, tx } = context
  const { from, to } = moved
  if (from === null) return
  const lookedAt = await coveredUntil(tx, { date: today, upTo: today })
  const [setUp, thisYear] = [Math.max(yearOf(from), yearOf(to)), yearOf(today)]
  for (let year = Math.max(yearOf(lookedAt), setUp + 1); year <= thisYear; year += 1) {
    const [old, next] = [anniversaryIn(year, from), anniversaryIn(year, to)]
    if (old > lookedAt && next <= lookedAt && !(await isCharged(tx, { accountId, year })))
      await noteOwed(context, { accountId, year }, null)
  }
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** February 29 is stored as 02-29, which sorts between the days on which the fee may be charged. */
const anniversaryIn = (year: number, day: string) => `${year}-${day.slice(5)}`
