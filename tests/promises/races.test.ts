import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../custodian/platform/db/connect.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { newestLink, PAYEE, fund, submit, walk } from '../../custodian/distributions/testing.ts'
import { pdf } from '../../custodian/documents/testing.files.ts'
import { balanceOfAccount } from '../../custodian/ledger/ledger.ts'
import { planFilesSettled } from '../../custodian/planUploads/planFile.ts'
import { hashPassword } from '../../custodian/session/password.ts'
import { totpAt, totpStep } from '../authenticator.ts'
import { ada, administrator, bob, customerService, cyd, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { patient, startPostgres, type Postgres } from '../postgres.ts'

// Two parallel callers on a real PostgreSQL. Deadlock detection is delayed, so that a deadlock fails by the lock
// timeout (503) instead of being resolved unnoticed.

const ROUNDS = 6
let postgres: Postgres
let database: Database
let server: TestServer
let adas: string
let staff: string

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const first = await openDatabase({ databaseUrl, dataDir: 'memory' })
  await migrate(first)
  await first.executeSql(
    `do $$ begin execute format('alter database %I set deadlock_timeout = ''10min''', current_database()); end $$`,
  )
  await first.close()
  database = patient(await openDatabase({ databaseUrl, dataDir: 'memory' }))
  server = await startTestServer({ database })
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 10_000_000n)
  adas = await server.tokenOf(ada.email)
  staff = await server.tokenOf(administrator)
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})
beforeEach(async () => {
  await database.executeSql('delete from throttle; update distribution_request set status_id = 5')
})

const rounds = async (work: () => Promise<unknown>) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await database.executeSql('update distribution_request set status_id = 5')
    await work()
  }
}
const sorted = (answers: Array<{ status: number }>) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const sign = (envelopeId: string) =>
  server.call('POST', `/api/signature/${envelopeId}`, { token: adas, body: { signerName: 'Ada Adams', consent: true } })

describe('parallel signatures and changes of a request', () => {
  test('either signs or cancels a request in parallel, never both', async () => {
    await rounds(async () => {
      await walk(server, adas, ada.accountId)
      const id = await submit(server, adas, ada.accountId)
      const edit = { id, amount: 1000, federalWithholding: 100, stateWithholding: 10, statusId: 5, waiveFees: false }
      const answers = await Promise.all([
        sign(await newestLink(server.services)),
        server.call('POST', '/api/withdrawal/admin/withdrawal', { token: staff, body: edit }),
      ])
      expect(answers.map(({ status }) => status)).toContain(200)
      expect([204, 404]).toContain(answers[0].status)
    })
  })

  test('never signs a rollover with a payee that the owner did not see', async () => {
    await rounds(async () => {
      await walk(server, adas, ada.accountId, { amount: 700, type: 50 })
      const id = await submit(server, adas, ada.accountId)
      const { checkPayee: _, address: address1, receivingAccount: receivingAccountNumber, ...rest } = PAYEE
      const edit = { id, amount: 700, checkPayableTo: 'Thief', address1, receivingAccountNumber, statusId: 1, ...rest }
      const [signed, saved] = await Promise.all([
        sign(await newestLink(server.services)),
        server.call('PUT', '/api/rollover/admin/rollover', { token: staff, body: { ...edit, waiveFees: false } }),
      ])
      expect([204, 404, 409]).toContain(signed.status)
      expect(saved.status).toBe(200)
      const changed = await server.services.db
        .selectFrom('mail_outbox')
        .select('subject')
        .orderBy('mail_id', 'desc')
        .executeTakeFirstOrThrow()
      // If the signature came first, the owner is notified; if the change came first, the owner must sign again.
      expect(changed.subject).toMatch(signed.status === 204 ? /Changed/ : /Please sign/)
    })
  })
})

test('creates one request from a parallel submit and paper form', async () => {
  await rounds(async () => {
    await walk(server, adas, ada.accountId)
    const paper = {
      fileName: 'form.pdf',
      contentType: 'application/pdf',
      fileContent: pdf.toString('base64'),
      accountId: ada.accountId,
    }
    const answers = await Promise.all([
      server.call('POST', `/api/wizard/finalize/${ada.accountId}`, { token: adas }),
      server.call('POST', '/api/attachment/withdrawal', { token: adas, body: paper }),
    ])
    expect(sorted(answers)).toEqual([200, 409])
    await database.executeSql(`delete from wizard_draft`)
  })
})

test('assigns an email address to one of two people who verify it in parallel', async () => {
  const { pii } = server.services
  await rounds(async () => {
    await database.executeSql(`
      delete from registration; delete from mail_outbox; delete from throttle; delete from password_reset;
      delete from portal_user where account_owner_id in (${bob.ownerId}, ${cyd.ownerId})`)
    const persons = [
      { social: '900110012', firstName: 'Bob', lastName: 'Baker', dob: '1990-03-03' },
      { social: cyd.social, firstName: cyd.firstName, lastName: cyd.lastName, dob: cyd.dateOfBirth },
    ]
    const begun = []
    for (const body of persons) {
      const { uniqueId } = (await server.call('POST', '/api/register', { body })).body as { uniqueId: string }
      await server.call('POST', '/api/register/email', { body: { uniqueId, email: 'both@example.com' } })
      const row = await server.services.db
        .selectFrom('registration')
        .select(['code_sealed', 'account_owner_id'])
        .where('code_sealed', 'is not', null)
        .orderBy('account_owner_id', body.lastName === 'Baker' ? 'asc' : 'desc')
        .executeTakeFirstOrThrow()
      begun.push({
        uniqueId,
        verificationCode: pii.open(row.code_sealed ?? '', `registration.code:${row.account_owner_id}`),
      })
    }
    const answers = await Promise.all(begun.map((body) => server.call('POST', '/api/register/verify', { body })))
    expect(sorted(answers)).toEqual([204, 409])
  })
})

test('credits money once when two plan files have the same people', async () => {
  const people = (note: string, reference: string) =>
    `SSN,FirstName,LastName,DateOfBirth,Address1,Address2,City,State,Zip,Amount,AccountType,Reference\n900110012,Bob,Baker,03/03/1990,1 A St,${note},B,TX,75001,100.00,Roth,${reference}\n`
  const send = (note: string, reference: string) =>
    server.call('POST', '/api/attachment/planupload', {
      token: staff,
      body: {
        fileName: `${note}.csv`,
        contentType: 'text/csv',
        fileContent: Buffer.from(people(note, reference)).toString('base64'),
        planTypeId: 1,
        planId: 1,
      },
    })
  await rounds(async () => {
    await database.executeSql(`update retirement_account set status_id = 5 where account_owner_id = ${bob.ownerId}`)
    const before = await accountsOfBob()
    // Another transfer in each round, because a row of a person who was paid out is refused if it comes again.
    const reference = crypto.randomUUID().slice(0, 8)
    const answers = await Promise.all([send(crypto.randomUUID(), reference), send(crypto.randomUUID(), reference)])
    expect(sorted(answers)).toEqual([200, 200])
    await planFilesSettled()
    const opened = (await accountsOfBob()).filter((id) => !before.includes(id))
    expect(opened).toHaveLength(1)
    const money = { token: await server.tokenOf(customerService), body: {} }
    const { body } = await server.call('GET', '/api/approval?effect=plan-money&limit=1', money)
    const [waits] = (body as { approvals: Array<{ id: number; amount: number }> }).approvals
    const given = { ...money, body: { controlTotal: waits?.amount } }
    const approved = () => server.call('POST', `/api/approval/${waits?.id}/approve`, given)
    expect(sorted(await Promise.all([approved(), approved()]))).toEqual([200, 409])
    expect(await balanceOfAccount(server.services.db, opened[0] ?? 0)).toBe(10_000n)
  })
})

async function accountsOfBob(): Promise<number[]> {
  const rows = await server.services.db
    .selectFrom('retirement_account')
    .select('account_id')
    .where('account_owner_id', '=', bob.ownerId)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

describe('a customer who sets up an authenticator app', () => {
  const PASSWORD = 'quiet river 7 lamps'
  const login = () => server.call('POST', '/api/authenticate', { body: { username: ada.email, password: PASSWORD } })
  const waiting = async () => {
    const { rows } = await database.executeSql(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.['n']
  }

  test.each(['the app', 'the sign-in'] as const)(
    'leaves no session without a code when the app setup and a sign-in run in parallel, %s first',
    async (first) => {
      await database.executeSql(`delete from second_factor; delete from session where user_id = ${ada.ownerId}`)
      const password_hash = await hashPassword(PASSWORD)
      const { db } = server.services
      await db.updateTable('portal_user').set({ password_hash }).where('user_id', '=', ada.ownerId).execute()
      const token = ((await login()).body as { token: string }).token
      const post = await server.call('POST', '/api/user/second-factor', { token, body: { currentPassword: PASSWORD } })
      const { secret } = post.body as { secret: string }
      const confirm = () => {
        const code = totpAt(secret, totpStep(server.clock.now()))
        return server.call('PUT', '/api/user/second-factor', { token, body: { code } })
      }
      // Holds the login's row until both calls wait for it, in this order.
      const steps = first === 'the app' ? [confirm, login] : [login, confirm]
      const under: Array<ReturnType<typeof login>> = []
      await db.transaction().execute(async (tx) => {
        await tx.selectFrom('portal_user').select('user_id').where('user_id', '=', ada.ownerId).forUpdate().execute()
        for (const step of steps) {
          under.push(step())
          await expect.poll(waiting).toBe(under.length)
        }
      })
      const answers = await Promise.all(under)
      const [app, signIn] = first === 'the app' ? answers : answers.toReversed()
      expect(app?.status).toBe(204)
      // Either the sign-in required the code, or its new session ended with the others.
      expect(signIn?.status).toBe(first === 'the app' ? 400 : 200)
      const { token: begun = '' } = (signIn?.body ?? {}) as { token?: string }
      expect((await server.call('GET', '/api/user', { token: begun })).status).toBe(401)
      expect((await server.call('GET', '/api/user', { token })).status).toBe(200)
    },
  )
})
