import { listEvents, listOwnerEvents, MOST_EVENTS, type Event, type Events } from '../../contract/events.ts'
import type { Module } from '../graphql/module.ts'
import { RestError } from '../rest/errors.ts'

type Asked = { first?: number | null | undefined; after?: string | null | undefined }

function queryOf({ first, after }: Asked) {
  const limit = first ?? 100
  if (limit < 1 || limit > MOST_EVENTS) throw wrong(`first must be 1 to ${MOST_EVENTS}.`)
  requirePosition(after)
  return { limit: String(limit), after: after ?? null }
}

function requirePosition(after: string | null | undefined): void {
  if (after != null && !/^(0|[1-9]\d{0,14}|latest)$/.test(after)) throw wrong('after must be a position or "latest".')
}
const wrong = (text: string) => new RestError('INVALID', { endpoint: 'changes', text })

/** The position at which a stream starts; by default the current one. */
function positionIn(after: string | null | undefined): number | null {
  requirePosition(after)
  return after == null || after === 'latest' ? null : Number(after)
}

const pageOf = ({ events, next, hasMore, oldest }: Events) => ({
  changes: events,
  next: String(next),
  hasMore,
  oldest: String(oldest),
})

/** Maps each change to the name of its field. Not a generator, because a waiting generator cannot be ended. */
function named<Name extends string>(name: Name, changes: AsyncIterableIterator<Event>) {
  const results: AsyncIterableIterator<Record<Name, Event>> = {
    [Symbol.asyncIterator]: () => results,
    async next() {
      const { done, value } = await changes.next()
      return done ? { done, value } : { done: false, value: { [name]: value } as Record<Name, Event> }
    },
    async return() {
      await changes.return?.()
      return { done: true, value: undefined }
    },
  }
  return results
}

export const events: Module = {
  rules: {
    Viewer: { changes: [listEvents] },
    AccountOwner: { changes: [listOwnerEvents] },
    Subscription: {
      changed: [listOwnerEvents],
      requestChanged: [listOwnerEvents],
      jobChanged: [listEvents],
      ownerChanged: [listOwnerEvents],
    },
  },
  types: { signedIn: ['Change', 'ChangePage'] },
  resolvers: {
    Viewer: {
      changes: async ({ caller }, asked) => pageOf(await caller.call(listEvents, { query: queryOf(asked) })),
    },
    AccountOwner: {
      changes: async ({ owner }, asked) => pageOf(await owner.call(listOwnerEvents, { query: queryOf(asked) })),
    },
    Change: {
      position: ({ position }) => String(position),
      number: ({ id }) => id,
    },
    Subscription: {
      changed: {
        subscribe: async (_root, { kinds, after }, { follow }) =>
          named(
            'changed',
            await follow({ isWanted: ({ kind }) => !kinds || kinds.includes(kind), after: positionIn(after) }),
          ),
      },
      requestChanged: {
        subscribe: async (_root, { after }, { follow }) =>
          named(
            'requestChanged',
            await follow({ isWanted: ({ kind }) => kind === 'REQUEST', after: positionIn(after) }),
          ),
      },
      jobChanged: {
        subscribe: async (_root, { after }, { follow }) =>
          named('jobChanged', await follow({ isWanted: ({ kind }) => kind === 'JOB', after: positionIn(after) })),
      },
      ownerChanged: {
        subscribe: async (_root, { accountOwnerId, after }, { caller, follow }) => {
          // Refuse another owner's stream instead of sending nothing.
          if (accountOwnerId != null) caller.owner(accountOwnerId)
          const isWanted = ({ kind, id }: Event) =>
            kind === 'OWNER' && (accountOwnerId == null || id === accountOwnerId)
          return named('ownerChanged', await follow({ isWanted, after: positionIn(after) }))
        },
      },
    },
  },
}
