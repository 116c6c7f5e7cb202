import { setTimeout as sleep } from 'node:timers/promises'
import { mayBeTold, MOST_STREAMS, watchEvents, type Event, type Told } from '../../contract/events.ts'
import type { AnswerOf } from '../../contract/endpoint.ts'
import { RestError } from '../rest/errors.ts'
import { createInbox } from './inbox.ts'

/** Whose stream it is: the token is asked about again and again. */
type Follower = { token: string; address: string }
type Stream = Follower & {
  told: Told | null
  push: (event: Event) => void
  end: () => void
  opened: () => void
  refused: () => void
}

export type Hub = {
  /**
   * The changes this caller may be told, from the moment it is answered on. Ends with the session or credential.
   * @throws RestError UNAUTHENTICATED, RATE_LIMITED, UPSTREAM_UNAVAILABLE
   */
  follow: (follower: Follower, isWanted: (event: Event) => boolean) => Promise<AsyncIterableIterator<Event>>
  /** Ends all streams. */
  close: () => void
}

export type Ask = (body: {
  after: number | null
  waitMs: number
  streams: Follower[]
}) => Promise<AnswerOf<typeof watchEvents>>

/** So long the custodian waits for something new: a revoked session hears nothing a second later. */
const WAIT_MS = 500
/** Between two questions, however much there is to tell. */
const PAUSE_MS = 200
/** Who cannot be asked about for so long is told nothing more. */
const MOST_FAILING_MS = 10_000
const MOST_OF_ONE = 10

/** One reader of the custodian's events for all streams of this gateway; it asks only while there are any. */
export function createHub(ask: Ask): Hub {
  const streams = new Set<Stream>()
  let isReading = false

  const leave = (stream: Stream) => {
    streams.delete(stream)
    stream.end()
  }

  const readOn = async () => {
    let position: number | null = null
    let failingSince: number | null = null
    while (streams.size > 0) {
      const asked = [...streams]
      const began = performance.now()
      try {
        const waitMs = asked.some(({ told }) => told === null) ? 0 : WAIT_MS
        const answer: Awaited<ReturnType<Ask>> = await ask({
          after: position,
          waitMs,
          streams: asked.map(({ token, address }) => ({ token, address })),
        })
        failingSince = null
        position = answer.position
        for (const [place, stream] of asked.entries()) tell(stream, answer.streams[place] ?? null, answer.events)
      } catch {
        failingSince ??= began
        if (performance.now() - failingSince >= MOST_FAILING_MS) for (const stream of asked) refuse(stream)
      }
      await sleep(Math.max(0, PAUSE_MS - (performance.now() - began)))
    }
    // In the same turn as the last look: who comes now begins anew.
    isReading = false
  }

  /** What was there before the custodian vouched for a stream is not for it: it begins with its first answer. */
  const tell = (stream: Stream, told: Told | null, events: readonly Event[]) => {
    if (!streams.has(stream)) return
    if (told === null) return refuse(stream)
    const isNew = stream.told === null
    stream.told = told
    if (isNew) return stream.opened()
    for (const event of events) if (mayBeTold(told, event)) stream.push(event)
  }
  const refuse = (stream: Stream) => {
    stream.refused()
    leave(stream)
  }

  return {
    async follow(follower, isWanted) {
      if (streams.size >= MOST_STREAMS) throw new RestError('UPSTREAM_UNAVAILABLE', { endpoint: 'changes' })
      const own = [...streams].filter(({ token }) => token === follower.token)
      if (own.length >= MOST_OF_ONE) throw new RestError('RATE_LIMITED', { endpoint: 'changes' })
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const inbox = createInbox<Event>(() => leave(stream))
      const stream: Stream = {
        ...follower,
        told: null,
        push: (event) => void (isWanted(event) && inbox.put(event)),
        end: inbox.end,
        opened: resolve,
        refused: () => reject(new RestError('UNAUTHENTICATED', { endpoint: 'changes' })),
      }
      streams.add(stream)
      if (!isReading) {
        isReading = true
        void readOn()
      }
      await promise
      return inbox.items
    },
    close() {
      for (const stream of streams) refuse(stream)
    },
  }
}
