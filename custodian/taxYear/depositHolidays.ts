import { addDays, bankHolidays } from '../platform/calendar/bankDays.ts'

/**
 * The legal holidays of the District of Columbia, which decide when a federal tax deposit is due (Publication 15,
 * section 11): those of the Federal Reserve, Emancipation Day, and one on a Saturday is kept on the Friday before.
 */
function depositHolidays(year: number): ReadonlySet<string> {
  const fixed = [
    [year, 1, 1],
    [year, 4, 16],
    [year, 6, 19],
    [year, 7, 4],
    [year, 11, 11],
    [year, 12, 25],
    [year + 1, 1, 1],
  ] as const
  return new Set([...bankHolidays(year), ...fixed.map(([y, month, day]) => kept(y, month, day))])
}

function kept(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day))
  const text = date.toISOString().slice(0, 10)
  const weekday = date.getUTCDay()
  if (weekday === 6) return addDays(text, -1)
  return weekday === 0 ? addDays(text, 1) : text
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Whether it is a day of the week on which a legal holiday of the District of Columbia is kept. */
export function isDepositHoliday(day: string): boolean {
  return depositHolidays(Number(day.slice(0, 4))).has(day)
}

/** Whether a deposit may be due on it: Monday to Friday without those holidays. */
function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !isDepositHoliday(day)
}

/** The day itself, or the next one on which a deposit may be due. */
export function businessDayOnOrAfter(day: string): string {
  return isBusinessDay(day) ? day : businessDayOnOrAfter(addDays(day, 1))
}
