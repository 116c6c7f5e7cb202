import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Event, Events } from '../../contract/events.ts'
import { keepEvents, publishEvents } from '../../custodian/events/publish.ts'
import { openDatabase, type Database } from '../../custodian/platform/db/connect.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { administrator, ada, bob, customerService, reviewer, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { patient, startPostgres, type Postgres } from '../postgres.ts'

// Every change is delivered once and in order: two custodians on one PostgreSQL, with writers that commit in any order
// and some that are interrupted.

let postgres: Postgres
let servers: [TestServer, TestServer]
let databases: Database[]
beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const first = await openDatabase({ databaseUrl, dataDir: 'memory' })
  await migrate(first)
  databases = [patient(first), patient(await openDatabase({ databaseUrl, dataDir: 'memory' }))]
  servers = [await startTestServer({ database: databases[0]! }), await startTestServer({ database: databases[1]! })]
  await seedPeople(servers[0].services)
})
afterAll(async () => {
  await servers?.[0].close()
  await servers?.[1].close()
  await postgres?.stop()
})

const db = () => databases[0]!.db
const read = async (email: string, query: string, server = servers[0], path = '/api/events') => {
  const { status, body } = await server.call('GET', `${path}?${query}`, { token: await server.tokenOf(email) })
  expect(status).toBe(200)
  return body as Events
}
const latest = async () => (await read(administrator, 'after=latest')).next
/** Reads all events after a position, page by page. */
async function behind(after: number, server = servers[0], limit = 500): Promise<Event[]> {
  const all: Event[] = []
  for (let at = after; ;) {
    const { events, next, hasMore } = await read(administrator, `after=${at}&limit=${limit}`, server)
    all.push(...events)
    at = next
    if (!hasMore) return all
  }
}
const note = (id: number) => sql`insert into job (job_id, job_type_id, business_date) values (${id}, 1, '2026-03-10')`
const numbers = (events: readonly Event[]) => events.map(({ id }) => id)

describe('the order of events', () => {
  test('gives a late commit a position after events that were already read', async () => {
    const start = await latest()
    const { promise, resolve } = Promise.withResolvers<void>()
    const early = Promise.withResolvers<void>()
    const slow = db()
      .transaction()
      .execute(async (tx) => {
        await note(100_001).execute(tx)
        early.resolve()
        await promise
      })
    await early.promise
    await db()
      .transaction()
      .execute((tx) => note(100_002).execute(tx))
    const first = await behind(start)
    expect(numbers(first)).toEqual([100_002])
    resolve()
    await slow
    expect(numbers(await behind(first.at(-1)?.position ?? 0, servers[1]))).toEqual([100_001])
  })

  test('sends each event once, without gaps, under parallel writes and rollbacks', async () => {
    const start = await latest()
    let writing = true
    const follow = async (server: TestServer, limit: number) => {
      const seen: Event[] = []
      let at = start
      for (let last = false; ;) {
        const { events, next, hasMore } = await read(administrator, `after=${at}&limit=${limit}`, server)
        seen.push(...events)
        at = next
        if (last && !hasMore) return seen
        // Reads once more at the end, for events committed meanwhile.
        if (!hasMore) last = !writing
      }
    }
    const readers = Promise.all([follow(servers[0], 7), follow(servers[1], 500), follow(servers[1], 1)])
    const committed: number[] = []
    await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let round = 0; round < 15; round += 1) {
          const id = 200_000 + writer * 100 + round
          const isInVain = round % 5 === 4
          const work = databases[writer % 2]!.db.transaction().execute(async (tx) => {
            await note(id).execute(tx)
            await sql`select pg_sleep(${((writer * 7 + round * 3) % 5) / 1000})`.execute(tx)
            if (isInVain) throw new Error('in vain')
          })
          const isCommitted = await work.then(
            () => true,
            () => false,
          )
          if (isCommitted) committed.push(id)
        }
      }),
    )
    writing = false
    expect(committed).toHaveLength(8 * 12)
    const [one, two, three] = await readers
    const inOrder = (a: number, b: number) => a - b
    expect(numbers(one).toSorted(inOrder)).toEqual(committed.toSorted(inOrder))
    expect([two, three]).toEqual([one, one])
    expect(one.map(({ position }) => position)).toEqual(one.map((_, place) => start + 1 + place))
    // The events of each writer are in the order of its writes.
    const ofFirst = numbers(one).filter((id) => id < 200_100)
    expect(ofFirst).toEqual(ofFirst.toSorted(inOrder))
  })

  test('loses no event when the database session that assigns positions is killed', async () => {
    const start = await latest()
    await note(300_001).execute(db())
    const killed = databases[1]!.db.transaction().execute(async (tx) => {
      await sql`select position from event_head for update`.execute(tx)
      await sql`delete from event_outbox`.execute(tx)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db())
      await note(300_002).execute(tx)
    })
    expect((await Promise.allSettled([killed]))[0].status).toBe('rejected')
    expect(numbers(await behind(start))).toEqual([300_001])
  })
})

describe('the content and recipients of events', () => {
  test('sends events of every changing table with ids and names only', async () => {
    const start = await latest()
    const token = await servers[0].tokenOf(ada.email)
    const { status } = await servers[0].call('PUT', '/api/phonenumber/cell/5125550177', { token })
    expect(status).toBeLessThan(300)
    await sql`update retirement_account set status_id = 4 where account_id = ${ada.accountId}`.execute(db())
    await sql`update retirement_account set status_id = 4 where account_id = ${ada.accountId}`.execute(db())
    const told = await behind(start)
    expect(told.map(({ position: _position, at: _at, ...event }) => event)).toEqual([
      { kind: 'OWNER', id: ada.ownerId, accountOwnerId: ada.ownerId, accountId: null, status: 'PROFILE' },
      {
        kind: 'ACCOUNT',
        id: ada.accountId,
        accountOwnerId: ada.ownerId,
        accountId: ada.accountId,
        status: 'PENDING_CLOSURE',
      },
    ])
  })

  test('sends an owner only their own events, and staff the kinds for their role', async () => {
    const start = await latest()
    await note(400_001).execute(db())
    for (const owner of [ada, bob]) {
      const token = await servers[0].tokenOf(owner.email)
      await servers[0].call('PUT', '/api/phonenumber/cell/5125550178', { token })
    }
    const own = (email: string) => read(email, `after=${start}`, servers[0], '/api/events/own')
    expect(numbers((await own(ada.email)).events)).toEqual([ada.ownerId])
    expect(numbers((await own(bob.email)).events)).toEqual([bob.ownerId])
    const all = [400_001, ada.ownerId, bob.ownerId]
    expect(numbers((await read(customerService, `after=${start}`)).events)).toEqual(all)
    expect(numbers((await read(reviewer, `after=${start}`)).events)).toEqual([ada.ownerId, bob.ownerId])
    const about = await read(reviewer, `after=${start}`, servers[0], `/api/events/admin/${bob.ownerId}`)
    expect(numbers(about.events)).toEqual([bob.ownerId])
    const { status } = await servers[0].call('GET', '/api/events', { token: await servers[0].tokenOf(ada.email) })
    expect(status).toBe(403)
  })

  test('sends a new event to a reader whose poll is waiting', async () => {
    const start = await latest()
    const waiting = read(administrator, `after=${start}&wait=20`, servers[1])
    await note(500_001).execute(db())
    expect(numbers((await waiting).events)).toEqual([500_001])
  })
})

const byGateway = { 'x-client-ip': '127.0.0.1' }

describe('event polls by gateways', () => {
  const watch = async (count: number, headers: Record<string, string> = {}) => {
    const streams = Array.from({ length: count }, (_, n) => ({ token: `no-session-${n}`, address: '192.0.2.1' }))
    return servers[0].call('POST', '/api/events/watch', { body: { after: null, waitMs: 0, streams }, headers })
  }

  test('limits the streams and polls of callers other than gateways', async () => {
    expect((await watch(11)).status).toBe(400)
    for (let asked = 0; asked < 60; asked += 1) expect((await watch(10)).status).toBe(200)
    const { status, headers } = await watch(1)
    expect([status, headers['retry-after']]).toEqual([429, '60'])
  })

  test("accepts a gateway's polls about all its streams", async () => {
    for (let asked = 0; asked < 61; asked += 1) expect((await watch(11, byGateway)).status).toBe(200)
    expect((await watch(400, byGateway)).status).toBe(200)
    expect((await watch(401, byGateway)).status).toBe(400)
  })

  test('sends no events to a stream with an invalid token', async () => {
    const { body } = await watch(2, byGateway)
    expect(body).toMatchObject({ streams: [null, null], events: [] })
  })
})

describe('the event log', () => {
  test('refuses changes of the event log, even by the custodian', async () => {
    await expect(sql`update event set status = 'x'`.execute(db())).rejects.toThrow('an event does not change')
  })

  test('deletes events after a month, reports the gap, and keeps counting positions', async () => {
    await note(600_001).execute(db())
    const newest = await publishEvents(db())
    await keepEvents(db(), new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))
    expect(await read(administrator, 'after=0')).toMatchObject({ events: [], next: newest, oldest: newest + 1 })
    await note(600_002).execute(db())
    expect((await read(administrator, 'after=0')).events).toMatchObject([{ position: newest + 1, id: 600_002 }])
    const polled = async (after: number | null) => {
      const body = { after, waitMs: 0, streams: [] }
      return (await servers[0].call('POST', '/api/events/watch', { body, headers: byGateway })).body
    }
    expect(await polled(0)).toMatchObject({ oldest: newest + 1 })
    expect(await polled(newest)).toMatchObject({ oldest: newest + 1 })
    expect(await polled(newest + 1)).toMatchObject({ oldest: null })
  })

  test("starts a reader with another database's position at the end of the log", async () => {
    const newest = await latest()
    expect((await read(administrator, `after=${newest + 1_000_000}`)).next).toBe(newest)
  })
})
