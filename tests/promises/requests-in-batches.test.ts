import { JOB_TYPE } from '../../contract/jobType.ts'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import pg from 'pg'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { ended, startProgram } from '../../scripts/child.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { requestNumber } from '../../custodian/distributions/request.ts'
import { imbalance } from '../../custodian/distributions/testing.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { balanceOf, credit, debit, internalBook, post } from '../../custodian/ledger/ledger.ts'
import { lettersOf } from '../../custodian/mail/testing.letters.ts'
import { seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { folderOfTest } from '../folder.ts'
import { FIRST_OF_MANY, manyApprovedRequests } from '../manyRequests.ts'
import { freePort } from '../ports.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

// Withdrawals are calculated and paid in batches on a real PostgreSQL with the service's rights. In every case each
// request is paid once or not at all, and one failure does not affect others.

const MANY = 50
const NET = 100_000n - 10_000n - 2_500n

/** The server and the killed command use one database, so they need the same keys. */
const [piiKey, hashKey] = [randomBytes(32), randomBytes(32)]

let postgres: Postgres
let databaseUrl: string
let server: TestServer
let person: pg.Client

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

beforeEach(async () => {
  databaseUrl = await postgres.database()
  const database = await prepareDatabase({ databaseUrl, databaseOwnerUrl: null, dataDir: 'memory' })
  server = await startTestServer({ database, config: { piiKeys: [piiKey], hashKey } })
  await seedPeople(server.services)
  await manyApprovedRequests(database, MANY)
  person = new pg.Client({ connectionString: databaseUrl })
  await person.connect()
  return async () => {
    await person.end()
    await server.close()
  }
})

const nth = (place: number) => FIRST_OF_MANY + place
const db = () => server.services.db
const calculate = () => runJob(server.services, JOB_TYPE.calculateWithdrawals)
const pay = () => runJob(server.services, JOB_TYPE.processWithdrawals)

async function counts() {
  const { rows } = await server.services.database.executeSql(`
    select (select count(*)::int from ledger_transaction where request_id is not null) as posted,
      (select count(distinct request_id)::int from ledger_transaction where request_id is not null) as requests,
      (select count(*)::int from payment) as payments,
      (select count(*)::int from request_event where kind = 'SENT') as events,
      (select count(*)::int from mail_outbox where kind = 'request-status') as mails,
      (select count(*)::int from audit where action = 'request.pay') as audited`)
  return rows[0]
}

const paid = (n: number) => ({ posted: n, requests: n, payments: n, events: n, mails: n, audited: n })

/** The checks must total the decrease of the customers' books, and the ledger must balance. */
async function expectWhole(n: number) {
  expect(await imbalance(server.services)).toEqual({ differenceCents: 0n, unbalanced: [] })
  const { rows } = await server.services.database.executeSql(`
    select sum(net)::bigint as net from (select amount_cents - federal_cents - state_cents - fee_cents as net
      from distribution_request r where exists (select from ledger_transaction t where t.request_id = r.request_id)) x`)
  expect(await balanceOf(db(), await internalBook(db(), 'DISBURSEMENTS_CHECK'))).toBe(rows[0]?.['net'] ?? 0n)
  expect(await counts()).toEqual(paid(n))
}

/** Waits until the query returns true. */
async function until(question: string, isOver: () => boolean = () => false): Promise<void> {
  await vi.waitUntil(
    async () => {
      if (isOver()) throw new Error('the job ended before')
      return (await person.query<{ yes: boolean }>(`select (${question}) as yes`)).rows[0]?.yes
    },
    { timeout: 60_000, interval: 5 },
  )
}

const waiting = `exists (select from pg_locks where not granted and pid <> pg_backend_pid())`

describe('a batch of requests', () => {
  test('writes the same figures, emails, history and audit rows for a batch as for single requests', async () => {
    expect(await calculate()).toMatchObject({ calculated: MANY, failures: [] })
    expect(await pay()).toMatchObject({ paid: MANY, failures: [] })
    await expectWhole(MANY)
    const [first] = await db().selectFrom('payment').selectAll().orderBy('payment_id').limit(1).execute()
    expect(first).toMatchObject({ request_id: nth(0), method: 'CHECK' })
    const inCalifornia = await db()
      .selectFrom('distribution_request')
      .selectAll()
      .where('residence_state', '=', 'CA')
      .executeTakeFirstOrThrow()
    expect(
      inCalifornia.amount_cents - inCalifornia.federal_cents - inCalifornia.state_cents - inCalifornia.fee_cents,
    ).toBe(NET - 1_000n)
    expect(await pay()).toMatchObject({ skipped: MANY, failures: [] })
    await expectWhole(MANY)
    const { rows } = await server.services.database.executeSql('select done, total from job order by job_id')
    expect(rows).toEqual([1, 2, 3].map(() => ({ done: MANY, total: MANY })))
  })

  test('pays 49 requests of a batch, and names the request that cannot be posted', async () => {
    await calculate()
    await db()
      .updateTable('distribution_request')
      .set({ residence_state: null })
      .where('request_id', '=', nth(17))
      .execute()
    const number = requestNumber(
      await db()
        .selectFrom('distribution_request')
        .selectAll()
        .where('request_id', '=', nth(17))
        .executeTakeFirstOrThrow(),
    )
    expect(await pay()).toMatchObject({
      paid: MANY - 1,
      failed: 1,
      failures: [`request ${number}: request ${nth(17)} withholds for no state`],
    })
    await expectWhole(MANY - 1)
    await db().updateTable('distribution_request').set({ residence_state: 'CA' }).execute()
    expect(await pay()).toMatchObject({ paid: 1, failures: [] })
    await expectWhole(MANY)
  })

  test('pays the other requests of a batch when the balance of one account is below its calculated amount, and notifies the owner of that account', async () => {
    await calculate()
    const fees = await internalBook(db(), 'FEE_ANNUAL')
    await db()
      .transaction()
      .execute((tx) =>
        post(tx, {
          typeId: TRANSACTION_TYPE.annualFee,
          date: '2026-03-10',
          createdBy: null,
          lines: [debit(nth(5), 450_000n), credit(fees, 450_000n)],
        }),
      )
    expect(await pay()).toMatchObject({ paid: MANY - 1, incomplete: 1, failures: [] })
    const letters = await lettersOf(server.services, 'request-status')
    expect(
      letters.filter(({ body_text }) => body_text.includes('needs attention')).map(({ to_address }) => to_address),
    ).toEqual([`owner${nth(5)}@many.example`])
    await db()
      .deleteFrom('mail_outbox')
      .where('to_address', '=', `owner${nth(5)}@many.example`)
      .execute()
    await expectWhole(MANY - 1)
  })

  test('processes every request of a batch once under two parallel runs', async () => {
    const both = await Promise.all([calculate(), calculate()])
    expect(both.reduce((sum, run) => sum + Number(run['calculated'] ?? 0), 0)).toBe(MANY)
    const runs = await Promise.all([pay(), pay(), pay()])
    expect(runs.reduce((sum, run) => sum + Number(run['paid'] ?? 0), 0)).toBe(MANY)
    expect(runs.flatMap(({ failures }) => failures)).toEqual([])
    await expectWhole(MANY)
  })

  test('skips an account locked by a person, and processes its request at the end of the batch', async () => {
    await calculate()
    await person.query(`begin; select from retirement_account where account_id = ${nth(3)} for update`)
    const run = pay()
    await until(`(select count(*) from payment) = ${MANY - 1} and ${waiting}`)
    await person.query(
      `update distribution_request set status_id = 5, outcome = 'cancelled' where request_id = ${nth(3)}`,
    )
    await person.query('commit')
    expect(await run).toMatchObject({ paid: MANY - 1, skipped: 1, failures: [] })
    await expectWhole(MANY - 1)
  })

  test('posts nothing of a killed batch, and pays it in the next run', async () => {
    await calculate()
    // With this lock the job can insert the transactions, but waits before their posting lines.
    await person.query('begin; lock table posting in share mode')
    const child = startProgram('custodian/commands/job.ts', ['process-withdrawals', '2026-03-10'], {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATABASE_URL: databaseUrl,
        DEMO_DATA: 'off',
        DATA_DIR: folderOfTest(),
        CUSTODIAN_PORT: String(await freePort()),
        PII_KEY: piiKey.toString('base64url'),
        HASH_KEY: hashKey.toString('base64url'),
      },
      stdio: 'ignore',
    })
    const end = ended(child)
    await until(waiting, () => child.exitCode !== null)
    child.kill('SIGKILL')
    await end
    await person.query('rollback')
    expect(await pay()).toMatchObject({ paid: MANY, failures: [] })
    await expectWhole(MANY)
  })
})
