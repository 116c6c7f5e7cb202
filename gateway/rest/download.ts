import type { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import type { Breakers } from './breakers.ts'
import { RestError, refusalOf } from './errors.ts'
import { secondsIn } from './send.ts'

/** A streamed file: a slow reader slows down the custodian, and a reader that disconnects ends the download. */
export type Download = { type: string; disposition: string; body: Readable }

/**
 * Opens a streamed file. The deadline limits the time to the start and each pause, not the total time.
 * @throws RestError for a refusal or a custodian that does not respond
 */
export async function openDownload(
  { origin, downloads, breakers }: { origin: string; downloads: Dispatcher; breakers: Breakers },
  endpoint: AnyEndpoint,
  exchange: { path: string; headers: Record<string, string> },
  gone: Set<() => void>,
): Promise<Download> {
  const breaker = breakers.of(endpoint)
  if (!breaker.allows()) throw new RestError('UPSTREAM_UNAVAILABLE', { endpoint: endpoint.name, text: 'resting' })
  const stop = new AbortController()
  const leave = () => stop.abort()
  gone.add(leave)
  try {
    const { statusCode, headers, body } = await downloads.request({
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
