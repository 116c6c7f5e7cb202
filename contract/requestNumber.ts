interface Numbered {
  isRollover: boolean
  dateRequested: Date
  requestId: number
}

/** "W-2026-002001" of a withdrawal, "R-..." of a rollover or transfer: how people name a request. The year is that of UTC. */
export function requestNumber({ isRollover, dateRequested, requestId }: Numbered): string {
  return `${isRollover ? 'R' : 'W'}-${dateRequested.getUTCFullYear()}-${String(requestId).padStart(6, '0')}`
}
