import { JOB_TYPE } from '../../contract/jobType.ts'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { openDatabase, type Database } from '../../custodian/platform/db/connect.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { fund } from '../../custodian/distributions/testing.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { openCustomerBook, trialBalance } from '../../custodian/ledger/ledger.ts'
import { seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { ended, startProgram } from '../../scripts/child.ts'
import { freePort } from '../ports.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

// Annual fee and interest on a real PostgreSQL, run repeatedly, in parallel, and killed midway. Each account is charged
// and credited once.

const accounts = Array.from({ length: 12 }, (_, index) => 3001 + index)
/** The server and the killed command use one database, so they need the same keys. */
const [piiKey, hashKey] = [randomBytes(32), randomBytes(32)]
const dataDir = mkdtempSync(join(tmpdir(), 'portal-fees-'))
let postgres: Postgres
let databaseUrl: string
let database: Database
let server: TestServer
/** A separate database session that holds locks. */
let holder: pg.Client

beforeAll(async () => {
  postgres = await startPostgres()
})
beforeEach(async () => {
  databaseUrl = await postgres.database()
  database = await openDatabase({ databaseUrl, dataDir: 'memory' })
  await migrate(database)
  server = await startTestServer({ database, config: { piiKeys: [piiKey], hashKey } })
  await seedPeople(server.services)
  await database.executeSql(`
    update plan set interest_basis_points = 25 where plan_id = 1;
    update retirement_account set setup_date = '2021-02-01';
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id, setup_date)
    select number, number::text, 'TRADITIONAL', 1, 11, 3, '2020-03-10' from generate_series(3001, 3012) number`)
  for (const accountId of accounts) {
    await database.db.transaction().execute((tx) => openCustomerBook(tx, { accountId, name: String(accountId) }))
    await fund(server.services, accountId, 500_000n)
  }
  holder = new pg.Client({ connectionString: databaseUrl })
  await holder.connect()
})
afterEach(async () => {
  await holder.end()
  await server.close()
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Postings of a transaction type by account, in cents, one row each. */
async function posted(typeId: number): Promise<Array<{ accountId: number; cents: number }>> {
  const { rows } = await holder.query<{ accountId: number; cents: number }>(
    `select b.account_id as "accountId", p.amount_cents::int as cents
     from posting p join book b using (book_id) join ledger_transaction t using (transaction_id)
     where b.account_id is not null and t.transaction_type_id = $1 order by 1, 2`,
    [typeId],
  )
  return rows
}
const once = (cents: number) => accounts.map((accountId) => ({ accountId, cents }))
const balanced = { differenceCents: 0n, unbalanced: [] }

async function on(
  date: string,
  jobTypeId: (typeof JOB_TYPE)['annualFee' | 'calculateWithdrawals' | 'calculateInterest'],
) {
  server.clock.set(new Date(`${date}T12:00:00.000Z`))
  return runJob(server.services, jobTypeId, date)
}

/** Ten runs in parallel: more than there are connections, so that some end while others begin. */
async function tenAtOnce(date: string, jobTypeId: (typeof JOB_TYPE)['annualFee' | 'calculateInterest']) {
  await Promise.all(Array.from({ length: 10 }, () => on(date, jobTypeId)))
}

/** Runs a job's command while the test holds a lock that the job needs, and kills the waiting command. */
async function killAt(job: string, date: string, lock: string, isThere: () => Promise<boolean>): Promise<void> {
  await holder.query('begin')
  await holder.query(lock)
  const command = startProgram('custodian/commands/job.ts', [job, date], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PII_KEY: piiKey.toString('base64url'),
      HASH_KEY: hashKey.toString('base64url'),
      CUSTODIAN_PORT: String(await freePort()),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  command.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const end = ended(command)
  await vi.waitUntil(
    async () => {
      if (command.exitCode !== null) throw new Error(`the job ended with ${command.exitCode}: ${output}`)
      return isThere()
    },
    { timeout: 60_000, interval: 5 },
  )
  command.kill('SIGKILL')
  await end
  await holder.query('rollback')
  // The killed run has the date of the machine's clock, but the next run uses the test clock.
  await holder.query('update job set date_started = business_date where date_ended is null')
}

async function isWaited(): Promise<boolean> {
  const { rows } = await holder.query('select 1 from pg_locks where not granted')
  return rows.length > 0
}

it('completes 60 parallel runs of a job', async () => {
  const runs = await Promise.all(Array.from({ length: 60 }, () => on('2026-03-09', JOB_TYPE.calculateWithdrawals)))
  const { rows } = await holder.query('select 1 from job where job_type_id = 3 and date_completed is not null')
  expect(rows).toHaveLength(runs.length)
})

describe('the annual fee', () => {
  it('charges the annual fee once under ten parallel runs and a later one', async () => {
    await tenAtOnce('2026-03-10', JOB_TYPE.annualFee)
    expect(await posted(3)).toEqual(once(2_000))
    await on('2026-03-10', JOB_TYPE.annualFee)
    expect(await posted(3)).toEqual(once(2_000))
    expect(await trialBalance(database.db)).toEqual(balanced)
  })

  it('charges the annual fee once after the cancellation of a full distribution that postponed it', async () => {
    await database.executeSql(`
      insert into distribution_request (kind, account_id, distribution_type_id, amount_cents, is_full_amount, is_check,
        status_id, signed_at, frozen_at, date_requested)
      select 'WITHDRAWAL', number, 5, 500000, true, true, 3, now(), now(), now() from generate_series(3001, 3012) number`)
    await tenAtOnce('2026-03-10', JOB_TYPE.annualFee)
    expect(await posted(3)).toEqual([])
    await database.executeSql(`update distribution_request set status_id = 5, outcome = 'cancelled'`)
    await tenAtOnce('2026-03-11', JOB_TYPE.annualFee)
    expect(await posted(3)).toEqual(once(2_000))
    await on('2026-03-12', JOB_TYPE.annualFee)
    expect(await posted(3)).toEqual(once(2_000))
    expect(await trialBalance(database.db)).toEqual(balanced)
  })

  it('charges the remaining annual fees in the next run after a kill', async () => {
    const lock = 'select 1 from retirement_account where account_id = 3006 for update'
    // All other accounts of the batch are charged; the run waits for the locked one.
    await killAt('annual-fee', '2026-03-10', lock, async () => (await posted(3)).length === 11 && (await isWaited()))
    expect(await posted(3)).toEqual(once(2_000).filter(({ accountId }) => accountId !== 3006))
    expect(await on('2026-03-11', JOB_TYPE.annualFee)).toMatchObject({ charged: 1, skipped: 11, failures: [] })
    expect(await posted(3)).toEqual(once(2_000))
    expect(await trialBalance(database.db)).toEqual(balanced)
  })
})

describe('interest', () => {
  it('credits interest once under ten parallel runs and a later one', async () => {
    await on('2026-04-01', JOB_TYPE.calculateInterest)
    await tenAtOnce('2026-05-01', JOB_TYPE.calculateInterest)
    expect(await posted(2)).toEqual(once(103))
    await on('2026-05-01', JOB_TYPE.calculateInterest)
    expect(await posted(2)).toEqual(once(103))
    expect(await trialBalance(database.db)).toEqual(balanced)
  })

  it('credits interest to all other accounts when one account fails, and names that account', async () => {
    await on('2026-04-01', JOB_TYPE.calculateInterest)
    await database.executeSql(`
      begin;
      insert into ledger_transaction (transaction_id, transaction_type_id, transaction_date, idempotency_key)
        values (900001, 1, '2026-01-02', 'interest:3006:2026-04');
      insert into posting (transaction_id, book_id, side, amount_cents)
        select 900001, book_id, case account_id when 3001 then 'D' else 'C' end, 1 from book where account_id in (3001, 3002);
      commit`)
    const { failures, credited } = await on('2026-05-01', JOB_TYPE.calculateInterest)
    expect({ failures, credited }).toEqual({ failures: ['account 3006: 23505'], credited: 11 })
    expect((await posted(2)).map(({ accountId }) => accountId)).toEqual(accounts.filter((id) => id !== 3006))
    expect(await trialBalance(database.db)).toEqual(balanced)
  })

  it('credits interest after a kill without counting a day twice', async () => {
    await on('2026-04-01', JOB_TYPE.calculateInterest)
    const lock = 'select 1 from book where account_id = 3006 for no key update'
    // Killed in the batch's transaction, after the days were counted.
    await killAt('calculate-interest', '2026-05-01', lock, isWaited)
    expect(await posted(2)).toEqual([])
    expect(await on('2026-05-02', JOB_TYPE.calculateInterest)).toMatchObject({ credited: 12, failures: [] })
    expect(await posted(2)).toEqual(once(103))
    const { rows } = await holder.query<{ through: string; micro_cents: string }>(
      `select distinct through::text, micro_cents::text from interest_accrual where account_id > 3000`,
    )
    // April's remainder and one day of May on $5,001.03.
    expect(rows).toEqual([{ through: '2026-05-01', micro_cents: String(-260_260 + 3_425_363) }])
    expect(await trialBalance(database.db)).toEqual(balanced)
  })
})
