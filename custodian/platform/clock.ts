export type Clock = { now: () => Date }
export const systemClock: Clock = { now: () => new Date() }

/**
 * Whether a custodian can be in this time zone (a name of the IANA database): there is such a zone, and the hours of the
 * timetable, from noon to 22:00 UTC, fall on one date there.
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

/** Answers the calendar date, YYYY-MM-DD, that a moment falls on in a time zone. */
export function datesIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (moment) => format.format(moment)
}
