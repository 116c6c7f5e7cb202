import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { givenRequestId } from '../../server/requestId.ts'
import { namesLoopback } from '../../server/loopback.ts'
import { RestError } from '../rest/errors.ts'
import { fileRoutes } from './files.routes.ts'
import { graphqlRoutes, type GraphqlParts } from './graphql.routes.ts'
import { securityHeaders } from './headers.ts'
import type { Metrics } from './metrics.ts'
import { docsRoutes, type DocsParts } from './docs.routes.ts'
import { pageRoutes, type PageParts } from './pages.routes.ts'
import { Refusal } from './refusal.ts'
import { serviceRoutes, type ServiceParts } from './service.routes.ts'
import { createShedLoad } from './shedLoad.ts'
import { traceRequests, type TraceParts } from './tracing.ts'

export type AppParts = Omit<GraphqlParts, 'shedLoad'> &
  PageParts &
  DocsParts &
  ServiceParts &
  TraceParts & { https: boolean; onLoopback: boolean; metrics: Metrics | null }

/**
 * The gateway's HTTP server, not yet listening: Fastify with our limits, headers and errors, and a plugin per subject.
 */
export function createApp(parts: AppParts): FastifyInstance {
  const headers = securityHeaders(parts.https)
  const app = Fastify({
    genReqId: ({ headers: sent }) => givenRequestId(sent['x-request-id']) ?? randomUUID(),
    requestIdHeader: false,
    requestTimeout: 65_000,
    keepAliveTimeout: 5_000,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 5_000, connectionsCheckingInterval: 500 },
    forceCloseConnections: 'idle',
    // Completes in-flight requests while it closes; /ready reports the shutdown.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16 * 1024 },
    clientErrorHandler: refuseUnreadable,
    // No hook runs for a URL that cannot be decoded, so set the headers here.
    frameworkErrors: (_error, request, reply) => {
      void (reply as FastifyReply)
        .headers({ ...headers, 'x-request-id': request.id })
        .code(404)
        .send('NOT FOUND')
    },
  }) as unknown as FastifyInstance
  app.server.maxConnections = 1_000
  app.removeAllContentTypeParsers()

  app.decorateRequest('span', null)
  if (parts.tracing) traceRequests(app, parts.tracing)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    // Refuse before reading a body that is not needed.
    if (parts.onLoopback && !namesLoopback(request.headers.host)) void refuseName(reply)
    else if (request.is404) void refuseMethod(request, reply)
    else done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    // RFC 9110 section 11.6.1: every 401 names a scheme. Browsers show no dialog for Bearer.
    if (reply.statusCode === 401)
      reply.header('www-authenticate', request.headers.authorization ? 'Bearer error="invalid_token"' : 'Bearer')
    done()
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('NOT FOUND'))
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof RestError) return reply.code(503).send('The service is busy. Please try again.')
    if (error instanceof Refusal) return reply.code(error.status).headers(error.headers).send(error.message)
    parts.log.error({ stack: (error as Error).stack }, 'a request failed outside GraphQL')
    return reply.code(500).send('Something went wrong.')
  })

  const shedLoad = createShedLoad(parts)
  graphqlRoutes(app, { ...parts, shedLoad })
  fileRoutes(app, { ...parts, shedLoad })
  serviceRoutes(app, parts)
  docsRoutes(app, parts)
  pageRoutes(app, parts)
  return app
}

/** Responds 421, because the Host header names another server. */
function refuseName(reply: FastifyReply): FastifyReply {
  return reply.code(421).send('Outside production the portal is asked as localhost. See ALLOW_PUBLIC_DEVELOPMENT.')
}

/** Every path exists for GET, so an unknown route means a wrong method. */
function refuseMethod({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isGraphql = url.split('?', 1)[0] === '/graphql'
  return reply
    .code(405)
    .header('allow', isGraphql ? 'POST' : 'GET, HEAD')
    .send(isGraphql ? 'Use POST.' : 'Use GET.')
}

const UNREADABLE: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Responds to bytes that are not HTTP as Node does by default. */
function refuseUnreadable({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = UNREADABLE[code ?? ''] ?? 400
  // A peer that never closes its side would keep the connection open.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`, () => socket.destroy())
}
