import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getOwnCredential } from '../../contract/credentials.ts'
import { ROLE } from '../../contract/roles.ts'
import { readCredentialToken } from '../../server/credentialToken.ts'
import { rateLimitHeaders } from '../../server/rateLimitHeaders.ts'
import { createCallers, type Settings } from '../graphql/context.ts'
import { RestError } from '../rest/errors.ts'
import type { Session } from '../rest/identity.ts'
import type { Origin, Upstream } from '../rest/upstream.ts'
import { secondsToWait, type RateLimits } from './rateLimit.ts'
import { Refusal } from './refusal.ts'
import type { Presented } from './session.ts'

export type CredentialParts = RateLimits & {
  upstream: Upstream
  settings: Settings
  knownCredentials: KnownCredentials
}

/** Recently valid credentials. They only decide which rate limit applies: the credential's or the address's. */
export type KnownCredentials = { has: (token: string) => boolean; note: (token: string, works: boolean) => void }

const MOST_KNOWN = 1_000

export function createKnownCredentials(): KnownCredentials {
  const known = new Set<string>()
  const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
  return {
    has: (token) => known.has(hash(token)),
    note(token, works) {
      if (known.size >= MOST_KNOWN) known.clear()
      if (works) known.add(hash(token))
      else known.delete(hash(token))
    },
  }
}

/**
 * The caller of a machine credential. The custodian checks the credential on every request, so a revoked one is refused
 * immediately. The custodian's response includes the remaining rate limit.
 * @throws Refusal 401, 429; RestError if the custodian does not respond
 */
export async function openPresented(
  request: FastifyRequest,
  reply: FastifyReply,
  presented: Presented,
  origin: Origin,
  parts: CredentialParts,
): Promise<Presented> {
  const { credential: token } = presented
  if (token === null) return presented
  if (!parts.knownCredentials.has(token)) refuseTooEarly(request, parts)
  if (readCredentialToken(token) === null) throw unauthenticated()
  const own = await askOwn(token, origin, parts)
  parts.knownCredentials.note(token, own !== null)
  if (own === null) throw unauthenticated()
  const { requestsPerMinute: perMinute, requestsLeft: left, secondsToReset, isOverLimit: isOver } = own
  const headers = rateLimitHeaders({ perMinute, left, secondsToReset, isOver })
  reply.headers(headers)
  if (isOver) throw tooMany(headers)
  const hashes = new Map(own.operations.map(({ name, hash }) => [name, hash]))
  return { ...presented, session: sessionOf(token, own), operations: { hashes, isAll: own.onlyRegistered } }
}

function refuseTooEarly(request: FastifyRequest, parts: CredentialParts): void {
  const seconds = secondsToWait(request, null, parts)
  if (seconds > 0) throw tooMany({ 'retry-after': String(seconds) })
}

type Own = { userId: number; roleId: number; scopes: readonly string[]; expiresAt: string }

function sessionOf(token: string, { userId, roleId, scopes, expiresAt }: Own): Session {
  return { token, userId, roleId, accountOwnerId: 0, expiresAt: Date.parse(expiresAt), scopes: new Set(scopes) }
}

/**
 * The data of the credential with this token; null if the custodian does not know the token or has revoked it.
 * @throws Refusal if the credential waits for an approval
 */
async function askOwn(token: string, origin: Origin, { upstream, settings }: CredentialParts) {
  const nobodyYet = { userId: 0, roleId: ROLE.customerService, scopes: [], expiresAt: new Date(8.64e15).toISOString() }
  try {
    const caller = createCallers(upstream, settings, origin).caller(sessionOf(token, nobodyYet))
    return await caller.call(getOwnCredential, {})
  } catch (error) {
    if (!(error instanceof RestError) || error.code !== 'UNAUTHENTICATED') throw error
    if (error.detail.text !== undefined) throw new Refusal(401, error.detail.text, 'UNAUTHENTICATED')
    return null
  }
}

/**
 * One message for a credential that is unknown, expired, revoked or not allowed from the address, so nobody learns
 * which credentials exist.
 */
const unauthenticated = () =>
  new Refusal(
    401,
    'This credential is not valid: it is unknown, expired, revoked, or not allowed from this address.',
    'UNAUTHENTICATED',
  )
const tooMany = (headers: Readonly<Record<string, string>>) =>
  new Refusal(429, 'Too many requests. Please try again later.', 'RATE_LIMITED', headers)
