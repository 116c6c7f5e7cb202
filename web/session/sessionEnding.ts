/** Time and reason of a session's end. DAY: the session has expired. IDLE: there was no activity for too long. */
export interface Ending {
  at: number
  why: 'DAY' | 'IDLE'
}

/** Milliseconds between the warning and the end of the session. */
export const NOTICE_MS = 2 * 60_000
/** Milliseconds without input after which the dialog may take the focus from a field. */
const TYPING_MS = 3_000
/** Milliseconds before the end at which the dialog must open, because input is kept only behind the dialog. */
const LAST_MS = 40_000
/** Milliseconds by which the server may end an idle session earlier than computed. */
const unseenMs = 60_000

/** Computes the end of the session; null without a session. `idleMinutes` is null if the session has no idle limit. */
export function endingOf(of: {
  jwtExpiry: number | null
  idleMinutes: number | null
  answeredAt: number
}): Ending | null {
  if (of.jwtExpiry === null) return null
  const idleAt = of.idleMinutes === null ? Infinity : of.answeredAt + of.idleMinutes * 60_000 - unseenMs
  return idleAt < of.jwtExpiry ? { at: idleAt, why: 'IDLE' } : { at: of.jwtExpiry, why: 'DAY' }
}

/** Whether to warn now. After the end of the session, the next request redirects to the login instead. */
export function isNear({ at }: Ending, now: number): boolean {
  return at - now <= NOTICE_MS && at > now
}

/** Whether the dialog may open: the user is not typing, or the session is about to end. */
export function mayInterrupt({ at }: Ending, now: number, typedAt: number): boolean {
  return now - typedAt >= TYPING_MS || at - now <= LAST_MS
}

/**
 * Remaining time in words, such as "in 2 minutes". The text changes rarely, because screen readers announce each
 * change.
 */
export function remaining(milliseconds: number): string {
  if (milliseconds > 60_000) return 'in 2 minutes'
  return milliseconds > 20_000 ? 'in 1 minute' : 'in a few seconds'
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** Formats the time of day: "4:05 PM". */
export function timeOfDay(moment: number): string {
  return clock.format(moment).replace('\u202f', ' ')
}
