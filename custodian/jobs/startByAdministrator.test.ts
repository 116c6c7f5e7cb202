import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '../../contract/jobs.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { administrator, ada, customerService, cyd, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { startedJobsSettled } from './startByAdministrator.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const ask = async (who: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  server.call(method, path, { token: await server.tokenOf(who), ...(body === undefined ? {} : { body }) })
const start = (jobTypeId: number, who = administrator) => ask(who, 'POST', '/api/job/start', { jobTypeId })
const list = async (path: string) => (await ask(administrator, 'GET', path)).body as Job[]
const idOf = ({ body }: { body: unknown }) => (body as { jobId: number }).jobId

test('lets only an administrator start a job run', async () => {
  for (const who of [customerService, reviewer, ada.email]) {
    expect((await start(JOB_TYPE.complianceEmail, who)).status).toBe(403)
    expect((await ask(who, 'POST', '/api/job/1/retry')).status).toBe(403)
  }
})

test("records start, end, today's business date and an audit row for a started job run", async () => {
  const jobId = idOf(await start(JOB_TYPE.calculateWithdrawals))
  await startedJobsSettled()
  const run = (await list('/api/job/complete')).find(({ id }) => id === jobId)
  const now = server.clock.now().toISOString()
  expect(run).toMatchObject({ dateStarted: now, dateCompleted: now, dateEnded: now, failures: [] })
  expect(run?.batchId).toBe(`2026-03-10-3-${jobId}`)
  const { after } = await server.services.db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'job.start')
    .where('entity_id', '=', String(jobId))
    .executeTakeFirstOrThrow()
  expect(after).toEqual({ jobTypeId: JOB_TYPE.calculateWithdrawals, businessDate: '2026-03-10' })
})

test('starts a job once if two people start it at the same moment', async () => {
  const answers = await Promise.all([start(JOB_TYPE.identityCheck), start(JOB_TYPE.identityCheck)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.map(({ body }) => body)).toContain('This job is already running.')
  await startedJobsSettled()
  expect((await start(JOB_TYPE.identityCheck)).status).toBe(200)
  await startedJobsSettled()
})

test.each([
  ['statements', JOB_TYPE.statementUpload],
  ['tax forms', JOB_TYPE.taxForms],
])('refuses to start the %s before the interest of December is credited, and stores no run', async (_, jobTypeId) => {
  await server.services.database.executeSql(
    `insert into interest_accrual (account_id, through) values (${ada.accountId}, '2025-12-30')`,
  )
  const before = await list('/api/job')
  expect(await start(jobTypeId)).toMatchObject({
    status: 409,
    body: 'Interest up to 12/31/2025 has not been credited. Run Calculate Interest first.',
  })
  await startedJobsSettled()
  expect(await list('/api/job')).toEqual(before)
  await server.services.database.executeSql('delete from interest_accrual')
})

test('lists each failure of a job run with its owner, and resolves the failure by a retry', async () => {
  const failed = idOf(await start(JOB_TYPE.welcomeLetters))
  await startedJobsSettled()
  const open = (await list('/api/job')).find(({ id }) => id === failed)
  expect(open).toMatchObject({
    dateCompleted: null,
    dateEnded: server.clock.now().toISOString(),
    failures: [{ item: `owner ${cyd.ownerId}`, reason: 'There is no mailing address.', accountOwnerId: cyd.ownerId }],
  })
  await server.services.db
    .insertInto('address')
    .values({ account_owner_id: cyd.ownerId, address1: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' })
    .execute()
  const retry = idOf(await ask(administrator, 'POST', `/api/job/${failed}/retry`))
  await startedJobsSettled()
  const done = await list('/api/job/complete')
  expect(done.find(({ id }) => id === retry)).toMatchObject({ failures: [] })
  expect(done.find(({ id }) => id === failed)?.note).toContain(`Retried by run ${retry}.`)
  // The failed run has no open work left, so a retry is refused.
  expect((await ask(administrator, 'POST', `/api/job/${failed}/retry`)).status).toBe(409)
  expect((await ask(administrator, 'POST', '/api/job/99999/retry')).status).toBe(404)
})

test("names the owner of an account in a job's failures, and no owner for unknown items", async () => {
  const { db } = server.services
  const note = `account ${ada.accountId}: x\nW-2026-000001: y\nrun: 57014\nRetried by run 7.`
  const { job_id } = await db
    .insertInto('job')
    .values({ job_type_id: JOB_TYPE.annualFee, date_started: server.clock.now(), last_error: note })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  const found = (await list('/api/job')).find(({ id }) => id === job_id)
  expect(found?.failures).toEqual([
    { item: `account ${ada.accountId}`, reason: 'x', accountOwnerId: ada.ownerId },
    { item: 'W-2026-000001', reason: 'y', accountOwnerId: null },
    { item: 'run', reason: '57014', accountOwnerId: null },
  ])
})

test('retries a report run for its original business date, and runs of other jobs for today', async () => {
  const rows = [JOB_TYPE.pendingActivityReport, JOB_TYPE.calculateInterest].map((job_type_id) => ({
    job_type_id,
    business_date: '2026-03-09',
    date_started: server.clock.now(),
    last_error: 'run: Error',
  }))
  const jobs = await server.services.db.insertInto('job').values(rows).returning('job_id').execute()
  const dates: (string | null)[] = []
  for (const { job_id } of jobs) {
    const again = idOf(await ask(administrator, 'POST', `/api/job/${job_id}/retry`))
    await startedJobsSettled()
    const run = await server.services.db
      .selectFrom('job')
      .select('business_date')
      .where('job_id', '=', again)
      .executeTakeFirstOrThrow()
    dates.push(run.business_date)
  }
  expect(dates).toEqual(['2026-03-09', '2026-03-10'])
})

/** Stores a run of March 6 that has no end. */
async function runWithoutEnd(job: keyof typeof JOB_TYPE, hoursAgo: number): Promise<number> {
  const { job_id } = await server.services.db
    .insertInto('job')
    .values({
      job_type_id: JOB_TYPE[job],
      business_date: '2026-03-06',
      date_started: new Date(server.clock.now().getTime() - hoursAgo * 3_600_000),
    })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  return job_id
}

test.each([
  ['taxCopies', '2026-03-06'],
  ['pendingActivityReport', '2026-03-06'],
  ['processRejections', '2026-03-10'],
  ['welcomeLetters', '2026-03-10'],
  ['feeSweep', '2026-03-10'],
  ['interestFunding', '2026-03-10'],
  ['complianceEmail', '2026-03-10'],
] as const)('retries %s 4 hours after its start without an end, for %s, and resolves it', async (job, businessDate) => {
  const jobId = await runWithoutEnd(job, 4)
  const open = async () => (await list('/api/job')).find(({ id }) => id === jobId)
  expect(await open()).toMatchObject({ isInterrupted: true })
  const again = idOf(await ask(administrator, 'POST', `/api/job/${jobId}/retry`))
  await startedJobsSettled()
  const run = server.services.db.selectFrom('job').select('business_date').where('job_id', '=', again)
  expect(await run.executeTakeFirstOrThrow()).toEqual({ business_date: businessDate })
  expect(await open()).toBeUndefined()
})

test.each([
  ['taxCopies', 3.9],
  ['planUpload', 4],
] as const)('does not retry %s without an end %s hours after its start', async (job, hours) => {
  const jobId = await runWithoutEnd(job, hours)
  expect((await list('/api/job')).find(({ id }) => id === jobId)).toMatchObject({ isInterrupted: false })
  expect(await ask(administrator, 'POST', `/api/job/${jobId}/retry`)).toMatchObject({
    status: 409,
    body: 'This run has nothing left to retry.',
  })
  await server.services.db.deleteFrom('job').where('job_id', '=', jobId).execute()
})

test('starts every job that the screen offers, except plan files', async () => {
  for (const jobTypeId of Object.values(JOB_TYPE)) {
    const { status } = await start(jobTypeId)
    expect(status, `job ${jobTypeId}`).toBe(jobTypeId === JOB_TYPE.planUpload ? 400 : 200)
    await startedJobsSettled()
  }
})
