import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Webhook } from '../../contract/webhooks.ts'
import { readAddresses } from '../../server/addresses.ts'
import { createLog } from '../platform/log.ts'
import { administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { startWebhooks } from './deliver.ts'

let server: TestServer
const receivers: Server[] = []
beforeAll(async () => {
  server = await startTestServer({ config: { fourEyes: false, webhookNetworks: readAddresses('127.0.0.0/8') } })
  await seedPeople(server.services)
})
afterAll(async () => {
  for (const receiver of receivers) receiver.closeAllConnections()
  for (const receiver of receivers) receiver.close()
  await server.close()
})

/** Creates a webhook. The returned list grows with each request that its receiver gets. */
async function webhookTo(name: string, answer: () => number | null): Promise<unknown[]> {
  const requests: unknown[] = []
  const receiver = createServer((request, response) => {
    requests.push(request.url)
    const status = answer()
    if (status !== null) response.writeHead(status).end()
  })
  receivers.push(receiver)
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const token = await server.tokenOf(administrator)
  const created = await server.call('POST', '/api/webhook', { token, body: { name, url, kinds: ['JOB'] } })
  expect(created).toMatchObject({ status: 200, body: { webhook: { status: 'ACTIVE' } } })
  return requests
}

const sql = (text: string) => server.services.database.executeSql(text)
const change = () => sql('insert into job (job_type_id, date_started) values (5, now())')

test('sends the next event to a webhook while the receiver of another one is silent', async () => {
  const [silent, prompt] = [await webhookTo('silent', () => null), await webhookTo('prompt', () => 200)]
  const stop = startWebhooks(server.services, createLog('silent'))
  await change()
  await expect.poll(() => [silent.length, prompt.length], { timeout: 10_000 }).toEqual([1, 1])
  await change()
  await expect.poll(() => prompt.length, { timeout: 5_000 }).toBe(2)
  expect(silent).toHaveLength(1)
  receivers[0]?.closeAllConnections()
  await stop()
})

test('shows the failure of the latest attempt, not the one with the longest wait', async () => {
  await sql('update webhook set ended_at = now()')
  let status = 500
  const requests = await webhookTo('failing', () => status)
  const lastFailure = async () =>
    ((await server.call('GET', '/api/webhook', { token: await server.tokenOf(administrator) })).body as Webhook[])[0]
      ?.lastFailure
  const stop = startWebhooks(server.services, createLog('silent'))
  await change()
  await expect.poll(lastFailure, { timeout: 10_000 }).toBe('500')
  await sql(`update webhook_message set attempts = 3, next_attempt_at = '-infinity' where failure = '500'`)
  await expect.poll(() => requests.length, { timeout: 10_000 }).toBe(2)
  status = 503
  server.clock.forward(1_000)
  await change()
  await expect.poll(() => requests.length, { timeout: 10_000 }).toBe(3)
  await stop()
  expect(await lastFailure()).toBe('503')
})
