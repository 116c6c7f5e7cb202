import { setTimeout as sleep } from 'node:timers/promises'
import { PortalError } from './errors.ts'

export interface Patience {
  /** Maximum number of attempts, including the first; 4 by default. */
  tries?: number
  /** Longest wait in seconds; a longer `Retry-After` ends the retries. 60 by default. */
  longestPause?: number
  signal?: AbortSignal
}

/**
 * Repeats a request after a transient error: waits as long as the portal asks, otherwise 1, 2 and 4 seconds plus a
 * random part, so that many programs do not retry at the same moment.
 * @param isSafe whether the request may be sent twice; if not, it is repeated only after errors that prove that nothing
 * was done
 */
export async function retried<T>(run: () => Promise<T>, isSafe: boolean, patience: Patience = {}): Promise<T> {
  const { tries = 4, longestPause = 60, signal } = patience
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof PortalError) || attempt >= tries) throw error
      if (!(isSafe ? error.isTransient : error.didNothing)) throw error
      const seconds = error.retryAfter ?? 2 ** (attempt - 1) * (0.75 + Math.random() / 2)
      if (seconds > longestPause) throw error
      await sleep(seconds * 1_000, undefined, signal ? { signal } : {})
    }
  }
}
