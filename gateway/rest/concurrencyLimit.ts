import type { Stop } from './send.ts'

/** Places for calls that are on their way; one for each connection to the custodian. */
export type ConcurrencyLimit = {
  /** True at once while there is a free place; else false, and `wait` for one. */
  take: () => boolean
  /** Whether a place came free before the stop. First come, first served. */
  wait: (stop: Stop) => Promise<boolean>
  give: () => void
}

/**
 * A call waits here rather than in the connection pool: what it may still take is known when it goes out, and one
 * that never went out says nothing about the custodian.
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
