import { DOCUMENT_TYPE } from '../../contract/documentType.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { fund } from '../../custodian/distributions/testing.ts'
import { storeFile } from '../../custodian/documents/files.sql.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { hashPassword } from '../../custodian/session/password.ts'
import { openDatabase, type Database } from '../../custodian/platform/db/connect.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { ada, administrator, customerService, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { patient, startPostgres, type Postgres } from '../postgres.ts'

// Death reports parallel to payments, sign-ins and decisions, on a real PostgreSQL.

const ROUNDS = 5
let postgres: Postgres
let database: Database
let server: TestServer
let certificate = ''
const tokens = { admin: '', service: '' }

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const first = await openDatabase({ databaseUrl, dataDir: 'memory' })
  await migrate(first)
  await first.close()
  database = patient(await openDatabase({ databaseUrl, dataDir: 'memory' }))
  server = await startTestServer({ database })
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 10_000_000n)
  tokens.admin = await server.tokenOf(administrator)
  tokens.service = await server.tokenOf(customerService)
  await server.services.db
    .updateTable('portal_user')
    .set({ password_hash: await hashPassword('Passw0rd!') })
    .where('email', '=', ada.email)
    .execute()
  certificate = await server.services.db.transaction().execute(async (tx) => {
    const file = {
      ownerId: ada.ownerId,
      typeId: DOCUMENT_TYPE.generalUpload,
      fileName: 'c.pdf',
      contentType: 'application/pdf',
      sha256: 'x',
    }
    const content = Buffer.from('%PDF-1.4')
    return (await storeFile(tx, server.services.pii, { ...file, content, createdBy: null, now: new Date() })).guid
  })
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})
beforeEach(() => database.executeSql('delete from throttle'))

let colleagues = 0
/** A new reporter per round, because one person may report only three deaths a day without an approval. */
async function newReporter(): Promise<void> {
  colleagues += 1
  const email = `reporter${colleagues}@example.com`
  await database.executeSql(`insert into portal_user (email, role_id) values ('${email}', 2)`)
  tokens.service = await server.tokenOf(email)
}

const report = () =>
  server.call('POST', `/api/death/admin/${ada.ownerId}`, {
    token: tokens.service,
    body: { diedOn: '2026-01-20', certificateGuid: certificate, isDeathCertificate: true },
  })
const waiting = async () =>
  (
    await server.services.db
      .selectFrom('approval')
      .select('approval_id')
      .where('status', '=', 'WAITING')
      .executeTakeFirst()
  )?.approval_id ?? 0
/** Reads the approval's number first, because a parallel decision ends the approval. */
const decide = async (how: 'approve' | 'refuse', token = tokens.admin) => {
  const approvalId = await waiting()
  if (how === 'approve') await server.call('GET', `/api/attachment/${certificate}`, { token })
  return server.call('POST', `/api/approval/${approvalId}/${how}`, { token, body: { note: null } })
}
const payments = async () =>
  Number((await database.executeSql('select count(*)::int as n from payment')).rows[0]?.['n'] ?? 0)

/** Creates an owner's request with frozen figures, which the next run of the job pays. */
const pending = () =>
  database.executeSql(`
    update distribution_request set status_id = 5, outcome = 'cancelled' where status_id <> 5;
    insert into distribution_request (kind, account_id, distribution_type_id, amount_cents, is_full_amount, fee_cents,
      status_id, date_requested, signed_at, frozen_at, is_check, residence_state)
    values ('WITHDRAWAL', ${ada.accountId}, 5, 10000, false, 2500, 3, now(), now(), now(), true, 'TX')`)

test('either pays a request before a parallel death report, or sets it Incomplete', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await newReporter()
    await pending()
    const before = await payments()
    const [reported] = await Promise.all([report(), runJob(server.services, JOB_TYPE.processWithdrawals)])
    expect(reported.status).toBe(200)
    // Runs the job again, because the first run skips locked requests.
    await runJob(server.services, JOB_TYPE.processWithdrawals)
    const { status_id: status } = await server.services.db
      .selectFrom('distribution_request')
      .select('status_id')
      .orderBy('request_id', 'desc')
      .executeTakeFirstOrThrow()
    expect(status).toBe(6)
    const paid = (await payments()) - before
    expect([0, 1]).toContain(paid)
    await runJob(server.services, JOB_TYPE.printVendorUpload)
    const { rows } = await database.executeSql('select 1 from payment where job_file_id is not null')
    expect(rows).toEqual([])
    expect((await decide('refuse')).status).toBe(200)
    await database.executeSql("update payment set closed_as = 'REVERSED' where closed_as is null")
  }
})

test('leaves no session after a parallel death report and login', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await newReporter()
    await database.executeSql('delete from throttle')
    const body = { username: ada.email, password: 'Passw0rd!' }
    const [reported, signedIn] = await Promise.all([report(), server.call('POST', '/api/authenticate', { body })])
    expect(reported.status).toBe(200)
    expect([200, 409]).toContain(signedIn.status)
    const { rows } = await database.executeSql(
      `select 1 from session s join portal_user u using (user_id) where u.account_owner_id = ${ada.ownerId} and s.revoked_at is null`,
    )
    expect(rows).toEqual([])
    await decide('refuse')
  }
})

test('accepts one of two parallel death reports, and one of two parallel decisions', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await newReporter()
    const both = await Promise.all([report(), report()])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const decided = await Promise.all([decide('approve'), decide('refuse')])
    expect(decided.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { rows } = await database.executeSql("select state from owner_death where state <> 'ENDED'")
    const isConfirmed = decided[0].status === 200
    expect(rows).toEqual(isConfirmed ? [{ state: 'CONFIRMED' }] : [])
    if (isConfirmed)
      await database.executeSql("update owner_death set state = 'ENDED', ended_at = now() where state <> 'ENDED'")
  }
})
