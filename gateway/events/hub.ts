import { setTimeout as sleep } from 'node:timers/promises'
import {
  mayBeTold,
  MOST_CUSTOMER_STREAMS,
  MOST_STREAMS,
  watchedStream,
  watchEvents,
  type Event,
  type Told,
} from '../../contract/events.ts'
import type { AnswerOf } from '../../contract/endpoint.ts'
import type { Following } from '../graphql/context.ts'
import { RestError, type RestCode } from '../rest/errors.ts'
import { createBoundedQueue } from './boundedQueue.ts'

/** The subscriber of a stream. The custodian checks the token in every poll; a person may have several tokens. */
type Follower = {
  token: string
  person: string
  address: string
  isCustomer: boolean
  /** Callbacks to run when the subscriber disconnects. */
  gone: Set<() => void>
}
type Stream = Follower & {
  told: Told | null
  /** Deliver events after this position, as they are read. */
  from: number
  push: (event: Event) => void
  end: () => void
  opened: () => void
  refused: (code: RestCode) => void
}

export type Hub = {
  /**
   * The changes that this caller may receive, from now on or after a position. Ends with the session or credential.
   * @throws RestError UNAUTHENTICATED, RATE_LIMITED, UPSTREAM_UNAVAILABLE; INVALID for a position that is too old
   */
  follow: (follower: Follower, following: Following) => Promise<AsyncIterableIterator<Event>>
  /**
   * A position of the event log that is not newer than the data of the next request; null if it can't be read in time.
   * The hub keeps the position for a while, because a loaded page opens its stream from there a moment later.
   */
  position: () => Promise<number | null>
  /** Ends all streams. */
  close: () => void
}

type Answer = AnswerOf<typeof watchEvents>

export type Ask = (body: {
  after: number | null
  waitMs: number
  streams: { token: string; address: string }[]
}) => Promise<Answer>

/** The custodian's long-poll timeout; short, so a revoked session stops receiving events within a second. */
const WAIT_MS = 500
/** The pause between two polls, even when there are many events. */
const PAUSE_MS = 200
/** A stream ends when its token could not be checked for this long. */
const MOST_FAILING_MS = 10_000
/** Streams of one person across all sessions, because the number of sign-ins is not limited. */
const MOST_OF_ONE = 10
/** How long the hub keeps reading the position after a page load, even if no stream opens. */
const KEEP_MS = 10_000
/** How long a request waits for an unknown position, in milliseconds. Without one, its page refetches its data once. */
const POSITION_MS = 50

/** Reads the custodian's events for all streams of this gateway; polls only while there are streams. */
export function createHub(ask: Ask): Hub {
  const streams = new Set<Stream>()
  let isReading = false
  let position: number | null = null
  let wantedUntil = 0
  /** Settles after the first poll of the current reader. */
  let polled = Promise.resolve()

  const leave = (stream: Stream) => {
    streams.delete(stream)
    stream.end()
  }

  const readOn = async () => {
    let failingSince: number | null = null
    const first = Promise.withResolvers<void>()
    polled = first.promise
    while (streams.size > 0 || performance.now() < wantedUntil) {
      const asked = [...streams]
      const began = performance.now()
      try {
        const waitMs = asked.some(({ told }) => told === null) ? 0 : WAIT_MS
        const answer = await ask({ after: position, waitMs, streams: asked.map(named) })
        failingSince = null
        position = answer.position
        for (const [place, stream] of asked.entries()) tell(stream, answer.streams[place] ?? null, answer)
      } catch {
        failingSince ??= began
        if (performance.now() - failingSince >= MOST_FAILING_MS)
          for (const stream of asked) refuse(stream, 'UPSTREAM_UNAVAILABLE')
      }
      first.resolve()
      await sleep(Math.max(0, PAUSE_MS - (performance.now() - began)), undefined, { ref: streams.size > 0 })
    }
    // Runs in the same turn of the event loop as the last check for streams, so a stream that opens later starts a new
    // reader.
    isReading = false
    position = null
  }
  const read = () => {
    if (isReading) return
    isReading = true
    void readOn()
  }

  /** Applies the custodian's response about a stream's token; the first response starts the stream. */
  const tell = (stream: Stream, told: Told | null, { events, position: from }: Answer) => {
    if (!streams.has(stream)) return
    if (told === null) return refuse(stream, 'UNAUTHENTICATED')
    const isNew = stream.told === null
    stream.told = told
    if (isNew) {
      stream.from = from
      return stream.opened()
    }
    for (const event of events) if (mayBeTold(told, event)) stream.push(event)
  }
  /** Ends a stream; its caller gets the code if the stream has not opened yet. */
  const refuse = (stream: Stream, code: RestCode) => {
    stream.refused(code)
    leave(stream)
  }

  /** Reads the events between a new stream's position and the first response about its token. */
  const missedBy = async (stream: Stream, after: number): Promise<Event[]> => {
    const answer = await ask({ after, waitMs: 0, streams: [named(stream)] })
    const { streams: rights, events, hasMore, oldest } = answer
    const told = rights[0]
    if (!told) throw new RestError('UNAUTHENTICATED', { endpoint: 'changes' })
    // A restored database has not issued the newest positions that its clients know.
    const isKept = (oldest === null || after >= oldest - 1) && after <= answer.position
    if (!isKept || (hasMore && (events.at(-1)?.position ?? 0) < stream.from))
      throw new RestError('INVALID', { endpoint: 'changes', text: 'Too much has changed since: read the log first.' })
    return events.filter((event) => event.position <= stream.from && mayBeTold(told, event))
  }

  return {
    async follow(follower, { isWanted, after }) {
      // One stream that the custodian refuses would end the poll of all streams. A connection that was reset has no
      // client address.
      if (!watchedStream.safeParse(named(follower)).success)
        throw new RestError('UPSTREAM_UNAVAILABLE', { endpoint: 'changes' })
      const own = [...streams].filter(({ person }) => person === follower.person)
      if (own.length >= MOST_OF_ONE) throw new RestError('RATE_LIMITED', { endpoint: 'changes' })
      const customers = [...streams].filter(({ isCustomer }) => isCustomer)
      const isFull = streams.size >= MOST_STREAMS || (follower.isCustomer && customers.length >= MOST_CUSTOMER_STREAMS)
      if (isFull) throw new RestError('UPSTREAM_UNAVAILABLE', { endpoint: 'changes' })
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const inbox = createBoundedQueue<Event>(() => leave(stream))
      const put = (event: Event) => void (isWanted(event) && inbox.put(event))
      // Queue events that arrive during this read.
      const held: Event[] = []
      const stream: Stream = {
        ...follower,
        told: null,
        from: 0,
        push: (event) => void held.push(event),
        end: inbox.end,
        opened: resolve,
        refused: (code) => reject(new RestError(code, { endpoint: 'changes' })),
      }
      streams.add(stream)
      // Yoga does not end a stream whose reader disconnects before it opens.
      follower.gone.add(() => refuse(stream, 'UPSTREAM_UNAVAILABLE'))
      read()
      await promise
      try {
        const missed = after === null ? [] : await missedBy(stream, after)
        for (const event of [...missed, ...held]) put(event)
      } catch (error) {
        leave(stream)
        throw error
      }
      stream.push = put
      return inbox.items
    },
    async position() {
      wantedUntil = performance.now() + KEEP_MS
      read()
      if (position === null) await Promise.race([polled, sleep(POSITION_MS, undefined, { ref: false })])
      return position
    },
    close() {
      wantedUntil = 0
      for (const stream of streams) refuse(stream, 'UPSTREAM_UNAVAILABLE')
    },
  }
}

const named = ({ token, address }: Follower) => ({ token, address })
