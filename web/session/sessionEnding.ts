/** The time and the reason of a session's end: its day is over, or it was idle too long. */
export interface Ending {
  at: number
  why: 'DAY' | 'IDLE'
}

/** Time between the warning and the end. */
const noticeMs = 2 * 60_000
/** The server checks idle sessions once a minute, so a session may end this much earlier. */
const unseenMs = 60_000

/** The earliest end of the session; null without a session. `idleMinutes` is null if only the expiry limits it. */
export function endingOf(of: {
  jwtExpiry: number | null
  idleMinutes: number | null
  answeredAt: number
}): Ending | null {
  if (of.jwtExpiry === null) return null
  const idleAt = of.idleMinutes === null ? Infinity : of.answeredAt + of.idleMinutes * 60_000 - unseenMs
  return idleAt < of.jwtExpiry ? { at: idleAt, why: 'IDLE' } : { at: of.jwtExpiry, why: 'DAY' }
}

/** Whether to warn now. After the end, the next call redirects to the login instead. */
export function isNear({ at }: Ending, now: number): boolean {
  return at - now <= noticeMs && at > now
}

/** Remaining time in a text that changes rarely, so that each change can be announced: "in 2 minutes". */
export function remaining(milliseconds: number): string {
  if (milliseconds > 60_000) return 'in 2 minutes'
  return milliseconds > 20_000 ? 'in 1 minute' : 'in a few seconds'
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** "4:05 PM" */
export function timeOfDay(moment: number): string {
  return clock.format(moment).replace('\u202f', ' ')
}
