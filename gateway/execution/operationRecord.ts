import type { ExecutionResult } from 'graphql'
import type { Logger } from 'pino'
import type { Span } from '../../server/trace.ts'
import type { Denials } from './denials.ts'
import { ALARMING, innermost, maskError, statusOf, type PublicError } from './maskError.ts'

/** The log entry of a request. */
type OperationLog = {
  operation: string
  kind: string
  userId: number | null
  /** Error codes in payloads; they are not errors of the request. */
  refused: string[]
}

export type RecordParts = {
  log: Logger
  denials: Denials
  /** Null if metrics are off. */
  metrics: { request: (operation: string, outcome: string, milliseconds: number) => void } | null
}

type Outcome = {
  status: number
  /** The masked result. */
  shown: ExecutionResult
}

/** Follows one operation until its result is sent, then writes its log entry, metrics and span. */
export type OperationRecord = {
  /** `performance.now()` at the arrival of the request. */
  readonly started: number
  /** Filled in by the steps of the request. */
  readonly log: OperationLog
  /**
   * Records from the parameters of the request whether it names a document of the web (for metrics), and its variables
   * (for the log of denials).
   */
  received: (params: Record<string, unknown>) => void
  /** Masks the errors of a result. */
  shown: (result: ExecutionResult) => ExecutionResult
  /** Ends the record with its result. @param wrongDocument HTTP status for a document that was refused before it ran */
  settle: (result: ExecutionResult, wrongDocument?: number) => Outcome
  /** Ends the record when a stream begins. */
  streams: () => void
}

export function recordOperation(
  requestId: string,
  parts: RecordParts,
  span: Span | null = null,
  asked = { method: 'POST', route: '/graphql' },
): OperationRecord {
  const started = performance.now()
  const log: OperationLog = { operation: 'none', kind: 'none', userId: null, refused: [] }
  // Only the portal's own operations are metric labels: names chosen by callers are unlimited and could fill the
  // memory.
  let isOurs = false
  let variables: unknown = null

  const masked = (errors: readonly unknown[]) => errors.map((error) => mask(error, requestId, parts.log))
  const end = (status: number, errors: readonly PublicError[]) => {
    const { refused, ...entry } = log
    const milliseconds = performance.now() - started
    const outcome = errors[0]?.extensions.code ?? 'ok'
    parts.metrics?.request(isOurs || log.operation === 'none' ? log.operation : 'other', outcome, milliseconds)
    if (parts.log.isLevelEnabled('info')) {
      const codes = [...new Set([...errors.map((error): string => error.extensions.code), ...refused])]
      const inTrace = span && { traceId: span.traceId }
      parts.log.info({ requestId, ...inTrace, ...entry, status, ms: Math.round(milliseconds), codes })
    }
    if (span) endSpan(span, log, status, outcome, asked)
  }
  return {
    started,
    log,
    received(params) {
      isOurs = params['id'] != null
      variables = params['variables']
    },
    shown: (result) => (result.errors ? { ...result, errors: masked(result.errors) as never } : result),
    settle(result, wrongDocument = 200) {
      const errors = masked(result.errors ?? [])
      const { userId, operation } = log
      for (const error of result.errors ?? [])
        parts.denials.note(error, { requestId, userId, operation, object: variables })
      const status = chooseStatus(result, errors, wrongDocument)
      end(status, errors)
      return { status, shown: result.errors ? { ...result, errors: errors as never } : result }
    },
    streams: () => end(200, []),
  }
}

/** Names a span after its operation and the code of its first error. */
function endSpan(
  span: Span,
  { operation, kind }: OperationLog,
  status: number,
  outcome: string,
  { method, route }: { method: string; route: string },
): void {
  span.note({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
  span.note({ 'graphql.operation.name': operation, 'graphql.operation.type': kind })
  span.end(outcome === 'ok' ? undefined : outcome)
}

function mask(error: unknown, requestId: string, log: Logger): PublicError {
  const result = maskError(error, requestId)
  if (ALARMING.has(result.extensions.code)) {
    const cause = innermost(error) as Error
    log.error({ requestId, code: result.extensions.code, path: result.path, stack: cause.stack, cause: causeOf(cause) })
  }
  return result
}

const causeOf = (error: Error) => (error.cause instanceof Error ? error.cause.message : undefined)

/**
 * The HTTP status: 200 if any field ran, with failures in `errors`; 401 if the session was revoked. An operation that
 * never ran has the status of its refusal.
 */
function chooseStatus(result: ExecutionResult, errors: readonly PublicError[], wrongDocument: number): number {
  if (errors.some((error) => error.extensions.code === 'UNAUTHENTICATED')) return 401
  if (result.data !== undefined) return 200
  const asked = result.errors?.map(statusOf).find((status) => status !== undefined)
  return (
    asked ?? (errors.length > 0 && errors.every((error) => error.extensions.code === 'INTERNAL') ? 500 : wrongDocument)
  )
}
