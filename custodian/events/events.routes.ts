import {
  kindsFor,
  listEvents,
  listOwnerEvents,
  mayBeTold,
  MOST_EVENTS,
  MOST_STREAMS_ELSEWHERE,
  watchEvents,
  type Events,
} from '../../contract/events.ts'
import type { Db } from '../platform/db/connect.ts'
import { refuse } from '../platform/http/errors.ts'
import type { Serving } from '../platform/http/serve.ts'
import { addressKey, requireBelow, WATCHES } from '../platform/http/throttle.ts'
import { newestBehind, oldestPosition, readEvents, readForMany } from './readEvents.ts'
import { toldTo } from './streams.ts'

/** Maximum number of waiting long polls, which count as requests in flight. Further calls do not wait. */
const MOST_WAITING = 20

/** Serves events about changes to API clients that poll, and to gateways for their streams. */
export function eventRoutes({ services, serve }: Serving): void {
  let waiting = 0

  type Query = { after?: string | undefined; limit?: number | undefined; wait?: number | undefined }
  const answer = async (db: Db, scope: Parameters<typeof readEvents>[1], query: Query): Promise<Events> => {
    const { limit = 100, wait = 0 } = query
    const first = await newestBehind(db, 0, 0)
    const after = query.after === 'latest' ? first : Number(query.after ?? 0)
    const until = performance.now() + (waiting < MOST_WAITING ? wait * 1_000 : 0)
    let newest = first
    let from = after
    waiting += 1
    try {
      for (;;) {
        const found = await readEvents(db, scope, { after: from, newest, limit })
        const left = until - performance.now()
        if (found.events.length > 0 || found.hasMore || left <= 0)
          return { ...found, oldest: await oldestPosition(db, newest) }
        from = found.next
        newest = await newestBehind(db, newest, left)
      }
    } finally {
      waiting -= 1
    }
  }

  serve(listEvents, async ({ call, query }) =>
    answer(call.db, { kinds: kindsFor(call.principal.roleId), accountOwnerId: null }, query),
  )

  serve(listOwnerEvents, async ({ call, ownerId, query }) =>
    answer(call.db, { kinds: kindsFor(call.principal.roleId), accountOwnerId: ownerId }, query),
  )

  serve(watchEvents, async ({ call, body }) => {
    const { after } = body
    if (!call.isByGateway) {
      // Polls are cheap, and tokens could be guessed. So callers other than gateways may poll only rarely, about few
      // streams, and without waiting.
      const count = body.streams.length
      if (count === 0 || count > MOST_STREAMS_ELSEWHERE)
        throw refuse(400, count === 0 ? 'Name a stream.' : 'Only a gateway asks about so many streams.')
      await requireBelow(call.db, WATCHES, addressKey(services.pii, call.ip), services.clock.now())
    }
    // A gateway sends the client addresses of its streams; for other callers, their own address counts.
    const streams = body.streams.map(({ token, address }) => ({ token, address: call.isByGateway ? address : call.ip }))
    const newest = await newestBehind(call.db, after ?? 0, after === null || !call.isByGateway ? 0 : body.waitMs)
    // Sessions are checked again after the wait, because a session that ended must receive no event.
    const told = await toldTo(services, streams, call.isByGateway)
    if (after === null || newest <= after)
      return { events: [], position: newest, hasMore: false, streams: told, oldest: null }
    const alive = told.filter((one) => one !== null)
    const owners = alive.flatMap(({ accountOwnerId }) => (accountOwnerId === null ? [] : [accountOwnerId]))
    const aboutAll = owners.length < alive.length
    const read = await readForMany(call.db, aboutAll ? 'all' : owners, { after, newest, limit: MOST_EVENTS })
    // Sends only events that at least one of the streams may receive.
    const events = read.events.filter((event) => alive.some((one) => mayBeTold(one, event)))
    return { ...read, events, streams: told, oldest: await oldestPosition(call.db, newest) }
  })
}
