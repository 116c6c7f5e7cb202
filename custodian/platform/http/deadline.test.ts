import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { createLog } from '../log.ts'
import type { Database } from '../db/connect.ts'
import { OPERATOR_WAITS_MS } from '../calendar/durations.ts'
import { datesIn } from '../clock.ts'
import { testClock, testConfig, testDatabase } from '../../testing.ts'
import type { Services } from '../context/services.ts'
import { endpointsOf } from '../../../contract/endpoint.ts'
import { createKernel } from './kernel.ts'
import { createServing } from './serve.ts'

const endpoint = endpointsOf('test')

const servicesOn = (database: Database) =>
  ({
    config: testConfig,
    clock: testClock(),
    dateOf: datesIn('UTC'),
    database,
    db: database.db,
  }) as Partial<Services> as Services

async function serverOn(database: Database) {
  const app = createKernel(createLog('silent'))
  const { serve } = createServing(app, servicesOn(database))
  let begun = 0
  let onBegin = () => {}
  for (const method of ['GET', 'POST'] as const)
    serve(
      endpoint({ name: 'read', method, anyone: '/api/read', summary: 'test', response: z.object({}) }),
      async ({ call }) => {
        begun += 1
        onBegin()
        await sql`select 1`.execute(call.db)
        return {}
      },
    )
  const ask = (method: 'GET' | 'POST', deadline?: number) =>
    app.inject({
      method,
      url: '/api/read',
      ...(method === 'POST' ? { payload: {} } : {}),
      headers: deadline === undefined ? {} : { 'x-deadline-ms': String(deadline) },
    })
  const onRead = (work: () => void) =>
    app.addHook('preParsing', async () => {
      work()
    })
  return {
    ask,
    onRead,
    onBegin: (work: () => void) => (onBegin = work),
    begun: () => begun,
    close: () => app.close(),
  }
}

describe('a deadline with the embedded database', () => {
  let database: Database
  let served: Awaited<ReturnType<typeof serverOn>>
  let letGo: () => void
  let holder: Promise<void>
  beforeEach(async () => {
    database = await testDatabase()
    served = await serverOn(database)
    const held = new Promise<void>((resolve) => (letGo = resolve))
    holder = database.db.connection().execute(() => held)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    letGo()
    await holder
    await served.close()
    await database.close()
  })
  /** Advances the time by ten seconds. */
  const pass = () => {
    const now = performance.now() + 10_000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
  }

  test('refuses a read past its deadline, and serves the next read', async () => {
    const late = served.ask('GET', 5_000)
    await expect.poll(served.begun).toBe(1)
    const waits = served.ask('GET')
    await expect.poll(served.begun).toBe(2)
    pass()
    letGo()
    const refused = await late
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1'])
    expect((await waits).statusCode).toBe(200)
  })

  test('completes a write that began before its deadline', async () => {
    letGo()
    served.onBegin(pass)
    expect((await served.ask('POST', 5_000)).statusCode).toBe(200)
    expect(served.begun()).toBe(1)
  })

  test('refuses a write whose body arrived after its deadline', async () => {
    letGo()
    served.onRead(pass)
    expect((await served.ask('POST', 5_000)).statusCode).toBe(503)
    expect(served.begun()).toBe(0)
  })

  test.each([0, -1, 1.5, 1e9])('ignores an invalid deadline of %s', async (odd) => {
    letGo()
    expect((await served.ask('GET', odd)).statusCode).toBe(200)
  })
})

test.each([
  ['an operator, who waits for the end of a job', { operator: '/api/run' }, OPERATOR_WAITS_MS, 'answered'],
  ['anyone else', { anyone: '/api/run' }, undefined, 'closed'],
])('limits the time of a call by %s, and of its silent connection', async (_, caller, limit, end) => {
  const app = createKernel(createLog('silent'))
  const limits: unknown[] = []
  app.addHook('onRoute', ({ handlerTimeout }) => void limits.push(handlerTimeout))
  // Starts with the request, so that a slow connection does not count.
  app.addHook('onRequest', async ({ raw }) => void raw.socket.setTimeout(100))
  const database = await testDatabase()
  const { serve } = createServing(app, servicesOn(database))
  serve(endpoint({ name: 'run', method: 'POST', ...caller, summary: 'test', response: z.object({}) }), async () => {
    await sleep(400)
    return {}
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { authorization: `Operator ${testConfig.operatorKey}`, 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/run`, { method: 'POST', headers, body: '{}' }).then(
    ({ status }) => (status === 200 ? 'answered' : status),
    () => 'closed',
  )
  expect([limits, answer]).toEqual([[limit], end])
  await app.close()
  await database.close()
})
