import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ExecutionResult } from 'graphql'
import type { Logger } from 'pino'
import type { Denials } from '../execution/denials.ts'
import { ALARMING, innermost, maskError, statusOf, type ErrorCode, type PublicError } from '../execution/maskError.ts'
import type { OperationLog } from '../execution/requestContext.ts'
import { badRequest } from '../graphql/errors.ts'
import { sendEventStream } from './eventStream.ts'
import type { Metrics } from './metrics.ts'
import type { Span } from '../../server/trace.ts'
import type { TimedCall } from '../rest/upstream.ts'
import { mediaTypeFor, RESPONSE_JSON, sendGraphql } from './sendGraphql.ts'
import { serverTiming } from './timings.ts'

/** Ends the request with this status before anything ran. */
export class Refusal extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, code?: ErrorCode, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

export type Reply = {
  /** Filled in by the steps of the request. */
  log: OperationLog
  /** What was sent, for the figures and for the log of denials. */
  received: (params: Record<string, unknown>) => void
  /** The position of the log of changes that the answer is newer than, if it is known: a page follows from there. */
  behind: (position: number | null) => void
  /** From now on the answer says how long it took, with each call that is put here. */
  timed: () => { began: number; calls: TimedCall[] }
  /** Masks the errors, logs the request and sends the result. */
  send: (result: ExecutionResult) => void
  /** Sends results as they come; the request is logged when it begins. */
  stream: (results: AsyncGenerator<ExecutionResult, void, void>) => void
  refuse: (refusal: Refusal) => void
}

export type ReplyParts = {
  log: Logger
  denials: Denials
  metrics: Metrics | null
  /** What every answer carries, as names and values in turn. */
  headers: readonly string[]
}

/** What one operation came to. */
type Outcome = {
  status: number
  /** The result as the caller may see it. */
  shown: ExecutionResult
  milliseconds: number
}

/** Follows one operation, however its result is sent, and writes down what it came to. */
export type OperationRecord = Pick<Reply, 'log' | 'received'> & {
  readonly started: number
  isOurs: () => boolean
  /** Masks the errors; figures, log and denials have it from here. @param wrongDocument the status of one that never ran */
  settle: (result: ExecutionResult, wrongDocument?: number) => Outcome
}

export function recordOperation(
  requestId: string,
  parts: Omit<ReplyParts, 'headers'>,
  span: Span | null = null,
  asked = { method: 'POST', route: '/graphql' },
): OperationRecord {
  const started = performance.now()
  const log: OperationLog = { operation: 'none', kind: 'none', userId: null, refused: [] }
  // Names of the portal's own documents are few; a caller's own could be a new one each time and fill the memory.
  let isOurs = false
  let variables: unknown = null
  return {
    started,
    log,
    isOurs: () => isOurs,
    received(params) {
      isOurs = params['id'] != null
      variables = params['variables']
    },
    settle(result, wrongDocument = 200) {
      const errors = result.errors?.map((error) => masked(error, requestId, parts.log))
      const { userId, operation } = log
      for (const error of result.errors ?? [])
        parts.denials.note(error, { requestId, userId, operation, object: variables })
      const status = chooseStatus(result, errors, wrongDocument)
      const outcome = errors?.[0]?.extensions.code ?? 'ok'
      const milliseconds = performance.now() - started
      parts.metrics?.request(isOurs || operation === 'none' ? operation : 'other', outcome, milliseconds)
      if (parts.log.isLevelEnabled('info')) {
        const { refused, ...shown } = log
        const codes = [...new Set([...(errors ?? []).map((error): string => error.extensions.code), ...refused])]
        const ms = Math.round(milliseconds)
        parts.log.info({ requestId, ...(span && { traceId: span.traceId }), ...shown, status, ms, codes })
      }
      if (span) endSpan(span, log, status, outcome, asked)
      return { status, shown: errors ? { ...result, errors: errors as never } : result, milliseconds }
    },
  }
}

/** The one answer to a request. */
export function createReply(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  parts: ReplyParts,
  span: Span | null = null,
): Reply {
  const inTrace = span && { traceId: span.traceId }
  const { started, log, received, isOurs, settle } = recordOperation(requestId, parts, span)
  let position: number | null = null
  let calls: TimedCall[] | null = null
  const send = (result: ExecutionResult) => {
    const media = mediaTypeFor(request.headers.accept)
    const { status, shown, milliseconds } = settle(result, media === RESPONSE_JSON ? 400 : 200)
    const headers = [...parts.headers, 'x-request-id', requestId, 'content-type', `${media}; charset=utf-8`]
    if (position !== null) headers.push('x-changes', String(position))
    if (calls !== null) headers.push('server-timing', serverTiming(milliseconds, calls))
    sendGraphql(request, response, status, headers, shown)
  }
  return {
    log,
    received,
    send,
    stream(results) {
      const { operation, kind, userId } = log
      const ms = Math.round(performance.now() - started)
      parts.metrics?.request(isOurs() ? operation : 'other', 'ok', performance.now() - started)
      parts.log.info({ requestId, ...inTrace, operation, kind, userId, status: 200, ms, codes: [] })
      if (span) endSpan(span, log, 200, 'ok')
      const shown = (result: ExecutionResult) =>
        result.errors
          ? { ...result, errors: result.errors.map((error) => masked(error, requestId, parts.log)) }
          : result
      const headers = [...parts.headers, 'x-request-id', requestId]
      sendEventStream(response, headers, results, shown).catch((error: unknown) => {
        parts.log.error({ requestId, userId, stack: (error as Error).stack }, 'an event stream failed')
        response.destroy()
      })
    },
    behind(known) {
      position = known
    },
    timed() {
      calls = []
      return { began: started, calls }
    },
    refuse({ status, message, code, headers }) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if (!request.complete) response.setHeader('connection', 'close')
      send({ errors: [badRequest(status, message, code)] })
    },
  }
}

/** The span of a request has the name of its operation, and the code of what went wrong. */
function endSpan(
  span: Span,
  { operation, kind }: OperationLog,
  status: number,
  outcome: string,
  { method, route } = { method: 'POST', route: '/graphql' },
): void {
  span.note({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
  span.note({ 'graphql.operation.name': operation, 'graphql.operation.type': kind })
  span.end(outcome === 'ok' ? undefined : outcome)
}

function masked(error: unknown, requestId: string, log: Logger): PublicError {
  const result = maskError(error, requestId)
  if (ALARMING.has(result.extensions.code)) {
    const cause = innermost(error) as Error
    log.error({ requestId, code: result.extensions.code, path: result.path, stack: cause.stack, cause: causeOf(cause) })
  }
  return result
}

const causeOf = (error: Error) => (error.cause instanceof Error ? error.cause.message : undefined)

/**
 * 200 once anything ran, with what failed in `errors`; only a session that has ended turns the whole answer into 401.
 * What never ran has the status of its refusal. For a document that is wrong GraphQL over HTTP wants 400, and 200
 * from those who asked for plain application/json.
 */
function chooseStatus(result: ExecutionResult, errors: PublicError[] | undefined, wrongDocument: number): number {
  if (errors?.some((error) => error.extensions.code === 'UNAUTHENTICATED')) return 401
  if (result.data !== undefined) return 200
  const asked = result.errors?.map(statusOf).find((status) => status !== undefined)
  return asked ?? (errors?.every((error) => error.extensions.code === 'INTERNAL') ? 500 : wrongDocument)
}
