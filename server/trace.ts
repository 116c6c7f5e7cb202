import { AsyncLocalStorage } from 'node:async_hooks'

/** Our own names and numbers: no personal data, no values of variables or statements, no tokens. */
export type Attributes = Record<string, string | number>

export type SpanKind = 'server' | 'client' | 'internal'

/** A piece of work in a trace. */
export type Span = {
  readonly traceId: string
  /** For the next server: the header of W3C Trace Context. */
  readonly traceparent: string
  /** Whether it is kept. A span that is not kept still tells the next server not to start a trace. */
  readonly isKept: boolean
  child: (name: string, kind: SpanKind, attributes?: Attributes) => Span
  /** A child that has just ended, with its duration in milliseconds. @param failure a code, never a text */
  past: (name: string, milliseconds: number, attributes: Attributes, failure?: string) => void
  rename: (name: string) => void
  note: (attributes: Attributes) => void
  /** @param failure a code, never a text */
  end: (failure?: string) => void
}

/** Parent of a trace. */
export type TraceOrigin = {
  traceId: string
  /** Null: its parent span is not kept. */
  spanId: string | null
  /** Whether it is kept; null: decided here. */
  isKept: boolean | null
}

export type Tracing = {
  begin: (name: string, kind: SpanKind, origin: TraceOrigin | null) => Span
  /** Sends the remaining spans, for two seconds at most. */
  stop: () => Promise<void>
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Parses a `traceparent`; null for none or an invalid one. */
export function readTraceparent(header: string | string[] | null | undefined): TraceOrigin | null {
  const [, traceId = '', spanId = '', flags = ''] = (typeof header === 'string' && TRACEPARENT.exec(header)) || []
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return null
  return { traceId, spanId, isKept: (Number.parseInt(flags, 16) & 1) === 1 }
}

/**
 * The same for a caller that is not our server. Whether the trace is kept is not theirs to decide. The portal's page
 * keeps no spans: it names only the trace id, and our first span is the root.
 */
export function readForeignTraceparent(header: string | string[] | undefined): TraceOrigin | null {
  const read = readTraceparent(header)
  if (read === null) return null
  const { traceId, spanId } = read
  return { traceId, spanId: spanId === traceId.slice(0, 16) ? null : spanId, isKept: null }
}

const current = new AsyncLocalStorage<Span>()

/** Current span; null where nothing is traced. */
export const currentSpan = (): Span | null => current.getStore() ?? null

/** Runs work as a part of a span, or without one. */
export function runIn<T>(span: Span | null, work: () => T): T {
  return span === null ? work() : current.run(span, work)
}

/** Traces work without a waiting request, always sampled. */
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
