import type { PreloadedQuery } from 'react-relay'
import type { Environment, OperationType, PreloadableConcreteRequest } from 'relay-runtime'
import { FRESH_FOR_MS } from './loadScreenQuery.ts'

/** So long the store keeps what was asked for a screen that nobody has gone to. */
const KEEP_MS = 30_000

type Reference = PreloadedQuery<OperationType>

let latest: { reference: Reference; at: number; timer: ReturnType<typeof setTimeout> } | null = null

/** For the screen that somebody is about to go to: what was asked last is its query, until something else is asked. */
export function keepPrefetched(reference: Reference): void {
  const timer = setTimeout(() => reference.dispose(), KEEP_MS)
  latest = { reference, at: performance.now(), timer }
  // Who goes there all the same asks once more.
  reference.source?.subscribe({ error: () => latest?.reference === reference && forgetPrefetched() })
}

export function isPrefetched(reference: Reference): boolean {
  return latest?.reference === reference && performance.now() - latest.at < FRESH_FOR_MS
}

/** Whoever takes it disposes of it. Null for a query that was not asked, or too long ago. */
export function takePrefetched(
  environment: Environment,
  query: PreloadableConcreteRequest<OperationType>,
  variables: object,
): Reference | null {
  if (!latest || !isPrefetched(latest.reference)) return null
  const { reference, timer } = latest
  const isIt =
    reference.environment === environment &&
    reference.id === query.params.id &&
    JSON.stringify(reference.variables) === JSON.stringify(variables)
  if (!isIt) return null
  clearTimeout(timer)
  latest = null
  return reference
}

/** A write changes what is true; what is read may be kept in the same place of the store. */
export function forgetPrefetched(): void {
  latest = null
}
