import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'

/**
 * Answers every request with the figures of a registry, for Prometheus. It asks nobody who they are: its port is for the
 * operator's own network, and nothing in the figures comes from a person.
 */
export function createMetricsServer(registry: Pick<Registry, 'contentType' | 'metrics'>): Server {
  return createServer((_request, response) => {
    registry.metrics().then(
      (text) => {
        response.setHeader('content-type', registry.contentType)
        response.end(text)
      },
      () => response.destroy(),
    )
  })
}
