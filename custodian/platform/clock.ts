import { usDate } from './calendar/usDate.ts'

export type Clock = { now: () => Date }
export const systemClock: Clock = { now: () => new Date() }

/**
 * Whether a custodian can use this IANA time zone. The zone must exist. The hours of the job schedule, noon to 22:00
 * UTC, must fall on one local date.
 */
export function isBusinessTimeZone(name: string): boolean {
  try {
    const dateOf = datesIn(name)
    return ['T12:00:00Z', 'T21:59:59Z'].every((time) =>
      ['2026-01-15', '2026-07-15'].every((date) => dateOf(new Date(date + time)) === date),
    )
  } catch {
    return false
  }
}

/**
 * Formats the date of a moment for a document: "11/27/2026 (Eastern Time)". The zone is named because screens show
 * moments in the zone of the reader's browser, where the date may differ.
 */
export function paperDatesIn(timeZone: string): (moment: Date) => string {
  const dateOf = datesIn(timeZone)
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  return (moment) => `${usDate(dateOf(moment))} (${zone ?? timeZone})`
}

/** Formats a moment for a document: "11/27/2026 07:05 PM EST". */
export function paperTimesIn(timeZone: string): (moment: Date) => string {
  const dateOf = datesIn(timeZone)
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return (moment) => `${usDate(dateOf(moment))} ${format.format(moment).replaceAll('\u202f', ' ')}`
}

/** The calendar date, YYYY-MM-DD, of a moment in a time zone. */
export function datesIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (moment) => format.format(moment)
}
