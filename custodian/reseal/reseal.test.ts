import { JOB_TYPE } from '../../contract/jobType.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPii } from '../platform/crypto/pii.ts'
import { fund, submit, walk } from '../distributions/testing.ts'
import { pdf } from '../documents/testing.files.ts'
import { storeJobFile } from '../platform/jobs/files.ts'
import { takeInReturns } from '../payments/processRejections.job.ts'
import { runJob } from '../jobs/run.ts'
import { createServices } from '../platform/context/services.ts'
import { startEnrolment } from '../session/secondFactor.ts'
import { ada, administrator, bob, cyd, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'
import { resealAll } from './reseal.ts'
import { SEALED } from './sealed.ts'

const [OLD, NEXT] = [Buffer.alloc(32, 1), Buffer.alloc(32, 3)]
const oldSeal = createPii({ piiKeys: [OLD], hashKey: testConfig.hashKey }).newest

let before: TestServer
let jobFileId: number
let upload: () => ReturnType<TestServer['call']>
const run = (statement: string, values?: unknown[]) => before.services.database.executeSql(statement, values)
const withKeys = (...piiKeys: Buffer[]) => {
  const { database, clock } = before.services
  return createServices({ config: { ...testConfig, piiKeys }, database, clock })
}

/** Creates one encrypted value of every kind through the portal. */
beforeAll(async () => {
  before = await startTestServer({ config: { piiKeys: [OLD] } })
  const { services } = before
  await seedPeople(services)
  for (const { accountId } of [ada, bob]) await fund(services, accountId, 1_000_000n)
  const [adas, bobs] = [await before.tokenOf(ada.email), await before.tokenOf(bob.email)]
  await walk(before, adas, ada.accountId, { isCheck: false })
  await submit(before, adas, ada.accountId)
  await walk(before, bobs, bob.accountId, { type: 50 })
  await submit(before, bobs, bob.accountId)
  await fund(services, bob.secondAccountId, 1_000_000n)
  await walk(before, bobs, bob.secondAccountId, { type: 1, isCheck: false, federal: 0, state: 'TX', stateTax: 0 })
  const body = { fileName: 'a.pdf', contentType: 'application/pdf', fileContent: pdf.toString('base64') }
  const headers = { 'idempotency-key': 'sent-once' }
  upload = () => before.call('POST', '/api/attachment/upload', { token: adas, body, headers })
  await upload()
  await run(`insert into address (account_owner_id, address1, city, state, zip)
    values (${cyd.ownerId}, '1 Main St', 'Austin', 'TX', '78701')`)
  const { jobId } = await runJob(services, JOB_TYPE.welcomeLetters)
  const file = { fileName: 'list.csv', contentType: 'text/csv', content: Buffer.from('a,b'), people: 0 }
  jobFileId = await services.db
    .transaction()
    .execute((tx) => storeJobFile(tx, services.pii, { jobId, now: services.clock.now() }, file))
  await services.db
    .transaction()
    .execute((tx) => startEnrolment(services, tx, { userId: 11, email: ada.email }, services.clock.now()))
  const admins = { token: await before.tokenOf(administrator) }
  const hook = { name: 'hook', url: 'https://hooks.example.com/ira', kinds: ['JOB'] }
  const made = await before.call('POST', '/api/webhook', { ...admins, body: hook })
  const { webhookId } = (made.body as { webhook: { webhookId: number } }).webhook
  // Leaves a webhook with two secrets: the new one and the replaced one.
  await before.call('POST', `/api/webhook/${webhookId}/secret`, { ...admins, body: {} })
  await takeInReturns(services, Buffer.from(JSON.stringify([{ checkNumber: 7, code: 'STALE' }])))
})
afterAll(() => before.close())

/** The rows of all tables that have a value encrypted with the old key. */
async function sealedWithOld(): Promise<string[]> {
  const { rows: tables } = await run(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await run(
      `select count(*)::int as n from "${String(name)}" x where position($1 in x::text) > 0 or position($2 in x::text) > 0`,
      [oldSeal.value, oldSeal.file.toString('hex')],
    )
    if (rows[0]?.['n'] !== 0) found.push(String(name))
  }
  return found.toSorted()
}

const eventsNow = async () => (await run('select count(*)::int as n from event_outbox')).rows[0]?.['n']

test('resumes an interrupted re-encryption, and leaves no value encrypted with the old key and no event', async () => {
  const events = await eventsNow()
  expect(await sealedWithOld()).toEqual([
    'account_owner',
    'attachment_content',
    'distribution_request',
    'idempotency',
    'job_file',
    'letter',
    'mail_outbox',
    'registration',
    'return_file',
    'second_factor',
    'webhook',
    'wizard_draft',
  ])
  await run(`
    create function power_cut() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$;
    create trigger power_cut before update on attachment_content for each row execute function power_cut()`)
  await expect(resealAll(withKeys(NEXT, OLD))).rejects.toThrow('power cut')
  expect(await sealedWithOld()).toEqual(['attachment_content', 'job_file', 'letter', 'mail_outbox', 'return_file'])
  await run('drop trigger power_cut on attachment_content')

  const again = await resealAll(withKeys(NEXT, OLD))
  expect(again.find(({ column }) => column === 'account_owner.social_sealed')).toMatchObject({ renewed: 0 })
  expect(again.find(({ column }) => column === 'webhook.old_secret_sealed')).toMatchObject({ unreadable: [] })
  expect(again.find(({ column }) => column === 'job_file.content')).toMatchObject({ renewed: 1, unreadable: [] })
  expect(await sealedWithOld()).toEqual([])
  expect((await resealAll(withKeys(NEXT, OLD))).every(({ renewed }) => renewed === 0)).toBe(true)
  const { rows } = await run(`select entity from audit where action = 'keys.reseal' order by 1`)
  expect(rows.map(({ entity }) => entity)).toContain('account_owner.social_sealed')
  expect(await eventsNow()).toBe(events)
})

test('decrypts all data with only the new key after re-encryption', async () => {
  expect((await upload()).status).toBe(500)
  const after = await startTestServer({ database: before.services.database, config: { piiKeys: [NEXT] } })
  const [admin, adas, bobs] = [
    await after.tokenOf(administrator),
    await after.tokenOf(ada.email),
    await after.tokenOf(bob.email),
  ]
  const revealed = await after.call('POST', `/api/social/admin/${ada.ownerId}/reveal`, {
    token: admin,
    body: { reason: 'a call' },
  })
  expect(revealed.body).toEqual({ social: '900110011' })
  const repeated = await after.call('POST', '/api/attachment/upload', {
    token: adas,
    body: { fileName: 'a.pdf', contentType: 'application/pdf', fileContent: pdf.toString('base64') },
    headers: { 'idempotency-key': 'sent-once' },
  })
  expect(repeated.headers['idempotency-hit']).toBe('true')
  const { guid } = repeated.body as { guid: string }
  expect((await after.call('GET', `/api/document/${guid}`, { token: adas })).body).toMatchObject({
    content: pdf.toString('base64'),
  })
  expect((await after.call('GET', `/api/job/file/${jobFileId}`, { token: admin })).body).toMatchObject({
    content: Buffer.from('a,b').toString('base64'),
  })
  const rollovers = await after.call('GET', '/api/rollover/admin/signature', { token: admin })
  expect(rollovers.body).toMatchObject([{ receivingAccountNumber: '••••5566' }])
  const code = await after.call('POST', `/api/register/admin/${cyd.ownerId}/reveal`, {
    token: admin,
    body: { reason: 'a call' },
  })
  expect(code.body).toMatchObject({
    registrationCode: expect.stringMatching(/^\d{6}$/),
  })
  await after.call('POST', `/api/wizard/finalize/${bob.secondAccountId}`, { token: bobs })
  expect(await runJob(after.services, JOB_TYPE.processRejections)).toMatchObject({
    files: 1,
    failures: ['check 7 STALE: There is no such payment.'],
  })
  expect(await runJob(after.services, JOB_TYPE.printVendorUpload)).toMatchObject({ letters: 1, failures: [] })
  await after.app.close()
})

test('reports a row that cannot be decrypted, and re-encrypts the others', async () => {
  await run(`update distribution_request set bank_account_sealed = 'v2.nokey1.AAAA' where kind = 'WITHDRAWAL'`)
  const { rows } = await run(`select request_id as id from distribution_request where kind = 'WITHDRAWAL' order by 1`)
  const done = await resealAll(withKeys(OLD, NEXT))
  expect(done.flatMap(({ unreadable }) => unreadable)).toEqual(
    rows.map(({ id }) => `distribution_request ${String(id)}`),
  )
  expect(done.at(-1)).toMatchObject({ column: 'letter.content', renewed: 1 })
})

test('re-encrypts every encrypted column and every file column', async () => {
  const { rows } = await run(`
    select table_name || '.' || column_name as name from information_schema.columns
    join pg_class c on c.relname = table_name and c.relnamespace = 'public'::regnamespace and not c.relispartition
    where table_schema = 'public' and (column_name like '%\\_sealed' or data_type = 'bytea') order by 1`)
  const taken = SEALED.map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name)).toEqual(taken.filter((name) => name !== 'idempotency.response').toSorted())
})

test('allows re-encrypting the file of a job, and refuses any other change to the file', async () => {
  await run('update job_file set content = content')
  for (const change of ["file_name = 'other'", "sha256 = ''", 'size_bytes = 0', 'job_id = job_id + 1'])
    await expect(run(`update job_file set content = '', ${change}`)).rejects.toMatchObject({ code: '42501' })
  await expect(run('delete from job_file')).rejects.toMatchObject({ code: '42501' })
})
