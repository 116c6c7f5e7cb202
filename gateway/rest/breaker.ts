const WINDOW_MS = 10_000
const REST_MS = 5_000
const ENOUGH_CALLS = 20
/** A readiness check closes the breaker only once in this time; a breaker that opens again is in the same outage. */
const TRUST_MS = 60_000

export type Breaker = {
  /** Whether a call may start now. After the pause, one probe at a time may. */
  allows(): boolean
  /** Whether the custodian responded. A refusal (4xx) is a response. */
  record(answered: boolean): void
  /** The call was abandoned for a reason that says nothing about the custodian. */
  forget(): void
  /**
   * The call timed out after this many milliseconds under load. If another call succeeded in that time, this call was
   * queueing and does not count; if none did, the custodian may be down.
   */
  lateInCrowd(milliseconds: number): void
  /** The custodian is ready, so the outage and the pause end. */
  probed(): void
  readonly open: boolean
}

/**
 * A circuit breaker that keeps callers from waiting for a failing custodian: opens when half of at least 20 calls
 * within 10 seconds had no response or a 5xx. A readiness check is also a probe, because a load balancer sends no other
 * calls. Calls that fail although the custodian is ready are still admitted one at a time.
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
        // Only the probe decides; calls that were in flight when the breaker opened are ignored.
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
