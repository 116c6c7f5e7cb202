import type { Dispatcher } from 'undici'
import type { Breakers } from './breakers.ts'
import type { Retries } from './retries.ts'
import type { ConcurrencyLimit } from './concurrencyLimit.ts'
import type { Span } from '../../server/trace.ts'

/** The custodian as this process sees it; one for all requests. */
export type Upstream = {
  origin: string
  dispatcher: Dispatcher
  /** For files that are sent as long as they take, and may be of any size; left out, that of all calls. */
  downloads?: Dispatcher
  breakers: Breakers
  retries: Retries
  slots: ConcurrencyLimit
  /** Milliseconds a call may take in all, its retry included. */
  deadlines: { read: number; write: number; file: number }
  /** Counts and times calls, when metrics are on. */
  observe?: (endpoint: string, outcome: string, milliseconds: number) => void
  /** Told how long every read of data took with all its waiting, Infinity when the custodian was too busy for it. */
  sample?: (milliseconds: number) => void
  /** Whether load is being shed, or was a moment ago. */
  isCrowded?: () => boolean
}

/** One call as it was made for a request: milliseconds from the coming of the request, and how it ended. */
export type TimedCall = { name: string; at: number; took: number; outcome: string }

/** The request of the caller that all these calls are made for. */
export type Origin = {
  requestId: string
  /** Address of the caller's own socket. */
  clientIp: string
  /** User agent of the caller. */
  userAgent: string | null
  /** A program that carries its token, not a browser. */
  isTool: boolean
  /** Called when the caller has gone away. */
  gone: Set<() => void>
  /** When the request came, and every call that has ended since: for developers who ask how long each took. */
  timings?: { began: number; calls: TimedCall[] }
  /** Parent span of its calls, where the request is traced. */
  span?: Span | null
}
