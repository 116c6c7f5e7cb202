import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionControl } from '../graphql/context.ts'
import { DEVICES, KNOWN_DEVICE_DAYS } from '../../contract/session.ts'
import { meansCredential } from '../../server/credentialToken.ts'
import { deviceCookie, readCookie, setCookie, type CookieKind } from '../session/cookie.ts'
import { createOpener, seal, type KeyRing, type Purpose } from '../session/seal.ts'
import type { Session } from '../rest/identity.ts'

const DAY_SECONDS = 24 * 60 * 60

export type Sessions = {
  ring: KeyRing
  cookie: CookieKind
  open: Record<Purpose, (sealed: string, now: number) => Session | null>
}

export function createSessions(ring: KeyRing, cookie: CookieKind): Sessions {
  return { ring, cookie, open: { cookie: createOpener(ring, 'cookie'), bearer: createOpener(ring, 'bearer') } }
}

/** The session of a request and how it was sent: by cookie, by Bearer token, or as a machine credential. */
export type Presented = {
  session: Session | null
  by: 'cookie' | 'bearer' | null
  isStale: boolean
  /** A machine credential that the custodian has not checked yet. */
  credential: string | null
  /** Registered operations of a checked machine credential. */
  operations?: OwnOperations
}

/** Registered operations of a machine credential: document hashes by name. */
export type OwnOperations = {
  hashes: ReadonlyMap<string, string>
  /** Whether the credential may send only its registered operations. */
  isAll: boolean
}

/** The session that a request presents. Null for both a cookie and an Authorization header, which is ambiguous. */
export function presentedSession({ headers }: FastifyRequest, { open, cookie }: Sessions): Presented | null {
  const fromCookie = readCookie(headers.cookie, cookie.name)
  const authorization = headers.authorization
  if (fromCookie !== null && authorization !== undefined) return null
  if (meansCredential(authorization)) {
    return { session: null, by: 'bearer', isStale: false, credential: authorization.slice('Bearer '.length) }
  }
  const sealed = authorization === undefined ? fromCookie : (/^Bearer ([\w.-]+)$/.exec(authorization)?.[1] ?? '')
  if (sealed === null) return { session: null, by: null, isStale: false, credential: null }
  const by = authorization === undefined ? 'cookie' : 'bearer'
  const session = open[by](sealed, Date.now())
  return { session, by, isStale: session === null, credential: null }
}

/** Whether the caller declares itself a program, which signs in for a token instead of a cookie. */
export function isTool({ headers }: FastifyRequest): boolean {
  return headers['x-client'] === 'api'
}

/** Starts a session at login and ends it at logout. */
export function sessionControl(
  request: FastifyRequest,
  reply: FastifyReply,
  presented: Presented,
  { ring, cookie }: Sessions,
): SessionControl {
  const wantsToken = isTool(request)
  const kept = deviceCookie(cookie)
  const devices = wantsToken ? null : readCookie(request.headers.cookie, kept.name)
  return {
    isStale: presented.isStale,
    devices: devices !== null && DEVICES.test(devices) ? devices : undefined,
    begin(session, known) {
      if (wantsToken) return seal(ring, 'bearer', session)
      const sealed = seal(ring, 'cookie', session)
      const seconds = Math.floor((session.expiresAt - Date.now()) / 1000)
      replaceCookie(reply, setCookie(cookie, sealed, seconds))
      if (known !== null) reply.header('set-cookie', setCookie(kept, known, KNOWN_DEVICE_DAYS * DAY_SECONDS))
      return null
    },
    end() {
      if (wantsToken || presented.by === 'bearer') return
      replaceCookie(reply, setCookie(cookie, '', 0))
      reply.header('clear-site-data', '"cache", "storage"')
    },
  }
}

/** Clears an invalid cookie, so that the browser stops sending it. */
export function dropStaleCookie(reply: FastifyReply, presented: Presented, { cookie }: Sessions): void {
  if (presented.isStale && presented.by === 'cookie') replaceCookie(reply, setCookie(cookie, '', 0))
}

/** Removes the old header first, because Fastify would add a second `set-cookie`. */
function replaceCookie(reply: FastifyReply, value: string): void {
  reply.removeHeader('set-cookie').header('set-cookie', value)
}
