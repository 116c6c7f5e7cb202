import { addDays } from '../platform/calendar/bankDays.ts'

/** The first day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The last day of a month given by its first day. */
export const lastDayOf = (month: string): string => addDays(monthOf(addDays(month, 31)), -1)

const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats a month as "October 2026". */
export const monthName = (month: string): string => name.format(new Date(`${month}T00:00:00Z`))
