import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
async function webhookTo(name: string, isAnswered: boolean): Promise<unknown[]> {
  const requests: unknown[] = []
  const receiver = createServer((request, response) => {
    requests.push(request.url)
    if (isAnswered) response.end()
  })
  receivers.push(receiver)
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const token = await server.tokenOf(administrator)
  const answer = await server.call('POST', '/api/webhook', { token, body: { name, url, kinds: ['JOB'] } })
  expect(answer).toMatchObject({ status: 200, body: { webhook: { status: 'ACTIVE' } } })
  return requests
}

test('sends the next event to a webhook while the receiver of another one is silent', async () => {
  const [silent, prompt] = [await webhookTo('silent', false), await webhookTo('prompt', true)]
  const change = () =>
    server.services.database.executeSql('insert into job (job_type_id, date_started) values (5, now())')
  const stop = startWebhooks(server.services, createLog('silent'))
  await change()
  await expect.poll(() => [silent.length, prompt.length], { timeout: 10_000 }).toEqual([1, 1])
  await change()
  await expect.poll(() => prompt.length, { timeout: 5_000 }).toBe(2)
  expect(silent).toHaveLength(1)
  receivers[0]?.closeAllConnections()
  await stop()
})
