import { request } from 'node:http'
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
import { createAdmission, type Admission } from '../../../server/admission.ts'

const endpoint = endpointsOf('test')

let admission: Admission
let tooMuch: boolean
let app: ReturnType<typeof createKernel>
let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  tooMuch = false
  const real = createAdmission()
  admission = { ...real, isTooMuch: () => tooMuch }
  Object.defineProperty(admission, 'inFlight', { get: () => real.inFlight })
  app = createKernel(createLog('silent'), admission)
  const { serve } = createServing(app, {
    config: testConfig,
    clock: testClock(),
    dateOf: datesIn('UTC'),
    db: database.db,
  } as Partial<Services> as Services)
  const post = { method: 'POST', summary: 'test' } as const
  serve(
    endpoint({ ...post, name: 'thing', anyone: '/api/thing' }),
    () => new Promise((resolve) => setImmediate(resolve)),
  )
  for (const path of ['/api/health', '/api/logout', '/api/wizard/finalize/:accountId', '/api/wizard/finalized']) {
    const params: Record<string, z.ZodType> = path.includes(':accountId') ? { accountId: z.string() } : {}
    serve(endpoint({ ...post, name: path, anyone: path, params }), async () => {})
  }
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const origin = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const post = (path: string) => fetch(`${origin()}/api${path}`, { method: 'POST' })

test('answers a request above the limit with 503 and Retry-After', async () => {
  tooMuch = true
  const answer = await post('/thing')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await answer.json()).toEqual({ message: 'The service is busy. Please try again.' })
  tooMuch = false
  expect((await post('/thing')).status).toBe(204)
})

test('always serves log-out, request submission and the health check despite load shedding', async () => {
  tooMuch = true
  const statuses = await Promise.all(
    ['/logout', '/wizard/finalize/501', '/health', '/wizard/finalized'].map(async (path) => (await post(path)).status),
  )
  expect(statuses).toEqual([204, 204, 204, 503])
})

test('counts only in-flight requests, not answered, aborted or refused requests', async () => {
  await Promise.all(Array.from({ length: 20 }, () => post('/thing')))
  await app.inject({ method: 'POST', url: '/api/thing' })
  tooMuch = true
  await Promise.all(Array.from({ length: 20 }, () => post('/thing')))
  tooMuch = false
  const given = request(`${origin()}/api/thing`, { method: 'POST', headers: { 'content-length': 10 } })
  given.on('error', () => {})
  const began = new Promise((resolve) => app.server.once('request', resolve))
  given.flushHeaders()
  await began
  given.destroy()
  await expect.poll(() => admission.inFlight).toBe(0)
})
