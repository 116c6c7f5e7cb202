import type { Stop } from './send.ts'

/** Limits in-flight calls to one for each connection to the custodian. */
export type ConcurrencyLimit = {
  /** Whether a call may start now; otherwise it must `wait`. */
  take: () => boolean
  /** Waits in order of arrival: true once the call may start, false if it was stopped first. */
  wait: (stop: Stop) => Promise<boolean>
  give: () => void
}

/**
 * Calls queue here and not in the connection pool: their remaining time is then known when they are sent, and an unsent
 * call does not count as a failure of the custodian.
 */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const waiting = new Set<() => void>()
  let free = most
  return {
    take() {
      if (free === 0) return false
      free -= 1
      return true
    },
    wait: (stop) =>
      new Promise((resolve) => {
        const turn = () => {
          stop.onStop = null
          resolve(true)
        }
        waiting.add(turn)
        stop.onStop = () => {
          waiting.delete(turn)
          resolve(false)
        }
      }),
    give() {
      const [next] = waiting
      if (!next) return void (free += 1)
      waiting.delete(next)
      next()
    },
  }
}
