import type { AnyEndpoint, Args, AnswerOf } from '../../contract/endpoint.ts'
import { permissions, type Role } from '../../contract/roles.ts'
import { isInScope, scopeOf } from '../../contract/scopes.ts'
import { openDownload, type Download } from './download.ts'
import { RestError } from './errors.ts'
import { exchange, headersOf, type Sent } from './exchange.ts'
import type { Identity } from './identity.ts'
import { fillPath, queryString } from './path.ts'
import type { Span } from '../../server/trace.ts'
import type { Origin, Upstream } from './upstream.ts'

/** `key` is the idempotency key of a write; calls that don't support one are sent without it. */
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  args: Args<E>,
  accountOwnerId?: number,
  key?: string | null,
) => Promise<AnswerOf<E>>

type LooseArgs = {
  params?: Record<string, string | number>
  query?: Record<string, string | null | undefined>
  body?: unknown
  key?: string | null
}

/**
 * Calls of one caller for one request. A repeated read of a path shares the first response, except after a write or a
 * failure of the read. Throws only RestError.
 */
export function createCall(upstream: Upstream, identity: Identity, origin: Origin): Call {
  const reads = new Map<string, Promise<unknown>>()

  return (endpoint, args, accountOwnerId, key) => {
    let sent: Sent
    try {
      sent = prepare(endpoint, identity, args, accountOwnerId, key)
    } catch (error) {
      return Promise.reject(error as RestError)
    }
    if (endpoint.method !== 'GET') {
      const span = begin(sent, endpoint, origin)
      const written = exchange(upstream, endpoint, sent, identity, origin)
      if (origin.timings) time(written, endpoint, origin.timings)
      if (span) endWith(written, span)
      return written.finally(() => reads.clear()) as never
    }
    let read = reads.get(sent.path)
    if (!read) {
      const span = begin(sent, endpoint, origin)
      read = exchange(upstream, endpoint, sent, identity, origin)
      if (origin.timings) time(read, endpoint, origin.timings)
      if (span) endWith(read, span)
      reads.set(sent.path, read)
      read.catch(() => reads.delete(sent.path))
    }
    return read as never
  }
}

function time(call: Promise<unknown>, { name }: AnyEndpoint, { began, calls }: NonNullable<Origin['timings']>): void {
  const started = performance.now()
  const ended = (outcome: string) =>
    void calls.push({ name, at: started - began, took: performance.now() - started, outcome })
  call.then(
    () => ended('ok'),
    (error: unknown) => ended((error as RestError).code),
  )
}

/** Creates a span for a call, named after its endpoint. */
function begin(sent: Sent, { name }: AnyEndpoint, { span }: Origin): Span | null {
  if (!span) return null
  const own = span.child(name, 'client')
  sent.traceparent = own.traceparent
  return own
}

function endWith(call: Promise<unknown>, span: Span): void {
  call.then(
    () => span.end(),
    (error: unknown) => span.end((error as RestError).code),
  )
}

/** Opens a streamed file for one caller. */
export function createOpenFile(upstream: Upstream, identity: Identity, origin: Origin) {
  return async <E extends AnyEndpoint>(endpoint: E, args: Args<E>): Promise<Download> => {
    const sent = prepare(endpoint, identity, args, undefined, null)
    const span = begin(sent, endpoint, origin)
    // A download has no deadline: its length is unknown.
    const { 'x-deadline-ms': _none, ...headers } = headersOf(endpoint, sent, identity, origin, 0)
    const opened = openDownload(upstream, endpoint, { path: sent.path, headers }, origin.gone)
    if (span) endWith(opened, span)
    return opened
  }
}

/** The URL path at which this caller may call the endpoint; null without permission. */
export function pathFor(endpoint: AnyEndpoint, identity: Identity): { path: string; open: boolean } | null {
  if (!isWithinScopes(endpoint, identity)) return null
  const own = identity.audience === 'customer' ? endpoint.customer : undefined
  const staff =
    identity.audience === 'staff' && endpoint.staff && identity.permissions.has(endpoint.staff.may)
      ? endpoint.staff.path
      : undefined
  const path = own ?? staff
  if (path !== undefined) return { path, open: false }
  return endpoint.anyone === undefined ? null : { path: endpoint.anyone, open: true }
}

export function hasPath(endpoint: AnyEndpoint, identity: Identity): boolean {
  if (!isWithinScopes(endpoint, identity)) return false
  const { anyone, customer, staff } = endpoint
  const { audience, permissions } = identity
  if (anyone !== undefined || (audience === 'customer' && customer !== undefined)) return true
  return audience === 'staff' && staff !== undefined && permissions.has(staff.may)
}

/** The error for a caller who has no permission for the endpoint. */
export function refusal(endpoint: AnyEndpoint, { audience, scopes }: Identity): RestError {
  const { name, customer, staff } = endpoint
  if (audience === 'anyone') return new RestError('UNAUTHENTICATED', { endpoint: name })
  if (scopes !== null) return new RestError('FORBIDDEN', { endpoint: name, missing: { scope: scopeOf(name) } })
  const roles: Role[] = [...(customer ? ['customer' as const] : []), ...(staff ? permissions[staff.may] : [])]
  return new RestError('FORBIDDEN', { endpoint: name, missing: { roles } })
}

/** Outside its scopes, a machine credential may call no endpoint, not even a public one. */
const isWithinScopes = ({ name }: AnyEndpoint, { scopes }: Identity) => scopes === null || isInScope(name, scopes)

function prepare(
  endpoint: AnyEndpoint,
  identity: Identity,
  given: object,
  accountOwnerId: number | undefined,
  key: string | null | undefined,
): Sent {
  const args = given as LooseArgs
  const way = pathFor(endpoint, identity)
  if (!way) throw refusal(endpoint, identity)
  const path = fillPath(endpoint.name, way.path, { ...args.params, accountOwnerId })
  return {
    path: path + queryString(args.query),
    withToken: !way.open,
    body: args.body === undefined ? undefined : JSON.stringify(args.body),
    key: endpoint.keyed === true ? keyOf(endpoint.name, key) : null,
  }
}

function keyOf(endpoint: string, key: string | null | undefined): string | null {
  if (key == null || key === '') return null
  if (/^[\w-]{8,64}$/.test(key)) return key
  const message = 'Must be 8 to 64 letters, digits, "-" or "_".'
  throw new RestError('INVALID', { endpoint, fields: [{ path: ['idempotencyKey'], message }] })
}
