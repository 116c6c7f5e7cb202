import type { LogEvent } from 'kysely'
import { currentSpan } from '../../../server/trace.ts'
import { sqlState } from './errors.ts'

/**
 * Traces a statement as part of its request or job. Background statements are not traced. The traced text has
 * placeholders for values and no quoted text.
 */
export function traceStatement(event: LogEvent): void {
  const span = currentSpan()
  if (!span?.isKept) return
  const text = event.query.sql
    .replaceAll(/'(?:[^']|'')*'/g, "'?'")
    .replaceAll(/\s+/g, ' ')
    .trim()
  const failure = event.level === 'error' ? (sqlState(event.error) ?? 'failed') : undefined
  const [verb = 'statement'] = text.split(' ', 1)
  span.past(
    verb.toLowerCase(),
    event.queryDurationMillis,
    { 'db.system.name': 'postgresql', 'db.query.text': text },
    failure,
  )
}
