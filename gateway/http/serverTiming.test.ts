import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealed, startGateway, type TestGateway } from '../testing.ts'

let open: TestGateway
let closed: TestGateway
beforeAll(async () => {
  open = await startGateway()
  closed = await startGateway({ graphiql: false }, { documents: new Map([['user', QUERY]]) })
})
afterAll(async () => {
  await open.close()
  await closed.close()
})

const QUERY = 'query User { viewer { user { email } } }'
const asked = { 'x-timings': '1' }
const user = { userId: 11, email: 'ann@example.com', roleId: 0, firstName: 'Ann', lastName: 'Archer' }
const timings = (headers: Headers) => headers.get('server-timing')

test('lists every custodian call in Server-Timing for a request with x-timings', async () => {
  open.custodian('GET', '/api/user', 200, user)
  const { headers, data } = await open.ask(QUERY, { as: 'ann', headers: asked })
  expect(data.viewer.user.email).toBe('ann@example.com')
  expect(timings(headers)).toMatch(/^total;dur=[\d.]+;desc="1", getUser;dur=[\d.]+;desc="[\d.]+ ok"$/)
})

test('shows the error code of a failed call in Server-Timing', async () => {
  open.custodian('GET', '/api/user', 401, { message: 'Unauthorized' })
  const { headers } = await open.ask(QUERY, { as: 'ann', headers: asked })
  expect(timings(headers)).toMatch(/getUser;dur=[\d.]+;desc="[\d.]+ UNAUTHENTICATED"$/)
})

test('sends no Server-Timing without x-timings', async () => {
  open.custodian('GET', '/api/user', 200, user)
  expect(timings((await open.ask(QUERY, { as: 'ann' })).headers)).toBeNull()
})

test('sends Server-Timing to programs but not to browsers when GRAPHIQL is off', async () => {
  closed.custodian('GET', '/api/user', 200, user)
  const byBrowser = await closed.post(JSON.stringify({ id: 'user' }), { as: 'ann', headers: asked })
  expect([byBrowser.status, timings(byBrowser.headers)]).toEqual([200, null])
  closed.custodian('GET', '/api/user', 200, user)
  closed.custodian('GET', '/api/user', 200, user)
  const bearer = { ...asked, authorization: `Bearer ${sealed('ann', 'bearer')}` }
  const byProgram = await closed.post(JSON.stringify({ query: QUERY }), { headers: bearer })
  expect(timings(byProgram.headers)).toMatch(/^total;dur=/)
})
