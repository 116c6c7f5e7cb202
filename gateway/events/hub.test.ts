import { afterEach, describe, expect, test, vi } from 'vitest'
import { MOST_CUSTOMER_STREAMS, type Event } from '../../contract/events.ts'
import { createHub, type Ask, type Hub } from './hub.ts'

// One reader of the event log serves all streams: tests of recipients, start positions and limits.

let hub: Hub
afterEach(() => {
  hub.close()
  vi.restoreAllMocks()
})

const event = (position: number): Event => ({
  position,
  at: '2026-03-02T10:00:00.000Z',
  kind: 'REQUEST',
  id: position,
  accountOwnerId: 1001,
  accountId: 501,
  status: 'APPROVED',
})

/** A custodian whose event log returns at most two events per poll. */
function custodian(log: Event[]) {
  const asked: Parameters<Ask>[0][] = []
  const ask: Ask = async (body) => {
    asked.push(body)
    const newest = log.at(-1)?.position ?? 0
    const { after } = body
    const events = after === null ? [] : log.filter(({ position }) => position > after).slice(0, 2)
    const position = events.length === 2 ? (events[1]?.position ?? newest) : newest
    return {
      position,
      hasMore: position < newest,
      oldest: after === null || newest <= after ? null : (log[0]?.position ?? newest + 1),
      events,
      streams: body.streams.map(() => ({ kinds: ['REQUEST'], accountOwnerId: null })),
    }
  }
  return { ask, asked }
}

const follower = (token: string, isCustomer = false, person = token) => ({
  token,
  person,
  address: '127.0.0.1',
  isCustomer,
  gone: new Set<() => void>(),
})
const all = (after: number | null) => ({ isWanted: () => true, after })

async function heard(changes: AsyncIterableIterator<Event>, count: number): Promise<number[]> {
  const positions: number[] = []
  while (positions.length < count) {
    const { value } = await changes.next()
    positions.push((value as Event).position)
  }
  return positions
}

describe('an event stream', () => {
  test('starts a stream without a position at the newest event', async () => {
    const log = [event(1)]
    hub = createHub(custodian(log).ask)
    const changes = await hub.follow(follower('a'), all(null))
    log.push(event(2))
    expect(await heard(changes, 1)).toEqual([2])
  })

  test('sends a stream the events after its position, then new ones, each once and in order', async () => {
    const log = [event(1), event(2), event(3)]
    const { ask } = custodian(log)
    hub = createHub(async (body) => {
      // An event arrives while earlier ones are read.
      if (body.after === 1 && log.length === 3) log.push(event(4))
      return ask(body)
    })
    const changes = await hub.follow(follower('a'), all(1))
    expect(await heard(changes, 3)).toEqual([2, 3, 4])
  })

  test.each([
    ['the last deleted event', 2, {}],
    ['any event, if the custodian does not say which it keeps', 1, { oldest: null }],
  ])('starts a stream after %s', async (_, after, omitted) => {
    const { ask } = custodian([event(3), event(4)])
    hub = createHub(async (body) => ({ ...(await ask(body)), ...omitted }))
    expect(await heard(await hub.follow(follower('a'), all(after)), 2)).toEqual([3, 4])
  })

  test.each([
    ['has more events after it than one poll returns', [1, 2, 3, 4, 5], 1],
    ['is older than the events that are kept', [4, 5], 2],
    ['is 0, while the first events are no longer kept', [4, 5], 0],
    ['is newer than all events, as after a restore of the database', [4, 5], 6],
  ])('refuses a stream whose position %s, and excludes it from later polls', async (_, log, after) => {
    const { ask, asked } = custodian(log.map(event))
    hub = createHub(ask)
    await expect(hub.follow(follower('a'), all(after))).rejects.toMatchObject({ code: 'INVALID' })
    await hub.follow(follower('b'), all(4))
    expect(asked.at(-1)?.streams.map(({ token }) => token)).not.toContain('a')
  })
})

test.each([
  ['an empty client address', { address: '' }],
  ['an address that is too long', { address: 'f'.repeat(51) }],
  ['an empty token', { token: '' }],
])('refuses a stream with %s, with which the custodian would refuse the poll of all streams', async (_, wrong) => {
  const { ask, asked } = custodian([])
  hub = createHub(ask)
  await hub.follow(follower('a'), all(null))
  const refused = hub.follow({ ...follower('b'), ...wrong }, all(null))
  await expect(refused).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
  const polls = asked.length
  await expect.poll(() => asked.length).toBeGreaterThan(polls)
  expect(asked.at(-1)?.streams.map(({ token }) => token)).toEqual(['a'])
})

describe('a stream that has not opened yet', () => {
  const away: Ask = () => Promise.reject(new Error('away'))
  const refusing: Ask = async (body) => ({ ...(await custodian([]).ask(body)), streams: [null] })
  const silent: Ask = () => new Promise(() => {})
  /** Five seconds pass at each look at the clock. */
  const passTime = () => {
    let now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5_000))
  }

  test.each([
    ['the gateway shuts down', silent, () => hub.close(), 'UPSTREAM_UNAVAILABLE'],
    ['the custodian is away', away, passTime, 'UPSTREAM_UNAVAILABLE'],
    ['the custodian refuses its session', refusing, () => {}, 'UNAUTHENTICATED'],
  ])('is refused when %s, with a code for the reason', async (_, ask, happen, code) => {
    hub = createHub(ask)
    const opening = hub.follow(follower('a'), all(null))
    happen()
    await expect(opening).rejects.toMatchObject({ code })
  })
})

test('keeps streams free for staff when customers use all of theirs', async () => {
  hub = createHub(custodian([]).ask)
  const customers = Array.from({ length: MOST_CUSTOMER_STREAMS }, (_, n) =>
    hub.follow(follower(`c${n}`, true), all(null)),
  )
  await Promise.all(customers)
  await expect(hub.follow(follower('late', true), all(null))).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
  await hub.follow(follower('staff'), all(null))
})

test('limits a person to ten streams across all sessions, and leaves room for other customers', async () => {
  hub = createHub(custodian([]).ask)
  const opened = await Promise.allSettled(
    Array.from({ length: MOST_CUSTOMER_STREAMS + 40 }, (_, n) =>
      hub.follow(follower(`session ${n % 34}`, true, 'ann'), all(null)),
    ),
  )
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  for (const { reason } of opened.filter((one) => one.status === 'rejected'))
    expect(reason).toMatchObject({ code: 'RATE_LIMITED' })
  await hub.follow(follower('ben', true), all(null))
})

test('returns the newest position for the first page load, without opening a stream', async () => {
  const { ask, asked } = custodian([event(1), event(2), event(3)])
  hub = createHub(ask)
  expect(await Promise.all([hub.position(), hub.position()])).toEqual([3, 3])
  expect(asked.map(({ streams }) => streams)).toEqual([[]])
})

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['takes long', () => new Promise<never>(() => {})],
])('lets a page load continue without a position when its poll %s', async (_, ask) => {
  hub = createHub(ask)
  const began = performance.now()
  expect(await hub.position()).toBeNull()
  expect(performance.now() - began).toBeLessThan(1_000)
})
