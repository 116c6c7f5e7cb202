import type { PreloadedQuery } from 'react-relay'
import type { Environment, OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import { FRESH_FOR_MS, isForced } from './loadScreenQuery.ts'

/** How long the store keeps a prefetched query that is not used. */
export const KEEP_MS = 30_000

/** Relay has the last field and does not say so. */
type Reference = PreloadedQuery<OperationType> & { readonly networkError?: Error | null }
interface Prefetched {
  reference: Reference
  at: number
  timer: ReturnType<typeof setTimeout>
}

/** All that nobody has taken. */
const untaken = new Set<Prefetched>()
/** The last prefetched query. */
let latest: Prefetched | null = null

/** For the screen that somebody is about to go to. */
export function keepPrefetched(reference: PreloadedQuery<OperationType>): void {
  const prefetched: Prefetched = {
    reference,
    at: performance.now(),
    timer: setTimeout(() => drop(prefetched), KEEP_MS),
  }
  untaken.add(prefetched)
  if (!reference.source) return
  latest = prefetched
  reference.source.subscribe({ error: () => latest === prefetched && forgetPrefetched() })
}

/** Whoever takes it disposes of it. Null for a query that was not asked, too long ago, or that is to be asked again. */
export function takePrefetched(
  environment: Environment,
  query: PreloadableConcreteRequest<OperationType>,
  variables: object,
): PreloadedQuery<OperationType> | null {
  if (!latest || isForced() || performance.now() - latest.at >= FRESH_FOR_MS) return null
  const { reference, timer } = latest
  const isIt =
    reference.environment === environment &&
    reference.id === query.params.id &&
    JSON.stringify(reference.variables) === JSON.stringify(variables)
  // Before the code of its screen is there, a failure is told nobody.
  if (!isIt || reference.networkError) return null
  clearTimeout(timer)
  untaken.delete(latest)
  latest = null
  return reference
}

export function forgetPrefetched(): void {
  latest = null
}

/** A write changes what is true: an answer that is on its way may be of before. A screen that waits for the same gets it. */
export function dropPrefetched(): void {
  for (const prefetched of untaken) drop(prefetched)
}

function drop(prefetched: Prefetched): void {
  clearTimeout(prefetched.timer)
  untaken.delete(prefetched)
  if (latest === prefetched) latest = null
  prefetched.reference.dispose()
}
