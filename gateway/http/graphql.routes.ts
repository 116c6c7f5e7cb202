import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import type { LargeBodies } from '../../server/largeBodies.ts'
import type { Hub } from '../events/hub.ts'
import type { DocumentStore } from '../execution/documentStore.ts'
import { mediaTypeFor, takesEvents, takesJson } from '../execution/mediaType.ts'
import { recordOperation, type OperationRecord, type RecordParts } from '../execution/operationRecord.ts'
import type { RequestContext } from '../execution/requestContext.ts'
import type { Announced } from '../execution/uploads.ts'
import type { GraphqlYoga } from '../execution/yoga.ts'
import { createCallers, type Caller } from '../graphql/context.ts'
import { badRequest } from '../graphql/errors.ts'
import { RestError } from '../rest/errors.ts'
import type { Origin, TimedCall } from '../rest/upstream.ts'
import { ROLE } from '../../contract/roles.ts'
import { getUser } from '../../contract/session.ts'
import { announcedLength, BodyError, LARGE, readBody, SMALL, UNNAMED_UPLOAD, UPLOAD_HELP } from './body.ts'
import { limitRate, presentedBy, type CallerParts } from './caller.ts'
import { openPresented } from './credential.ts'
import { passGate } from './gate.ts'
import { packLongAnswers } from './gzip.ts'
import { originOf } from './origin.ts'
import { isBearer, mayRun, type OwnDocuments } from './ownDocuments.ts'
import { Refusal } from './refusal.ts'
import { withRegistered, type RegisteredTexts } from './registered.ts'
import { dropStaleCookie, isTool, sessionControl, type Presented } from './session.ts'
import type { Shedding } from './shedLoad.ts'
import { serverTiming, wantsTimings } from './serverTiming.ts'
import { admitUpload } from './upload.ts'

export type GraphqlParts = RecordParts &
  CallerParts &
  Shedding & {
    yoga: GraphqlYoga
    hub: Hub
    documents: DocumentStore
    registeredTexts: RegisteredTexts
    largeBodies: LargeBodies
    ownHosts: ReadonlySet<string>
    graphiql: OwnDocuments
  }

/** Values that the hooks store on the request. */
type Visit = {
  presented: Presented
  origin: Origin
  callers: ReturnType<typeof createCallers>
  caller: Caller
  /** The uploads for which a large body was admitted; null for a small body. */
  announced: Announced | null
}

declare module 'fastify' {
  interface FastifyRequest {
    record: OperationRecord
    visit: Visit
  }
}

/**
 * /graphql: hooks decide who may send a request, with cheap checks first and before the body is read. Yoga handles the
 * rest (execution/yoga.ts).
 */
export function graphqlRoutes(app: FastifyInstance, parts: GraphqlParts): void {
  app.register(async (graphql) => {
    graphql.decorateRequest('record')
    graphql.decorateRequest('visit')
    graphql.addHook('onRequest', parts.shedLoad)
    graphql.addHook('onRequest', async (request, reply) => {
      // A person who opens the address in a browser wants the editor; no GraphQL client accepts HTML.
      if (request.method === 'GET' && request.headers.accept?.includes('text/html')) return reply.redirect('/graphiql')
      request.record = recordOperation(request.id, parts, request.span)
      passGate(request, parts.ownHosts)
      request.visit = await identify(request, reply, parts)
    })
    graphql.addHook('onRequest', async (request, reply) => {
      if ((announcedLength(request.raw) ?? 0) <= SMALL.bytes) return
      const { caller, presented } = request.visit
      const { announced, release } = await admitUpload(request, caller, presented.session?.userId ?? null, parts)
      reply.raw.once('close', release)
      request.visit.announced = announced
    })
    // Without `parseAs`, because the limit depends on the request and the structure is checked while the body arrives.
    graphql.addContentTypeParser('application/json', (request: FastifyRequest) =>
      readBody(request.raw, request.visit.announced ? LARGE : SMALL),
    )
    graphql.addHook('onSend', packLongAnswers)
    graphql.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply))
    graphql.all('/graphql', (request, reply) => answer(request, reply, parts))
  })
}

/** Opens the session or credential, within the rate limit. @throws Refusal, RestError */
async function identify(request: FastifyRequest, reply: FastifyReply, parts: GraphqlParts): Promise<Visit> {
  const came = presentedBy(request, parts)
  const { log } = request.record
  log.userId = came.session?.userId ?? null
  limitRate(request, came, parts)
  const origin = originOf(request, reply, parts.trustedProxies)
  const presented = await openPresented(request, reply, came, origin, parts)
  log.userId = presented.session?.userId ?? null
  // An invalid token is refused even where no token is needed: its sender must sign in.
  if (presented.by === 'bearer' && !presented.session) throw new Refusal(401, 'Please log in.', 'UNAUTHENTICATED')
  const callers = createCallers(parts.upstream, parts.settings, origin)
  return { presented, origin, callers, caller: callers.caller(presented.session), announced: null }
}

async function answer(request: FastifyRequest, reply: FastifyReply, parts: GraphqlParts): Promise<FastifyReply> {
  const { record, visit } = request
  const { presented, origin, caller } = visit
  const sent = paramsIn(request.body)
  record.received(sent)
  const params = await withRegistered(sent, presented.operations ?? null, caller, parts.registeredTexts)
  const mayRunAnyDocument = await mayRun(presented, params, caller, parts.graphiql)
  const calls: TimedCall[] | null = mayRunAnyDocument && wantsTimings(request) ? [] : null
  if (calls) origin.timings = { began: record.started, calls }
  dropStaleCookie(reply, presented, parts.sessions)
  // A browser gets the position of the event log even before its sign-in, to have it when the first screen loads.
  const position = presented.by === 'bearer' || isTool(request) ? null : await parts.hub.position()

  // Only execution counts against the concurrency limit, not reading a slow sender's body.
  parts.admission.enter()
  const span = request.span && (origin.span = request.span.child('operation', 'internal'))
  let response: Response
  try {
    // A revoked token gets no data, not even from the sealed session or the schema.
    if (isBearer(presented) && presented.credential === null) await caller.call(getUser, {})
    request.body = params
    const context = contextOf(request, reply, mayRunAnyDocument, parts)
    response = await parts.yoga.handleNodeRequestAndResponse(request, reply, context)
  } finally {
    parts.admission.leave()
    span?.rename(`${record.log.kind} ${record.log.operation}`)
    span?.end()
  }
  const type = response.headers.get('content-type') ?? ''
  void reply.code(response.status).header('content-type', type)
  if (type.startsWith('text/event-stream'))
    return reply.headers({ 'x-accel-buffering': 'no', connection: 'keep-alive' }).send(response.body)
  if (position !== null) reply.header('x-changes', String(position))
  if (calls) reply.header('server-timing', serverTiming(performance.now() - record.started, calls))
  return reply.send(await response.text())
}

function paramsIn(body: unknown): Record<string, unknown> {
  const params = parsed(body)
  if (params === null || typeof params !== 'object' || Array.isArray(params))
    throw new Refusal(400, 'The body must be a JSON object.')
  // Yoga treats an empty object as an unread body.
  if (Object.keys(params).length === 0) throw new Refusal(400, 'Must provide query string.')
  return params as Record<string, unknown>
}

function parsed(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null
  } catch {
    return null
  }
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  mayRunAnyDocument: boolean,
  parts: GraphqlParts,
): RequestContext {
  const { record, visit } = request
  const { presented, caller, callers, announced } = visit
  const { accept } = request.headers
  return {
    requestId: request.id,
    caller,
    callerFor: callers.caller,
    session: sessionControl(request, reply, presented, parts.sessions),
    follow: followerOf(visit, parts),
    noteRefusal: (code) => void record.log.refused.push(code),
    mayRunAnyDocument,
    maySignIn: presented.by === null && isTool(request),
    announced,
    takesJson: takesJson(accept),
    takesEvents: takesEvents(accept),
    record,
  }
}

/** Streams use the token of the request that opened them. */
function followerOf({ presented: { session }, origin }: Visit, { hub }: GraphqlParts): RequestContext['follow'] {
  return (following) => {
    if (session === null) throw new RestError('UNAUTHENTICATED', { endpoint: 'changes' })
    const isCustomer = session.roleId === ROLE.customer
    const { token } = session
    // A machine credential has no person, so its token identifies it.
    const person = session.scopes ? token : String(session.userId)
    const { clientIp: address, gone } = origin
    return hub.follow({ token, person, address, isCustomer, gone }, following)
  }
}

/** Sends errors that occur before Yoga in the same format. Unexpected errors go to the app's error handler. */
function refuse(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const shown = graphqlErrorOf(error)
  if (shown === null) {
    request.span?.end('INTERNAL')
    throw error
  }
  if (error instanceof Refusal) reply.headers(error.headers)
  // The rest of an unread body must not be parsed as the next request.
  if (!request.raw.complete) reply.header('connection', 'close')
  const { status, shown: body } = request.record.settle({ errors: [shown] })
  const media = mediaTypeFor(request.headers.accept)
  return reply.code(status).header('content-type', `${media}; charset=utf-8`).send(JSON.stringify(body))
}

function graphqlErrorOf(error: Error): GraphQLError | null {
  if (error instanceof Refusal) return badRequest(error.status, error.message, error.code, error.help)
  if (error instanceof RestError) return new GraphQLError(error.message, { originalError: error })
  if (!(error instanceof BodyError)) return null
  if (error.status !== 413) return badRequest(error.status, 'The body could not be read.')
  return badRequest(413, UNNAMED_UPLOAD, undefined, UPLOAD_HELP)
}
