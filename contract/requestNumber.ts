interface Numbered {
  isRollover: boolean
  dateRequested: Date
  requestId: number
}

/**
 * A request's number for people: "W-2026-002001" for a withdrawal, "R-..." for a rollover or transfer. The year is in
 * UTC.
 */
export function requestNumber({ isRollover, dateRequested, requestId }: Numbered): string {
  return `${isRollover ? 'R' : 'W'}-${dateRequested.getUTCFullYear()}-${String(requestId).padStart(6, '0')}`
}

/** The year in "W-2026-002001"; null if there is none. */
export function yearIn(text: string): number | null {
  const year = /^[wr]-(\d{4})-\d+$/i.exec(text.trim())?.[1]
  return year === undefined ? null : Number(year)
}

/** The request id in "W-2026-002001", "r-2026-2001", "002001" or "2001"; null for any other text. */
export function requestIdIn(text: string, letter: 'W' | 'R'): number | null {
  const [, named = letter, digits] = /^(?:([wr])-\d{4}-)?0*(\d{1,9})$/i.exec(text.trim()) ?? []
  return digits === undefined || named.toUpperCase() !== letter ? null : Number(digits)
}
