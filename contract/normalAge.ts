/**
 * The day an owner reaches 59 years and 6 months, the age of a normal distribution; limited to the last day of a
 * shorter month.
 */
function normalAgeDate(dateOfBirth: string): string {
  return plusMonths(plusMonths(dateOfBirth, 59 * 12), 6)
}

/** Whether a distribution on this day is early (under 59 1/2). An unknown date of birth counts as early. */
export function isEarlyOn(dateOfBirth: string | null, date: string): boolean {
  return dateOfBirth === null || date < normalAgeDate(dateOfBirth)
}

function plusMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const total = year * 12 + month - 1 + months
  const lastDay = new Date(Date.UTC(Math.floor(total / 12), (total % 12) + 1, 0)).getUTCDate()
  return new Date(Date.UTC(Math.floor(total / 12), total % 12, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
