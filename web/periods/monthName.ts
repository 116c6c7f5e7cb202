const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "October 2026" for its first day. */
export const monthName = (month: string): string => name.format(new Date(`${month}T00:00:00Z`))
