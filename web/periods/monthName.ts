const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats the first day of a month as "October 2026". */
export const monthName = (month: string): string => name.format(new Date(`${month}T00:00:00Z`))
