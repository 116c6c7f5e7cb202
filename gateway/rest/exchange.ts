import type { AnyEndpoint } from '../../contract/endpoint.ts'
import type { Breaker } from './breaker.ts'
import { decode } from './decode.ts'
import { RestError, refusalOf, type RestCode } from './errors.ts'
import type { Identity } from './identity.ts'
import { keepPlace } from './pages.ts'
import { send, Stopped, type Incoming, type Stop } from './send.ts'
import type { Origin, Upstream } from './upstream.ts'

/** A call as it is sent. */
export type Sent = {
  path: string
  withToken: boolean
  body: string | undefined
  key: string | null
  traceparent?: string
}
/** Start and deadline of a call. */
type Time = { started: number; due: number }

const UNAVAILABLE = new Set([502, 503, 504])
/** With less time left until its deadline, a call is not sent, because it would time out in flight. */
const WORTH_SENDING_MS = 10
/** A deadline timer that fires this late was delayed by the gateway's own event loop. */
const OWN_DELAY_MS = 100

/** File transfers and reports may take long. */
const isLong = ({ file, csv, slow }: AnyEndpoint) => Boolean(file || csv || slow)
/** Whether the call reads the data of a screen. */
const isQuick = (endpoint: AnyEndpoint) => endpoint.method === 'GET' && !isLong(endpoint)

/** Sends one call within its deadline and the concurrency limit; retries a read once. */
export async function exchange(
  upstream: Upstream,
  endpoint: AnyEndpoint,
  sent: Sent,
  identity: Identity,
  origin: Origin,
): Promise<unknown> {
  const isRead = endpoint.method === 'GET'
  const started = performance.now()
  const { file, read, write } = upstream.deadlines
  const due = started + (isLong(endpoint) ? file : isRead ? read : write)
  const stop: Stop = { stopped: null, onStop: null }
  const end = (why: 'late' | 'gone') => {
    stop.stopped ??= why
    stop.onStop?.()
  }
  const leave = () => end('gone')
  const deadline = setTimeout(end, due - started, 'late')
  // Only reads end when their caller leaves: the outcome of an aborted write would be unknown.
  if (isRead) origin.gone.add(leave)
  const once = () => attempt(upstream, endpoint, sent, identity, origin, stop, { started, due })
  try {
    let answer: unknown
    try {
      upstream.retries.called()
      answer = await once()
    } catch (error) {
      const mayRetry = isRead && isWorthRetrying(error) && !stop.stopped
      if (!mayRetry || !upstream.retries.take()) throw error
      await jitter(stop)
      answer = await once()
    }
    tell(upstream, endpoint, started, null)
    return answer
  } catch (error) {
    tell(upstream, endpoint, started, error as RestError, stop.stopped === 'late')
    throw error
  } finally {
    clearTimeout(deadline)
    origin.gone.delete(leave)
  }
}

/** Reports a call to the metrics and to admission control. */
function tell(
  upstream: Upstream,
  endpoint: AnyEndpoint,
  started: number,
  error: RestError | null,
  isLate = false,
): void {
  const took = performance.now() - started
  upstream.observe?.(endpoint.name, error?.code ?? 'ok', took)
  if (!isQuick(endpoint)) return
  if (error === null || isLate) upstream.sample?.(took)
  if (error?.detail.text === 'busy') upstream.sample?.(Infinity)
}

async function attempt(
  upstream: Upstream,
  endpoint: AnyEndpoint,
  sent: Sent,
  identity: Identity,
  origin: Origin,
  stop: Stop,
  { started, due }: Time,
): Promise<unknown> {
  const breaker = upstream.breakers.of(endpoint)
  if (!upstream.slots.take()) {
    if (breaker.open) throw resting(endpoint)
    if (!(await upstream.slots.wait(stop))) throw new RestError('UPSTREAM_TIMEOUT', { endpoint: endpoint.name })
  }
  try {
    if (due - performance.now() < WORTH_SENDING_MS) throw new RestError('UPSTREAM_TIMEOUT', { endpoint: endpoint.name })
    if (!breaker.allows()) throw resting(endpoint)
    let answer: Incoming
    try {
      const outgoing = {
        origin: upstream.origin,
        path: sent.path,
        method: endpoint.method,
        headers: headersOf(endpoint, sent, identity, origin, due),
        body: sent.body,
      }
      answer = await send(upstream.dispatcher, outgoing, stop)
    } catch (cause) {
      if (stop.stopped === 'gone') breaker.forget()
      else if (stop.stopped === 'late') recordLate(upstream, breaker, started, due)
      else breaker.record(false)
      throw new RestError(failureOf(cause), { endpoint: endpoint.name }, { cause })
    }
    return valueOf(endpoint, breaker, answer)
  } finally {
    upstream.slots.give()
  }
}

const resting = ({ name }: AnyEndpoint) => new RestError('UPSTREAM_UNAVAILABLE', { endpoint: name, text: 'resting' })

function recordLate({ isCrowded }: Upstream, breaker: Breaker, started: number, due: number): void {
  const now = performance.now()
  if (now - due > OWN_DELAY_MS) breaker.forget()
  else if (isCrowded?.()) breaker.lateInCrowd(now - started)
  else breaker.record(false)
}

/** The parsed body of a response. @throws RestError */
function valueOf(endpoint: AnyEndpoint, breaker: Breaker, answer: Incoming): unknown {
  const { status, isShed, retryAfter, place, type, body } = answer
  // A 503 of load shedding does not open the breaker: the custodian is alive and still accepts writes.
  breaker.record(status < 500 || isShed)
  if (isShed) throw new RestError('UPSTREAM_UNAVAILABLE', { endpoint: endpoint.name, status, text: 'busy' })
  if (status >= 400) throw refusalOf(endpoint.name, status, body, retryAfter)
  const value = decode(endpoint, status, type, body)
  keepPlace(value, place)
  return value
}

function failureOf(cause: unknown): RestCode {
  const code = (cause as { code?: string }).code ?? ''
  if (cause instanceof Stopped || code.endsWith('TIMEOUT')) return 'UPSTREAM_TIMEOUT'
  return code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? 'UPSTREAM_CONTRACT' : 'UPSTREAM_UNAVAILABLE'
}

/** The caller's headers are not forwarded, except the user agent and known devices of a sign-in. */
export function headersOf(
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
    // Lets the custodian skip work that it cannot finish by the deadline.
    'x-deadline-ms': String(Math.max(1, Math.floor(due - performance.now()))),
  }
  if (identity.token !== null && sent.withToken) headers['authorization'] = `Bearer ${identity.token}`
  if (sent.body !== undefined) headers['content-type'] = 'application/json'
  if (sent.key !== null) headers['idempotency-key'] = sent.key
  if (sent.traceparent !== undefined) headers['traceparent'] = sent.traceparent
  if (endpoint.namesDevice && origin.userAgent !== null) headers['user-agent'] = origin.userAgent
  if (endpoint.namesDevice && origin.isTool) headers['x-client'] = 'api'
  return headers
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof RestError) || error.code !== 'UPSTREAM_UNAVAILABLE') return false
  return error.detail.text === undefined && (error.detail.status === undefined || UNAVAILABLE.has(error.detail.status))
}

/** Waits a random time before a retry, or until the stop. */
function jitter(stop: Stop): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 50 + Math.random() * 200)
    stop.onStop = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
