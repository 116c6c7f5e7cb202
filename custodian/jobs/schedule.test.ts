import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PgBoss } from 'pg-boss'
import { createLog } from '../platform/log.ts'
import { administrator, seedPeople } from '../testing.people.ts'
import { startTestServer } from '../testing.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { BUSINESS_DAY, runBusinessDay } from './businessDay.ts'
import { effectNamed } from '../effects.ts'
import { runJob } from './run.ts'
import { applyDue, startSchedule } from './schedule.ts'

test("stores the job schedule in the custodian's database, and restarts the schedule after a stop", async () => {
  const server = await startTestServer()
  await seedPeople(server.services)
  for (let round = 1; round <= 2; round += 1) {
    const stop = await startSchedule(server.services, effectNamed, createLog('silent'))
    await stop()
  }
  const boss = new PgBoss({ db: { executeSql: server.services.database.executeSql }, schema: 'pgboss' })
  await boss.start()
  const plans = (await boss.getSchedules()).map(({ name, cron, timezone }) => `${name} ${cron} ${timezone}`)
  await boss.stop()
  await server.close()
  expect(plans).toEqual(['business-day */20 12-21 * * 1-5 UTC', 'month-totals */10 * * * * UTC'])
})

test('runs the jobs in the order of the table in docs/operations/jobs.md', () => {
  const page = readFileSync(new URL('../../docs/operations/jobs.md', import.meta.url), 'utf8')
  const listed = [...page.matchAll(/^\| (\d+) \| [\w-]+ \|/gm)].map(([, number]) => Number(number))
  expect(listed.filter((number) => BUSINESS_DAY.some((jobTypeId) => jobTypeId === number))).toEqual(BUSINESS_DAY)
})

test('runs the jobs of a business day once, in order, and resumes after a crash', async () => {
  const server = await startTestServer()
  await seedPeople(server.services)
  const day = (date: string) => runBusinessDay(server.services, createLog('silent'), date)
  // All jobs except tax forms, their copies and information returns, which the operator starts.
  expect(BUSINESS_DAY.toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 16 }, (_, index) => index + 1),
    20,
    21,
    22,
  ])

  // The test clock is at 15:00 UTC on Tuesday, 2026-03-10.
  expect(await day('2026-03-08')).toEqual([])
  expect(await day('2026-03-11')).toEqual([])
  expect(await day('2026-03-10')).toEqual(BUSINESS_DAY)
  expect(await day('2026-03-10')).toEqual([])

  await server.services.db
    .updateTable('job')
    .set({ date_completed: null, outcome: null, last_error: null })
    .where('job_type_id', '=', 4)
    .execute()
  expect(await day('2026-03-10')).toEqual([4])
  await server.close()
})

test('sends the payments of a payment run by hand that came after the bank upload and the print run', async () => {
  const server = await startTestServer()
  await seedPeople(server.services)
  const day = () => runBusinessDay(server.services, createLog('silent'), '2026-03-10')
  expect(await day()).toEqual(BUSINESS_DAY)
  server.clock.forward(60_000)
  await runJob(server.services, JOB_TYPE.processWithdrawals)
  expect(await day()).toEqual([JOB_TYPE.bankUpload, JOB_TYPE.printVendorUpload])
  expect(await day()).toEqual([])
  await server.close()
})

test('uses a waiting job row without a planned time for the next run', async () => {
  const server = await startTestServer()
  await seedPeople(server.services)
  const { db } = server.services
  await db.insertInto('job').values({ job_id: 901, job_type_id: 1 }).execute()
  await runBusinessDay(server.services, createLog('silent'), '2026-03-10')
  const jobs = await db
    .selectFrom('job')
    .select(({ eb }) => ['job_id', 'business_date', eb('date_completed', 'is not', null).as('is_completed')])
    .where('job_type_id', '=', 1)
    .execute()
  expect(jobs).toEqual([{ job_id: 901, business_date: '2026-03-10', is_completed: true }])
  await server.close()
})

test('uses the job row planned for the day of a run, and keeps rows planned for later days', async () => {
  const server = await startTestServer()
  await seedPeople(server.services)
  const { db } = server.services
  const row = (jobId: number, moment: string) => ({ job_id: jobId, job_type_id: 1, date_scheduled: new Date(moment) })
  await db
    .insertInto('job')
    .values([row(901, '2026-03-10T12:00:00Z'), row(902, '2026-03-11T12:00:00Z')])
    .execute()
  await runBusinessDay(server.services, createLog('silent'), '2026-03-10')
  const jobs = await db
    .selectFrom('job')
    .select(({ eb }) => ['job_id', 'business_date', eb('date_completed', 'is not', null).as('is_completed')])
    .where('job_type_id', '=', 1)
    .orderBy('job_id')
    .execute()
  expect(jobs).toEqual([
    { job_id: 901, business_date: '2026-03-10', is_completed: true },
    { job_id: 902, business_date: null, is_completed: false },
  ])
  await server.close()
})

test('applies a planned rate of a plan on its first day, without the interest job', async () => {
  const server = await startTestServer()
  await seedPeople(server.services)
  const asStaff = async (method: 'GET' | 'PUT', path: string, body?: object) =>
    server.call(method, path, { token: await server.tokenOf(administrator), body })
  await asStaff('PUT', '/api/plan', {
    id: 1,
    name: 'Alpha Plan',
    companyId: 1,
    interest: 0.001,
    interestSince: '2026-04-01',
  })
  const shown: unknown[] = []
  for (const day of ['2026-03-31', '2026-04-01']) {
    server.clock.set(new Date(`${day}T15:00:00Z`))
    await applyDue(server.services)
    const { body } = await asStaff('GET', '/api/plan?planId=1')
    shown.push((body as Array<{ interest: number }>)[0]?.interest)
  }
  expect(shown).toEqual([0.0325, 0.001])
  await server.close()
})
