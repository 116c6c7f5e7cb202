import { addDays } from '../platform/calendar/bankDays.ts'
import type { TaxCalendar } from './taxCalendar.ts'

/** Tax withheld on a day, in cents. The liability arises with the payment to the owner. */
export interface WithheldDay {
  day: string
  cents: bigint
}

export type DepositSchedule = 'MONTHLY' | 'SEMIWEEKLY'

/** Withheld tax that is deposited in one payment. */
export interface DueDeposit {
  /** The first and last day of withholding in this deposit. */
  from: string
  to: string
  cents: bigint
  dueOn: string
}

/**
 * A depositor is semiweekly if Form 945, line 3, of the second preceding year is above this amount (Instructions for
 * Form 945).
 */
const LOOK_BACK_LIMIT = 5_000_000n
/** Withholding this much within one deposit period is due on the next business day. */
const NEXT_DAY_LIMIT = 10_000_000n

/** The deposit schedule, by the tax withheld in the second preceding year. */
export function scheduleAfter(lookBackCents: bigint): DepositSchedule {
  return lookBackCents > LOOK_BACK_LIMIT ? 'SEMIWEEKLY' : 'MONTHLY'
}

/**
 * The day on which the tax withheld on these days of a year makes a monthly depositor semiweekly for the rest of that
 * year and the next year: $100,000 accumulated within a month (Publication 15, section 11, $100,000 next-day deposit
 * rule). A reversal on a later day does not change it.
 */
export function nextDayLimitReachedOn(days: readonly WithheldDay[]): string | undefined {
  const sums = new Map<string, bigint>()
  return days.find(({ day, cents }) => {
    const month = day.slice(0, 7)
    const sum = (sums.get(month) ?? 0n) + cents
    sums.set(month, sum)
    return sum >= NEXT_DAY_LIMIT
  })?.day
}

/**
 * The tax liability of a year by day. No deposit period and no month is below zero, and the total stays the same. A
 * reversed amount lowers its own period. The remainder is a credit against later periods until it is used up
 * (Instructions for Form 945, 2004, page 3), never below zero (Form 945-A, 10-2017, page 3). A credit that no later
 * period uses lowers earlier periods.
 */
export function liabilityByDay(days: readonly WithheldDay[], schedule: DepositSchedule): WithheldDay[] {
  const periods = periodsOf(days, schedule)
  const left = withoutNegative(periods.map(sumOf))
  return periods.flatMap((of, index) => lowered(of, sumOf(of) - (left[index] ?? 0n)))
}

/** Groups days by their deposit period. A half-week that spans two months has a group for each. */
const periodsOf = (days: readonly WithheldDay[], schedule: DepositSchedule) => [
  ...Map.groupBy(days, ({ day }) => `${periodOf(day, schedule)} ${day.slice(0, 7)}`).values(),
]

/**
 * Form 945-A: the liability of each day, from the liability by `liabilityByDay`. No day is below zero: a reversal
 * lowers the later days of its own deposit period and month, then the earlier ones. Empty for a depositor who
 * completes line 7 of Form 945 instead. Form 945-A is for a semiweekly depositor, and for one who became semiweekly
 * by $100,000 in a month; it then has the days of the entire year (Form 945-A, Rev. 10-2017).
 * @param limitReachedOn the day by `nextDayLimitReachedOn`
 */
export function annualRecord(
  liability: readonly WithheldDay[],
  schedule: DepositSchedule,
  limitReachedOn: string | undefined,
): WithheldDay[] {
  if (schedule === 'MONTHLY' && limitReachedOn === undefined) return []
  return periodsOf(liability, schedule).flatMap((days) => {
    const left = withoutNegative(days.map(({ cents }) => cents))
    return days.map(({ day }, index) => ({ day, cents: left[index] ?? 0n })).filter(({ cents }) => cents !== 0n)
  })
}

/** Deducts each sum below zero from the later sums, and the remainder from the earlier ones, the latest first. */
function withoutNegative(sums: readonly bigint[]): bigint[] {
  let credit = 0n
  const deduct = (sum: bigint) => {
    const rest = sum - credit
    credit = rest < 0n ? -rest : 0n
    return rest < 0n ? 0n : rest
  }
  return sums.map(deduct).toReversed().map(deduct).toReversed()
}

const sumOf = (days: readonly WithheldDay[]) => days.reduce((sum, { cents }) => sum + cents, 0n)

/** Subtracts an amount from the last day of a period. Returns no days if the period's total is then zero. */
function lowered(days: readonly WithheldDay[], cents: bigint): WithheldDay[] {
  if (sumOf(days) === cents) return []
  return days.map((of, index) => (index === days.length - 1 ? { ...of, cents: of.cents - cents } : of))
}

/**
 * The deposits of a year's withheld tax, oldest first. The days are sorted and within that year. A reversal is
 * negative and reduces the deposit of its own period (Publication 15, section 11, and Instructions for Form 945). If
 * the period began anew after $100,000 and is below zero, it reduces later deposits, then earlier ones. A
 * half-week that spans two return periods, which are calendar years for Form 945, has a deposit for each, due on the
 * same day. The end of a month or quarter splits no half-week (Publication 15 for 2020, page 27, read on
 * 2026-11-27).
 * @param limitReachedOn the day by `nextDayLimitReachedOn`, which the days no longer show after a reversal of all of it
 */
export function depositsOf(
  days: readonly WithheldDay[],
  schedule: DepositSchedule,
  calendar: TaxCalendar,
  limitReachedOn?: string,
): DueDeposit[] {
  const deposits: DueDeposit[] = []
  let current = schedule
  let isOpen = false
  for (const { day, cents } of days) {
    if (limitReachedOn !== undefined && day > limitReachedOn) current = 'SEMIWEEKLY'
    const last = deposits.at(-1)
    const together: DueDeposit | null =
      isOpen && last && periodOf(day, current) === periodOf(last.from, current) ? last : null
    const deposit: DueDeposit = together ?? { from: day, to: day, cents: 0n, dueOn: dueDayOf(day, current, calendar) }
    deposit.to = day
    deposit.cents += cents
    if (!together) deposits.push(deposit)
    isOpen = deposit.cents < NEXT_DAY_LIMIT
    if (isOpen) continue
    deposit.dueOn = calendar.businessDayOnOrAfter(addDays(day, 1))
    // The schedule is semiweekly from the next day until the end of the next year.
    current = 'SEMIWEEKLY'
  }
  const left = withoutNegative(deposits.map(({ cents }) => cents))
  return deposits
    .map((deposit, index) => ({ ...deposit, cents: left[index] ?? 0n }))
    .filter(({ cents }) => cents !== 0n)
}

/**
 * The key of a day's deposit period: the month, or the last day of the half-week, which ends on Friday or Tuesday.
 */
function periodOf(day: string, schedule: DepositSchedule): string {
  if (schedule === 'MONTHLY') return day.slice(0, 7)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const daysLeft = weekday >= 3 && weekday <= 5 ? 5 - weekday : (9 - weekday) % 7
  return addDays(day, daysLeft)
}

/** The regular due day of the deposit period that contains this day. */
function dueDayOf(day: string, schedule: DepositSchedule, calendar: TaxCalendar): string {
  if (schedule === 'MONTHLY') {
    const [year = 0, month = 0] = day.split('-').map(Number)
    return calendar.businessDayOnOrAfter(new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10))
  }
  const end = periodOf(day, schedule)
  // Friday's tax is due on Wednesday, and Tuesday's tax on Friday: three weekdays later, plus one for each holiday
  // among them.
  const weekdays = weekdaysAfter(end, 3)
  const holidays = weekdays.filter(calendar.isHoliday).length
  return calendar.businessDayOnOrAfter(weekdaysAfter(end, 3 + holidays).at(-1) ?? end)
}

function weekdaysAfter(day: string, count: number): string[] {
  const found: string[] = []
  for (let next = addDays(day, 1); found.length < count; next = addDays(next, 1)) {
    const weekday = new Date(`${next}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) found.push(next)
  }
  return found
}
