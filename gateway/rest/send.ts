import type { Dispatcher } from 'undici'
import { placeIn, type PagePlace } from './pages.ts'
import type { Pipeline } from './pipelines.ts'

export type Outgoing = {
  origin: string
  path: string
  method: Dispatcher.HttpMethod
  headers: Record<string, string>
  body: string | undefined
}

/**
 * `isShed`: the custodian has more to do than it can, and refused this before it did any work. `isEcho`: the answer
 * repeats the id of its request.
 */
export type Incoming = {
  status: number
  type: string
  body: string
  isShed: boolean
  isEcho: boolean
  /** Where the rows of the body stand in their list; null when the answer says nothing of pages. */
  place: PagePlace | null
}

/** Lets go of a call: its time is up ("late"), or nobody waits for it any more ("gone"). */
export type Stop = { stopped: 'late' | 'gone' | null; onStop: (() => void) | null }

export class Stopped extends Error {}

/** An answer on a shared connection that is not the one to this request: from there on they would all be mixed up. */
export class Foreign extends Error {}

/**
 * One HTTP exchange on undici's own handlers, which cost less than its streams and abort signals. Rejects with
 * Stopped, or with undici's error. On a pipeline whoever stops only leaves: a broken connection would be one for others, too.
 */
export function send(
  { dispatcher, pipeline }: { dispatcher: Dispatcher; pipeline: Pipeline | null },
  outgoing: Outgoing,
  stop: Stop,
): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let status = 0
    let type = ''
    let isShed = false
    let isEcho = false
    let place: PagePlace | null = null
    pipeline?.began()
    // Until a connection is free there is nothing to abort.
    stop.onStop = () => reject(new Stopped())
    const exchange = pipeline ? { ...outgoing, blocking: false } : outgoing
    ;(pipeline?.dispatcher ?? dispatcher).dispatch(exchange, {
      onRequestStart(controller) {
        if (stop.stopped) return controller.abort(new Stopped())
        // Half an answer holds up everybody behind it.
        stop.onStop = () => (pipeline && status === 0 ? reject(new Stopped()) : controller.abort(new Stopped()))
      },
      onResponseStart(controller, statusCode, headers) {
        const id = headers['x-request-id']
        isEcho = id === outgoing.headers['x-request-id']
        // A refusal without an id comes from something in between, and is the answer to the oldest.
        const isNamelessRefusal = id === undefined && statusCode >= 400
        if (pipeline && !isEcho && !isNamelessRefusal) return controller.abort(new Foreign())
        status = statusCode
        type = String(headers['content-type'] ?? '')
        place = placeIn(headers)
        isShed = statusCode === 503 && headers['retry-after'] !== undefined
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk)
      },
      onResponseEnd() {
        pipeline?.ended()
        stop.onStop = null
        resolve({ status, type, body: textOf(chunks), isShed, isEcho, place })
      },
      onResponseError(_controller, error) {
        pipeline?.ended()
        stop.onStop = null
        reject(error)
      },
    })
  })
}

function textOf(chunks: Buffer[]): string {
  const [first] = chunks
  if (first === undefined) return ''
  return (chunks.length === 1 ? first : Buffer.concat(chunks)).toString('utf8')
}
