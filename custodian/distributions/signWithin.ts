import { sql } from 'kysely'
import type { RequestRow } from './request.sql.ts'

/** Days after which an unsigned request is canceled. */
export const SIGN_WITHIN_DAYS = 30

export const NOT_SIGNED = 'The request is not signed.'

/**
 * Moment from which the days to sign the request `r` count: the newest of the request, the last time that its owner was
 * asked to sign again, and its last reopening. `signSinceOf` is the same rule.
 */
export const signSince = sql<Date>`greatest(r.date_requested, r.asked_to_sign_at, (
  select max(e.at) from request_event e where e.request_id = r.request_id and e.kind = 'REOPENED'))`

/** The same as `signSince`, in milliseconds, by the request's history. */
export function signSinceOf(
  { asked_to_sign_at: asked, date_requested: requested }: Pick<RequestRow, 'asked_to_sign_at' | 'date_requested'>,
  events: ReadonlyArray<{ kind: string; at: Date }>,
): number {
  const reopened = events.filter(({ kind }) => kind === 'REOPENED').map(({ at }) => at.getTime())
  return Math.max(requested.getTime(), asked?.getTime() ?? 0, ...reopened)
}
