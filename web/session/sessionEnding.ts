/** Why a session ends: its day is over, or nothing was done for too long. */
export interface Ending {
  at: number
  why: 'DAY' | 'IDLE'
}

/** How long before the end people are told. */
const noticeMs = 2 * 60_000
/** The server looks at the clock of a session once a minute; so much earlier it may end. */
const unseenMs = 60_000

/** What ends the session first; null without one. `idleMinutes` is null where only the day counts. */
export function endingOf(of: {
  jwtExpiry: number | null
  idleMinutes: number | null
  answeredAt: number
}): Ending | null {
  if (of.jwtExpiry === null) return null
  const idleAt = of.idleMinutes === null ? Infinity : of.answeredAt + of.idleMinutes * 60_000 - unseenMs
  return idleAt < of.jwtExpiry ? { at: idleAt, why: 'IDLE' } : { at: of.jwtExpiry, why: 'DAY' }
}

/** Whether to tell now. Who comes back after the end is sent to sign in by the next call instead. */
export function isNear({ at }: Ending, now: number): boolean {
  return at - now <= noticeMs && at > now
}

/** "in 2 minutes", in words that change so seldom that they may be read aloud each time. */
export function remaining(milliseconds: number): string {
  if (milliseconds > 60_000) return 'in 2 minutes'
  return milliseconds > 20_000 ? 'in 1 minute' : 'in a few seconds'
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** "4:05 PM" */
export function timeOfDay(moment: number): string {
  return clock.format(moment).replace('\u202f', ' ')
}
