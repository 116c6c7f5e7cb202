import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { GraphQLSchema } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Logger } from 'pino'
import { Pool, type Dispatcher } from 'undici'
import type { Config } from './config.ts'
import { createApp } from './http/app.ts'
import { createKnownCredentials } from './http/credential.ts'
import { PATIENCE_MS } from './http/firstAnswers.ts'
import { createRateLimit } from './http/rateLimit.ts'
import { createRegisteredTexts } from './http/registered.ts'
import { createLargeBodies, type LargeBodies } from '../server/largeBodies.ts'
import { createAdmission, type Admission } from '../server/admission.ts'
import { createSessions } from './http/session.ts'
import { createWeb } from './http/web.ts'
import { createDenials } from './execution/denials.ts'
import { createNotice } from './http/maintenance.ts'
import { createMetrics } from './http/metrics.ts'
import { createMetricsServer } from '../server/metricsServer.ts'
import type { Tracing } from '../server/trace.ts'
import { createHub, type Ask } from './events/hub.ts'
import { createGraphqlYoga } from './execution/yoga.ts'
import { documentStore, type DocumentStore } from './execution/documentStore.ts'
import { createCall } from './rest/client.ts'
import { nobody } from './rest/identity.ts'
import { getMaintenance } from '../contract/maintenance.ts'
import { watchEvents } from '../contract/events.ts'
import { createBreakers } from './rest/breakers.ts'
import { createRetries } from './rest/retries.ts'
import { createConcurrencyLimit } from './rest/concurrencyLimit.ts'
import type { Upstream } from './rest/upstream.ts'
import { buildSchema } from './schema.ts'
import { cookieKind } from './session/cookie.ts'
import { keyRing } from './session/seal.ts'

export type Gateway = {
  server: Server
  /** Starts listening. */
  listen: (port: number, host: string | undefined) => Promise<void>
  /** Prometheus metrics on their own loopback port; null if off. */
  metrics: Server | null
  /** Prepares everything that the first page would wait for, such as the table of screens. */
  begin: () => void
  /** Stops accepting requests, completes in-flight ones, then closes everything. */
  close: () => Promise<void>
}

/** Replacements for tests. */
export type Replaced = {
  dispatcher?: Dispatcher
  deadlines?: Upstream['deadlines']
  documents?: DocumentStore
  web?: string
  admission?: Admission
  tracing?: Tracing
  largeBodies?: LargeBodies
  patienceMs?: number
  plugins?: readonly Plugin[]
  schema?: GraphQLSchema
  /** Folder of the built documentation. */
  docs?: string
}

const root = join(import.meta.dirname, '..')
const DEADLINES = { read: 3_000, write: 8_000, file: 30_000 }
/** Connections to the custodian; further calls queue. */
const CONNECTIONS = 32
/** Connections for downloads; further downloads queue. */
const DOWNLOADS = 8
/**
 * Limits of concurrent requests. `least`: eight requests keep the custodian busy, because reads take milliseconds.
 * `first`: the limit before any measurement.
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
    downloads: { dispatcher: downloads, slots: createConcurrencyLimit(DOWNLOADS) },
    breakers: createBreakers(),
    retries: createRetries(),
    slots: createConcurrencyLimit(CONNECTIONS),
    deadlines: replaced.deadlines ?? DEADLINES,
    observe: metrics?.upstream,
    sample: admission.sample,
    isCrowded,
  }
  const documents = replaced.documents ?? documentStore(join(root, 'gateway/documents.json'), !config.production)
  const hub = createHub(watchOf(upstream))
  let draining = false
  const web = createWeb(replaced.web ?? join(root, 'dist/web'), config.contactPhone)
  const app = createApp({
    docsFolder: replaced.docs ?? join(root, 'dist/docs'),
    documents,
    largeBodies: replaced.largeBodies ?? createLargeBodies(),
    yoga: createGraphqlYoga(replaced.schema ?? buildSchema(), documents, replaced.plugins),
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
    onLoopback: config.onLoopback,
    https: config.publicOrigin.startsWith('https:'),
    tracing: replaced.tracing ?? null,
    patienceMs: replaced.patienceMs ?? PATIENCE_MS,
    isDraining: () => draining,
  })

  return {
    server: app.server,
    listen: (port, host) => app.listen({ port, host: host ?? '::' }).then(() => {}),
    begin: web.begin,
    metrics: metrics && createMetricsServer(metrics.registry),
    async close() {
      draining = true
      if (config.shutdownDelayMs > 0) await pause(config.shutdownDelayMs)
      admission.stop()
      hub.close()
      const insist = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
      await app.close()
      clearTimeout(insist)
      if (!replaced.dispatcher) await Promise.all([dispatcher.close(), downloads.close()])
    },
  }
}

/** The hub's calls have no caller, because each stream has its own token. */
function watchOf(upstream: Upstream): Ask {
  return (body) => {
    const call = ownCall(upstream)
    return call(watchEvents, { body })
  }
}

/** A call of the gateway itself, without a caller. */
function ownCall(upstream: Upstream) {
  const here = { clientIp: '127.0.0.1', userAgent: null, isTool: false }
  return createCall(upstream, nobody, { ...here, requestId: randomUUID(), gone: new Set() })
}

/** Timeouts and maximum size of the custodian's responses; downloads have no maximum size. */
const ANSWERS = { connect: { timeout: 500 }, headersTimeout: 30_000, bodyTimeout: 30_000, maxResponseSize: 16_000_000 }

/** The pool of persistent connections for calls to the custodian. */
function createPool(origin: string): Pool {
  return new Pool(origin, {
    // One extra connection, so readiness checks never wait.
    connections: CONNECTIONS + 1,
    pipelining: 1,
    ...ANSWERS,
  })
}

/** The pool for downloads: each streams a file at its reader's speed, and ends if the custodian pauses too long. */
function createDownloadPool(origin: string): Pool {
  const { maxResponseSize: _none, ...limits } = ANSWERS
  return new Pool(origin, { ...limits, connections: DOWNLOADS, pipelining: 1 })
}
