import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { Pool, type Dispatcher } from 'undici'
import type { Config } from './config.ts'
import { createKnownCredentials } from './http/credential.ts'
import { PATIENCE_MS } from './http/firstAnswers.ts'
import { sendText } from './http/headers.ts'
import { createRateLimit } from './http/rateLimit.ts'
import { createRegisteredTexts } from './http/registered.ts'
import { createLargeBodies, type LargeBodies } from '../server/largeBodies.ts'
import { createAdmission, type Admission } from '../server/admission.ts'
import { createRouter } from './http/router.ts'
import { createSessions } from './http/session.ts'
import { createWeb } from './http/web.ts'
import { createDenials } from './execution/denials.ts'
import { createNotice } from './http/maintenance.ts'
import { createMetrics } from './http/metrics.ts'
import { createMetricsServer } from '../server/metricsServer.ts'
import type { Tracing } from '../server/trace.ts'
import { createHub, type Ask } from './events/hub.ts'
import { createExecute } from './execution/execute.ts'
import { createSubscribe } from './execution/subscribe.ts'
import { documentStore, type DocumentStore } from './execution/documentStore.ts'
import { createCall } from './rest/client.ts'
import { nobody } from './rest/identity.ts'
import { getMaintenance } from '../contract/maintenance.ts'
import { watchEvents } from '../contract/events.ts'
import { createBreakers } from './rest/breakers.ts'
import { createRetries } from './rest/retries.ts'
import { createSlots } from './rest/slots.ts'
import type { Upstream } from './rest/upstream.ts'
import { buildSchema } from './schema.ts'
import { cookieKind } from './session/cookie.ts'
import { keyRing } from './session/seal.ts'

export type Gateway = {
  server: Server
  /** Figures for Prometheus, on its own loopback port; null when off. */
  metrics: Server | null
  /** Starts the thread that the first page would wait for. */
  begin: () => void
  /** Stops taking requests, answers those under way, then lets go of everything. */
  close: () => Promise<void>
}

/** What tests put in place of the real thing. */
export type Replaced = {
  dispatcher?: Dispatcher
  deadlines?: Upstream['deadlines']
  documents?: DocumentStore
  web?: string
  admission?: Admission
  tracing?: Tracing
  largeBodies?: LargeBodies
  patienceMs?: number
}

const root = join(import.meta.dirname, '..')
const DEADLINES = { read: 3_000, write: 8_000, file: 30_000 }
/** To the custodian; calls beyond them wait for their turn. */
const CONNECTIONS = 32
/**
 * A read of the custodian is a matter of milliseconds; eight screens at once keep it as busy as it can be. The first
 * crowd after a quiet time meets a custodian that nobody has measured: 64 screens of a few calls each.
 */
const LOAD = { least: 8, first: 64, targetMs: 150 }
const DRAIN_MS = 10_000

/** The whole gateway, not yet listening. */
export function createGateway(config: Config, log: Logger, replaced: Replaced = {}): Gateway {
  const admission = replaced.admission ?? createAdmission(LOAD)
  const metrics = config.metricsPort === null ? null : createMetrics(() => admission.inFlight)
  const dispatcher = replaced.dispatcher ?? createPool(config.custodianUrl)
  const downloads = replaced.dispatcher ?? createDownloadPool(config.custodianUrl)
  const isCrowded = () => admission.isTight
  const upstream: Upstream = {
    origin: config.custodianUrl,
    dispatcher,
    downloads,
    breakers: createBreakers(),
    retries: createRetries(),
    slots: createSlots(CONNECTIONS),
    deadlines: replaced.deadlines ?? DEADLINES,
    observe: metrics?.upstream,
    sample: admission.sample,
    isCrowded,
  }
  const documents = replaced.documents ?? documentStore(join(root, 'gateway/documents.json'), !config.production)
  const schema = buildSchema()
  const hub = createHub(watchOf(upstream))
  let draining = false
  const web = createWeb(replaced.web ?? join(root, 'dist/web'))
  const route = createRouter({
    documents,
    largeBodies: replaced.largeBodies ?? createLargeBodies(),
    execute: createExecute(schema, documents),
    subscribe: createSubscribe(schema, documents),
    hub,
    notice: createNotice(() => {
      const call = ownCall(upstream)
      return call(getMaintenance, {})
    }),
    upstream,
    settings: config,
    sessions: createSessions(keyRing(config.sessionKeys), cookieKind(config.publicOrigin)),
    ownHosts: new Set([new URL(config.publicOrigin).host]),
    trustedProxies: config.trustedProxies,
    graphiql: config.graphiql,
    admission,
    knownCredentials: createKnownCredentials(),
    registeredTexts: createRegisteredTexts(),
    personLimit: createRateLimit(config.sessionRate),
    addressLimit: createRateLimit(config.anonymousRate),
    log,
    denials: createDenials(log, config.sessionKeys[0] ?? Buffer.alloc(0)),
    metrics,
    web,
    schemaText: readFileSync(join(root, 'schema.graphql'), 'utf8'),
    production: config.production,
    https: config.publicOrigin.startsWith('https:'),
    tracing: replaced.tracing ?? null,
    patienceMs: replaced.patienceMs ?? PATIENCE_MS,
    isDraining: () => draining,
  })

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('connection', 'close')
    try {
      await route(request, response)
    } catch (error) {
      log.error({ stack: (error as Error).stack }, 'a request failed outside GraphQL')
      if (!response.headersSent) sendText(response, 500, 'Something went wrong.')
      else response.destroy()
    }
  }
  const server = createServer(
    { maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 500 },
    (request, response) => void answer(request, response),
  )
  server.headersTimeout = 5_000
  server.requestTimeout = 65_000
  server.keepAliveTimeout = 5_000
  server.maxConnections = 1_000

  return {
    server,
    begin: web.begin,
    metrics: metrics && createMetricsServer(metrics.registry),
    async close() {
      draining = true
      admission.stop()
      hub.close()
      web.close()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const insist = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
      await closed
      clearTimeout(insist)
      if (!replaced.dispatcher) await Promise.all([dispatcher.close(), downloads.close()])
    },
  }
}

/** The hub asks for nobody: each stream brings its own token. */
function watchOf(upstream: Upstream): Ask {
  return (body) => {
    const call = ownCall(upstream)
    return call(watchEvents, { body })
  }
}

/** A call of the gateway's own, in nobody's name. */
function ownCall(upstream: Upstream) {
  const here = { clientIp: '127.0.0.1', userAgent: null, isTool: false }
  return createCall(upstream, nobody, { ...here, requestId: randomUUID(), gone: new Set() })
}

/** Whatever a call asks for, no answer is followed elsewhere, unpacked, or endless. */
const ANSWERS = { connect: { timeout: 500 }, headersTimeout: 30_000, bodyTimeout: 30_000, maxResponseSize: 16_000_000 }

/** A few connections kept open. */
function createPool(origin: string): Pool {
  return new Pool(origin, {
    // One more, so that the question whether the custodian is ready waits for nobody.
    connections: CONNECTIONS + 1,
    pipelining: 1,
    ...ANSWERS,
  })
}

/** Each connection carries a file for as long as its reader takes; a silence of the custodian ends it. */
function createDownloadPool(origin: string): Pool {
  const { maxResponseSize: _none, ...limits } = ANSWERS
  return new Pool(origin, { ...limits, connections: 8, pipelining: 1 })
}
