import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { ada, administrator, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'
import { jobTypeNamed } from './types.ts'

let server: TestServer

beforeAll(async () => {
  const database = await openDatabase({ dataDir: 'memory' })
  await migrate(database)
  server = await startTestServer({ database })
  await seedPeople(server.services)
})
afterAll(() => server.close())

const operator = { authorization: `Operator ${testConfig.operatorKey}` }
const run = (body: unknown, headers: Record<string, string> = operator) =>
  server.call('POST', '/api/job/run', { body, headers })

test('only the operator runs a job', async () => {
  expect((await run({ jobTypeId: 3 }, {})).status).toBe(401)
  expect((await run({ jobTypeId: 3 }, { authorization: 'Operator wrong' })).status).toBe(401)
  expect(
    (await server.call('POST', '/api/job/run', { token: await server.tokenOf(administrator), body: { jobTypeId: 3 } }))
      .status,
  ).toBe(401)
  expect(await run({ jobTypeId: 99 })).toMatchObject({ status: 400 })
  expect(await run({ jobTypeId: 3, businessDate: '2026-02-30' })).toMatchObject({ status: 400 })
})

test('a run leaves a row that staff see among the completed for 168 hours', async () => {
  const answer = await run({ jobTypeId: 3, businessDate: '2026-03-10' })
  const { jobId } = answer.body as { jobId: number }
  const completed = async () =>
    (await server.call('GET', '/api/job/complete', { token: await server.tokenOf(administrator) })).body
  expect(await completed()).toEqual([
    {
      id: jobId,
      jobTypeId: 3,
      dateScheduled: '2026-03-10T15:00:00.000Z',
      dateCompleted: '2026-03-10T15:00:00.000Z',
      batchId: `2026-03-10-3-${jobId}`,
    },
  ])
  server.clock.forward(168 * 3_600_000)
  expect(await completed()).toHaveLength(1)
  server.clock.forward(1)
  expect(await completed()).toEqual([])
})

test('a job that has not ended stands among the incomplete', async () => {
  await server.services.db.insertInto('job').values({ job_type_id: 5, date_scheduled: null }).execute()
  const token = await server.tokenOf(administrator)
  expect((await server.call('GET', '/api/job', { token })).body).toMatchObject([{ jobTypeId: 5, dateCompleted: null }])
})

test('neither customers nor compliance reviewers see jobs', async () => {
  for (const who of [ada.email, reviewer])
    expect((await server.call('GET', '/api/job', { token: await server.tokenOf(who) })).status).toBe(403)
})

test('a job is named by its number or its name', () => {
  expect(jobTypeNamed('4')).toBe(4)
  expect(jobTypeNamed('Process-Withdrawals')).toBe(4)
  expect(jobTypeNamed('pay-everybody')).toBeNull()
  expect(jobTypeNamed('')).toBeNull()
})
