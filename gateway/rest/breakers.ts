import { createBreaker, type Breaker } from './breaker.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'

/** One circuit breaker for each group of calls that fail together. */
export type Breakers = {
  /** The circuit breaker of the group that a call belongs to. */
  of: (endpoint: AnyEndpoint) => Breaker
  /** Records that the custodian has just reported to be ready. */
  probed: () => void
  /** Groups whose calls are paused. */
  readonly open: string[]
}

/**
 * One circuit breaker for the reads and one for the writes of each API area ("account", "report"), so slow reports do
 * not block sign-ins.
 */
export function createBreakers(now?: () => number): Breakers {
  const groups = new Map<string, Breaker>()
  const known = new WeakMap<AnyEndpoint, Breaker>()
  return {
    of(endpoint) {
      const before = known.get(endpoint)
      if (before) return before
      const group = groupOf(endpoint)
      const breaker = groups.get(group) ?? createBreaker(now)
      groups.set(group, breaker)
      known.set(endpoint, breaker)
      return breaker
    },
    probed() {
      for (const breaker of groups.values()) breaker.probed()
    },
    get open() {
      return [...groups].filter(([, breaker]) => breaker.open).map(([group]) => group)
    },
  }
}

/** Returns "read account" from the first segment after /api, the same for customers and staff. */
export function groupOf({ method, anyone, customer, staff }: AnyEndpoint): string {
  const path = customer ?? staff?.path ?? anyone ?? ''
  const thing = path.split('/')[2] ?? ''
  return `${method === 'GET' ? 'read' : 'write'} ${thing.toLowerCase()}`
}
