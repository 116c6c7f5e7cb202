import type { LogEvent } from 'kysely'
import { currentSpan } from '../../../server/trace.ts'
import { sqlState } from './errors.ts'

/**
 * Puts a statement into the trace of the request or job that it is for; the work of nobody is not traced. Its text has
 * placeholders where the values are, and what is quoted in it all the same is left out.
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
