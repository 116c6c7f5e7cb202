/** Milliseconds in a day. In this file, a date is "YYYY-MM-DD", and a month is given by its first day. */

const day = 86_400_000

export function shiftDays(date: string, days: number): string {
  return iso(new Date(Date.parse(date) + days * day))
}

/** Returns the same day in another month, or the last day of that month if the month is shorter. */
export function shiftMonths(date: string, months: number): string {
  const from = new Date(date)
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return iso(new Date(first.getTime() + (Math.min(from.getUTCDate(), last) - 1) * day))
}

/** Returns the weeks of a month, each with seven dates; days of the adjacent months fill the first and last week. */
export function weeksOf(date: string, weekStart: 'Sunday' | 'Monday'): string[][] {
  const first = `${date.slice(0, 8)}01`
  const start = shiftDays(first, -daysIntoWeek(first, weekStart))
  const weeks: string[][] = []
  for (let at = start; weeks.length === 0 || at.slice(0, 7) === first.slice(0, 7); at = shiftDays(at, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => shiftDays(at, index)))
  }
  return weeks
}

export function daysIntoWeek(date: string, weekStart: 'Sunday' | 'Monday'): number {
  const weekday = new Date(date).getUTCDay()
  return weekStart === 'Sunday' ? weekday : (weekday + 6) % 7
}

function iso(date: Date): string {
  return date.toISOString().slice(0, 10)
}
