import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import type { ExecutionResult } from 'graphql'
import type { YogaServerInstance } from 'graphql-yoga'
import type { Logger } from 'pino'
import { createCallers, type Context, type Settings } from '../graphql/context.ts'
import { badRequest } from '../graphql/errors.ts'
import { ALARMING, innermost, maskError, statusOf, type ErrorCode, type PublicError } from '../execution/maskError.ts'
import type { Denials } from '../execution/denials.ts'
import type { Metrics } from './metrics.ts'
import type { OwnDocuments } from '../execution/compiledOperations.ts'
import type { DocumentStore } from '../execution/trustedDocuments.ts'
import type { Upstream } from '../rest/client.ts'
import { getUser } from '../session/session.rest.ts'
import { originOf } from './origin.ts'
import { announcedLength, BodyError, LARGE, readBody, SMALL } from './body.ts'
import { refuseForeign } from './gate.ts'
import type { LargeBodies } from '../../server/largeBodies.ts'
import type { Load } from '../../server/admission.ts'
import { tooEarlyBy, type Pace } from './rateLimit.ts'
import { dropStaleCookie, isTool, presentedSession, sessionControl, type Sessions } from './session.ts'
import { admitUpload, type Announced } from './upload.ts'
import { mediaTypeFor, RESPONSE_JSON, sendGraphql } from './sendGraphql.ts'

/** The resolvers' context with what the plugins need besides. */
export type RequestContext = Context & {
  mayRunAnyDocument: boolean
  /** A tool without a session: the document that signs it in is taken as text. */
  maySignIn: boolean
  /** The uploads that a large body was admitted for; null for a small one. */
  announced: Announced | null
  facts: { operation: string; kind: string; userId: number | null }
}

export type GraphqlParts = {
  yoga: YogaServerInstance<RequestContext, object>
  own: OwnDocuments
  documents: DocumentStore
  largeBodies: LargeBodies
  upstream: Upstream
  settings: Settings
  sessions: Sessions
  ownHosts: ReadonlySet<string>
  trustedProxies: BlockList | null
  graphiql: boolean
  load: Load
  pace: Pace
  /** Of callers without a session, by their address. */
  anonymousPace: Pace
  log: Logger
  denials: Denials
  metrics: Metrics | null
}

/** What Yoga wants for every request and nobody looks at: everything is in the context. */
const REQUEST = new Request('http://gateway/graphql', { method: 'POST' })

const CODES: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  429: 'RATE_LIMITED',
  503: 'UPSTREAM_UNAVAILABLE',
}

/** Answers one GraphQL request; the cheap refusals come first. */
export async function handleGraphql(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  parts: GraphqlParts,
): Promise<void> {
  const started = performance.now()
  // Names of the portal's own documents are few; a caller's own could be a new one each time and fill the memory.
  let isOurs = false
  const facts: RequestContext['facts'] = { operation: 'none', kind: 'none', userId: null }
  let asked: unknown = null
  const finish = (result: ExecutionResult) => {
    const errors = result.errors?.map((error) => masked(error, requestId, parts.log))
    const { userId, operation } = facts
    for (const error of result.errors ?? []) parts.denials.note(error, { requestId, userId, operation, object: asked })
    const media = mediaTypeFor(request.headers.accept)
    const status = chooseStatus(result, errors, media === RESPONSE_JSON ? 400 : 200)
    const outcome = errors?.[0]?.extensions.code ?? 'ok'
    const milliseconds = performance.now() - started
    parts.metrics?.request(isOurs || facts.operation === 'none' ? facts.operation : 'other', outcome, milliseconds)
    const codes = errors ? [...new Set(errors.map((error) => error.extensions.code))] : []
    parts.log.info({ requestId, ...facts, status, ms: Math.round(milliseconds), codes })
    sendGraphql(request, response, status, media, errors ? { ...result, errors } : result)
  }
  const refuse = (status: number, message: string, code?: ErrorCode) => {
    if (!request.complete) response.setHeader('connection', 'close')
    finish({ errors: [badRequest(status, message, code)] })
  }

  const foreign = refuseForeign(request.method, request.headers, parts.ownHosts)
  if (foreign) {
    if (foreign.status === 405) response.setHeader('allow', 'POST')
    return refuse(foreign.status, foreign.message)
  }
  const presented = presentedSession(request, parts.sessions)
  if (!presented) return refuse(400, 'Send either a cookie or a Bearer token.')
  facts.userId = presented.session?.userId ?? null
  const tooEarly = tooEarlyBy(request, presented.session, parts)
  if (tooEarly > 0) {
    response.setHeader('retry-after', String(tooEarly))
    return refuse(429, 'Too many requests. Please try again later.', 'RATE_LIMITED')
  }
  // A token that is worth nothing is not the same as none: whoever sends one is told to sign in.
  if (presented.by === 'bearer' && !presented.session) return refuse(401, 'Please sign in.', 'UNAUTHENTICATED')
  const origin = originOf(request, response, requestId, parts.trustedProxies)
  const callers = createCallers(parts.upstream, parts.settings, origin)
  const caller = callers.caller(presented.session)
  const bytes = announcedLength(request) ?? 0
  let announced: Announced | null = null
  if (bytes > SMALL.bytes) {
    const upload = await admitUpload(request, bytes, LARGE.bytes, caller, presented.session?.userId ?? null, parts)
    if ('refused' in upload) {
      const { status, message } = upload.refused
      if (status === 429 || status === 503) response.setHeader('retry-after', '2')
      return refuse(status, message, CODES[status])
    }
    response.once('close', upload.release)
    announced = upload.announced
  }

  let params: Record<string, unknown> | null
  try {
    params = parseParams(await readBody(request, announced ? LARGE : SMALL))
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    return refuse(error.status, error.status === 413 ? 'The request is too large.' : 'The body could not be read.')
  }
  if (!params) return refuse(400, 'The body must be a JSON object.')
  isOurs = params['id'] != null
  asked = params['variables']

  const context: RequestContext = {
    requestId,
    caller,
    callerFor: callers.caller,
    session: sessionControl(request, response, presented, parts.sessions),
    mayRunAnyDocument: parts.graphiql || (presented.by === 'bearer' && presented.session !== null),
    maySignIn: presented.by === null && isTool(request),
    announced,
    facts,
  }
  dropStaleCookie(response, presented, parts.sessions)
  // From here on it is work; who sends slowly or reads slowly takes no place from others.
  parts.load.enter()
  try {
    // A token that was revoked answers nothing, not even what the seal or the schema knows without the custodian.
    if (presented.by === 'bearer' && presented.session) await context.caller.call(getUser, {})
    const result = parts.own(params, context) ?? parts.yoga.getResultForParams({ params, request: REQUEST }, context)
    finish((await result) as ExecutionResult)
  } catch (error) {
    finish({ errors: [error as never] })
  } finally {
    parts.load.leave()
  }
}

function parseParams(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
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
