import type { WriteContext } from '../platform/context/writeContext.ts'
import { bookOfAccount } from '../ledger/ledger.ts'
import { at, type Problem } from '../platform/problem.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { isCharged, noteOwed } from './chargeAnnualFee.ts'
import { coveredUntil } from './coveredDays.ts'

/**
 * An account was established before its first money came. Later days would put off its first fee, again and again if
 * somebody likes.
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
 * An anniversary that is moved from a day that no run has looked at to one that has passed: no run would look at either
 * in that year, so its fee is noted as owed. In January that may be a year that is over: the last days of December wait
 * for the first run. A year that was charged is not charged again, whatever its day becomes: the ledger takes a fee once
 * for an account and a year.
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
      await noteOwed(context, accountId, year)
  }
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** One of 29 February is kept as 02-29, which lies between the days on which it may be charged. */
const anniversaryIn = (year: number, day: string) => `${year}-${day.slice(5)}`
