import type { Context, Span as OtelSpan, SpanContext } from '@opentelemetry/api'
import type { Attributes, Span, SpanKind, TraceOrigin, Tracing } from './trace.ts'

export type TracingSettings = {
  /** URL of the OTLP collector over HTTP; spans are sent to `/v1/traces` below it. */
  endpoint: string
  /** Sampled share of the requests, from 0 to 1. */
  share: number
  /** Headers for the collector. */
  headers: Record<string, string>
}

/** Queue length; further spans are dropped while the collector is slow or down. */
const QUEUE = { maxQueueSize: 4_096, maxExportBatchSize: 512, scheduledDelayMillis: 1_000, exportTimeoutMillis: 5_000 }
const STOP_MS = 2_000
/** Maximum number of statements in a job's trace; a nightly job runs a hundred thousand. */
const MOST_PAST = 500
const LONGEST_VALUE = 2_000

/**
 * Sends spans to a collector. The packages are imported here, so a process without tracing does not load them. No
 * library is patched, and only the portal's own spans are recorded.
 */
export async function startTracing(
  { endpoint, share, headers }: TracingSettings,
  service: 'gateway' | 'custodian',
): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const { ROOT_CONTEXT, SpanStatusCode, trace } = api
  const kinds: Record<SpanKind, number> = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
  }
  const random = new sdk.RandomIdGenerator()
  /** Trace id for the root span of a trace whose parent span is not recorded. */
  let begun: string | null = null
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: 3_000 })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'ira-portal' }),
    sampler: new sdk.AlwaysOnSampler(),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    idGenerator: {
      generateTraceId: () => begun ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, ...QUEUE })],
  })
  const tracer = provider.getTracer('ira-portal')

  const kept = (span: OtelSpan, root: { past: number } | null): Span => {
    const counted = root ?? { past: 0 }
    const { traceId, spanId } = span.spanContext()
    const within: Context = trace.setSpan(ROOT_CONTEXT, span)
    const end = (of: OtelSpan, failure: string | undefined, at?: number) => {
      if (failure !== undefined) of.setStatus({ code: SpanStatusCode.ERROR, message: failure })
      of.end(at)
    }
    return {
      traceId,
      traceparent: `00-${traceId}-${spanId}-01`,
      isKept: true,
      child: (name, kind, attributes: Attributes = {}) =>
        kept(tracer.startSpan(name, { kind: kinds[kind], attributes }, within), counted),
      past(name, milliseconds, attributes, failure) {
        counted.past += 1
        if (counted.past > MOST_PAST) return
        const now = Date.now()
        const options = { kind: kinds.client, attributes, startTime: now - milliseconds }
        end(tracer.startSpan(name, options, within), failure, now)
      },
      rename: (name) => void span.updateName(name),
      note: (attributes) => void span.setAttributes(attributes),
      end(failure) {
        if (root === null && counted.past > MOST_PAST) span.setAttribute('left_out', counted.past - MOST_PAST)
        end(span, failure)
      },
    }
  }

  return {
    begin(name, kind, origin) {
      if (!(origin?.isKept ?? Math.random() < share)) return passedBy(origin, random)
      begun = origin?.traceId ?? null
      try {
        const remote = origin && contextOf(origin)
        const within = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
        return kept(tracer.startSpan(name, { kind: kinds[kind] }, within), null)
      } finally {
        begun = null
      }
    },
    async stop() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise((resolve) => (timer = setTimeout(resolve, STOP_MS)))
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      clearTimeout(timer)
    },
  }
}

function contextOf({ traceId, spanId }: TraceOrigin): SpanContext | null {
  return spanId === null ? null : { traceId, spanId, traceFlags: 1, isRemote: true }
}

/** A span that is not recorded still has an id for the logs, and tells the next server not to record. */
function passedBy(
  origin: TraceOrigin | null,
  random: { generateTraceId: () => string; generateSpanId: () => string },
): Span {
  const traceId = origin?.traceId ?? random.generateTraceId()
  const span: Span = {
    traceId,
    traceparent: `00-${traceId}-${random.generateSpanId()}-00`,
    isKept: false,
    child: () => span,
    past: () => {},
    rename: () => {},
    note: () => {},
    end: () => {},
  }
  return span
}
