import type { Dispatcher } from 'undici'
import type { Identity } from './identity.ts'
import type { Breakers } from './breakers.ts'
import type { AnyEndpoint, Args, AnswerOf } from '../../contract/endpoint.ts'
import { decode } from './decode.ts'
import { RestError, refusalOf, type RestCode } from './errors.ts'
import { keepPlace } from './pages.ts'
import { fillPath, queryString } from './path.ts'
import type { Pipelines } from './pipelines.ts'
import type { Retries } from './retries.ts'
import type { Slots } from './slots.ts'
import { Foreign, send, Stopped, type Incoming, type Stop } from './send.ts'

/** The custodian as this process sees it; one for all requests. */
export type Upstream = {
  origin: string
  dispatcher: Dispatcher
  /** Where customers' reads share connections. */
  pipelines?: Pipelines
  breakers: Breakers
  retries: Retries
  slots: Slots
  /** Milliseconds a call may take in all, its retry included. */
  deadlines: { read: number; write: number; file: number }
  /** Counts and times calls, when metrics are on. */
  observe?: (endpoint: string, outcome: string, milliseconds: number) => void
  /** Told how long every read of data took with all its waiting, Infinity when the custodian was too busy for it. */
  sample?: (milliseconds: number) => void
  /** Whether fewer are let in than came, or were a moment ago. */
  isCrowded?: () => boolean
}

/** The request of the caller that all these calls are made for. */
export type Origin = {
  requestId: string
  /** Address of the caller's own socket. */
  clientIp: string
  /** What its browser or program calls itself. */
  userAgent: string | null
  /** A program that carries its token, not a browser. */
  isTool: boolean
  /** Called when the caller has gone away. */
  gone: Set<() => void>
}

/** `key` is the idempotency key of a write; a call that honours none is sent without. */
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  args: Args<E>,
  accountOwnerId?: number,
  key?: string | null,
) => Promise<AnswerOf<E>>

type Sent = { path: string; withToken: boolean; body: string | undefined; key: string | null }
/** When a call was asked for and when its caller stops waiting. */
type Time = { started: number; due: number }
type LooseArgs = {
  params?: Record<string, string | number>
  query?: Record<string, string | null | undefined>
  body?: unknown
  key?: string | null
}

const UNAVAILABLE = new Set([502, 503, 504])
/** With less time than this left, a call would only be given up on its way. */
const WORTH_SENDING_MS = 10
/** A deadline that is told this late is late because of us: our own event loop had too much to do. */
const OWN_DELAY_MS = 100

/**
 * Calls in the name of one caller, for one request. Reads are made once per address and request; after a write
 * the next read is a new one, and a read that failed may be tried again. Throws RestError, nothing else.
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
      return exchange(upstream, endpoint, sent, identity, origin).finally(() => reads.clear()) as never
    }
    let read = reads.get(sent.path)
    if (!read) {
      read = exchange(upstream, endpoint, sent, identity, origin)
      reads.set(sent.path, read)
      read.catch(() => reads.delete(sent.path))
    }
    return read as never
  }
}

/** The path this caller has to the endpoint, null when there is none. */
export function pathFor(endpoint: AnyEndpoint, identity: Identity): { path: string; open: boolean } | null {
  const own = identity.audience === 'customer' ? endpoint.customer : undefined
  const staff =
    identity.audience === 'staff' && endpoint.staff && identity.permissions.has(endpoint.staff.may)
      ? endpoint.staff.path
      : undefined
  const path = own ?? staff
  if (path !== undefined) return { path, open: false }
  return endpoint.anyone === undefined ? null : { path: endpoint.anyone, open: true }
}

function prepare(
  endpoint: AnyEndpoint,
  identity: Identity,
  given: object,
  accountOwnerId: number | undefined,
  key: string | null | undefined,
): Sent {
  const args = given as LooseArgs
  const way = pathFor(endpoint, identity)
  if (!way) {
    throw new RestError(identity.audience === 'anyone' ? 'UNAUTHENTICATED' : 'FORBIDDEN', { endpoint: endpoint.name })
  }
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
  throw new RestError('INVALID', { endpoint, fields: [{ path: ['clientMutationId'], message }] })
}

const isQuick = ({ method, file, csv }: AnyEndpoint) => method === 'GET' && !file && !csv

async function exchange(
  upstream: Upstream,
  endpoint: AnyEndpoint,
  sent: Sent,
  identity: Identity,
  origin: Origin,
): Promise<unknown> {
  const isRead = endpoint.method === 'GET'
  const isSampled = isQuick(endpoint)
  const started = performance.now()
  const { file, read, write } = upstream.deadlines
  const allowed = endpoint.file ? file : isRead ? read : write
  const time: Time = { started, due: started + allowed }
  const stop: Stop = { stopped: null, onStop: null }
  const end = (why: 'late' | 'gone') => {
    stop.stopped ??= why
    stop.onStop?.()
  }
  const leave = () => end('gone')
  const deadline = setTimeout(end, allowed, 'late')
  // A write that is under way is left to finish: nobody could say afterwards whether it happened.
  if (isRead) origin.gone.add(leave)
  const once = () => attempt(upstream, endpoint, sent, identity, origin, stop, time)
  try {
    upstream.retries.called()
    let answer: unknown
    try {
      answer = await once()
    } catch (error) {
      if (!isRead || !isWorthRetrying(error) || stop.stopped || !upstream.retries.take()) throw error
      await jitter(stop)
      answer = await once()
    }
    const took = performance.now() - started
    upstream.observe?.(endpoint.name, 'ok', took)
    if (isSampled) upstream.sample?.(took)
    return answer
  } catch (error) {
    const took = performance.now() - started
    upstream.observe?.(endpoint.name, (error as RestError).code, took)
    if (isSampled && stop.stopped === 'late') upstream.sample?.(took)
    if (isSampled && isBusy(error)) upstream.sample?.(Infinity)
    throw error
  } finally {
    clearTimeout(deadline)
    origin.gone.delete(leave)
  }
}

async function attempt(
  upstream: Upstream,
  endpoint: AnyEndpoint,
  sent: Sent,
  identity: Identity,
  origin: Origin,
  stop: Stop,
  time: Time,
): Promise<unknown> {
  const { due } = time
  const breaker = upstream.breakers.of(endpoint)
  const resting = () => new RestError('UPSTREAM_UNAVAILABLE', { endpoint: endpoint.name, text: 'resting' })
  if (!upstream.slots.take()) {
    if (breaker.open) throw resting()
    if (!(await upstream.slots.wait(stop))) throw new RestError('UPSTREAM_TIMEOUT', { endpoint: endpoint.name })
  }
  try {
    if (due - performance.now() < WORTH_SENDING_MS) throw new RestError('UPSTREAM_TIMEOUT', { endpoint: endpoint.name })
    if (!breaker.allows()) throw resting()
    // What one owner has is little; staff may ask for what takes long and would hold up others.
    const isShort = isQuick(endpoint) && identity.audience === 'customer'
    const pipeline = (isShort && upstream.pipelines?.take()) || null
    let answer: Incoming
    try {
      const outgoing = {
        origin: upstream.origin,
        path: sent.path,
        method: endpoint.method,
        headers: headersOf(endpoint, sent, identity, origin, due),
        body: sent.body,
      }
      answer = await send({ dispatcher: upstream.dispatcher, pipeline }, outgoing, stop)
      upstream.pipelines?.saw(answer.isEcho)
    } catch (cause) {
      if (cause instanceof Foreign) upstream.pipelines?.saw(false)
      if (stop.stopped === 'gone' || isOurDelay(stop, due)) breaker.forget()
      else if (stop.stopped === 'late' && upstream.isCrowded?.()) breaker.lateInCrowd(performance.now() - time.started)
      else breaker.record(false)
      throw new RestError(failureOf(cause), { endpoint: endpoint.name }, { cause })
    }
    const { status, type, body, isShed, place } = answer
    // Who says that there is too much to do is alive; a break would keep out the writes that are still let through.
    breaker.record(status < 500 || isShed)
    if (isShed) throw new RestError('UPSTREAM_UNAVAILABLE', { endpoint: endpoint.name, status, text: 'busy' })
    if (status >= 400) throw refusalOf(endpoint.name, status, body)
    const value = decode(endpoint, status, type, body)
    keepPlace(value, place)
    return value
  } finally {
    upstream.slots.give()
  }
}

function isOurDelay({ stopped }: Stop, due: number): boolean {
  return stopped === 'late' && performance.now() - due > OWN_DELAY_MS
}

function failureOf(cause: unknown): RestCode {
  const code = (cause as { code?: string }).code ?? ''
  if (cause instanceof Stopped || code.endsWith('TIMEOUT')) return 'UPSTREAM_TIMEOUT'
  return code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? 'UPSTREAM_CONTRACT' : 'UPSTREAM_UNAVAILABLE'
}

/** Built from nothing: of what the caller sent, no header goes further but the name and the kind of a device that signs in. */
function headersOf(
  endpoint: AnyEndpoint,
  sent: Sent,
  identity: Identity,
  origin: Origin,
  due: number,
): Record<string, string> {
  const headers: Record<string, string> = {
    accept: endpoint.csv ? 'text/csv' : 'application/json',
    'x-request-id': origin.requestId,
    'x-client-ip': origin.clientIp,
    // Nobody reads an answer that comes later: the custodian need not begin what it cannot end by then.
    'x-deadline-ms': String(Math.max(1, Math.floor(due - performance.now()))),
  }
  if (identity.token !== null && sent.withToken) headers['authorization'] = `Bearer ${identity.token}`
  if (sent.body !== undefined) headers['content-type'] = 'application/json'
  if (sent.key !== null) headers['idempotency-key'] = sent.key
  if (endpoint.namesDevice && origin.userAgent !== null) headers['user-agent'] = origin.userAgent
  if (endpoint.namesDevice && origin.isTool) headers['x-client'] = 'api'
  return headers
}

const isBusy = (error: unknown) => (error as RestError).detail.text === 'busy'

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof RestError) || error.code !== 'UPSTREAM_UNAVAILABLE') return false
  return error.detail.text === undefined && (error.detail.status === undefined || UNAVAILABLE.has(error.detail.status))
}

/** 50 to 250 ms, or until the stop. */
function jitter(stop: Stop): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 50 + Math.random() * 200)
    stop.onStop = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
