import { afterAll, beforeAll, expect, test } from 'vitest'
import { ada, administrator, bob, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { hashPassword } from './password.ts'

const MINUTE = 60_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { staffIdleMinutes: 30 } })
  await seedPeople(server.services)
  await server.services.db
    .updateTable('portal_user')
    .set({ password_hash: await hashPassword('Passw0rd!') })
    .execute()
})
afterAll(() => server.close())

type Listed = { sessionId: number; userAgent: string | null; startedAt: string; lastSeenAt: string; isCurrent: boolean }

const signIn = async (username: string, agent: string) => {
  const headers = { 'user-agent': agent }
  const { body } = await server.call('POST', '/api/authenticate', {
    body: { username, password: 'Passw0rd!' },
    headers,
  })
  return (body as { token: string }).token
}
const list = async (token: string) =>
  (await server.call('GET', '/api/user/session', { token })).body as { total: number; sessions: Listed[] }
const end = (token: string, sessionId: number) =>
  server.call('POST', `/api/user/session/${sessionId}/end`, { token, body: undefined })
const isOpen = async (token: string) => (await server.call('GET', '/api/user', { token })).status === 200

test("lists a person's sessions with start, last use and browser, and marks the current one", async () => {
  const phone = await signIn(ada.email, 'Phone')
  const began = server.clock.now().toISOString()
  server.clock.forward(20 * MINUTE)
  const desk = await signIn(ada.email, 'Desk')
  await signIn(bob.email, 'Of somebody else')
  server.clock.forward(MINUTE)
  await isOpen(phone)
  expect(await list(desk)).toEqual({
    total: 2,
    sessions: [
      {
        sessionId: expect.any(Number),
        userAgent: 'Phone',
        startedAt: began,
        lastSeenAt: server.clock.now().toISOString(),
        isCurrent: false,
      },
      expect.objectContaining({ userAgent: 'Desk', isCurrent: true }),
    ],
  })
})

test("lets nobody else end a person's session", async () => {
  const here = await signIn(ada.email, 'Here')
  const there = await signIn(ada.email, 'There')
  const theirs = await signIn(bob.email, 'Of somebody else')
  const numberOf = async (token: string) =>
    (await list(token)).sessions.find(({ isCurrent }) => isCurrent)?.sessionId ?? 0
  const [thereNumber, theirNumber] = [await numberOf(there), await numberOf(theirs)]
  expect((await end(here, theirNumber)).status).toBe(404)
  expect((await end(here, thereNumber)).status).toBe(204)
  expect((await end(here, thereNumber)).status).toBe(404)
  expect([await isOpen(here), await isOpen(there), await isOpen(theirs)]).toEqual([true, false, true])
})

test('ends all sessions of a person, including the current one', async () => {
  const [here, there, theirs] = [
    await signIn(ada.email, 'Here'),
    await signIn(ada.email, 'There'),
    await signIn(bob.email, 'Of somebody else'),
  ]
  expect((await server.call('POST', '/api/user/session/end', { token: here })).status).toBe(204)
  expect([await isOpen(here), await isOpen(there), await isOpen(theirs)]).toEqual([false, false, true])
})

test('hides ended sessions, and idle staff sessions', async () => {
  await signIn(administrator, 'Left open')
  server.clock.forward(31 * MINUTE)
  const token = await signIn(administrator, 'Desk')
  expect((await list(token)).sessions.map(({ userAgent }) => userAgent)).toEqual(['Desk'])
})

test('counts all sessions, and lists the hundred most recently used', async () => {
  const token = await signIn(bob.email, 'Desk')
  const before = (await list(token)).total
  const many = Array.from({ length: 120 }, () => server.tokenOf(bob.email))
  await Promise.all(many)
  const { total, sessions } = await list(token)
  expect([total, sessions.length]).toEqual([before + 120, 100])
})
