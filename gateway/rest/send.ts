import type { Dispatcher } from 'undici'
import { placeIn, type PagePlace } from './pages.ts'

export type Outgoing = {
  origin: string
  path: string
  method: Dispatcher.HttpMethod
  headers: Record<string, string>
  body: string | undefined
}

/** `isShed`: the overloaded custodian rejected the call before any work. */
export type Incoming = {
  status: number
  type: string
  body: string
  isShed: boolean
  /** Seconds to wait before the next try; null if the response has no Retry-After. */
  retryAfter: number | null
  /** Position of the rows in their list; null without pages. */
  place: PagePlace | null
}

/** Stops a call: its deadline has passed ("late") or its caller has left ("gone"). */
export type Stop = { stopped: 'late' | 'gone' | null; onStop: (() => void) | null }

export class Stopped extends Error {}

/**
 * One HTTP exchange with undici's dispatch handlers, which cost less than its streams and abort signals. Rejects with
 * Stopped or an undici error.
 */
export function send(dispatcher: Dispatcher, outgoing: Outgoing, stop: Stop): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let answer: Omit<Incoming, 'body'>
    // While the request waits for a connection, there is nothing to abort.
    stop.onStop = () => reject(new Stopped())
    dispatcher.dispatch(outgoing, {
      onRequestStart(controller) {
        if (stop.stopped) return controller.abort(new Stopped())
        stop.onStop = () => controller.abort(new Stopped())
      },
      onResponseStart(_controller, status, headers) {
        answer = {
          status,
          type: String(headers['content-type'] ?? ''),
          isShed: status === 503 && headers['retry-after'] !== undefined,
          retryAfter: secondsIn(headers['retry-after']),
          place: placeIn(headers),
        }
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk)
      },
      onResponseEnd() {
        stop.onStop = null
        resolve({ ...answer, body: textOf(chunks) })
      },
      onResponseError(_controller, error) {
        stop.onStop = null
        reject(error)
      },
    })
  })
}

/** The seconds of a `Retry-After` header; null without one. */
export function secondsIn(header: string | string[] | undefined): number | null {
  return header === undefined ? null : Number(header) || null
}

function textOf(chunks: Buffer[]): string {
  const [first] = chunks
  if (first === undefined) return ''
  return (chunks.length === 1 ? first : Buffer.concat(chunks)).toString('utf8')
}
