import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'

/**
 * Responds to every request with the metrics of a Prometheus registry. It authenticates nobody: its port is for the
 * operator's network, and the metrics contain no personal data.
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
