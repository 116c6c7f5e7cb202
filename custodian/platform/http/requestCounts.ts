import type { PresentedCredential } from '../context/principal.ts'

const WINDOW_MS = 60_000

/** The remaining requests of a credential in the current minute. */
export type Standing = { left: number; secondsToReset: number; isOver: boolean }

export type RequestCounts = (credential: PresentedCredential, now: Date, counts: boolean) => Standing

/**
 * Counts the requests of each credential in minutes that start with its first request. Each process counts for itself,
 * so with several custodians the effective limit is the limit times their number.
 */
export function createRequestCounts(): RequestCounts {
  const windows = new Map<number, { since: number; used: number }>()
  return ({ credentialId, requestsPerMinute }, now, counts) => {
    const known = windows.get(credentialId)
    const window = known && now.getTime() - known.since < WINDOW_MS ? known : { since: now.getTime(), used: 0 }
    const isOver = window.used >= requestsPerMinute
    if (counts && !isOver) window.used += 1
    windows.set(credentialId, window)
    return {
      left: requestsPerMinute - window.used,
      secondsToReset: Math.max(1, Math.ceil((window.since + WINDOW_MS - now.getTime()) / 1000)),
      isOver: counts && isOver,
    }
  }
}
