import { openDatabase } from '../custodian/platform/db/connect.ts'
import { migrate } from '../custodian/platform/db/migrate.ts'
import { runJob } from '../custodian/jobs/run.ts'
import { credit, debit, internalBook, openCustomerBook, post } from '../custodian/ledger/ledger.ts'
import { startTestServer } from '../custodian/testing.ts'
import { startPostgres } from '../tests/postgres.ts'
import { isMain, report, type Measure } from './report.ts'

const accounts = 20_000
const workers = 16

/** The interest job on 20,000 accounts: one day that is only counted, and the month that is counted and credited. */
export async function benchInterest(): Promise<Measure[]> {
  const postgres = await startPostgres()
  const database = await openDatabase({ databaseUrl: await postgres.database(), dataDir: 'memory' })
  await migrate(database)
  const server = await startTestServer({ database })
  await fill(database)
  const run = async (date: string) => {
    server.clock.set(new Date(`${date}T12:00:00.000Z`))
    const started = performance.now()
    const outcome = await runJob(server.services, 5, date)
    return { seconds: (performance.now() - started) / 1000, outcome }
  }
  await run('2026-04-01')
  const day = await run('2026-04-02')
  const month = await run('2026-05-01')
  await server.close()
  await postgres.stop()
  return [
    {
      what: `Interest of a day, ${accounts} accounts, PostgreSQL`,
      ours: `${day.seconds.toFixed(1)} s`,
      reference: '',
      ratio: null,
      goal: '',
    },
    {
      what: `Interest of a month's end, ${String(month.outcome['credited'])} credits, PostgreSQL`,
      ours: `${month.seconds.toFixed(1)} s`,
      reference: `${((month.seconds / accounts) * 1000).toFixed(2)} ms an account`,
      ratio: null,
      goal: '',
    },
  ]
}

async function fill({ db, executeSql }: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  await executeSql(`
    insert into account_owner (account_owner_id, first_name, last_name) values (1, 'Bench', 'Mark');
    insert into plan (plan_id, name, interest_basis_points, company_id) values (1, 'Bench', 325, 1);
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id)
      select n, 'B' || n, 'TRADITIONAL', 1, 1, 3 from generate_series(1, ${accounts}) n`)
  const receipts = await internalBook(db, 'PLAN_RECEIPTS')
  let next = 1
  const work = async () => {
    for (let accountId = next++; accountId <= accounts; accountId = next++)
      await db.transaction().execute(async (tx) => {
        const book = await openCustomerBook(tx, { accountId, name: `Bench ${accountId}` })
        const lines = [debit(receipts, 500_000n), credit(book, 500_000n)]
        await post(tx, { typeId: 1, date: '2026-01-02', lines, createdBy: null })
      })
  }
  await Promise.all(Array.from({ length: workers }, work))
}

if (isMain(import.meta.url)) report(await benchInterest())
