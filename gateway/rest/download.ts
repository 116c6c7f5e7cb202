import type { Readable } from 'node:stream'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import type { ConcurrencyLimit } from './concurrencyLimit.ts'
import { RestError, refusalOf } from './errors.ts'
import { secondsIn, type Stop } from './send.ts'
import type { Upstream } from './upstream.ts'

/** A streamed file: a slow reader slows down the custodian, and a reader that disconnects ends the download. */
export type Download = { type: string; disposition: string; body: Readable }

type Exchange = { path: string; headers: Record<string, string> }
type Gone = Set<() => void>

/**
 * Opens a streamed file. Deadlines limit the wait for a connection, the time to the start and each pause, not the total
 * time.
 * @throws RestError for a refusal, a custodian that does not respond, or too many downloads
 */
export async function openDownload(
  upstream: Upstream,
  endpoint: AnyEndpoint,
  exchange: Exchange,
  gone: Gone,
): Promise<Download> {
  const { dispatcher, slots } = upstream.downloads ?? upstream
  const isFree = slots.take() || (await comesFree(slots, upstream.deadlines.file, gone))
  if (!isFree) throw new RestError('UPSTREAM_TIMEOUT', { endpoint: endpoint.name })
  try {
    const download = await start({ ...upstream, dispatcher }, endpoint, exchange, gone)
    download.body.once('close', slots.give)
    return download
  } catch (error) {
    slots.give()
    throw error
  }
}

/** Waits for a connection until the deadline, or until the reader disconnects. */
async function comesFree(slots: ConcurrencyLimit, milliseconds: number, gone: Gone): Promise<boolean> {
  const stop: Stop = { stopped: null, onStop: null }
  const end = () => stop.onStop?.()
  const deadline = setTimeout(end, milliseconds)
  gone.add(end)
  try {
    return await slots.wait(stop)
  } finally {
    clearTimeout(deadline)
    gone.delete(end)
  }
}

async function start(
  { origin, dispatcher, breakers }: Pick<Upstream, 'origin' | 'dispatcher' | 'breakers'>,
  endpoint: AnyEndpoint,
  exchange: Exchange,
  gone: Gone,
): Promise<Download> {
  const breaker = breakers.of(endpoint)
  if (!breaker.allows()) throw new RestError('UPSTREAM_UNAVAILABLE', { endpoint: endpoint.name, text: 'resting' })
  const stop = new AbortController()
  const leave = () => stop.abort()
  gone.add(leave)
  try {
    const { statusCode, headers, body } = await dispatcher.request({
      ...exchange,
      origin,
      method: 'GET',
      signal: stop.signal,
    })
    breaker.record(statusCode < 500 || headers['retry-after'] !== undefined)
    if (statusCode >= 400)
      throw refusalOf(endpoint.name, statusCode, await body.text(), secondsIn(headers['retry-after']))
    return {
      type: String(headers['content-type'] ?? ''),
      disposition: String(headers['content-disposition'] ?? ''),
      body,
    }
  } catch (cause) {
    if (cause instanceof RestError) throw cause
    if (stop.signal.aborted) breaker.forget()
    else breaker.record(false)
    throw new RestError('UPSTREAM_UNAVAILABLE', { endpoint: endpoint.name }, { cause })
  } finally {
    gone.delete(leave)
  }
}
