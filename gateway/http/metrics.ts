import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export type Metrics = {
  registry: Registry
  request: (operation: string, outcome: string, milliseconds: number) => void
  upstream: (endpoint: string, outcome: string, milliseconds: number) => void
  shed: () => void
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 8, 30]

/** Prometheus metrics. Labels are names of operations and endpoints, never personal data. */
export function createMetrics(inFlight: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'gateway_request_seconds',
    help: 'GraphQL requests by operation and outcome.',
    labelNames: ['operation', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  })
  const calls = new Histogram({
    name: 'gateway_upstream_seconds',
    help: 'Calls to the custodian by endpoint and outcome.',
    labelNames: ['endpoint', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  })
  const sheds = new Counter({ name: 'gateway_shed_total', help: 'Requests refused under load.', registers: [registry] })
  new Gauge({
    name: 'gateway_requests_in_flight',
    help: 'Requests being answered now.',
    registers: [registry],
    collect() {
      this.set(inFlight())
    },
  })
  return {
    registry,
    request: (operation, outcome, milliseconds) => requests.observe({ operation, outcome }, milliseconds / 1000),
    upstream: (endpoint, outcome, milliseconds) => calls.observe({ endpoint, outcome }, milliseconds / 1000),
    shed: () => sheds.inc(),
  }
}
