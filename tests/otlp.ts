import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received span. */
export interface Received {
  service: string
  traceId: string
  spanId: string
  /** Empty for the root span of a trace. */
  parentSpanId: string
  name: string
  kind: number
  attributes: Record<string, string>
  isFailed: boolean
}

export interface Collector {
  url: string
  spans: () => readonly Received[]
  /** All received bodies as text, and the headers of each request. */
  text: () => string
  headers: () => readonly Record<string, unknown>[]
  /** Waits for a span and 1.5 seconds more, so that spans of the same time have also arrived. */
  until: (isWanted: (span: Received) => boolean) => Promise<readonly Received[]>
  close: () => void
}

interface Sent {
  resourceSpans: Array<{
    resource: { attributes: Attribute[] }
    scopeSpans: Array<{ spans: Array<Record<string, unknown> & { attributes: Attribute[] }> }>
  }>
}
type Attribute = { key: string; value: Record<string, unknown> }

/** A minimal collector that accepts OTLP as JSON on a loopback port. */
export async function startCollector(): Promise<Collector> {
  const spans: Received[] = []
  const headers: Record<string, unknown>[] = []
  let all = ''
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      headers.push({ ...request.headers, path: request.url })
      all += body
      spans.push(...spansIn(JSON.parse(body) as Sent))
      response.setHeader('content-type', 'application/json')
      response.end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    text: () => all,
    headers: () => headers,
    async until(isWanted) {
      const givesUpAt = Date.now() + 20_000
      while (!spans.some(isWanted)) {
        if (Date.now() > givesUpAt) throw new Error(`it did not come: ${spans.map(({ name }) => name).join(', ')}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      return spans
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]))

function spansIn({ resourceSpans }: Sent): Received[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({
        service: valuesOf(resource.attributes)['service.name'] ?? '',
        traceId: String(span['traceId']),
        spanId: String(span['spanId']),
        parentSpanId: typeof span['parentSpanId'] === 'string' ? span['parentSpanId'] : '',
        name: String(span['name']),
        kind: Number(span['kind']),
        attributes: valuesOf(span.attributes),
        isFailed: (span['status'] as { code?: number } | undefined)?.code === 2,
      })),
    ),
  )
}
