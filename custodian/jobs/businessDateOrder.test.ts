import { afterEach, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { fund, signNewest, submit, walk } from '../distributions/testing.ts'
import { balanceOfAccount } from '../ledger/ledger.ts'
import { createLog } from '../platform/log.ts'
import type { JobTypeId } from '../platform/jobs/types.ts'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { BUSINESS_DAY, runBusinessDay } from './businessDay.ts'
import { runJob } from './run.ts'

// $650,000.00 at 25 basis points earn 445.205479 cents a day.
let server: TestServer

beforeEach(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await server.services.database.executeSql('update plan set interest_basis_points = 25 where plan_id = 1')
  await fund(server.services, ada.accountId, 65_000_000n)
})
afterEach(() => server.close())

const on = (date: string) => server.clock.set(new Date(`${date}T16:00:00.000Z`))
const run = (jobTypeId: JobTypeId, date?: string) => runJob(server.services, jobTypeId, date)
const balance = () => balanceOfAccount(server.services.db, ada.accountId)

/** Requests a withdrawal of the full amount, signs the form and approves the request. */
async function askForEverything(): Promise<void> {
  const [adas, staff] = [await server.tokenOf(ada.email), await server.tokenOf(administrator)]
  await walk(server, adas, ada.accountId, { isFullAmount: true, federal: 65_000, state: 'TX', stateTax: 0 })
  const id = await submit(server, adas, ada.accountId)
  await signNewest(server, adas)
  const edit = { id, amount: 650_000, federalWithholding: 65_000, stateWithholding: 0, statusId: 2, waiveFees: false }
  const saved = await server.call('PUT', '/api/withdrawal/admin/withdrawal', { token: staff, body: edit })
  expect(saved.status).toBe(200)
}
const amountOfRequest = async () =>
  (await server.services.db.selectFrom('distribution_request').select('amount_cents').executeTakeFirstOrThrow())
    .amount_cents

test('refuses jobs for a day before the last processed day, so no day of interest is omitted', async () => {
  on('2026-03-09')
  await run(JOB_TYPE.calculateInterest)
  await askForEverything()
  on('2026-03-10')
  await run(JOB_TYPE.calculateInterest)
  for (const job of [JOB_TYPE.calculateWithdrawals, JOB_TYPE.calculateInterest, JOB_TYPE.annualFee])
    await expect(run(job, '2026-03-09')).rejects.toThrow('Jobs have run for 03/10/2026 already.')
  expect(await run(JOB_TYPE.calculateWithdrawals)).toMatchObject({ calculated: 1, failures: [] })
  // Interest for one day, March 9.
  expect(await amountOfRequest()).toBe(65_000_445n)
  expect(await run(JOB_TYPE.processWithdrawals)).toMatchObject({ paid: 1, failures: [] })
  expect(await balance()).toBe(0n)
})

test('leaves no balance if a month ends between the calculation and the payment of a full withdrawal', async () => {
  on('2026-03-09')
  await run(JOB_TYPE.calculateInterest)
  on('2026-03-31')
  await askForEverything()
  await run(JOB_TYPE.calculateWithdrawals)
  // Interest for 22 days, March 9 to 30: 9,794.52 cents.
  expect(await amountOfRequest()).toBe(65_009_795n)
  on('2026-04-01')
  await run(JOB_TYPE.calculateInterest)
  await expect(run(JOB_TYPE.processWithdrawals, '2026-03-31')).rejects.toThrow('Jobs have run for 04/01/2026 already.')
  expect(await run(JOB_TYPE.processWithdrawals)).toMatchObject({ paid: 1, failures: [] })
  on('2026-05-01')
  expect(await run(JOB_TYPE.calculateInterest)).toMatchObject({ credited: 0, failures: [] })
  expect(await balance()).toBe(0n)
})

test('pays a full withdrawal with all interest even if payments run before the interest job of the day', async () => {
  on('2026-03-09')
  await run(JOB_TYPE.calculateInterest)
  await askForEverything()
  on('2026-04-01')
  await run(JOB_TYPE.calculateWithdrawals)
  await run(JOB_TYPE.processWithdrawals)
  await run(JOB_TYPE.calculateInterest)
  // Interest for 23 days, March 9 to 31: 10,239.73 cents.
  expect(await amountOfRequest()).toBe(65_010_240n)
  expect(await balance()).toBe(0n)
})

test('refuses to calculate a full withdrawal for a day with interest already accrued', async () => {
  on('2026-03-09')
  await run(JOB_TYPE.calculateInterest)
  await askForEverything()
  // Simulates an accrual from before the date order was enforced.
  await server.services.database.executeSql("update interest_accrual set through = '2026-03-09'")
  expect(await run(JOB_TYPE.calculateWithdrawals)).toMatchObject({
    failed: 1,
    failures: [expect.stringContaining('Interest is counted to 03/09/2026')],
  })
})

test('catches up on missed business days, oldest first', async () => {
  on('2026-03-05')
  await run(JOB_TYPE.calculateInterest)
  on('2026-03-10')
  await run(JOB_TYPE.calculateInterest, '2026-03-06')
  await run(JOB_TYPE.calculateWithdrawals, '2026-03-06')
  await run(JOB_TYPE.calculateInterest, '2026-03-09')
  await expect(run(JOB_TYPE.processWithdrawals, '2026-03-06')).rejects.toThrow('03/09/2026')
  expect(await runBusinessDay(server.services, createLog('silent'), '2026-03-10')).toEqual(BUSINESS_DAY)
  const { business_date } = await server.services.db
    .selectFrom('job')
    .select('business_date')
    .orderBy('job_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(business_date).toBe('2026-03-10')
})

test('runs a report for a business date before the last processed day', async () => {
  await run(JOB_TYPE.calculateInterest)
  expect(await run(JOB_TYPE.dailyActivityReport, '2026-03-09')).toMatchObject({ failures: [] })
})

test('refuses a run while a job of an earlier day is running, but not after an interrupted job', async () => {
  on('2026-03-10')
  const row = { job_type_id: JOB_TYPE.processWithdrawals, business_date: '2026-03-09' }
  const begun = async (at: string) => {
    await server.services.db.deleteFrom('job').execute()
    await server.services.db
      .insertInto('job')
      .values({ ...row, date_started: new Date(at) })
      .execute()
  }
  await begun('2026-03-10T15:59:00Z')
  await expect(run(JOB_TYPE.calculateInterest)).rejects.toThrow('A job is still running for 03/09/2026.')
  await begun('2026-03-10T11:59:00Z')
  expect(await run(JOB_TYPE.calculateInterest)).toMatchObject({ failures: [] })
})

test.each([
  ['processRejections', 0],
  ['processWithdrawals', BUSINESS_DAY.indexOf(JOB_TYPE.processWithdrawals)],
] as const)('runs no later job of the day before %s, which waits for a run of an earlier day', async (job, place) => {
  const { db } = server.services
  const day = () => runBusinessDay(server.services, createLog('silent'), '2026-03-10')
  on('2026-03-10')
  const begins = new Date('2026-03-10T12:00:00.000Z')
  const done = BUSINESS_DAY.slice(0, place).map((jobTypeId) => ({
    job_type_id: jobTypeId,
    business_date: '2026-03-10',
    date_scheduled: begins,
    date_completed: begins,
  }))
  if (done.length > 0) await db.insertInto('job').values(done).execute()
  const now = server.services.clock.now()
  const earlier = await db
    .insertInto('job')
    .values({ job_type_id: JOB_TYPE[job], business_date: '2026-03-09', date_scheduled: now, date_started: now })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  expect(await day()).toEqual([])
  const uploads = await db.selectFrom('job').select('job_id').where('job_type_id', '=', JOB_TYPE.bankUpload).execute()
  expect(uploads).toEqual([])
  await db
    .updateTable('job')
    .set({ date_completed: now, date_ended: now })
    .where('job_id', '=', earlier.job_id)
    .execute()
  expect(await day()).toEqual(BUSINESS_DAY.slice(place))
})
