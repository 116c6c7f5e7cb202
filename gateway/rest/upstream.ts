import type { Dispatcher } from 'undici'
import type { Breakers } from './breakers.ts'
import type { Retries } from './retries.ts'
import type { ConcurrencyLimit } from './concurrencyLimit.ts'
import type { Span } from '../../server/trace.ts'

/** The custodian's connection settings and state in this process, shared by all requests. */
export type Upstream = {
  origin: string
  dispatcher: Dispatcher
  /** Connections for streamed files, without a size limit; by default those of all calls. */
  downloads?: { dispatcher: Dispatcher; slots: ConcurrencyLimit }
  breakers: Breakers
  retries: Retries
  slots: ConcurrencyLimit
  /** Milliseconds for a call, including its retry. */
  deadlines: { read: number; write: number; file: number }
  /** Counts and times calls, when metrics are on. */
  observe?: (endpoint: string, outcome: string, milliseconds: number) => void
  /** Receives the duration of every data read, including queueing; Infinity for a read that was shed. */
  sample?: (milliseconds: number) => void
  /** Whether load is being shed now, or was a moment ago. */
  isCrowded?: () => boolean
}

/** One finished call of a request: its start in milliseconds after the request's arrival, duration and result. */
export type TimedCall = { name: string; at: number; took: number; outcome: string }

/** The client request for which calls are made. */
export type Origin = {
  requestId: string
  /** Address of the caller's own socket. */
  clientIp: string
  /** User agent of the caller. */
  userAgent: string | null
  /** Whether the caller is a program, not a browser. */
  isTool: boolean
  /** Callbacks to run when the caller disconnects. */
  gone: Set<() => void>
  /** Arrival time of the request and its finished calls, for `Server-Timing`. */
  timings?: { began: number; calls: TimedCall[] }
  /** Parent span of its calls, if the request is traced. */
  span?: Span | null
}
