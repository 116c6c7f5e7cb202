import { createBreaker, type Breaker } from './breaker.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'

/** A breaker for every group of calls that fail together. */
export type Breakers = {
  /** The breaker of the group that a call belongs to. */
  of: (endpoint: AnyEndpoint) => Breaker
  /** The custodian has just said that it is ready. */
  probed: () => void
  /** Groups whose calls rest now. */
  readonly open: string[]
}

/**
 * One breaker for the reads and one for the writes of each thing the custodian keeps ("account", "report"): reports that
 * take too long keep nobody from signing in.
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

/** "read account": the first word of the path below /api, the same for customers and staff. */
export function groupOf({ method, anyone, customer, staff }: AnyEndpoint): string {
  const path = customer ?? staff?.path ?? anyone ?? ''
  const thing = path.split('/')[2] ?? ''
  return `${method === 'GET' ? 'read' : 'write'} ${thing.toLowerCase()}`
}
