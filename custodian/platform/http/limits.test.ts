import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fund, submit, walk } from '../../distributions/testing.ts'
import { ada, administrator, bob, reviewer, seedPeople } from '../../testing.people.ts'
import { startTestServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
})
afterAll(() => server.close())

const estimate = { state: 'CA', withdrawalAmount: 1000, isEarlyWithdrawal: false, isTaxDeferred: true }

describe('the rate limits of one person', () => {
  test.each([
    ['reports', 6, administrator, reviewer, () => ['GET', '/api/report/withholding'] as const],
    ['bank names', 30, ada.email, bob.email, () => ['GET', '/api/routing/021000021'] as const],
    ['estimates', 60, ada.email, bob.email, () => ['POST', '/api/calculator', estimate] as const],
  ])('allows %s %i times a minute per person', async (_, times, email, other, ask) => {
    const [method, path, body] = ask()
    const call = async (who = email) => server.call(method, path, { token: await server.tokenOf(who), body })
    for (let turn = 0; turn < times; turn += 1) expect((await call()).status).toBe(200)
    const refused = await call()
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect((await call(other)).status).toBe(200)
    server.clock.forward(61_000)
    expect((await call()).status).toBe(200)
  })

  test('checks at most 120 files a minute per person, including refused files', async () => {
    const token = await server.tokenOf(bob.email)
    const body = { fileName: 'a.pdf', contentType: 'application/pdf', fileContent: 'AAAA' }
    const send = (path: string) => server.call('POST', `/api/attachment/${path}`, { token, body })
    for (let turn = 0; turn < 120; turn += 1) expect((await send('upload')).status).toBe(400)
    expect((await send('upload')).status).toBe(429)
    expect((await send('withdrawal')).status).toBe(429)
  })

  test('renders at most 60 receipts a minute per person', async () => {
    const token = await server.tokenOf(bob.email)
    const receipt = () => server.call('GET', '/api/request/999999/receipt', { token })
    for (let turn = 0; turn < 60; turn += 1) expect((await receipt()).status).toBe(404)
    expect((await receipt()).status).toBe(429)
  })

  test('emails the signing link again at most three times an hour', async () => {
    const token = await server.tokenOf(ada.email)
    const staff = await server.tokenOf(administrator)
    await walk(server, token, ada.accountId)
    const id = await submit(server, token, ada.accountId)
    const own = () => server.call('POST', `/api/request/${id}/resend`, { token })
    const byStaff = () => server.call('POST', `/api/request/admin/${ada.ownerId}/${id}/resend`, { token: staff })
    expect([(await own()).status, (await byStaff()).status, (await own()).status]).toEqual([200, 200, 200])
    expect([(await own()).status, (await byStaff()).status]).toEqual([429, 429])
    server.clock.forward(3_601_000)
    expect((await own()).status).toBe(200)
  })
})
