import { joinReads, type JoinedAnswer } from '../../contract/reads.ts'
import type { LineRead } from './line.ts'
import { placeIn, type PagePlace } from './pages.ts'
import type { QuickReads } from './quickReads.ts'
import type { Span } from '../../server/trace.ts'
import type { Incoming } from './send.ts'

/** What an answer among others comes to; its JSON has been read. */
type InnerAnswer = { status: number; isShed: boolean; place: PagePlace | null; value: unknown }

/** A read that waits for others of its turn. */
export type JoinedRead = Omit<LineRead, 'answered'> & {
  path: string
  traceparent: string | undefined
  answered: (answer: Incoming | InnerAnswer) => void
  /** No connection takes it at this moment: nothing has been asked. */
  notTaken: () => void
}

const PATH = joinReads.customer ?? ''
/** Two cost as much together as one behind the other on a connection. */
const LEAST = 3
/** One that takes longer holds up the others no more: what is not there by then is asked for alone. */
const PATIENCE_MS = 1_000

/**
 * Reads of one caller that are asked for in one turn of the event loop go out as one request. Whatever is wrong with its
 * answer is the fault of joining: each is asked for alone then.
 * @param tail what their heads have in common
 * @param beginSpan for the request that they go out as
 */
export function createJoin(
  quickReads: QuickReads,
  tail: string,
  isCrowded: () => boolean = () => false,
  beginSpan: () => Span | null = () => null,
): (read: JoinedRead) => void {
  let waiting: JoinedRead[] = []

  const send = () => {
    const reads = waiting
    waiting = []
    const most = Math.max(1, quickReads.mostJoined)
    for (let from = 0; from < reads.length; from += most) sendSome(reads.slice(from, from + most))
  }
  const sendSome = (reads: readonly JoinedRead[]) => {
    const [first] = reads
    if (!first) return
    if (reads.length < LEAST) {
      for (const read of reads)
        if (!quickReads.ask(read.path, tracedTail(tail, read.traceparent), read)) read.notTaken()
      return
    }
    const span = beginSpan()
    const handOver = () => {
      span?.end('HANDED_OVER')
      for (const read of reads) read.handedOver()
    }
    // Where everything is slow, the answers are waited for: asking again would only be more to do.
    const patience = isCrowded() ? Infinity : performance.now() + PATIENCE_MS
    const together: LineRead = {
      due: Math.min(first.due, patience),
      handedOver: handOver,
      late() {
        if (performance.now() < first.due) return handOver()
        span?.end('UPSTREAM_TIMEOUT')
        for (const read of reads) read.late()
      },
      answered(answer) {
        const { status, isShed } = answer
        span?.end(status === 200 ? undefined : String(status))
        if (isShed || status === 401) {
          for (const read of reads) read.answered(answer)
          return
        }
        const answers = status === 200 ? answersIn(answer, reads.length) : null
        if (answers === null) quickReads.cannotJoin()
        for (const [index, read] of reads.entries()) {
          const one = answers?.[index] ?? null
          if (one === null || one.status === NOT_JOINED) read.handedOver()
          else read.answered(innerOf(one))
        }
      },
    }
    const body = JSON.stringify({ paths: reads.map(({ path }) => path) })
    if (quickReads.ask(PATH, tracedTail(tail, span?.traceparent), together, body)) return
    span?.end('NOT_TAKEN')
    for (const read of reads) read.notTaken()
  }

  return (read) => {
    if (waiting.push(read) === 1) quickReads.atEndOfTurn(send)
  }
}

/** With the span that a request is, where it is traced. */
export function tracedTail(tail: string, traceparent: string | undefined): string {
  return traceparent === undefined ? tail : `traceparent: ${traceparent}\r\n${tail}`
}

/** The custodian takes this read alone only. */
const NOT_JOINED = 421

/** Null for what is no list of as many answers. */
function answersIn({ type, body }: Incoming, count: number): JoinedAnswer[] | null {
  if (!type.startsWith('application/json')) return null
  let answers: unknown
  try {
    answers = JSON.parse(body)
  } catch {
    return null
  }
  const isList = Array.isArray(answers) && answers.length === count && answers.every(isAnswer)
  return isList ? (answers as JoinedAnswer[]) : null
}

function isAnswer(value: unknown): boolean {
  if (value === null) return true
  const { status, headers, body } = value as { [K in keyof NonNullable<JoinedAnswer>]: unknown }
  return Number.isInteger(status) && typeof headers === 'object' && headers !== null && body !== undefined
}

function innerOf({ status, headers, body }: NonNullable<JoinedAnswer>): InnerAnswer {
  const isShed = status === 503 && headers['retry-after'] !== undefined
  return { status, isShed, place: placeIn(headers), value: body }
}
