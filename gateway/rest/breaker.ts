const WINDOW_MS = 10_000
const REST_MS = 5_000
const ENOUGH_CALLS = 20
/** A breaker that opens again this soon belongs to the same outage. */
const TRUST_MS = 60_000

export type Breaker = {
  /** Whether a call may go out now. After a rest, one at a time is let through to see. */
  allows(): boolean
  /** The custodian answered, or did not. A refusal (4xx) is an answer. */
  record(answered: boolean): void
  /** The call was given up for a reason that says nothing about the custodian. */
  forget(): void
  /**
   * The call was given up after so many milliseconds while there was more to do than can be done. If another one was
   * answered in that time, it waited for the crowd and says nothing; if none was, there may be nobody to wait for.
   */
  lateInCrowd(milliseconds: number): void
  /** The custodian has just said that it is ready: an outage is over, so the rest is too. */
  probed(): void
  readonly open: boolean
}

/**
 * Spares a custodian that fails anyway, and people the waiting: opens when, of at least 20 calls within
 * 10 seconds, half had no answer or a 5xx. Whoever asks whether the custodian is ready probes it, too: behind a balancer
 * nobody else comes. Calls that fail beside a custodian which says it is ready are let through one at a time all the same.
 */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let windowStart = now()
  let calls = 0
  let failures = 0
  let openedAt: number | null = null
  let trustedAt = -Infinity
  let answeredAt = -Infinity
  let probing = false

  const restart = () => {
    windowStart = now()
    calls = 0
    failures = 0
  }
  const breaker: Breaker = {
    get open() {
      return openedAt !== null
    },
    allows() {
      if (openedAt === null) return true
      if (probing || now() - openedAt < REST_MS) return false
      probing = true
      return true
    },
    forget() {
      probing = false
    },
    lateInCrowd(milliseconds) {
      if (answeredAt >= now() - milliseconds) breaker.forget()
      else breaker.record(false)
    },
    probed() {
      if (openedAt === null || now() - trustedAt < TRUST_MS) return
      trustedAt = now()
      openedAt = null
      probing = false
      restart()
    },
    record(answered) {
      if (answered) answeredAt = now()
      if (openedAt !== null) {
        // Only the probe decides; calls in flight at the opening are ignored.
        if (!probing) return
        probing = false
        openedAt = answered ? null : now()
        restart()
        return
      }
      if (now() - windowStart > WINDOW_MS) restart()
      calls += 1
      if (!answered) failures += 1
      if (calls >= ENOUGH_CALLS && failures * 2 >= calls) openedAt = now()
    },
  }
  return breaker
}
