import type { FastifyRequest } from 'fastify'
import type { BlockList } from 'node:net'
import { networkOf } from '../../server/network.ts'
import type { Session } from '../rest/identity.ts'
import { clientAddress } from './clientAddress.ts'

/** Rate of one person, or of one address without a session. */
export type RateLimit = {
  /** Counts one request; returns the seconds to wait, or 0. */
  take: (who: string, now: number) => number
}

const MOST_KNOWN = 10_000
/** Seconds of requests that may be sent in a burst, because a screen sends several requests together. */
export const BURST_SECONDS = 3

export type RateLimits = { personLimit: RateLimit; addressLimit: RateLimit; trustedProxies: BlockList | null }

/**
 * Counts a request for the session's person across all sessions; without a session for its address, or its network for
 * IPv6. Returns the seconds to wait, or 0.
 */
export function secondsToWait(request: FastifyRequest, session: Session | null, parts: RateLimits): number {
  if (session) return parts.personLimit.take(String(session.userId), Date.now())
  return parts.addressLimit.take(networkOf(clientAddress(request, parts.trustedProxies)), Date.now())
}

/**
 * A token bucket per person or address that holds three seconds of requests. It is kept in this process, so with n
 * gateways a person may send n times as many. A rate of 0 means no limit.
 */
export function createRateLimit(perSecond: number): RateLimit {
  const most = perSecond * BURST_SECONDS
  const buckets = new Map<string, { left: number; at: number }>()
  const forgetFull = (now: number) => {
    for (const [who, { left, at }] of buckets) if (left + ((now - at) / 1000) * perSecond >= most) buckets.delete(who)
    if (buckets.size >= MOST_KNOWN) buckets.clear()
  }
  return {
    take(who, now) {
      if (perSecond === 0) return 0
      if (!buckets.has(who) && buckets.size >= MOST_KNOWN) forgetFull(now)
      const { left, at } = buckets.get(who) ?? { left: most, at: now }
      const full = Math.min(most, left + ((now - at) / 1000) * perSecond)
      const may = full >= 1
      buckets.set(who, { left: may ? full - 1 : full, at: now })
      return may ? 0 : Math.ceil((1 - full) / perSecond)
    },
  }
}
