import type { DueDeposit, WithheldDay } from './deposits.ts'
import { daysOfDuty, type Counting } from './dueDays.ts'

/**
 * Tax of a year below this amount may be paid with Form 945 (Publication 15 for 2000, section 11, read on
 * 2026-11-27).
 */
const WITH_RETURN_BELOW = 250_000n

/** The last day on which a deposit of this year is not late. */
export function lastDayOf(deposits: readonly DueDeposit[], { calendar }: Pick<Counting, 'calendar'>) {
  const total = deposits.reduce((sum, { cents }) => sum + cents, 0n)
  return ({ from, dueOn }: Pick<DueDeposit, 'from' | 'dueOn'>): string => {
    if (total >= WITH_RETURN_BELOW) return dueOn
    const duties = daysOfDuty(Number(from.slice(0, 4)), calendar)
    const returnDueOn = duties.find(({ duty }) => duty === 'FORM_945')?.dueOn ?? dueOn
    return returnDueOn > dueOn ? returnDueOn : dueOn
  }
}

/**
 * Whether each deposit of a year was late: not paid in full by its last day. A payment covers the oldest tax first. A
 * payment that was taken back is negative on the day of its reversal. A shortfall is late even if the IRS allows it to
 * be made up later.
 */
export function lateDeposits(
  deposits: readonly DueDeposit[],
  { payments, withheldBefore }: { payments: readonly WithheldDay[]; withheldBefore: bigint },
  counting: Counting,
): boolean[] {
  const paidBy = (last: string) => payments.reduce((sum, { day, cents }) => (day <= last ? sum + cents : sum), 0n)
  const lastDay = lastDayOf(deposits, counting)
  let needed = withheldBefore
  return deposits.map((deposit) => {
    needed += deposit.cents
    const last = lastDay(deposit)
    return last < counting.today && (paidBy(last) < needed || paidBy(counting.today) < needed)
  })
}

/**
 * The oldest of these deposits that is not paid in full, with its missing amount; null if all are paid. `owed` is all
 * tax that is withheld and not deposited. The missing amount is attributed to the newest deposits first.
 */
export function oldestUnpaid(deposits: readonly DueDeposit[], owed: bigint): DueDeposit | null {
  let left = owed
  let found: DueDeposit | null = null
  for (const deposit of deposits.toReversed()) {
    if (left <= 0n) break
    found = { ...deposit, cents: deposit.cents < left ? deposit.cents : left }
    left -= deposit.cents
  }
  return found
}
