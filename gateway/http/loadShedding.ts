import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import { SMALL } from './body.ts'

const MESSAGE = 'Too busy. Please try again.'
const LOG_EVERY_MS = 1_000

/** Refuses requests that are too many, as cheaply as can be. */
export type Shed = (request: IncomingMessage, response: ServerResponse, requestId: string) => void

/**
 * 503 before anything of the request is looked at. The connection stays, since a new one would cost more than the
 * refusal; only a body that is long or has no length ends it. One line of the log a second tells how many there were.
 */
export function createShed(log: Logger, metrics: Metrics | null): Shed {
  let refused = 0
  let loggedAt = -Infinity
  return (request, response, requestId) => {
    metrics?.shed()
    refused += 1
    const now = performance.now()
    if (now - loggedAt >= LOG_EVERY_MS) {
      log.warn({ requestId, refused }, 'too many requests at once')
      refused = 0
      loggedAt = now
    }
    const length = Number(request.headers['content-length'] ?? (request.method === 'GET' ? 0 : NaN))
    const body = `{"errors":[{"message":"${MESSAGE}","extensions":{"code":"UPSTREAM_UNAVAILABLE","requestId":"${requestId}"}}]}`
    response.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      'retry-after': '1',
      ...(length <= SMALL.bytes ? {} : { connection: 'close' }),
    })
    response.end(body, 'latin1')
  }
}
