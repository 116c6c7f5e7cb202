/**
 * The banking calendar of the Federal Reserve: Monday to Friday without its eleven holidays. A Sunday holiday is
 * observed on Monday; a Saturday holiday is not moved. Dates are calendar dates "YYYY-MM-DD" without a zone.
 */

import { DAY_MS } from './durations.ts'

/** An owner can expect the payment between these numbers of bank days after the signature. */
const EXPECTED_BANK_DAYS = { from: 7, to: 10 } as const

/** The UTC calendar date of a moment. */
function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/**
 * Caches a computed value for each calendar year, because the Home screen of staff counts bank days for every queue.
 */
function byYear<T>(compute: (year: number) => T): (year: number) => T {
  const known = new Map<number, T>()
  return (year) => {
    const found = known.get(year)
    if (found !== undefined) return found
    const computed = compute(year)
    known.set(year, computed)
    return computed
  }
}

/** The eleven bank holidays of a year as observed, in order. */
export const bankHolidays = byYear((year): readonly string[] => [
  kept(year, 1, 1),
  nthWeekday(year, 1, 1, 3),
  nthWeekday(year, 2, 1, 3),
  lastMonday(year, 5),
  kept(year, 6, 19),
  kept(year, 7, 4),
  nthWeekday(year, 9, 1, 1),
  nthWeekday(year, 10, 1, 2),
  kept(year, 11, 11),
  nthWeekday(year, 11, 4, 4),
  kept(year, 12, 25),
])

export function isBankDay(date: string): boolean {
  const weekday = utc(date).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !bankHolidays(Number(date.slice(0, 4))).includes(date)
}

/** The n-th bank day after a day, for n of at least 1. */
export function addBankDays(date: string, count: number): string {
  let day = utc(date)
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS)
    if (isBankDay(dateOf(day))) left--
  }
  return dateOf(day)
}

/** The last bank day before a day. */
export function bankDayBefore(date: string): string {
  const day = addDays(date, -1)
  return isBankDay(day) ? day : bankDayBefore(day)
}

/** Adds days to a calendar date; a negative number gives an earlier date. */
export function addDays(date: string, days: number): string {
  return dateOf(new Date(utc(date).getTime() + days * DAY_MS))
}

/** The number of bank days after the first day, up to and including the last day; 0 if there are none. */
export function bankDaysBetween(first: string, last: string): number {
  if (last <= first) return 0
  return bankDaysUntil(last) - bankDaysUntil(first)
}

/** Counts the bank days from Thursday, January 1, 1970 through this day, by weeks and years instead of days. */
function bankDaysUntil(date: string): number {
  const days = utc(date).getTime() / DAY_MS
  const [weeks, rest] = [Math.floor((days + 4) / 7), (days + 4) % 7]
  const year = Number(date.slice(0, 4))
  const past = holidaysOnWeekdays(year).filter((holiday) => holiday <= date).length
  return weeks * 5 + Math.min(rest, 5) - holidaysBefore(year) - past
}

const holidaysOnWeekdays = byYear((year) => bankHolidays(year).filter((date) => utc(date).getUTCDay() % 6 !== 0))

/** Counts the holidays on weekdays from 1970 to the end of the previous year. */
const holidaysBefore: (year: number) => number = byYear((year) =>
  year <= 1970 ? 0 : holidaysBefore(year - 1) + holidaysOnWeekdays(year - 1).length,
)

/** The first day that has at most `count` bank days after it, through `today`. Earlier days have more. */
export function moreBankDaysBefore(today: string, count: number): string {
  let day = addDays(today, 1)
  for (let left = count; left >= 0; left--) day = bankDayBefore(day)
  return day
}

/** The day itself if banks settle on it, otherwise the next bank day. */
export function bankDayOnOrAfter(date: string): string {
  return isBankDay(date) ? date : addBankDays(date, 1)
}

/** The first and last day on which an owner can expect the money of a request signed on this day. */
export function expectedWindow(signed: string): { from: string; to: string } {
  return { from: addBankDays(signed, EXPECTED_BANK_DAYS.from), to: addBankDays(signed, EXPECTED_BANK_DAYS.to) }
}

function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

function kept(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day))
  return dateOf(date.getUTCDay() === 0 ? new Date(date.getTime() + DAY_MS) : date)
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return dateOf(new Date(Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7)))
}

function lastMonday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0))
  return dateOf(new Date(last.getTime() - ((last.getUTCDay() + 6) % 7) * DAY_MS))
}
