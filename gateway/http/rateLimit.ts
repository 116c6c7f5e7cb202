import type { FastifyRequest } from 'fastify'
import type { BlockList } from 'node:net'
import { networkOf } from '../../server/network.ts'
import type { Session } from '../rest/identity.ts'
import { clientAddress } from './clientAddress.ts'

/** How fast one person, or one address without a session, may go. */
export type RateLimit = {
  /** Counts one request; answers how many seconds it is too early, 0 when it may go on. */
  take: (who: string, now: number) => number
}

const MOST_KNOWN = 10_000
/** A screen sends several requests together. */
export const BURST_SECONDS = 3

export type RateLimits = { personLimit: RateLimit; addressLimit: RateLimit; trustedProxies: BlockList | null }

/**
 * Counts a request of the person of this session, however many others they have; without one, of the address it comes from, and of IPv6 the network of its line.
 * Answers how many seconds it is too early, 0 when it may go on.
 */
export function secondsToWait(request: FastifyRequest, session: Session | null, parts: RateLimits): number {
  if (session) return parts.personLimit.take(String(session.userId), Date.now())
  return parts.addressLimit.take(networkOf(clientAddress(request, parts.trustedProxies)), Date.now())
}

/**
 * Every person (or address) has a bucket of three seconds' worth of requests that fills again steadily. Kept in this process only:
 * with several gateways a person may go that much faster. 0 a second is no limit at all.
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
