import { afterAll, beforeAll, expect, test } from 'vitest'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

const MINUTE = 60_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { staffIdleMinutes: 30 } })
  await seedPeople(server.services)
})
afterAll(() => server.close())

const statusAfter = async (token: string, milliseconds: number) => {
  server.clock.forward(milliseconds)
  return (await server.call('GET', '/api/user', { token })).status
}

test('ends a staff session after 30 idle minutes', async () => {
  const token = await server.tokenOf(administrator)
  expect(await statusAfter(token, 30 * MINUTE - 1)).toBe(200)
  expect(await statusAfter(token, 30 * MINUTE)).toBe(401)
  expect(await statusAfter(token, 0)).toBe(401)
})

test('keeps an active staff session for a day at most', async () => {
  const token = await server.tokenOf(administrator)
  const statuses: number[] = []
  for (let turn = 0; turn < 57; turn += 1) statuses.push(await statusAfter(token, 25 * MINUTE))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await statusAfter(token, 15 * MINUTE)).toBe(401)
})

test('keeps an idle customer session all day', async () => {
  const token = await server.tokenOf(ada.email)
  expect(await statusAfter(token, 23 * 60 * MINUTE)).toBe(200)
})

test('keeps an active staff session with an idle limit of one minute', async () => {
  const strict = await startTestServer({ config: { staffIdleMinutes: 1 } })
  await seedPeople(strict.services)
  const token = await strict.tokenOf(administrator)
  const statuses: number[] = []
  for (const seconds of [40, 40, 40, 60]) {
    strict.clock.forward(seconds * 1_000)
    statuses.push((await strict.call('GET', '/api/user', { token })).status)
  }
  await strict.close()
  expect(statuses).toEqual([200, 200, 200, 401])
})
