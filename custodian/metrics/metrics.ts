import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/context/services.ts'
import { freeDisk } from '../platform/process/freeDisk.ts'
import { readFigures, type Figure } from './figures.ts'

const SECONDS = [0.005, 0.025, 0.1, 0.25, 1, 5, 30]

/** Scrapes within this time share one result, so frequent scrapes do not read the database again. */
const KEPT_MS = 10_000

/**
 * The Prometheus metrics of this custodian: calls, connections, queues and problems. Call this function before
 * routes are served. Labels name calls, queues and pools; they never contain personal data.
 */
export function createMetrics(services: Services, app: FastifyInstance): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  observeCalls(registry, app)
  showWrongCodes(registry, services)
  showConnections(registry, services)
  showDisk(registry, services)
  showFigures(registry, services)
  return registry
}

function observeCalls(registry: Registry, app: FastifyInstance): void {
  const calls = new Histogram({
    name: 'custodian_request_seconds',
    help: 'Calls by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // Labels use the route pattern. Paths contain email addresses, phone numbers and routing numbers.
    const route = request.routeOptions.url ?? 'unknown'
    calls.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
}

/** Calls with the status 400 also contain sign-ins without a code, which are no failure. */
function showWrongCodes(registry: Registry, { wrongCodes }: Services): void {
  new Counter({
    name: 'custodian_wrong_codes_total',
    help: 'Sign-ins refused for a wrong code of the authenticator app.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(wrongCodes.count)
    },
  })
}

function showConnections(registry: Registry, { database }: Services): void {
  new Gauge({
    name: 'custodian_database_connections',
    help: 'Connections of a pool that are in use, that are free, and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const { name, used, idle, waiting } of database.pools())
        for (const [state, count] of Object.entries({ used, idle, waiting })) this.set({ pool: name, state }, count)
    },
  })
}

function showDisk(registry: Registry, { config }: Services): void {
  new Gauge({
    name: 'custodian_disk_free_bytes',
    help: 'Free bytes of the disk of DATA_DIR.',
    registers: [registry],
    async collect() {
      this.set(await freeDisk(config.dataDir))
    },
  })
}

/** Database figures, one gauge per name. If a read fails, there are no gauges. */
function showFigures(registry: Registry, services: Services): void {
  const gauges = new Map<string, Gauge>()
  let readAt = -Infinity
  let reading: Promise<void> | null = null
  const failed = new Counter({
    name: 'custodian_figures_failed_total',
    help: 'Looks at the database for these figures that failed.',
    registers: [registry],
  })

  const gaugeOf = ({ name, help, labels }: Figure) => {
    const known = gauges.get(name)
    if (known) return known
    const gauge = new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] })
    gauges.set(name, gauge)
    return gauge
  }
  const read = async () => {
    try {
      const figures = await readFigures(services)
      for (const gauge of gauges.values()) gauge.reset()
      for (const figure of figures) gaugeOf(figure).set(figure.labels, figure.value)
    } catch {
      failed.inc()
      for (const name of gauges.keys()) registry.removeSingleMetric(name)
      gauges.clear()
    }
    readAt = performance.now()
  }
  const text = registry.metrics.bind(registry)
  registry.metrics = async () => {
    if (performance.now() - readAt > KEPT_MS) await (reading ??= read().finally(() => (reading = null)))
    return text()
  }
}
