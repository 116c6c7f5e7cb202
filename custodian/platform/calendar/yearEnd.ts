import { bankDayBefore, bankDayOnOrAfter, isBankDay } from './bankDays.ts'

// A distribution is income of the year in which the owner receives it (Treas. Reg. 1.451-2, constructive receipt;
// Instructions for Form 1099-R). A deposit counts by its settlement day, a check by its mailing day.

/**
 * The last day of a year for sending a deposit, which settles on the next bank day, still within the year. An
 * earlier cutoff "MM-DD" moves this day to the last bank day up to the cutoff.
 */
export function lastDepositDay(year: number, cutoff: string | null): string {
  const last = bankDayBefore(bankDayBefore(`${year + 1}-01-01`))
  const given = cutoff === null ? last : bankDayUpTo(`${year}-${cutoff}`)
  return given < last ? given : last
}

/** The first day of the next year on which a payment is made. */
export const nextYearStart = (year: number) => bankDayOnOrAfter(`${year + 1}-01-01`)

/** The last day of a year on which checks are mailed. */
export const lastCheckDay = (year: number) => bankDayBefore(`${year + 1}-01-01`)

const bankDayUpTo = (day: string) => (isBankDay(day) ? day : bankDayBefore(day))
