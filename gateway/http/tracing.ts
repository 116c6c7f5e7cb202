import type { FastifyInstance } from 'fastify'
import { givenRequestId } from '../../server/requestId.ts'
import { readForeignTraceparent, type Tracing } from '../../server/trace.ts'

export type TraceParts = {
  /** Null if tracing is off. */
  tracing: Tracing | null
}

/** Traces requests that call the custodian, named by route, never by URL. The trace id is the request id. */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url
    if (route !== '/graphql' && route !== '/files/*') return
    const name = route === '/graphql' ? 'POST /graphql' : 'GET /files'
    request.span = tracing.begin(name, 'server', readForeignTraceparent(request.headers['traceparent']))
    if (givenRequestId(request.headers['x-request-id']) === null) request.id = request.span.traceId
  })
}
