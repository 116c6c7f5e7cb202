import { setTimeout as sleep } from 'node:timers/promises'
import { PortalError } from './errors.ts'

export interface Patience {
  /** How often a request is sent at most, the first time included; 4 unless given. */
  tries?: number
  /** The longest pause in seconds; a longer `Retry-After` ends the tries. 60 unless given. */
  longestPause?: number
  signal?: AbortSignal
}

/**
 * Runs a request again after a transient error: after the pause that the portal asks for, otherwise after 1, 2 and 4
 * seconds with a random part, so that many programs do not return at the same moment.
 * @param isSafe whether the request may be sent twice; if not, only errors repeat it after which nothing was done
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
