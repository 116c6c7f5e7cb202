import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readForeignTraceparent, readTraceparent, runIn, type Span, type Tracing } from '../../../server/trace.ts'
import type { Services } from '../context/services.ts'
import { isByGateway } from './caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
}

/** Frequent requests of load balancers and gateways, which are not traced. */
const NEVER_TRACED = /^\/api\/(health|ready|maintenance)$/

/**
 * Makes each request a span, named by its route, never by its URL; each of its statements is a span too. A gateway
 * sends the parent span, or turns tracing off. From other callers only the trace id is accepted.
 */
export function traceRequests(app: FastifyInstance, services: Services, tracing: Tracing): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, reply, done) => {
    const span = spanOf(request, services, tracing)
    if (span === null) return done()
    request.span = span
    request.log = reply.log = request.log.child({ traceId: span.traceId })
    runIn(span, done)
  })
  // Restores the async context, which is lost while the body is read.
  app.addHook('preValidation', (request, _reply, done) => runIn(request.span, done))
  app.addHook('onResponse', async (request, reply) => {
    const { span } = request
    if (span === null) return
    span.note({ 'http.response.status_code': reply.statusCode })
    span.end(reply.statusCode >= 500 ? String(reply.statusCode) : undefined)
  })
}

function spanOf(request: FastifyRequest, services: Services, tracing: Tracing): Span | null {
  const { url: route = 'unknown' } = request.routeOptions
  if (NEVER_TRACED.test(route)) return null
  const { traceparent } = request.headers
  const isOurs = isByGateway(request, services)
  // Gateways send no parent span for their background calls, which are not traced.
  if (isOurs && traceparent === undefined) return null
  const origin = isOurs ? readTraceparent(traceparent) : readForeignTraceparent(traceparent)
  const span = tracing.begin(`${request.method} ${route}`, 'server', origin)
  span.note({ 'http.request.method': request.method, 'http.route': route })
  return span
}
