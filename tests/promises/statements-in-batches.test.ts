import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import pg from 'pg'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { sha256Of } from '../../custodian/documents/storePdf.ts'
import { quarterBefore } from '../../custodian/statements/period.ts'
import { renderStatements } from '../../custodian/statements/statement.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { ended, startProgram } from '../../scripts/child.ts'
import { folderOfTest } from '../folder.ts'
import { FIRST_OF_MANY, manyApprovedRequests } from '../manyRequests.ts'
import { freePort } from '../ports.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

// Account statements are made in batches on a real PostgreSQL with the service's rights. However a run ends, an account
// gets one statement for a quarter, and its owner one email about the statement.

const MANY = 30
const TODAY = '2026-04-02'

/** The killed command and the server use one database, so they need the same keys. */
const [piiKey, hashKey] = [randomBytes(32), randomBytes(32)]

let postgres: Postgres
/** A database with the approved requests, which each test copies. */
let template: string
let databaseUrl: string
let server: TestServer
let person: pg.Client

const prepared = (url: string) => prepareDatabase({ databaseUrl: url, databaseOwnerUrl: null, dataDir: 'memory' })

beforeAll(async () => {
  postgres = await startPostgres()
  template = await postgres.database()
  await (await prepared(template)).close()
  // A database can be copied only while nobody is connected to it.
  const maker = new pg.Client({ connectionString: template })
  await maker.connect()
  await manyApprovedRequests({ executeSql: (text) => maker.query(text) }, MANY)
  await maker.end()
})
afterAll(() => postgres?.stop())

beforeEach(async () => {
  databaseUrl = await postgres.database(template)
  const database = await prepared(databaseUrl)
  server = await startTestServer({ database, config: { piiKeys: [piiKey], hashKey } })
  server.clock.set(new Date(`${TODAY}T15:00:00.000Z`))
  person = new pg.Client({ connectionString: databaseUrl })
  await person.connect()
  await person.query(`
    insert into portal_user (user_id, email, role_id, account_owner_id, password_hash)
      select account_owner_id, email, 0, account_owner_id, 'x' from account_owner;
    insert into email_setting (account_owner_id, email_setting) select account_owner_id, true from account_owner`)
  return async () => {
    await person.end()
    await server.close()
  }
})

const LAST = FIRST_OF_MANY + MANY - 1
const run = () => runJob(server.services, JOB_TYPE.statementUpload)

async function expectEach(n: number): Promise<void> {
  const { rows } = await person.query(`
    select (select count(*)::int from statement) as statements,
      (select count(*)::int from attachment a join attachment_content using (attachment_id) where a.attachment_type_id = 4) as documents,
      (select count(*)::int from audit where action = 'statement.store') as audited,
      (select count(*)::int from mail_outbox where kind = 'statement-ready') as letters,
      (select count(distinct to_address)::int from mail_outbox) as told`)
  expect(rows).toEqual([{ statements: n, documents: n, audited: n, letters: n, told: n }])
}

/** Starts the job in its own process, and kills it once it waits for a lock that the person holds. */
async function killedWhileItWaits(): Promise<void> {
  const child = startProgram('custodian/commands/job.ts', ['statement-upload', TODAY], {
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
  await untilItWaits(() => child.exitCode !== null)
  child.kill('SIGKILL')
  await end
}

async function untilItWaits(isOver: () => boolean): Promise<void> {
  await vi.waitUntil(
    async () => {
      if (isOver()) throw new Error('the job ended before')
      const { rows } = await person.query<{ yes: boolean }>(
        'select exists (select from pg_locks where not granted and pid <> pg_backend_pid()) as yes',
      )
      return rows[0]?.yes
    },
    { timeout: 60_000, interval: 5 },
  )
}

describe('statements of a quarter', () => {
  test('stores no statements of a killed batch', async () => {
    // The batch has stored its documents, and its letters wait for this lock.
    await person.query('begin; lock table mail_outbox in share mode')
    await killedWhileItWaits()
    await person.query('rollback')
    await expectEach(0)
    expect(await run()).toMatchObject({ statements: MANY, notices: MANY, failures: [] })
    await expectEach(MANY)
  })

  test('keeps the statements of a killed run, creates missing ones in the next run, and notifies once', async () => {
    await person.query(`begin; select from retirement_account where account_id = ${LAST} for update`)
    await killedWhileItWaits()
    await person.query('rollback')
    await expectEach(MANY - 1)
    const progress = await person.query('select done, total, date_completed from job')
    expect(progress.rows).toEqual([{ done: MANY - 1, total: MANY, date_completed: null }])
    expect(await run()).toMatchObject({ statements: 1, notices: 1, failures: [] })
    await expectEach(MANY)
    const again = await person.query('select done, total from job order by job_id desc limit 1')
    expect(again.rows).toEqual([{ done: 1, total: 1 }])
  })

  test('creates each account statement once under two parallel runs', async () => {
    const runs = await Promise.all([run(), run()])
    expect(runs.reduce((sum, one) => sum + Number(one['statements']), 0)).toBe(MANY)
    expect(runs.flatMap(({ failures }) => failures)).toEqual([])
    await expectEach(MANY)
  })

  test('includes postings made while the statements are rendered', async () => {
    // This lock permits reads. The batch has rendered all statements and waits for the locks of their accounts.
    await person.query(`begin; lock table retirement_account in exclusive mode;
      insert into ledger_transaction (transaction_id, transaction_type_id, transaction_date) values (999999, 1, '2026-03-31');
      insert into posting (transaction_id, book_id, side, amount_cents) select 999999, b.book_id, b.side, 77 from (
        select book_id, 'D' as side from book where kind = 'PLAN_RECEIPTS' union all select ${LAST}, 'C') b`)
    const made = run()
    await untilItWaits(() => false)
    await person.query('commit')
    expect(await made).toMatchObject({ statements: MANY, failures: [] })
    await expectEach(MANY)
    const { rows } = await person.query(`select a.sha256 from statement join attachment a using (attachment_id)
      where statement.account_id = ${LAST}`)
    const [now] = await server.services.db
      .transaction()
      .execute((tx) =>
        renderStatements({ tx, services: server.services }, [LAST], quarterBefore(TODAY), { number: 0, late: [] }),
      )
    expect(rows).toEqual([{ sha256: now && sha256Of(now.content) }])
  })
})
