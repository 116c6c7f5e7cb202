import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Webhook } from '../../contract/webhooks.ts'
import { administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  token = await server.tokenOf(administrator)
})
afterAll(() => server.close())

let made = 0
test.each([
  ['https://hooks.good.example\r\n\t.evil.example/x', 'https://hooks.good.example.evil.example/x'],
  ['https://hooks.gооd.example/x', 'https://hooks.xn--gd-fmca.example/x'],
  ['HTTPS://Hooks.Good.Example:443/x y', 'https://hooks.good.example/x%20y'],
  ['https://hooks.good.example/a/../b?c=1', 'https://hooks.good.example/b?c=1'],
])('stores and shows the webhook address %j in the form used for requests: %s', async (url, called) => {
  made += 1
  const body = { name: `hook ${made}`, url, kinds: ['JOB'] }
  const answer = await server.call('POST', '/api/webhook', { token, body })
  expect([answer.status, (answer.body as { webhook: Webhook }).webhook.url]).toEqual([200, called])
  const { rows } = await server.services.database.executeSql(
    'select changes::text as shown from approval order by approval_id desc limit 1',
  )
  expect(rows[0]?.['shown']).toContain(called)
})
