import { request, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import type { Database } from '../db/connect.ts'
import { createLog } from '../log.ts'
import { datesIn } from '../clock.ts'
import { testClock, testConfig, testDatabase } from '../../testing.ts'
import type { Services } from '../context/services.ts'
import { endpointsOf } from '../../../contract/endpoint.ts'
import { createKernel } from './kernel.ts'
import { createServing } from './serve.ts'

const endpoint = endpointsOf('test')

let app: ReturnType<typeof createKernel>
let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  app = createKernel(createLog('silent'))
  const { serve } = createServing(app, {
    config: testConfig,
    clock: testClock(),
    dateOf: datesIn('UTC'),
    db: database.db,
  } as Partial<Services> as Services)
  const post = { method: 'POST', summary: 'test', body: z.looseObject({}) } as const
  serve(endpoint({ ...post, name: 'file', anyone: '/api/file', file: true }), async () => {})
  serve(endpoint({ ...post, name: 'small', anyone: '/api/small' }), async () => {})
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const url = (path: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api${path}`
const post = (path: string, body: string) =>
  fetch(url(path), { method: 'POST', headers: { 'content-type': 'application/json' }, body })

test('accepts a large file as a JSON string, and refuses an equal number of brackets', async () => {
  expect((await post('/file', JSON.stringify({ fileContent: 'A'.repeat(1_000_000) }))).status).toBe(204)
  expect((await post('/file', `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(400)
  expect((await post('/file', `{"x":[${'[],'.repeat(100_000)}[]]}`)).status).toBe(400)
  expect((await post('/small', JSON.stringify({ fileContent: 'A'.repeat(1_000_000) }))).status).toBe(413)
  expect((await post('/small', `{"x":${'['.repeat(100)}${']'.repeat(100)}}`)).status).toBe(400)
})

test('refuses large bodies above the memory limit before reading them, until earlier bodies are done', async () => {
  const announce = async (): Promise<ClientRequest> => {
    const under = request(url('/file'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 15_000_000 },
    })
    under.on('error', () => {})
    const began = new Promise((resolve) => app.server.once('request', resolve))
    under.flushHeaders()
    await began
    return under
  }
  const first = await announce()
  const large = JSON.stringify({ fileContent: 'A'.repeat(10_000_000) })
  const refused = await post('/file', large)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
  expect((await post('/file', JSON.stringify({ fileContent: 'A'.repeat(100_000) }))).status).toBe(204)
  expect((await post('/small', '{}')).status).toBe(204)
  first.destroy()
  await expect.poll(async () => (await post('/file', large)).status).toBe(204)
})
