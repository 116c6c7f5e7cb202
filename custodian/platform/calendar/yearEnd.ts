import { bankDayBefore, bankDayOnOrAfter, isBankDay } from './bankDays.ts'

// A distribution is income of the year in which the owner receives it (Treas. Reg. 1.451-2, constructive receipt; Instructions
// for Form 1099-R): a deposit by its settlement day, a check by the day it is mailed.

/**
 * The last day of a year on which a deposit is sent: it settles on the next bank day, still within the year. An earlier
 * cutoff "MM-DD" moves it to the last bank day up to that day.
 */
export function lastDepositDay(year: number, cutoff: string | null): string {
  const last = bankDayBefore(bankDayBefore(`${year + 1}-01-01`))
  const given = cutoff === null ? last : bankDayUpTo(`${year}-${cutoff}`)
  return given < last ? given : last
}

/** The payment day of a deposit approved today if that is in the next year; otherwise null. */
export function paidNextYear(today: string, cutoff: string | null): string | null {
  const year = Number(today.slice(0, 4))
  return today > lastDepositDay(year, cutoff) ? bankDayOnOrAfter(`${year + 1}-01-01`) : null
}

const bankDayUpTo = (day: string) => (isBankDay(day) ? day : bankDayBefore(day))
