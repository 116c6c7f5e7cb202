import type { BlockList } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCallers, type Caller } from '../graphql/context.ts'
import { openPresented, type CredentialParts } from './credential.ts'
import { originOf } from './origin.ts'
import { secondsToWait } from './rateLimit.ts'
import { Refusal } from './refusal.ts'
import { onlyRegistered } from './registered.ts'
import { presentedSession, type Presented, type Sessions } from './session.ts'

export type CallerParts = CredentialParts & { sessions: Sessions; trustedProxies: BlockList | null }

/** The session or credential of a request. @throws Refusal for both together */
export function presentedBy(request: FastifyRequest, { sessions }: CallerParts): Presented {
  const presented = presentedSession(request, sessions)
  if (!presented) throw new Refusal(400, 'Send either a cookie or a Bearer token.')
  return presented
}

/**
 * Counts the request against the rate limit of its person or address; a machine credential has its own limit.
 * @throws Refusal 429
 */
export function limitRate(request: FastifyRequest, { credential, session }: Presented, parts: CallerParts): void {
  if (credential !== null) return
  const seconds = secondsToWait(request, session, parts)
  if (seconds === 0) return
  const headers = { 'retry-after': String(seconds) }
  throw new Refusal(429, 'Too many requests. Please try again later.', 'RATE_LIMITED', headers)
}

/**
 * The caller of a request that is not GraphQL, such as a file download.
 * @throws Refusal, also for a credential that is limited to its registered operations
 */
export async function callerOf(request: FastifyRequest, reply: FastifyReply, parts: CallerParts): Promise<Caller> {
  const { caller, isLimited } = await anyCallerOf(request, reply, parts)
  if (isLimited) throw onlyRegistered()
  return caller
}

/**
 * The caller of a request that every credential may send, such as the one for the schema.
 * @throws Refusal
 */
export async function anyCallerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: CallerParts,
): Promise<{ caller: Caller; isLimited: boolean }> {
  const presented = presentedBy(request, parts)
  limitRate(request, presented, parts)
  const origin = originOf(request, reply, parts.trustedProxies)
  const { session, operations } = await openPresented(request, reply, presented, origin, parts)
  const caller = createCallers(parts.upstream, parts.settings, origin).caller(session)
  return { caller, isLimited: operations?.isAll === true }
}
