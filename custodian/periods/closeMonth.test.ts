import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { patient, startPostgres, type Postgres } from '../../tests/postgres.ts'
import { openBankLine } from '../bank/testing.lines.ts'
import { fund } from '../distributions/testing.ts'
import { bulkPost } from '../ledger/bulkPost.ts'
import { postingDay } from '../ledger/closedMonths.ts'
import { bookOfAccount, credit, debit, internalBook, post, reverse, type Posting } from '../ledger/ledger.ts'
import { postMany } from '../ledger/postMany.ts'
import { runJob } from '../jobs/run.ts'
import { verifyMonths } from './monthHash.ts'
import { prepareDatabase } from '../platform/db/prepare.ts'
import { openDatabase, type Tx } from '../platform/db/connect.ts'
import { ada, administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

// The test clock is at 2026-03-10.
const JANUARY = '2026-01-01'
const FEBRUARY = '2026-02-01'
let postgres: Postgres
let databaseUrl: string
let server: TestServer
let customer: number
let fees: number

beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.database()
  const database = await prepareDatabase({ databaseUrl, databaseOwnerUrl: null, dataDir: '' })
  server = await startTestServer({ database: patient(database) })
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 500_000n)
  customer = await bookOfAccount(server.services.db, ada.accountId)
  fees = await internalBook(server.services.db, 'FEE_DISTRIBUTION')
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})

const inTx = <T>(work: (tx: Tx) => Promise<T>) => server.services.db.transaction().execute(work)
const given = (date: string, cents = 445n): Posting => ({
  typeId: TRANSACTION_TYPE.interest,
  date,
  createdBy: null,
  lines: [debit(fees, cents), credit(customer, cents)],
})
const as = async (email: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  server.call(method, `/api${path}`, { token: await server.tokenOf(email), ...(body === undefined ? {} : { body }) })
const months = async () =>
  (await as(administrator, 'GET', '/accounting/months')).body as {
    closed: Array<Record<string, unknown>>
    next: { month: string; obstacles: string[]; obstacleScreen: string | null; approvalId: number | null } | null
  }
/** The administrator asks to close the month; another person approves. */
async function close(month: string): Promise<number> {
  const { status, body } = await as(administrator, 'POST', '/accounting/months/close', { month })
  if (status !== 200) return status
  const { approvalId } = body as { approvalId: number }
  return (await as(customerService, 'POST', `/approval/${approvalId}/approve`, { note: null })).status
}
const customersOn = async (date: string) =>
  ((await as(administrator, 'GET', `/accounting/trial-balance?date=${date}`)).body as { customers: number }).customers

test('closes months in order, each after its end and its last interest credit', async () => {
  const first = await months()
  expect(first).toMatchObject({
    closed: [],
    next: { month: FEBRUARY, approvalId: null, obstacleScreen: 'JOBS', bankDaysSinceEnd: 7 },
  })
  const rest =
    'February 2026 needs it through 02/28/2026. The next run is on 03/10/2026. An administrator can run "Calculate Interest" sooner.'
  expect(first.next?.obstacles).toEqual([`No run of "Calculate Interest" is recorded. ${rest}`])
  const { job_id } = await server.services.db
    .insertInto('job')
    .values({ job_type_id: JOB_TYPE.calculateInterest, business_date: '2026-02-27', date_completed: new Date() })
    .returning('job_id')
    .executeTakeFirstOrThrow()
  expect((await months()).next?.obstacles).toEqual([`Interest is complete through 02/26/2026. ${rest}`])
  await server.services.db.deleteFrom('job').where('job_id', '=', job_id).execute()
  expect(await close(JANUARY)).toBe(409)
  await runJob(server.services, JOB_TYPE.calculateInterest)
  const { checkedAt } = server.services.integrity
  server.services.integrity.checkedAt = null
  expect((await months()).next?.obstacles).toEqual([expect.stringMatching(/^The books have not been checked/)])
  expect(await close(JANUARY)).toBe(409)
  server.services.integrity.checkedAt = checkedAt
  const early = await as(administrator, 'POST', '/accounting/months/close', { month: '2026-03-01' })
  expect(early).toMatchObject({ status: 409, body: 'March 2026 has not ended.' })
  expect(await close(JANUARY)).toBe(200)
  const again = await as(administrator, 'POST', '/accounting/months/close', { month: JANUARY })
  expect(again).toMatchObject({ status: 409, body: 'January 2026 is closed.' })
  expect((await months()).closed).toMatchObject([
    {
      month: JANUARY,
      closedBy: administrator,
      approvedBy: customerService,
      customerTotal: 5000,
      custodyCash: 5000,
      closedAt: server.clock.now().toISOString(),
    },
  ])
})

test('refuses every posting dated into a closed month', async () => {
  const refused = { code: '23514', constraint: 'closed_month' }
  await expect(inTx((tx) => post(tx, given('2026-01-31')))).rejects.toMatchObject(refused)
  // Dates before the closed month are refused too.
  await expect(inTx((tx) => post(tx, given('2019-12-31')))).rejects.toMatchObject(refused)
  await expect(inTx((tx) => postMany(tx, [given('2026-03-10'), given('2026-01-31')]))).rejects.toMatchObject(refused)
  const header = sql`insert into ledger_transaction (transaction_type_id, transaction_date) values (2, '2026-01-31')`
  await expect(header.execute(server.services.db)).rejects.toMatchObject(refused)
  const inBulk = inTx((tx) => bulkPost(tx, (stage) => stage([given('2026-01-31')])))
  await expect(inBulk).rejects.toThrow('Everything before 2026-02-01 is closed.')
  expect(await customersOn('2026-01-31')).toBe(5000)
  // The first day after the closed month is open.
  await inTx((tx) => post(tx, given('2026-02-01', 1n)))
})

test("posts late bank lines and interest of a closed month with today's date", async () => {
  expect(await postingDay(server.services.db, '2026-01-30', '2026-03-10')).toBe('2026-03-10')
  expect(await postingDay(server.services.db, '2026-02-01', '2026-03-10')).toBe('2026-02-01')
})

test("posts the correction of a closed month with today's date, and keeps the closed balance", async () => {
  const { transaction_id } = await server.services.db
    .selectFrom('ledger_transaction')
    .select('transaction_id')
    .where('transaction_date', '=', '2026-01-02')
    .executeTakeFirstOrThrow()
  const id = await inTx((tx) => reverse(tx, transaction_id, { date: '2026-03-10', createdBy: null }))
  const correction = await server.services.db
    .selectFrom('ledger_transaction')
    .select(['transaction_date', 'reverses_transaction_id'])
    .where('transaction_id', '=', id ?? 0)
    .executeTakeFirst()
  expect(correction).toEqual({ transaction_date: '2026-03-10', reverses_transaction_id: transaction_id })
  expect([await customersOn('2026-01-31'), await customersOn('2026-03-10')]).toEqual([5000, 0.01])
})

test('waits for an in-flight posting before closing a month, and refuses later postings', async () => {
  const [posted, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const underWay = inTx(async (tx) => {
    await post(tx, given('2026-02-27', 100n))
    posted.resolve()
    await mayCommit.promise
  })
  await posted.promise
  const closing = close(FEBRUARY)
  await waitUntil(isWaiting(1))
  // Uses books that no other transaction has locked.
  const lines = [debit(fees, 200n), credit(await internalBook(server.services.db, 'FEE_ANNUAL'), 200n)]
  const behind = inTx((tx) => post(tx, { ...given('2026-02-27'), lines })).catch((error: unknown) => error)
  await waitUntil(isWaiting(2))
  expect((await months()).closed).toHaveLength(1)
  mayCommit.resolve()
  await underWay
  expect(await closing).toBe(200)
  expect(await behind).toMatchObject({ code: '23514', constraint: 'closed_month' })
  // The balance is $5,000.00, one cent of interest on February 1, and the dollar that was in flight. The reversal is
  // dated in March.
  expect((await months()).closed[0]).toMatchObject({ month: FEBRUARY, customerTotal: 5001.01 })
  expect(await customersOn('2026-02-28')).toBe(5001.01)
})

/** Number of transactions that wait for the lock on the months. */
const isWaiting = (count: number) => async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = 4001013 and not granted`.execute(
    server.services.database.work,
  )
  return rows[0]?.n === count
}
async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}

test('closes a month once, even when two approvals run at the same time', async () => {
  server.clock.set(new Date('2026-04-02T15:00:00Z'))
  await runJob(server.services, JOB_TYPE.calculateInterest)
  const { body } = await as(administrator, 'POST', '/accounting/months/close', { month: '2026-03-01' })
  const { approvalId } = body as { approvalId: number }
  const waits = await as(administrator, 'POST', '/accounting/months/close', { month: '2026-03-01' })
  expect(waits).toMatchObject({ status: 409, body: 'The closing of this month waits for a second person.' })
  const approve = (email: string) => as(email, 'POST', `/approval/${approvalId}/approve`, { note: null })
  const answers = await Promise.all([approve(customerService), approve(customerService)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await months()).closed.map(({ month }) => month)).toEqual(['2026-03-01', FEBRUARY, JANUARY])
})

test('refuses to close a month with missing bank statements or unmatched lines', async () => {
  server.clock.set(new Date('2026-05-04T15:00:00Z'))
  await runJob(server.services, JOB_TYPE.calculateInterest)
  expect((await months()).next).toMatchObject({ obstacles: [], obstacleScreen: null })
  await openBankLine(server.services, 3_50n)
  expect((await months()).next).toMatchObject({
    month: '2026-04-01',
    obstacles: [
      'The bank statement for 04/30/2026 has not been imported.',
      'Unmatched bank lines up to 04/30/2026: 1.',
    ],
    obstacleScreen: 'BANK',
  })
  expect(await close('2026-04-01')).toBe(409)
})

async function ownersConnection() {
  const { executeSql, close: end } = await openDatabase({ databaseUrl, dataDir: 'unused' })
  return { executeSql, [Symbol.asyncDispose]: end }
}

test('detects a changed or inserted line in a closed month, and names the month', async () => {
  const { db, pii } = server.services
  expect(await verifyMonths({ db, pii })).toEqual([])
  const rows = await db.selectFrom('closed_month').select(['lines', 'hash']).orderBy('month').execute()
  // The deposit of $5,000.00 is two transactions. The third month has the reversal and an interest credit.
  expect(rows.map(({ lines }) => lines)).toEqual([4n, 4n, 4n])
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(3)

  // Disables all triggers, as only the database owner could.
  await using owner = await ownersConnection()
  const change = (statement: string) =>
    owner.executeSql(`alter table posting disable trigger user; ${statement};
      alter table posting enable trigger user`)
  const inFebruary = `transaction_date = '2026-02-27' and amount_cents`
  await change(`update posting set amount_cents = 101 where ${inFebruary} = 100`)
  expect(await verifyMonths({ db, pii })).toEqual(['February 2026: its transactions differ from those at its closing'])
  await change(`update posting set amount_cents = 100 where ${inFebruary} = 101`)
  expect(await verifyMonths({ db, pii })).toEqual([])
  // Posts into a month after its close, with the trigger that refuses such postings disabled.
  await owner.executeSql('alter table ledger_transaction disable trigger ledger_transaction_open_month')
  await inTx((tx) => post(tx, given('2026-01-31', 1n)))
  await owner.executeSql('alter table ledger_transaction enable trigger ledger_transaction_open_month')
  expect(await verifyMonths({ db, pii })).toEqual(['January 2026: it was closed with 4 ledger lines and has 6'])
})

test('refuses to change or delete the record of a closed month in the database', async () => {
  for (const statement of [
    'update closed_month set customer_cents = 0',
    'delete from closed_month',
    'truncate closed_month',
  ])
    await expect(server.services.database.executeSql(statement)).rejects.toMatchObject({ code: expect.any(String) })
  const skipped = sql`insert into closed_month (month, closed_at, customer_cents, cash_cents) values ('2026-06-01', now(), 0, 0)`
  await expect(skipped.execute(server.services.db)).rejects.toMatchObject({ code: '23514' })
})

test('shows closed months to administrators and customer service only, and lets only administrators close one', async () => {
  expect((await as(ada.email, 'GET', '/accounting/months')).status).toBe(403)
  expect((await as(customerService, 'GET', '/accounting/months')).status).toBe(200)
  expect((await as(customerService, 'POST', '/accounting/months/close', { month: '2026-04-01' })).status).toBe(403)
})
