import { ROLE } from '../../contract/roles.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seal } from '../session/seal.ts'
import { people, ring, sealed, startGateway, type TestGateway } from '../testing.ts'
import { readProxies } from './clientAddress.ts'
import { createRateLimit } from './rateLimit.ts'

test("allows a burst of three seconds' requests, then exactly the rate", () => {
  const pace = createRateLimit(20)
  const times = (many: number, now: number) =>
    Array.from({ length: many }, () => pace.take('ann', now)).filter((wait) => wait === 0).length
  expect(times(100, 1_000)).toBe(60)
  expect(times(100, 1_500)).toBe(10)
  expect(times(100, 61_500)).toBe(60)
  expect(pace.take('ann', 61_500)).toBe(1)
  expect(pace.take('ben', 61_500)).toBe(0)
})

test('deletes unused rate-limit buckets, and counts callers separately', () => {
  const pace = createRateLimit(1)
  for (let n = 0; n < 25_000; n += 1) expect(pace.take(String(n), n)).toBe(0)
})

test('refuses no request when the rate is 0', () => {
  const pace = createRateLimit(0)
  expect(Array.from({ length: 1_000 }, () => pace.take('ann', 0)).every((wait) => wait === 0)).toBe(true)
})

let gateway: TestGateway
beforeEach(async () => {
  // Fixes the clock, so all requests have the same time even on a slow machine.
  vi.useFakeTimers({ toFake: ['Date'] })
  gateway = await startGateway({ sessionRate: 2 })
})
afterEach(async () => {
  await gateway.close()
  vi.useRealTimers()
})

test('refuses a session above its rate with Retry-After, and serves other callers', async () => {
  const ask = (as?: 'ann' | 'ben', headers = {}) => gateway.ask('{ __typename }', { ...(as ? { as } : {}), headers })
  for (let turn = 0; turn < 6; turn += 1) expect((await ask('ann')).status).toBe(200)
  const { status, headers, errors } = await ask('ann', { 'x-forwarded-for': '203.0.113.9' })
  expect([status, headers.get('retry-after'), errors?.[0].extensions.code]).toEqual([429, '1', 'RATE_LIMITED'])
  expect([(await ask('ben')).status, (await ask()).status]).toEqual([200, 200])
})

test('counts the requests of all sessions of a person together', async () => {
  const slow = await startGateway({ sessionRate: 0.34 })
  const another = seal(ring, 'bearer', { ...people.ann, token: 'another-token-of-11' })
  const ask = async (bearer: string) =>
    (await slow.ask('{ __typename }', { headers: { authorization: `Bearer ${bearer}` } })).status
  expect(await ask(sealed('ann', 'bearer'))).toBe(200)
  expect([await ask(another), await ask(sealed('ben', 'bearer'))]).toEqual([429, 200])
  await slow.close()
})

test('limits callers without a session by client address behind trusted proxies', async () => {
  const proxies = readProxies('127.0.0.1')
  const open = await startGateway({ anonymousRate: 2, trustedProxies: proxies })
  const ask = (address: string, more = {}) =>
    open.ask('{ __typename }', { headers: { 'x-forwarded-for': address }, ...more })
  for (let turn = 0; turn < 6; turn += 1) expect((await ask('203.0.113.9')).status).toBe(200)
  const { status, headers, errors } = await ask('203.0.113.9')
  expect([status, headers.get('retry-after'), errors?.[0].extensions.code]).toEqual([429, '1', 'RATE_LIMITED'])
  // A forged forwarded header, or another address of the same IPv6 network, does not count as another caller.
  expect((await ask('198.51.100.1, 203.0.113.9')).status).toBe(429)
  for (let turn = 0; turn < 6; turn += 1) await ask(`2001:db8::${turn}`)
  expect((await ask('2001:db8::ffff')).status).toBe(429)
  const file = await fetch(`${open.url}/files/receipt/101/1`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect([file.status, file.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await ask('203.0.113.10')).status).toBe(200)
  expect((await open.ask('{ __typename }', { as: 'ann', headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(
    200,
  )
  await open.close()
})

test('counts file downloads toward the rate limit', async () => {
  for (let turn = 0; turn < 6; turn += 1) await gateway.ask('{ __typename }', { as: 'ann' })
  const answer = await fetch(`${gateway.url}/files/receipt/101/1`, {
    headers: { cookie: `__Host-portal=${sealed('ann')}` },
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1'])
})

test('counts schema downloads toward the rate limit', async () => {
  const closed = await startGateway({ sessionRate: 0.34, graphiql: false })
  const headers = { authorization: `Bearer ${sealed('ann', 'bearer')}` }
  const look = async () => {
    closed.custodian('GET', '/api/user', 200, { email: 'ann@example.com', roleId: ROLE.customer })
    return fetch(`${closed.url}/schema.graphql`, { headers })
  }
  expect((await look()).status).toBe(200)
  const answer = await look()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3'])
  await closed.close()
})
