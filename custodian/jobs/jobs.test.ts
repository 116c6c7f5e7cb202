import { JOB_TYPE } from '../../contract/jobType.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../platform/calendar/bankDays.ts'
import { ada, administrator, cyd, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import { expectWork, noteWork } from '../platform/jobs/progress.ts'
import { JOB_TYPES, jobTypeNamed } from '../platform/jobs/types.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
})
afterAll(() => server.close())

const operator = { authorization: `Operator ${testConfig.operatorKey}` }
const run = (body: unknown, headers: Record<string, string> = operator) =>
  server.call('POST', '/api/job/run', { body, headers })

test('lets only the operator run a job, with the current or a former operator key', async () => {
  expect((await run({ jobTypeId: JOB_TYPE.calculateWithdrawals }, {})).status).toBe(401)
  expect((await run({ jobTypeId: JOB_TYPE.calculateWithdrawals }, { authorization: 'Operator wrong' })).status).toBe(
    401,
  )
  expect(
    (
      await server.call('POST', '/api/job/run', {
        token: await server.tokenOf(administrator),
        body: { jobTypeId: JOB_TYPE.calculateWithdrawals },
      })
    ).status,
  ).toBe(401)
  const renewed = await startTestServer({ config: { operatorKey: 'new', formerOperatorKeys: ['old'] } })
  const asked = async (key: string) =>
    (await renewed.call('POST', '/api/job/run', { body: {}, headers: { authorization: `Operator ${key}` } })).status
  expect([await asked('new'), await asked('old'), await asked('older'), await asked('')]).toEqual([400, 400, 401, 401])
  await renewed.close()
  expect(await run({ jobTypeId: 99 })).toMatchObject({ status: 400 })
  expect(await run({ jobTypeId: JOB_TYPE.calculateWithdrawals, businessDate: '2026-02-30' })).toMatchObject({
    status: 400,
  })
})

test('lists a completed job run to staff for 168 hours', async () => {
  const answer = await run({ jobTypeId: JOB_TYPE.calculateWithdrawals, businessDate: '2026-03-10' })
  const { jobId } = answer.body as { jobId: number }
  const completed = async () =>
    (await server.call('GET', '/api/job/complete', { token: await server.tokenOf(administrator) })).body
  expect(await completed()).toEqual([
    {
      id: jobId,
      jobTypeId: JOB_TYPE.calculateWithdrawals,
      dateScheduled: '2026-03-10T15:00:00.000Z',
      dateStarted: '2026-03-10T15:00:00.000Z',
      dateCompleted: '2026-03-10T15:00:00.000Z',
      dateEnded: '2026-03-10T15:00:00.000Z',
      isInterrupted: false,
      batchId: `2026-03-10-3-${jobId}`,
      note: null,
      failures: [],
      files: [],
      progress: null,
    },
  ])
  server.clock.forward(168 * 3_600_000)
  expect(await completed()).toHaveLength(1)
  server.clock.forward(1)
  expect(await completed()).toEqual([])
})

test('lists a running job as incomplete', async () => {
  await server.services.db
    .insertInto('job')
    .values({ job_type_id: JOB_TYPE.calculateInterest, date_scheduled: null })
    .execute()
  const token = await server.tokenOf(administrator)
  expect((await server.call('GET', '/api/job', { token })).body).toMatchObject([
    { jobTypeId: JOB_TYPE.calculateInterest, dateCompleted: null },
  ])
})

test('shows staff the progress of a running job', async () => {
  const { db } = server.services
  const { job_id } = await db
    .insertInto('job')
    .values({ job_type_id: JOB_TYPE.processWithdrawals, date_started: server.clock.now() })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  const run = { jobId: job_id }
  const token = await server.tokenOf(administrator)
  const progress = async () =>
    ((await server.call('GET', '/api/job', { token })).body as Array<{ id: number }>).find(({ id }) => id === job_id)
  expect(await progress()).toMatchObject({ progress: null })
  await expectWork(db, run, 0)
  expect(await progress()).toMatchObject({ progress: null })
  await expectWork(db, run, 2_000)
  await noteWork(db, run, 1_000)
  await expectWork(db, run, 500)
  await noteWork(db, run, 250)
  expect(await progress()).toMatchObject({ progress: { done: 1_250, total: 2_500 } })
  await db.deleteFrom('job').where('job_id', '=', job_id).execute()
})

test('lists a job failure once, until a later run succeeds', async () => {
  const token = await server.tokenOf(administrator)
  const letters = async (path: string) =>
    ((await server.call('GET', path, { token })).body as Array<{ id: number; jobTypeId: number; note: string }>).filter(
      ({ jobTypeId }) => jobTypeId === 2,
    )
  const ids: number[] = []
  for (let time = 1; time <= 2; time += 1)
    ids.push(((await run({ jobTypeId: JOB_TYPE.welcomeLetters })).body as { jobId: number }).jobId)
  expect(await letters('/api/job')).toMatchObject([
    { id: ids[1], note: `owner ${cyd.ownerId}: There is no mailing address.` },
  ])
  await server.services.db
    .insertInto('address')
    .values({ account_owner_id: cyd.ownerId, address1: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' })
    .execute()
  const { jobId } = (await run({ jobTypeId: JOB_TYPE.welcomeLetters })).body as { jobId: number }
  expect(await letters('/api/job')).toEqual([])
  const replaced = (await letters('/api/job/complete')).find(({ id }) => id === ids[1])
  expect(replaced?.note).toBe(`owner ${cyd.ownerId}: There is no mailing address.\nRetried by run ${jobId}.`)
})

test.each([
  { job: 'bankStatement', failed: '2026-03-06', ran: '2026-03-10', isReplaced: true },
  { job: 'planUpload', failed: '2026-03-06', ran: '2026-03-10', isReplaced: true },
  { job: 'feeSweep', failed: '2026-02-27', ran: '2026-03-10', isReplaced: true },
  { job: 'interestFunding', failed: '2026-02-27', ran: '2026-03-10', isReplaced: true },
  { job: 'complianceEmail', failed: '2026-03-06', ran: '2026-03-10', isReplaced: true },
  { job: 'pendingActivityReport', failed: '2026-03-06', ran: '2026-03-10', isReplaced: false },
  { job: 'minimumNotice', failed: '2026-01-05', ran: '2026-01-30', isReplaced: true },
  { job: 'minimumNotice', failed: '2026-01-30', ran: '2026-02-02', isReplaced: false },
  { job: 'minimumNotice', failed: '2026-02-02', ran: '2026-03-02', isReplaced: true },
  { job: 'minimumNotice', failed: '2025-01-30', ran: '2026-01-05', isReplaced: false },
  { job: 'taxForms', failed: '2026-03-06', ran: '2026-03-10', isReplaced: false },
] as const)('$job of $ran replaces a failed run of $failed: $isReplaced', async ({ job, failed, ran, isReplaced }) => {
  const { db } = server.services
  const { job_id } = await db
    .insertInto('job')
    .values({
      job_type_id: JOB_TYPE[job],
      business_date: failed,
      date_started: new Date(`${failed}T15:00:00Z`),
      last_error: 'item 7: 57014',
    })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  expect((await run({ jobTypeId: JOB_TYPE[job], businessDate: ran })).status).toBe(200)
  const { date_completed } = await db
    .selectFrom('job')
    .select('date_completed')
    .where('job_id', '=', job_id)
    .executeTakeFirstOrThrow()
  expect(date_completed !== null).toBe(isReplaced)
})

test('keeps the row of a plan file, which shows the result of the file', async () => {
  const { db } = server.services
  const { rows } = await sql<{ job_id: number; attachment_id: number }>`
    with job_of as (
      insert into job (job_type_id, business_date, date_started, last_error)
      values (${JOB_TYPE.planUpload}, '2026-03-06', '2026-03-06T15:00:00Z', 'Row 2') returning job_id
    ), file as (
      insert into attachment (guid, file_name, content_type, attachment_type_id, size_bytes, sha256, created_at)
      values (gen_random_uuid(), 'people.csv', 'text/csv', 1, 0, '', now()) returning attachment_id
    )
    insert into plan_file (attachment_id, plan_id, job_id, sha256, uploaded_by, state)
    select attachment_id, 1, job_id, 'kept', (select min(user_id) from portal_user), 'LOADED' from file, job_of
    returning job_id, attachment_id`.execute(db)
  const file = rows[0] ?? { job_id: 0, attachment_id: 0 }
  expect((await run({ jobTypeId: JOB_TYPE.planUpload, businessDate: '2026-03-10' })).status).toBe(200)
  const job = await db.selectFrom('job').selectAll().where('job_id', '=', file.job_id).executeTakeFirstOrThrow()
  expect(job).toMatchObject({ date_completed: null, last_error: 'Row 2' })
  await db.deleteFrom('plan_file').where('attachment_id', '=', file.attachment_id).execute()
})

test('lists an unfinished job of returned payments for a week, even after later runs', async () => {
  const open = async () =>
    (
      (await server.call('GET', '/api/job', { token: await server.tokenOf(administrator) })).body as Array<{
        id: number
        jobTypeId: number
      }>
    )
      .filter(({ jobTypeId }) => jobTypeId === 14)
      .map(({ id }) => id)
  const returns = [{ checkNumber: 1, code: 'STALE' }]
  const { body } = await server.call('POST', '/api/job/rejections', { body: { returns }, headers: operator })
  const { jobId } = body as { jobId: number }
  const { business_date } = await server.services.db
    .selectFrom('job')
    .select('business_date')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  const day = 24 * 3_600_000
  server.clock.forward(6 * day)
  await run({ jobTypeId: JOB_TYPE.processRejections, businessDate: addDays(business_date ?? '', 6) })
  expect(await open()).toEqual([jobId])
  server.clock.forward(day)
  await run({ jobTypeId: JOB_TYPE.processRejections, businessDate: addDays(business_date ?? '', 7) })
  expect(await open()).toEqual([])
  server.clock.forward(-7 * day)
})

test("encrypts a job's file, never changes the file, and audits each download by staff", async () => {
  const { db, pii } = server.services
  const content = Buffer.from('account 123456789\r\n')
  const { job_id } = await db
    .insertInto('job')
    .values({ job_type_id: JOB_TYPE.bankUpload, date_scheduled: null, last_error: 'request 7: 22P02' })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  const run = { jobId: job_id, now: server.clock.now() }
  const file = { fileName: 'bank.txt', contentType: 'text/plain', content, people: 1 }
  const id = await db.transaction().execute((tx) => storeJobFile(tx, pii, run, file))
  await expect(db.transaction().execute((tx) => storeJobFile(tx, pii, run, file))).rejects.toThrow('job_file')
  const stored = await db.selectFrom('job_file').select('content').executeTakeFirstOrThrow()
  expect(Buffer.from(stored.content).includes('123456789')).toBe(false)
  for (const change of [
    db.updateTable('job_file').set({ file_name: 'other.txt' }),
    db.deleteFrom('job_file').where('job_file_id', '=', id),
  ])
    await expect(change.execute()).rejects.toThrow('append-only')

  const token = await server.tokenOf(administrator)
  const listed = (await server.call('GET', '/api/job', { token })).body as Array<{ id: number }>
  expect(listed.find((job) => job.id === job_id)).toMatchObject({
    note: 'request 7: 22P02',
    files: [{ id, fileName: 'bank.txt' }],
  })
  for (let time = 1; time <= 2; time += 1)
    expect((await server.call('GET', `/api/job/file/${id}`, { token })).body).toEqual({
      contentType: 'text/plain',
      content: content.toString('base64'),
      fileName: 'bank.txt',
    })
  const audited = await db.selectFrom('audit').select('entity_id').where('action', '=', 'jobFile.download').execute()
  expect(audited).toEqual([{ entity_id: String(id) }, { entity_id: String(id) }])
  expect((await server.call('GET', '/api/job/file/999999', { token })).status).toBe(404)
  for (const who of [ada.email, reviewer])
    expect((await server.call('GET', `/api/job/file/${id}`, { token: await server.tokenOf(who) })).status).toBe(403)
})

test('lists all letters and return texts to the operator, 20 at a time, without the IRIS tables', async () => {
  const { db, pii } = server.services
  const { job_id } = await db
    .insertInto('job')
    .values({ job_type_id: JOB_TYPE.taxReturns })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  const store = (fileName: string, operatorOnly = true) =>
    db.transaction().execute((tx) => {
      const file = { fileName, contentType: 'text/plain', content: Buffer.from(fileName), operatorOnly, people: 1 }
      return storeJobFile(tx, pii, { jobId: job_id, now: server.clock.now() }, file)
    })
  await server.services.database.executeSql(`insert into tax_form (tax_form_id, tax_year, form, account_id,
      plan_account_number, first_code, number, code, gross_cents, taxable_cents, is_taxable_undetermined,
      is_total_distribution, federal_cents, state_cents, rollover_cents, value_cents, is_minimum_required, is_roth,
      ledger_through, job_id, prepared_at)
    values (1, 2025, '5498', ${ada.accountId}, '300111', '', 1, '', 0, null, false, false, 0, 0, 0, 1, false, false, 0, ${job_id}, now())`)
  const expected: string[] = []
  for (let number = 1; number <= 21; number += 1) expected.unshift(`release-letters-${number}.zip`)
  for (const name of expected.toReversed()) await store(name)
  await store('statements-1.zip', false)
  expected.unshift('tax-returns-2025-1.txt')
  await store('tax-returns-2025-1.txt')
  for (let number = 1; number <= 20; number += 1) {
    const id = await store(`tax-returns-5498-2025-1-${number}.csv`)
    await db.insertInto('tax_return_record').values({ job_file_id: id, record: 1, tax_form_id: 1 }).execute()
  }
  type Files = { files: Array<{ id: number; fileName: string }> }
  const prints = async (body: object) =>
    ((await server.call('POST', '/api/job/prints', { body, headers: operator })).body as Files).files
  const newest = await prints({})
  const older = await prints({ before: newest.at(-1)?.id })
  expect([newest.length, older.length]).toEqual([20, 2])
  expect([...newest, ...older].map(({ fileName }) => fileName)).toEqual(expected)
  expect(await prints({ before: older.at(-1)?.id })).toEqual([])
})

test('hides jobs from customers and compliance reviewers', async () => {
  for (const who of [ada.email, reviewer])
    expect((await server.call('GET', '/api/job', { token: await server.tokenOf(who) })).status).toBe(403)
})

test('finds a job by its number or its name', () => {
  expect(jobTypeNamed('4')).toBe(4)
  expect(jobTypeNamed('Process-Withdrawals')).toBe(4)
  expect(jobTypeNamed('pay-everybody')).toBeNull()
  expect(jobTypeNamed('')).toBeNull()
})

test.each(Object.keys(JOB_TYPES).map(Number))(
  'refuses to run job %i for a future date, and stores no job row',
  async (jobTypeId) => {
    const businessDate = addDays(server.services.dateOf(server.clock.now()), 1)
    const rows = () => server.services.db.selectFrom('job').select('job_id').execute()
    const before = await rows()
    const { status, body } = await run({ jobTypeId, businessDate })
    expect([status, body]).toEqual([409, 'The business date has not come yet.'])
    expect(await rows()).toEqual(before)
  },
)
