import { TRANSACTION_TYPE } from '../contract/transactionType.ts'
import pg from 'pg'
import { openDatabase } from '../custodian/platform/db/connect.ts'
import { migrate } from '../custodian/platform/db/migrate.ts'
import { credit, debit, internalBook, openCustomerBook, post } from '../custodian/ledger/ledger.ts'
import { startPostgres } from '../tests/postgres.ts'
import { median, type Measure } from './report.ts'

const accounts = 64
const workers = 16
const perRound = 400
const rounds = 25

/**
 * Compares withdrawals posted by the ledger (lock, header, lines, checks at commit) with the same INSERTs into the same
 * tables without lock, triggers and foreign keys.
 */
export async function benchLedger(): Promise<Measure[]> {
  const postgres = await startPostgres()
  const url = await postgres.database()
  const database = await openDatabase({ databaseUrl: url, dataDir: 'memory' })
  await migrate(database)
  const { db } = database
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  pool.on('error', () => {}) // the server may end its sessions before the pool closes them
  await pool.query(`
    create table bare_header (like ledger_transaction including identity including defaults including indexes);
    create table bare_line (like posting including identity including defaults including indexes);
    insert into account_owner (account_owner_id, first_name, last_name) values (1, 'Bench', 'Mark');
    insert into plan (plan_id, name, interest_basis_points, company_id) values (1, 'Bench', 0, 1);
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id)
      select n, 'B' || n, 'TRADITIONAL', 1, 1, 3 from generate_series(1, ${accounts}) n`)
  const checks = await internalBook(db, 'DISBURSEMENTS_CHECK')
  const cash = await internalBook(db, 'CUSTODY_CASH')
  const books: number[] = []
  for (let accountId = 1; accountId <= accounts; accountId += 1) {
    const book = await db.transaction().execute((tx) => openCustomerBook(tx, { accountId, name: `Bench ${accountId}` }))
    const lines = [debit(cash, 10n ** 12n), credit(book, 10n ** 12n)]
    await db.transaction().execute((tx) => post(tx, { typeId: 1, date: '2026-01-02', lines, createdBy: null }))
    books.push(book)
  }

  const withdraw = (turn: number) =>
    db.transaction().execute((tx) =>
      post(tx, {
        typeId: TRANSACTION_TYPE.withdrawal,
        date: '2026-01-02',
        lines: [debit(books[turn % accounts] ?? 0, 100n), credit(checks, 100n)],
        createdBy: null,
      }),
    )
  const bare = async (turn: number) => {
    const client = await pool.connect()
    await client.query('begin')
    const header = await client.query<{ transaction_id: number }>(
      `insert into bare_header (transaction_type_id, transaction_date) values (4, '2026-01-02') returning transaction_id`,
    )
    await client.query(
      `insert into bare_line (transaction_id, book_id, side, amount_cents, transaction_date)
        values ($1, $2, 'D', 100, '2026-01-02'), ($1, $3, 'C', 100, '2026-01-02')`,
      [header.rows[0]?.transaction_id, books[turn % accounts], checks],
    )
    await client.query('commit')
    client.release()
  }

  const ours: number[] = []
  const limit: number[] = []
  await perSecond(withdraw, 500)
  await perSecond(bare, 500)
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await perSecond(withdraw, perRound))
    limit.push(await perSecond(bare, perRound))
  }
  await pool.end()
  await database.close()
  await postgres.stop()
  const [posted, inserted] = [median(ours), median(limit)]
  return [
    {
      what: 'Ledger: withdrawals posted per second, PostgreSQL',
      ours: posted.toFixed(0),
      reference: `${inserted.toFixed(0)} bare INSERTs`,
      // The ratio is computed per round, because a busy moment affects both measurements of a round.
      ratio: median(ours.map((rate, round) => rate / (limit[round] ?? NaN))),
      goal: '≥ 0.6',
    },
  ]
}

/** Runs the work `count` times on all workers; returns the rate per second. */
async function perSecond(work: (turn: number) => Promise<unknown>, count: number): Promise<number> {
  const started = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < count) await work(next++)
    }),
  )
  return count / ((performance.now() - started) / 1000)
}
