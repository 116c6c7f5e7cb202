/** Formats "2026-03-31" as "03/31/2026". */
export function usDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats "2026-03-31" as "March 31, 2026", for letters and checks. */
export const letterDate = (day: string): string => inWords.format(new Date(day))
