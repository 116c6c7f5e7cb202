/** Formats a moment as "11/27/2026 09:46 PM EST". Names the zone, because the reader's may differ. */
export function usMoment(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).formatToParts(moment)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const time = `${part('hour')}:${part('minute')} ${part('dayPeriod')} ${part('timeZoneName')}`
  return `${part('month')}/${part('day')}/${part('year')} ${time}`
}

/** Formats "2026-03-31" as "03/31/2026". */
export function usDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats "2026-03-31" as "March 31, 2026", for letters and checks. */
export const letterDate = (day: string): string => inWords.format(new Date(day))
