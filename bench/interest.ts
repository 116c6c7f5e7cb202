import { JOB_TYPE } from '../contract/jobType.ts'
import { openDatabase, type Database } from '../custodian/platform/db/connect.ts'
import { migrate } from '../custodian/platform/db/migrate.ts'
import { runJob } from '../custodian/jobs/run.ts'
import { startTestServer } from '../custodian/testing.ts'
import { startPostgres } from '../tests/postgres.ts'
import { isMain, report, type Measure } from './report.ts'

const accounts = Number(process.env['ACCOUNTS'] ?? 20_000)

/**
 * The interest job on a database without statistics, as after a large upload: its first run, one day that is only
 * counted, and the end of a month, whose credits stand beside one bare UPDATE and INSERT of the same rows.
 */
export async function benchInterest(): Promise<Measure[]> {
  const postgres = await startPostgres()
  const database = await openDatabase({ databaseUrl: await postgres.database(), dataDir: 'memory' })
  await migrate(database)
  const server = await startTestServer({ database })
  await fill(database)
  const run = async (date: string) => {
    server.clock.set(new Date(`${date}T12:00:00.000Z`))
    const outcome = await runJob(server.services, JOB_TYPE.calculateInterest, date)
    if (outcome.failures.length > 0) throw new Error(outcome.failures[0])
    return outcome
  }
  const first = await seconds(() => run('2026-04-01'))
  const day = await seconds(() => run('2026-04-02'))
  await run('2026-04-30')
  await database.executeSql(copies)
  const month = await seconds(() => run('2026-05-01'))
  const { rows } = await database.executeSql(
    'select count(*)::int as n from ledger_transaction where transaction_type_id = 2',
  )
  const bare = await seconds(() => database.executeSql(bareMonth))
  await server.close()
  await postgres.stop()
  const figure = (what: string, took: number, goal: string): Measure => ({
    what,
    ours: `${took.toFixed(1)} s`,
    reference: `${((took / accounts) * 1_000_000).toFixed(0)} µs an account`,
    ratio: null,
    goal,
  })
  return [
    figure(`First run of the interest job, ${accounts} accounts, PostgreSQL`, first, ''),
    figure(`Interest of a day, ${accounts} accounts, PostgreSQL`, day, '≤ 60 s for 1,000,000'),
    {
      what: `Month's end: a day, and ${String(rows[0]?.['n'])} credits, PostgreSQL`,
      ours: `${month.toFixed(1)} s`,
      reference: `${bare.toFixed(1)} s bare UPDATE and INSERT of the same rows`,
      ratio: bare / month,
      goal: '≥ 0.5',
    },
  ]
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/** Accounts with $5,000.00 each, all rules of the ledger on. */
async function fill({ executeSql }: Database): Promise<void> {
  await executeSql(`
    insert into account_owner (account_owner_id, first_name, last_name) values (1, 'Bench', 'Mark');
    insert into plan (plan_id, name, interest_basis_points, company_id) values (1, 'Bench', 325, 1);
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id)
      select n, 'B' || n, 'TRADITIONAL', 1, 1, 3 from generate_series(1, ${accounts}) n;
    insert into book (book_id, name, kind, normal_side, account_id)
      select 100000 + n, 'B' || n, 'CUSTOMER', 'C', n from generate_series(1, ${accounts}) n`)
  for (let from = 1; from <= accounts; from += 20_000)
    await executeSql(`
      begin;
      insert into ledger_transaction (transaction_id, transaction_type_id, transaction_date)
        select n, 1, '2026-01-02' from generate_series(${from}, ${Math.min(accounts, from + 19_999)}) n;
      insert into posting (transaction_id, book_id, side, amount_cents)
        select n, line.book_id, line.side, 500000 from generate_series(${from}, ${Math.min(accounts, from + 19_999)}) n
        cross join lateral (
          select book_id, 'D' as side from book where kind = 'PLAN_RECEIPTS' union all select 100000 + n, 'C') line;
      commit`)
  await executeSql(
    `select setval(pg_get_serial_sequence('ledger_transaction', 'transaction_id'), ${accounts + 20_000})`,
  )
}

/** The tables that a credit writes, as they are at the end of the month, without triggers and foreign keys. */
const copies = ['interest_accrual', 'ledger_transaction', 'posting', 'audit']
  .map(
    (table) => `create table bare_${table} (like ${table} including identity including defaults including indexes);
    insert into bare_${table} select * from ${table};`,
  )
  .join('\n')

/** What the day and its credits have written, once more: a statement for each table. */
const bareMonth = `
  update bare_interest_accrual b set through = i.through, micro_cents = i.micro_cents
    from interest_accrual i where i.account_id = b.account_id;
  insert into bare_ledger_transaction select * from ledger_transaction where transaction_type_id = 2;
  insert into bare_posting select p.* from posting p join ledger_transaction t on t.transaction_id = p.transaction_id
    where t.transaction_type_id = 2;
  insert into bare_audit select * from audit where action = 'interest.credit'`

if (isMain(import.meta.url)) report(await benchInterest())
