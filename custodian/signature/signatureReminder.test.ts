import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../../tests/postgres.ts'
import { sql as sqlOf } from 'kysely'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { awaitsSignature, isSignable } from '../distributions/awaitsSignature.ts'
import { fund, submit, walk } from '../distributions/testing.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { runJob } from '../jobs/run.ts'
import { openDatabase } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { pdf } from '../documents/testing.files.ts'
import { lettersOf } from '../mail/testing.letters.ts'
import { ada, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

// The test needs a real PostgreSQL, because two concurrent runs compete for the same rows.

let postgres: Postgres
let server: TestServer
let adas: string
let requestId: number
beforeAll(async () => {
  postgres = await startPostgres()
  const database = await openDatabase({ databaseUrl: await postgres.database(), dataDir: '' })
  await migrate(database)
  server = await startTestServer({ database })
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})
const sql = (text: string) => server.services.database.executeSql(text)
beforeEach(async () => {
  await sql('update distribution_request set status_id = 5; delete from mail_outbox; delete from throttle')
  adas = await server.tokenOf(ada.email)
  await walk(server, adas, ada.accountId, { type: 50 })
  requestId = await submit(server, adas, ada.accountId)
})

const DAY = 24 * 3_600_000
const run = () => runJob(server.services, JOB_TYPE.signatureReminder)
const reminders = () => lettersOf(server.services, 'signature-reminder')
/** Runs the job on each day until this many days after the request. Returns the number of emails. */
async function mailedOn(...days: number[]): Promise<number[]> {
  const counts: number[] = []
  let passed = 0
  for (const day of days) {
    server.clock.forward((day - passed) * DAY)
    passed = day
    await run()
    counts.push((await reminders()).length)
  }
  return counts
}

const CANCEL = 'you can cancel it on the same page.'
const CONTACT = 'We need your signature before we can pay you. To change or cancel this request, contact us.'
const WORDS = [CANCEL, CONTACT]

describe('a reminder to sign', () => {
  test('emails a reminder to sign on the third and the seventh day, once each', async () => {
    expect(await mailedOn(0, 2, 3, 3, 4, 6, 7, 7, 8, 29)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
    const [first, last] = await reminders()
    expect(first?.body_text).toContain(`Review and sign: http://portal.test/requests/${requestId}/`)
    expect(first?.body_text).not.toContain('last reminder')
    expect(last?.body_text).toContain('This is our last reminder')
    const { rows } = await sql(
      `select count(*)::int as n from audit where action = 'request.remind' and entity_id = '${requestId}'`,
    )
    expect(rows).toEqual([{ n: 2 }])
  })

  test('emails only the last signature reminder if the job runs late', async () => {
    expect(await mailedOn(9, 10)).toEqual([1, 1])
    expect((await reminders())[0]?.body_text).toContain('This is our last reminder')
  })

  test("omits the owner's last name and amounts from a signature reminder, and requires sign-in", async () => {
    await mailedOn(3)
    const [letter] = await reminders()
    expect(letter?.body_text).not.toMatch(/Adams|\$|\/sign\//)
  })

  test.each([
    ['signed', 'signed_at = now()', 0, null],
    ['canceled', 'status_id = 5', 0, null],
    ['Incomplete', 'status_id = 6', 0, null],
    ['Incomplete, asked to sign', 'status_id = 6, asked_to_sign_at = date_requested', 1, CONTACT],
    ['on paper', 'is_paper_form = true', 0, null],
    ['on paper, asked to sign', 'is_paper_form = true, asked_to_sign_at = date_requested', 1, CONTACT],
    ['asked to sign again', 'asked_to_sign_at = date_requested', 1, CANCEL],
  ])('emails a signature reminder only for a request that awaits the signature: %s', async (_, set, mails, words) => {
    await sql(`update distribution_request set ${set} where request_id = ${requestId}`)
    expect(await mailedOn(3, 4)).toEqual([mails, mails])
    const [letter] = await reminders()
    expect(WORDS.filter((text) => letter?.body_text.includes(text))).toEqual(words === null ? [] : [words])
  })

  test('decides in the database as in the program which requests await the signature', async () => {
    const { rows } = await sqlOf<Parameters<typeof awaitsSignature>[0] & { is_signable: boolean }>`
      select r.*, ${isSignable} as is_signable
      from (select * from generate_series(1, 6) as status_id
        cross join (values (null), (now())) as s(signed_at) cross join (values (false), (true)) as p(is_paper_form)
        cross join (values (null), ('Ada Adams')) as n(paper_signer)
        cross join (values (null), (now())) as a(asked_to_sign_at)) r`.execute(server.services.db)
    expect(rows).toHaveLength(96)
    expect(rows.filter((row) => row.is_signable !== awaitsSignature(row))).toEqual([])
    expect(rows.filter((row) => row.is_signable)).toHaveLength(8)
  })

  test('emails no signature reminder while a payment of the request is on its way', async () => {
    await sql(`update distribution_request set status_id = 6, asked_to_sign_at = date_requested
      where request_id = ${requestId}`)
    await server.services.db.transaction().execute(async (tx) => {
      const [book, transit] = [await bookOfAccount(tx, ada.accountId), await internalBook(tx, 'DISBURSEMENTS_CHECK')]
      await post(tx, {
        typeId: TRANSACTION_TYPE.withdrawal,
        date: '2026-03-10',
        lines: [debit(book, 100n), credit(transit, 100n)],
        requestId,
        createdBy: null,
      })
    })
    expect(await mailedOn(3)).toEqual([0])
  })

  test('restarts reminders when the owner is asked to sign again', async () => {
    expect(await mailedOn(3)).toEqual([1])
    await sql(`update distribution_request set asked_to_sign_at = '${server.clock.now().toISOString()}'
      where request_id = ${requestId}`)
    expect(await mailedOn(0, 3)).toEqual([1, 2])
  })

  test('emails a signature reminder once, even when two runs start at the same time', async () => {
    server.clock.forward(3 * DAY)
    await Promise.all([run(), run(), run()])
    expect(await reminders()).toHaveLength(1)
  })

  test('stores each signature reminder in an append-only row', async () => {
    await mailedOn(3)
    await expect(sql(`delete from signature_reminder where request_id = ${requestId}`)).rejects.toThrow(/append-only/)
  })

  // The last test, because the report closes the owner's login.
  test('emails no signature reminder to an owner whose death is reported', async () => {
    await sql(`update distribution_request set asked_to_sign_at = date_requested where request_id = ${requestId}`)
    const token = await server.tokenOf(customerService)
    const file = { fileName: 'c.pdf', contentType: 'application/pdf', fileContent: pdf.toString('base64') }
    const body = { ...file, accountOwnerId: ada.ownerId }
    const sent = await server.call('POST', '/api/attachment/admin/upload/', { token, body })
    const { guid } = sent.body as { guid: string }
    const death = { diedOn: '2026-03-01', certificateGuid: guid, isDeathCertificate: true }
    const reported = await server.call('POST', `/api/death/admin/${ada.ownerId}`, { token, body: death })
    expect(reported).toMatchObject({ status: 200, body: { state: 'REPORTED' } })
    expect(await mailedOn(3, 7)).toEqual([0, 0])
  })
})
