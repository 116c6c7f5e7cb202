import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { JOB_TYPE, type JobType } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { lockedLine } from '../../custodian/bank/bankStatement.job.ts'
import { settle } from '../../custodian/bank/settle.ts'
import { openBankLine } from '../../custodian/bank/testing.lines.ts'
import { lockedPayments } from '../../custodian/distributions/settlement/payment.sql.ts'
import { fund, imbalance, moveWithdrawal, signNewest, submit, walk } from '../../custodian/distributions/testing.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import { balanceOf, balanceOfAccount, internalBook, type InternalBookKind } from '../../custodian/ledger/ledger.ts'
import { lettersOf } from '../../custodian/mail/testing.letters.ts'
import { takeInReturns } from '../../custodian/payments/processRejections.job.ts'
import { planFilesSettled, processWaitingPlanFiles } from '../../custodian/planUploads/planFile.ts'
import { writeContextIn } from '../../custodian/platform/context/writeContext.ts'
import type { Tx } from '../../custodian/platform/db/connect.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { ada, administrator, customerService, seedAddress, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { patient, startPostgres, type Postgres } from '../postgres.ts'

// A transaction that waited for a row lock still sees other tables as they were before the wait, unless it reads them
// again. Each test holds the lock until the other transactions wait, on a real PostgreSQL.

let postgres: Postgres
let server: TestServer
let token: string

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  server = await startTestServer({
    database: patient(await prepareDatabase({ databaseUrl, databaseOwnerUrl: null, dataDir: 'memory' })),
  })
  await seedPeople(server.services)
  await seedAddress(server.services, ada.ownerId)
  await fund(server.services, ada.accountId, 10_000_000n, '2025-12-31')
  token = await server.tokenOf(ada.email)
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})

const db = () => server.services.db
const run = (job: JobType, day?: string) => runJob(server.services, JOB_TYPE[job], day)
const book = async (kind: InternalBookKind) => balanceOf(db(), await internalBook(db(), kind))
const sumOf = (runs: ReadonlyArray<Record<string, unknown>>, count: string) =>
  runs.reduce((sum, result) => sum + Number(result[count]), 0)

/** Starts the work while a transaction holds locks, and commits that transaction once all the work waits for them. */
async function whileHeld<T>(hold: (tx: Tx) => Promise<unknown>, work: ReadonlyArray<() => Promise<T>>): Promise<T[]> {
  const started = await server.services.database.work.transaction().execute(async (tx) => {
    await hold(tx)
    const promises = work.map((begin) => begin())
    await vi.waitFor(async () => expect(await waiting()).toBe(work.length), { timeout: 60_000, interval: 50 })
    return { promises }
  })
  return Promise.all(started.promises)
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct pid)::int as n from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(db())
  return rows[0]?.n ?? 0
}

async function sentPayment(isCheck: boolean): Promise<number> {
  await db().updateTable('distribution_request').set({ status_id: REQUEST_STATUS.historical }).execute()
  await walk(server, token, ada.accountId, { isCheck, state: 'TX', stateTax: 0 })
  const id = await submit(server, token, ada.accountId)
  await signNewest(server, token)
  expect((await moveWithdrawal(server, administrator, id, REQUEST_STATUS.approved)).status).toBe(200)
  for (const job of ['calculateWithdrawals', 'processWithdrawals'] as const) await run(job)
  await run(isCheck ? 'printVendorUpload' : 'bankUpload')
  const payment = await db()
    .selectFrom('payment')
    .select(['payment_id', 'job_file_id'])
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(payment.job_file_id).not.toBeNull()
  return payment.payment_id
}

const comesBack = async (returned: Record<string, unknown>) => {
  await takeInReturns(server.services, Buffer.from(JSON.stringify([returned])))
  return run('processRejections')
}

const paymentOf = (id: number) =>
  db().selectFrom('payment').selectAll().where('payment_id', '=', id).executeTakeFirstOrThrow()

test('reports a voided check to the bank once in concurrent runs', async () => {
  const id = await sentPayment(true)
  await comesBack({ checkNumber: (await paymentOf(id)).check_number, code: 'STOPPED' })
  const print = () => run('printVendorUpload')
  const runs = await whileHeld((tx) => lockedPayments(tx, sql`p.payment_id = ${id}`), [print, print])
  expect(runs).toMatchObject([{ failures: [] }, { failures: [] }])
  expect(sumOf(runs, 'voids')).toBe(1)
})

test('reports no check as void to the bank that the bank paid meanwhile', async () => {
  const id = await sentPayment(true)
  await comesBack({ checkNumber: (await paymentOf(id)).check_number, code: 'STOPPED' })
  const runs = await whileHeld((tx) => clear(tx, id), [() => run('printVendorUpload')])
  expect(runs).toMatchObject([{ voids: 0, failures: [] }])
})

test('books a claim on the bank when a direct deposit clears while its return is imported', async () => {
  const before = [await book('DISBURSEMENTS_ACH'), await book('RETURNS_RECEIVABLE')]
  const id = await sentPayment(false)
  const { trace_number: traceNumber, amount_cents: cents } = await paymentOf(id)
  const runs = await whileHeld((tx) => clear(tx, id), [() => comesBack({ traceNumber, code: 'R03' })])
  expect(runs).toMatchObject([{ returned: 1, failures: [] }])
  expect([await book('DISBURSEMENTS_ACH'), await book('RETURNS_RECEIVABLE')]).toEqual([
    before[0],
    (before[1] ?? 0n) + cents,
  ])
  expect(await imbalance(server.services)).toEqual({ differenceCents: 0n, unbalanced: [] })
})

test('notifies an owner of the required minimum once in concurrent runs', async () => {
  await server.services.database.executeSql("update portal_user set password_hash = 'x'")
  const notice = () => run('minimumNotice', '2026-01-05')
  const lock = (tx: Tx) =>
    sql`select from retirement_account where account_id = ${ada.accountId} for update`.execute(tx)
  const runs = await whileHeld(lock, [notice, notice])
  expect(sumOf(runs, 'accounts')).toBe(1)
  expect(await lettersOf(server.services, 'minimum-notice')).toHaveLength(1)
})

const CLOSED_MEANWHILE = {
  status: 409,
  body: expect.stringMatching(/^An account of this file was closed meanwhile\. .* Accounts: \S+\.$/) as unknown,
}

test('credits no approved plan money to an account that is closed meanwhile', async () => {
  const accountId = await loadPlanFile('900290001', 100)
  expect(await whileHeld((tx) => close(tx, accountId), [approveNewest])).toMatchObject([CLOSED_MEANWHILE])
  expect(await balanceOfAccount(db(), accountId)).toBe(0n)
})

test('credits no plan money to an account that is closed meanwhile without a second person', async () => {
  const social = '900290002'
  const accountId = await loadPlanFile(social, 100)
  Object.assign(server.services.config, { fourEyes: false })
  await whileHeld((tx) => close(tx, accountId), [() => loadPlanFile(social, 200)])
  expect(await balanceOfAccount(db(), accountId)).toBe(0n)
  // The file is processed again, and opens another account.
  await processWaitingPlanFiles(server.services)
  expect(await balanceOfAccount(db(), await newestAccount())).toBe(200_00n)
  Object.assign(server.services.config, { fourEyes: true })
})

async function close(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('retirement_account')
    .set({ status_id: ACCOUNT_STATUS.closed })
    .where('account_id', '=', accountId)
    .execute()
}

/** Uploads a plan file of one person and waits until it is processed. Returns the newest account. */
async function loadPlanFile(social: string, amount: number): Promise<number> {
  const row = `${social},Pia,Poe,01/01/1980,1 A St,B,TX,75001,${amount},Roth`
  const text = `SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType\n${row}\n`
  const file = { fileName: 'p.csv', contentType: 'text/csv', fileContent: Buffer.from(text).toString('base64') }
  const staff = await server.tokenOf(administrator)
  const body = { ...file, planTypeId: 1, planId: 1 }
  const sent = await server.call('POST', '/api/attachment/planupload', { token: staff, body })
  expect(sent.status).toBe(200)
  await planFilesSettled()
  return newestAccount()
}

async function newestAccount(): Promise<number> {
  const { account_id } = await db()
    .selectFrom('retirement_account')
    .select('account_id')
    .orderBy('account_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return account_id
}

/** Approves the newest money of a plan file. */
async function approveNewest() {
  const second = await server.tokenOf(customerService)
  const { body } = await server.call('GET', '/api/approval?effect=plan-money&limit=1', { token: second })
  const [waits] = (body as { approvals: Array<{ id: number; amount: number }> }).approvals
  return server.call('POST', `/api/approval/${waits?.id}/approve`, {
    token: second,
    body: { controlTotal: waits?.amount },
  })
}

/** Matches the payment to a line of the bank, as the import of a statement does. */
async function clear(tx: Tx, paymentId: number): Promise<void> {
  const { amount_cents: cents } = await paymentOf(paymentId)
  const bankLineId = await openBankLine(server.services, cents)
  const context = writeContextIn(tx, server.services, { requestId: 'test', now: server.clock.now() })
  await lockedPayments(tx, sql`p.payment_id = ${paymentId}`)
  const line = await lockedLine(context, bankLineId)
  if (line === null) throw new Error('the line is matched')
  await settle(context, line, { kind: 'CLEARED', paymentIds: [paymentId] }, { jobId: null, approvalId: null })
}
