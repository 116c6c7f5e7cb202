import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createCallers, type Caller } from '../graphql/context.ts'
import { strictSchema } from '../graphql/strictSchema.ts'
import { handleDevMail } from './devMail.ts'
import { handleFile } from './files.ts'
import { ownerOfPage } from './firstAnswers.ts'
import { answerGraphql, type GraphqlParts } from './pipeline.ts'
import { securityHeaders, sendJson, sendText, setHeaders } from './headers.ts'
import { createReadiness } from './health.ts'
import { openPresented } from './credential.ts'
import { Refusal } from './reply.ts'
import { RestError } from '../rest/errors.ts'
import { readForeignTraceparent, type Span, type Tracing } from '../../server/trace.ts'
import { originOf } from './origin.ts'
import { getUser } from '../../contract/session.ts'
import { presentedSession } from './session.ts'
import { secondsToWait } from './rateLimit.ts'
import { createShed } from './loadShedding.ts'
import type { Notice } from './maintenance.ts'
import type { Web } from './web.ts'

export type RouterParts = Omit<GraphqlParts, 'headers'> & {
  web: Web
  notice: Notice
  /** The printed schema. */
  schemaText: string
  production: boolean
  https: boolean
  /** Null where nothing is traced. */
  tracing: Tracing | null
  /** How long a page waits for its data, in milliseconds. */
  patienceMs: number
  isDraining: () => boolean
}

/** What asks the custodian; everything else is answered however much there is to do. */
const TAKES_TURNS = /^\/(graphql$|files\/)/

type Handler = (request: IncomingMessage, response: ServerResponse, path: string, requestId: string) => unknown

/** Finds the part that answers a path. What no part knows is a screen of the web. */
export function createRouter(parts: RouterParts) {
  const schemas = new Map<boolean, SchemaFile>()
  /** Made when somebody asks for it. */
  const schemaFile = (isStrict: boolean): SchemaFile => {
    const known = schemas.get(isStrict)
    if (known) return known
    const text = isStrict ? strictSchema(parts.schemaText) : parts.schemaText
    const made = { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"` }
    schemas.set(isStrict, made)
    return made
  }

  const readiness = createReadiness(parts.upstream)
  const shed = createShed(parts.log, parts.metrics)

  const headers = securityHeaders(parts.https)
  const graphql: GraphqlParts = { ...parts, headers }
  const setCommon = (response: ServerResponse, requestId: string) => {
    setHeaders(response, headers)
    response.setHeader('x-request-id', requestId)
  }

  /** Null for a cookie and a token together. @throws Refusal of a machine credential */
  const callerOf = async (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    span: Span | null = null,
  ): Promise<Caller | null> => {
    const presented = presentedSession(request, parts.sessions)
    if (!presented) return null
    const origin = originOf(request, response, requestId, parts.trustedProxies, span)
    const { session } = await openPresented(request, response, presented, origin, parts)
    return createCallers(parts.upstream, parts.settings, origin).caller(session)
  }

  /** Whether the caller comes too early, who is told so then. */
  const isTooEarly = (request: IncomingMessage, response: ServerResponse): boolean => {
    const presented = presentedSession(request, parts.sessions)
    // A machine credential has a limit of its own.
    if (presented?.credential != null) return false
    const seconds = secondsToWait(request, presented?.session ?? null, parts)
    if (seconds === 0) return false
    response.setHeader('retry-after', String(seconds))
    sendText(response, 429, 'Too many requests. Please try again later.')
    return true
  }

  const exact: Record<string, Handler> = {
    '/health': (_request, response) => sendJson(response, 200, { alive: true }),
    '/ready': async (_request, response) => {
      const answer = await readiness(parts.isDraining())
      sendJson(response, answer.ready ? 200 : 503, answer)
    },
    // For tabs that are open, with a session or without one.
    '/maintenance': async (_request, response) => {
      const { mode, text } = await parts.notice()
      sendJson(response, 200, { mode, text })
    },
    '/schema.graphql': async (request, response, _path, requestId) => {
      if (isTooEarly(request, response)) return
      const may = parts.graphiql === true || (await isLiveTool(request, await callerOf(request, response, requestId)))
      if (!may) return sendText(response, 404, 'NOT FOUND')
      return sendSchema(request, response, schemaFile(request.url?.endsWith('?strict') ?? false))
    },
    '/dev/mail': async (request, response, _path, requestId) => {
      const caller = parts.production ? null : await callerOf(request, response, requestId)
      return caller ? handleDevMail(caller, response) : sendText(response, 404, 'NOT FOUND')
    },
    '/graphiql': (_request, response) =>
      parts.graphiql ? parts.web.tool(response) : sendText(response, 404, 'NOT FOUND'),
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request.url ?? '/')
    const span = parts.tracing === null ? null : spanOf(request, path, parts.tracing)
    const requestId = requestIdOf(request, span)
    // Its answer writes the headers that all have together with its own.
    if (path === '/graphql' && !parts.admission.isTooMuch()) {
      return answerGraphql(request, response, requestId, graphql, span).catch((error: unknown) => {
        span?.end('INTERNAL')
        if (!response.headersSent) setCommon(response, requestId)
        throw error
      })
    }
    setCommon(response, requestId)
    if (TAKES_TURNS.test(path) && parts.admission.isTooMuch()) {
      span?.end('SHED')
      return shed(request, response, requestId)
    }
    const handler = exact[path]
    if (handler) return void (await handler(request, response, path, requestId))
    if (path.startsWith('/files/')) {
      if (span) response.once('close', () => endFile(span, response))
      const caller = await callerOf(request, response, requestId, span)
      if (!caller) return sendText(response, 400, 'Send either a cookie or a Bearer token.')
      if (isTooEarly(request, response)) return
      const name = path.slice('/files/'.length)
      const asked = { requestId, userId: caller.shown.userId || null, operation: 'file', object: name }
      const denied = (error: unknown) => parts.denials.note(error, asked)
      parts.admission.enter()
      return handleFile(name, caller, request, response, denied).finally(parts.admission.leave)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return sendText(response, 405, 'Use GET.')
    }
    if (await parts.web.file(request, response)) return
    if (isNoScreen(path)) return sendText(response, 404, 'NOT FOUND')
    const presented = presentedSession(request, parts.sessions)
    const owner = presented && ownerOfPage(request, response, requestId, presented, parts)
    const visitor = { isSignedIn: presented?.session != null, owner }
    await parts.web.page(response, path, visitor, await parts.notice(), parts.tracing !== null)
  }
  return (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent || !(error instanceof Refusal || error instanceof RestError)) throw error
      if (error instanceof RestError) return sendText(response, 503, 'The service is busy. Please try again.')
      setHeaders(response, Object.entries(error.headers).flat())
      sendText(response, error.status, error.message)
    })
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/**
 * A missing file is missing; only addresses of screens get the page. Whoever looks for hidden files (/.env, /.git/config)
 * or the figures, which are on a port of their own, is told plainly that there are none.
 */
function isNoScreen(path: string): boolean {
  const plain = decoded(path)
  return /\.\w{1,8}$|\/\.|^\/(assets|metrics)(\/|$)|^\/api/.test(plain)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What asks the custodian is traced, without its address. */
function spanOf(request: IncomingMessage, path: string, tracing: Tracing): Span | null {
  if (!TAKES_TURNS.test(path)) return null
  const name = path === '/graphql' ? 'POST /graphql' : 'GET /files'
  return tracing.begin(name, 'server', readForeignTraceparent(request.headers['traceparent']))
}

function endFile(span: Span, { statusCode }: ServerResponse): void {
  span.note({ 'http.request.method': 'GET', 'http.route': '/files', 'http.response.status_code': statusCode })
  span.end(statusCode >= 500 ? String(statusCode) : undefined)
}

/** The caller's own id when it is one, else that of its trace: for following a request through the logs. */
function requestIdOf(request: IncomingMessage, span: Span | null): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : (span?.traceId ?? randomUUID())
}

/** Whether the request has a Bearer token whose session the custodian still knows. */
async function isLiveTool({ headers }: IncomingMessage, caller: Caller | null): Promise<boolean> {
  if (headers.authorization === undefined || !caller?.isSignedIn) return false
  return caller.call(getUser, {}).then(
    () => true,
    () => false,
  )
}

type SchemaFile = { text: string; tag: string }

/** For everybody who may ask the schema about itself. */
function sendSchema(request: IncomingMessage, response: ServerResponse, { text, tag }: SchemaFile): void {
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('etag', tag)
  if (request.headers['if-none-match'] === tag) {
    response.statusCode = 304
    response.end()
    return
  }
  sendText(response, 200, text)
}
