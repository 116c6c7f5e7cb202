import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hit, type Limit } from '../http/throttle.ts'
import { ada, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'
import { forgetWhatIsOver, LONGEST_WINDOW_SECONDS } from './upkeep.ts'

const HOUR = 3_600_000
const within = (seconds: number): Limit => ({
  scope: 'test',
  hits: 1,
  windowSeconds: seconds,
  waitSeconds: seconds,
  maximumSeconds: seconds,
})
const limit = within(LONGEST_WINDOW_SECONDS)
/** A limit whose wait is shorter than its window, so that the count goes on after the wait. */
const slowing: Limit = { ...limit, waitSeconds: 3_600 }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const tidy = () => forgetWhatIsOver(server.services.db, server.clock.now())
const count = (key: string) => hit(server.services.db, limit, key, server.clock.now())
const rows = async (table: string) =>
  (await server.services.database.executeSql(`select count(*)::int as n from ${table}`)).rows[0]?.['n']

test('keeps the row of a rate limit while it applies, then deletes the row', async () => {
  await count('guesser')
  await count('guesser')
  server.clock.forward(23 * HOUR)
  await tidy()
  expect(await count('guesser')).toBeGreaterThan(0)
  server.clock.forward(26 * HOUR)
  await tidy()
  expect(await rows('throttle')).toBe(0)
})

test('keeps the row of a rate limit for the longest window after its last wait', async () => {
  const once = () => hit(server.services.db, slowing, 'patient', server.clock.now())
  expect([await once(), await once()]).toEqual([0, 3_600])
  server.clock.forward(25 * HOUR)
  await tidy()
  expect(await rows('throttle')).toBe(1)
  server.clock.forward(1)
  await tidy()
  expect(await rows('throttle')).toBe(0)
})

test('refuses a rate limit that counts for longer than upkeep keeps its row', async () => {
  const once = (limit: Limit) => hit(server.services.db, limit, 'long', server.clock.now())
  await expect(once(within(LONGEST_WINDOW_SECONDS + 1))).rejects.toThrow('The window of test is too long.')
  await expect(once(within(LONGEST_WINDOW_SECONDS))).resolves.toBe(0)
})

describe('a session', () => {
  const begin = async (ip: string | null) => {
    const token = await server.tokenOf(ada.email)
    await server.services.db.updateTable('session').set({ ip }).where('ip', 'is', null).execute()
    return token
  }

  test.each([
    ['deletes a session without an address', null, 0],
    ['keeps the newest session of an address', '192.0.2.1', 1],
  ])('%s a week after its end', async (_which, ip, left) => {
    const token = await begin(ip)
    await tidy()
    expect((await server.call('GET', '/api/user', { token })).status).toBe(200)
    server.clock.forward(8 * 24 * HOUR - 1)
    await tidy()
    expect(await rows('session')).toBe(1)
    server.clock.forward(2)
    await tidy()
    expect(await rows('session')).toBe(left)
    server.clock.forward(500 * 24 * HOUR)
    await tidy()
    expect(await rows('session')).toBe(0)
  })

  test('deletes a session a week after its end if a newer session has the same address', async () => {
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.2', '192.0.2.2']) await begin(ip)
    server.clock.forward(8 * 24 * HOUR + 1)
    await tidy()
    expect(await rows('session')).toBe(2)
  })
})

test('keeps the stored response of an idempotency key for 30 days', async () => {
  const kept = {
    user_id: 1,
    route: 'POST /x',
    key: 'k',
    request_hash: 'h',
    status: 204,
    created_at: server.clock.now(),
  }
  await server.services.db.insertInto('idempotency').values(kept).execute()
  server.clock.forward(30 * 24 * HOUR)
  await tidy()
  expect(await rows('idempotency')).toBe(1)
  server.clock.forward(1)
  await tidy()
  expect(await rows('idempotency')).toBe(0)
})
