import type { PreloadedQuery } from 'react-relay'
import type { Environment, OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import { FRESH_FOR_MS, isForced } from './loadScreenQuery.ts'

/** Time in milliseconds after which an unused prefetched query is discarded. */
export const KEEP_MS = 30_000

/** Relay sets `networkError`, but its types do not declare the field. */
type Reference = PreloadedQuery<OperationType> & { readonly networkError?: Error | null }
interface Prefetched {
  reference: Reference
  at: number
  timer: ReturnType<typeof setTimeout>
}

/** Prefetched queries that no screen has used yet. */
const untaken = new Set<Prefetched>()
/** The last prefetched query. */
let latest: Prefetched | null = null

/** Keeps the prefetched query of the screen that the user will probably open next. */
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

/**
 * Returns the prefetched query to a caller, who must dispose of it. Returns null if the request differs, the prefetch
 * is too old, or fresh data is required.
 */
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
  // If a prefetch failed before the screen's code loaded, no notice was shown. Fetch again to show one.
  if (!isIt || reference.networkError) return null
  clearTimeout(timer)
  untaken.delete(latest)
  latest = null
  return reference
}

export function forgetPrefetched(): void {
  latest = null
}

/**
 * Discards unused prefetches, because a write makes responses in flight stale. A screen that already waits for its
 * query still gets the response.
 */
export function dropPrefetched(): void {
  for (const prefetched of untaken) drop(prefetched)
}

function drop(prefetched: Prefetched): void {
  clearTimeout(prefetched.timer)
  untaken.delete(prefetched)
  if (latest === prefetched) latest = null
  prefetched.reference.dispose()
}
