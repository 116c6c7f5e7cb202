import type { onRequestHookHandler } from 'fastify'
import type { Logger } from 'pino'
import type { Admission } from '../../server/admission.ts'
import { announcedLength, SMALL } from './body.ts'
import type { Metrics } from './metrics.ts'

const MESSAGE = 'Too busy. Please try again.'
const LOG_EVERY_MS = 1_000

type Parts = { admission: Admission; log: Logger; metrics: Metrics | null }

export type Shedding = { admission: Admission; shedLoad: onRequestHookHandler }

/**
 * Refuses requests above the concurrency limit with 503 before reading them. The connection stays open, since a new one
 * would cost more than the refusal; only a body that is long or of unknown length closes it. Logs once a second.
 */
export function createShedLoad({ admission, log, metrics }: Parts): onRequestHookHandler {
  let refused = 0
  let loggedAt = -Infinity
  return (request, reply, done) => {
    if (!admission.isTooMuch()) return done()
    metrics?.shed()
    request.span?.end('SHED')
    request.span = null
    refused += 1
    const now = performance.now()
    if (now - loggedAt >= LOG_EVERY_MS) {
      log.warn({ requestId: request.id, refused }, 'too many requests at once')
      refused = 0
      loggedAt = now
    }
    const length = announcedLength(request.raw) ?? (request.method === 'GET' ? 0 : Infinity)
    if (length > SMALL.bytes) reply.header('connection', 'close')
    const extensions = { code: 'UPSTREAM_UNAVAILABLE', requestId: request.id }
    void reply
      .code(503)
      .header('retry-after', '1')
      .send({ errors: [{ message: MESSAGE, extensions }] })
  }
}
