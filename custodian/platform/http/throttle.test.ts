import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/connect.ts'
import { testClock, testDatabase } from '../../testing.ts'
import { networkOf, networkToBlock } from '../../../server/network.ts'
import { forgive, hit, waitOf, type Limit } from './throttle.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const growing: Limit = { scope: 'growing', hits: 2, windowSeconds: 900, waitSeconds: 60, maximumSeconds: 200 }
const quota: Limit = { scope: 'quota', hits: 2, windowSeconds: 3600, waitSeconds: 3600, maximumSeconds: 3600 }

test('a rate limit doubles the wait after each failure, and allows one try after the wait', async () => {
  const clock = testClock()
  const once = () => hit(database.db, growing, 'a', clock.now())
  expect([await once(), await once(), await once(), await once()]).toEqual([0, 0, 60, 60])
  clock.forward(60_000)
  expect([await once(), await once()]).toEqual([0, 120])
  clock.forward(119_000)
  expect(await once()).toBe(1)
  expect(await waitOf(database.db, growing, 'a', clock.now())).toBe(1)
  clock.forward(1_000)
  expect([await once(), await once()]).toEqual([0, 200])
  expect(await hit(database.db, growing, 'b', clock.now())).toBe(0)
  // No hits occurred during the window after the last wait, so the count starts again.
  clock.forward(200_000 + 900_000)
  expect([await once(), await once(), await once()]).toEqual([0, 0, 60])
  await forgive(database.db, growing, 'a')
  expect([await once(), await once(), await once()]).toEqual([0, 0, 60])
})

test('a rate limit never waits longer than its maximum after the clock is set back', async () => {
  const clock = testClock()
  clock.forward(30 * 24 * 60 * 60_000)
  for (let n = 0; n < 3; n += 1) await hit(database.db, growing, 'ahead', clock.now())
  clock.forward(-30 * 24 * 60 * 60_000)
  expect(await waitOf(database.db, growing, 'ahead', clock.now())).toBe(200)
  expect(await hit(database.db, growing, 'ahead', clock.now())).toBe(200)
  clock.forward(200_000)
  expect(await hit(database.db, growing, 'ahead', clock.now())).toBe(0)
})

test("allows calls again after a rate limit's wait", async () => {
  const clock = testClock()
  const once = () => hit(database.db, quota, 'a', clock.now())
  expect([await once(), await once(), await once()]).toEqual([0, 0, 3600])
  clock.forward(3_600_000)
  expect([await once(), await once(), await once()]).toEqual([0, 0, 3600])
})

test('never allows more hits than the rate limit, even when they arrive at the same time', async () => {
  const clock = testClock()
  const waits = await Promise.all(Array.from({ length: 10 }, () => hit(database.db, growing, 'crowd', clock.now())))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('counts the address %s toward the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', null],
])('logs the address %s as the network %s', (address, network) => {
  expect(networkToBlock(address)).toBe(network)
})
