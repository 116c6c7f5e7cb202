import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScheduledJob } from '../../contract/jobs.ts'
import { createLog } from '../platform/log.ts'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { BUSINESS_DAY, runBusinessDay } from './businessDay.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const schedule = async (person = administrator) =>
  server.call('GET', '/api/job/schedule', { token: await server.tokenOf(person) })

/** Returns the distinct times of the next runs, and the jobs in order. */
async function nextRuns() {
  const jobs = (await schedule()).body as ScheduledJob[]
  expect(jobs.map(({ jobTypeId }) => jobTypeId)).toEqual(BUSINESS_DAY)
  return [...new Set(jobs.map(({ nextRun, isDue }) => `${nextRun}${isDue ? ' (due)' : ''}`))]
}

test.each([
  ['before noon in UTC', '2026-03-10T11:59:00Z', '2026-03-10T12:00:00.000Z'],
  ['while the jobs are due', '2026-03-10T15:00:00Z', '2026-03-10T12:00:00.000Z (due)'],
  ['after the last poll of the day', '2026-03-10T22:00:00Z', '2026-03-11T12:00:00.000Z'],
  ['in the evening, when it is the next day in UTC', '2026-03-11T01:00:00Z', '2026-03-11T12:00:00.000Z'],
  ['on a Friday evening', '2026-03-13T23:00:00Z', '2026-03-16T12:00:00.000Z'],
  ['on a Saturday', '2026-03-14T15:00:00Z', '2026-03-16T12:00:00.000Z'],
  ['on Labor Day', '2026-09-07T15:00:00Z', '2026-09-08T12:00:00.000Z'],
])('returns the next run time of each job, %s', async (_when, now, next) => {
  server.clock.set(new Date(now))
  expect(await nextRuns()).toEqual([next])
})

test('says that a job that has run today runs next on the next bank day', async () => {
  server.clock.set(new Date('2026-09-11T15:00:00Z'))
  await runBusinessDay(server.services, createLog('silent'), '2026-09-11')
  expect(await nextRuns()).toEqual(['2026-09-14T12:00:00.000Z'])
})

test('hides the job schedule from customers', async () => {
  expect((await schedule(ada.email)).status).toBe(403)
})
