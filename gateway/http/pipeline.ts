import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import type { Admission } from '../../server/admission.ts'
import type { LargeBodies } from '../../server/largeBodies.ts'
import type { Span } from '../../server/trace.ts'
import type { Hub } from '../events/hub.ts'
import type { Execute } from '../execution/execute.ts'
import type { Subscribe } from '../execution/subscribe.ts'
import type { RequestContext } from '../execution/requestContext.ts'
import type { DocumentStore } from '../execution/documentStore.ts'
import type { Announced } from '../execution/uploads.ts'
import { createCallers, type Caller } from '../graphql/context.ts'
import { RestError } from '../rest/errors.ts'
import { ROLE } from '../../contract/roles.ts'
import { getUser } from '../../contract/session.ts'
import { announcedLength, BodyError, LARGE, readBody, SMALL } from './body.ts'
import { openPresented, type CredentialParts } from './credential.ts'
import { wantsEvents } from './eventStream.ts'
import { refuseForeign } from './gate.ts'
import { isBearer, mayRun, type OwnDocuments } from './ownDocuments.ts'
import { originOf } from './origin.ts'
import type { Origin } from '../rest/upstream.ts'
import { secondsToWait } from './rateLimit.ts'
import { withRegistered, type RegisteredTexts } from './registered.ts'
import { createReply, Refusal, type ReplyParts } from './reply.ts'
import { dropStaleCookie, isTool, presentedSession, sessionControl, type Presented, type Sessions } from './session.ts'
import { wantsTimings } from './timings.ts'
import { admitUpload } from './upload.ts'

export type GraphqlParts = ReplyParts &
  CredentialParts & {
    execute: Execute
    subscribe: Subscribe
    registeredTexts: RegisteredTexts
    hub: Hub
    documents: DocumentStore
    largeBodies: LargeBodies
    sessions: Sessions
    ownHosts: ReadonlySet<string>
    trustedProxies: BlockList | null
    graphiql: OwnDocuments
    admission: Admission
  }

/** Answers one GraphQL request, step by step; the cheap refusals come first. */
export async function answerGraphql(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  parts: GraphqlParts,
  span: Span | null = null,
): Promise<void> {
  const reply = createReply(request, response, requestId, parts, span)
  try {
    // Gate: nothing that another site could have sent, and nothing of the body read yet.
    passGate(request, parts)

    // Identity: who asks, how often, and whether that is still worth something.
    const came = identify(request, parts)
    reply.log.userId = came.session?.userId ?? null
    if (came.credential === null) limitRate(request, came, parts)
    const origin = originOf(request, response, requestId, parts.trustedProxies, span)
    const presented = await openPresented(request, response, came, origin, parts)
    reply.log.userId = presented.session?.userId ?? null
    requireLiveToken(presented)
    const callers = createCallers(parts.upstream, parts.settings, origin)
    const caller = callers.caller(presented.session)

    // Body: a large one only for an upload that was announced.
    const announced = await admitBody(request, response, caller, presented, parts)
    const sent = await readParams(request, announced)
    reply.received(sent)
    const params = await withRegistered(sent, presented.operations ?? null, caller, parts.registeredTexts)
    const mayRunAnyDocument = await mayRun(presented, params, caller, parts.graphiql)
    if (mayRunAnyDocument && wantsTimings(request)) origin.timings = reply.timed()
    const context: RequestContext = {
      follow: followerOf(presented, origin, parts),
      requestId,
      caller,
      callerFor: callers.caller,
      session: sessionControl(request, response, presented, parts.sessions),
      noteRefusal: (code) => void reply.log.refused.push(code),
      mayRunAnyDocument,
      maySignIn: presented.by === null && isTool(request),
      announced,
      log: reply.log,
    }
    dropStaleCookie(response, presented, parts.sessions)
    // A browser that is about to sign in, too: the position is then known when its first screen is asked for.
    if (presented.by !== 'bearer' && !isTool(request)) reply.behind(parts.hub.position())

    // Find the operation, check its limits and variables, execute: execution/execute.ts. From here on it is work; who
    // sends slowly or reads slowly takes no place from others.
    parts.admission.enter()
    const operation = span && beginOperation(span, origin)
    try {
      // A token that was revoked answers nothing, not even what the seal or the schema knows without the custodian.
      if (isBearer(presented) && presented.credential === null) await caller.call(getUser, {})
      if (!wantsEvents(request.headers.accept)) return reply.send(await parts.execute(params, context))
      const results = await parts.subscribe(params, context)
      if (Symbol.asyncIterator in results) reply.stream(results)
      else reply.send(results)
    } catch (error) {
      reply.send({ errors: [error as never] })
    } finally {
      parts.admission.leave()
      operation?.rename(`${reply.log.kind} ${reply.log.operation}`)
      operation?.end()
    }
  } catch (error) {
    if (error instanceof RestError) return reply.send({ errors: [error as never] })
    if (!(error instanceof Refusal)) throw error
    reply.refuse(error)
  }
}

/** What the resolvers ask for belongs to it; its name is known when it has been found. */
function beginOperation(span: Span, origin: Origin): Span {
  origin.span = span.child('operation', 'internal')
  return origin.span
}

function passGate({ method, headers }: IncomingMessage, { ownHosts }: GraphqlParts): void {
  const foreign = refuseForeign(method, headers, ownHosts)
  if (!foreign) return
  throw new Refusal(foreign.status, foreign.message, undefined, foreign.status === 405 ? { allow: 'POST' } : {})
}

function identify(request: IncomingMessage, { sessions }: GraphqlParts): Presented {
  const presented = presentedSession(request, sessions)
  if (!presented) throw new Refusal(400, 'Send either a cookie or a Bearer token.')
  return presented
}

function limitRate(request: IncomingMessage, { session }: Presented, parts: GraphqlParts): void {
  const seconds = secondsToWait(request, session, parts)
  if (seconds === 0) return
  const headers = { 'retry-after': String(seconds) }
  throw new Refusal(429, 'Too many requests. Please try again later.', 'RATE_LIMITED', headers)
}

/** A token that is worth nothing is not the same as none: whoever sends one is told to sign in. */
function requireLiveToken({ by, session }: Presented): void {
  if (by === 'bearer' && !session) throw new Refusal(401, 'Please sign in.', 'UNAUTHENTICATED')
}

/** Streams are opened in the name of the token that came with the request. */
function followerOf({ session }: Presented, { clientIp }: Origin, { hub }: GraphqlParts): RequestContext['follow'] {
  return (following) => {
    if (session === null) throw new RestError('UNAUTHENTICATED', { endpoint: 'changes' })
    const isCustomer = session.roleId === ROLE.customer
    return hub.follow({ token: session.token, address: clientIp, isCustomer }, following)
  }
}

/** The uploads that a large body is let in for; null for a small one. */
async function admitBody(
  request: IncomingMessage,
  response: ServerResponse,
  caller: Caller,
  { session }: Presented,
  parts: GraphqlParts,
): Promise<Announced | null> {
  const bytes = announcedLength(request) ?? 0
  if (bytes <= SMALL.bytes) return null
  const { announced, release } = await admitUpload(request, bytes, LARGE.bytes, caller, session?.userId ?? null, parts)
  response.once('close', release)
  return announced
}

async function readParams(request: IncomingMessage, announced: Announced | null): Promise<Record<string, unknown>> {
  let text: string
  try {
    text = await readBody(request, announced ? LARGE : SMALL)
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    const message = error.status === 413 ? 'The request is too large.' : 'The body could not be read.'
    throw new Refusal(error.status, message)
  }
  const params = parsed(text)
  if (params === null || typeof params !== 'object' || Array.isArray(params))
    throw new Refusal(400, 'The body must be a JSON object.')
  return params as Record<string, unknown>
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
