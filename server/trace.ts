import { AsyncLocalStorage } from 'node:async_hooks'

/** Span attributes: names and numbers of the portal, without personal data, tokens or values of variables. */
export type Attributes = Record<string, string | number>

export type SpanKind = 'server' | 'client' | 'internal'

/** A timed operation in a trace. */
export type Span = {
  readonly traceId: string
  /** The W3C Trace Context header for the next server. */
  readonly traceparent: string
  /** Whether the span is recorded. A span that is not recorded still tells the next server not to start a trace. */
  readonly isKept: boolean
  child: (name: string, kind: SpanKind, attributes?: Attributes) => Span
  /** Adds a child that has just ended, with its duration in milliseconds. @param failure a code, never a text */
  past: (name: string, milliseconds: number, attributes: Attributes, failure?: string) => void
  rename: (name: string) => void
  note: (attributes: Attributes) => void
  /** @param failure a code, never a text */
  end: (failure?: string) => void
}

/** The trace that a new span belongs to, with its parent span. */
export type TraceOrigin = {
  traceId: string
  /** Null if the parent span is not recorded. */
  spanId: string | null
  /** Whether the trace is recorded; null if this process must decide. */
  isKept: boolean | null
}

export type Tracing = {
  begin: (name: string, kind: SpanKind, origin: TraceOrigin | null) => Span
  /** Sends the remaining spans, for two seconds at most. */
  stop: () => Promise<void>
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Parses a `traceparent` header; null if it is missing or invalid. */
export function readTraceparent(header: string | string[] | null | undefined): TraceOrigin | null {
  const [, traceId = '', spanId = '', flags = ''] = (typeof header === 'string' && TRACEPARENT.exec(header)) || []
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return null
  return { traceId, spanId, isKept: (Number.parseInt(flags, 16) & 1) === 1 }
}

/**
 * Parses the `traceparent` header of a caller outside the portal, who must not decide whether the trace is recorded.
 * The portal's page records no spans: it sends only the trace id, and the gateway's first span is the root.
 */
export function readForeignTraceparent(header: string | string[] | undefined): TraceOrigin | null {
  const read = readTraceparent(header)
  if (read === null) return null
  const { traceId, spanId } = read
  return { traceId, spanId: spanId === traceId.slice(0, 16) ? null : spanId, isKept: null }
}

const current = new AsyncLocalStorage<Span>()

/** The current span; null if nothing is traced. */
export const currentSpan = (): Span | null => current.getStore() ?? null

/** Runs work within a span, or without one. */
export function runIn<T>(span: Span | null, work: () => T): T {
  return span === null ? work() : current.run(span, work)
}

/** Traces background work, which is always sampled. */
export async function traced<T>(
  tracing: Tracing | null,
  name: string,
  work: (span: Span | null) => Promise<T>,
  origin: TraceOrigin | null = readTraceparent(currentSpan()?.traceparent),
): Promise<T> {
  if (tracing === null) return work(null)
  const span = tracing.begin(name, 'internal', origin)
  try {
    const result = await current.run(span, () => work(span))
    span.end()
    return result
  } catch (error) {
    span.end(error instanceof Error ? error.name : 'failed')
    throw error
  }
}
