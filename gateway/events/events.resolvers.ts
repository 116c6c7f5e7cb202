import { listEvents, listOwnerEvents, MOST_EVENTS, type Event, type Events } from '../../contract/events.ts'
import type { Module } from '../graphql/module.ts'
import { RestError } from '../rest/errors.ts'

type Asked = { first?: number | null | undefined; after?: string | null | undefined }

function queryOf({ first, after }: Asked) {
  const limit = first ?? 100
  const wrong =
    limit < 1 || limit > MOST_EVENTS
      ? `first must be 1 to ${MOST_EVENTS}.`
      : after != null && !/^(0|[1-9]\d{0,14}|latest)$/.test(after)
        ? 'after must be a position or "latest".'
        : null
  if (wrong) throw new RestError('INVALID', { endpoint: 'changes', text: wrong })
  return { limit: String(limit), after: after ?? null }
}

const pageOf = ({ events, next, hasMore, oldest }: Events) => ({
  changes: events,
  next: String(next),
  hasMore,
  oldest: String(oldest),
})

/** Each change under the name of its field. No generator: one that waits for the next change cannot be ended. */
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
        subscribe: async (_root, { kinds }, { follow }) =>
          named('changed', await follow(({ kind }) => !kinds || kinds.includes(kind))),
      },
      requestChanged: {
        subscribe: async (_root, _args, { follow }) =>
          named('requestChanged', await follow(({ kind }) => kind === 'REQUEST')),
      },
      jobChanged: {
        subscribe: async (_root, _args, { follow }) => named('jobChanged', await follow(({ kind }) => kind === 'JOB')),
      },
      ownerChanged: {
        subscribe: async (_root, { accountOwnerId }, { caller, follow }) => {
          // Somebody else's is refused, not merely silent.
          if (accountOwnerId != null) caller.owner(accountOwnerId)
          const isWanted = ({ kind, id }: Event) =>
            kind === 'OWNER' && (accountOwnerId == null || id === accountOwnerId)
          return named('ownerChanged', await follow(isWanted))
        },
      },
    },
  },
}
