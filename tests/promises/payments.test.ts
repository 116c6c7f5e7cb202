import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../custodian/platform/db/connect.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { accountAssociatedData } from '../../custodian/distributions/accountNumbers.ts'
import { fund, imbalance } from '../../custodian/distributions/testing.ts'
import { readJobFile } from '../../custodian/platform/jobs/files.ts'
import { takeInReturns } from '../../custodian/payments/processRejections.job.ts'
import { runJob } from '../../custodian/jobs/run.ts'
import type { JobTypeId } from '../../custodian/platform/jobs/types.ts'
import { balanceOf, internalBook, openCustomerBook, type InternalBookKind } from '../../custodian/ledger/ledger.ts'
import { ada, administrator, customerService, seedAddress, seedPeople } from '../../custodian/testing.people.ts'
import { startTestServer, type TestServer } from '../../custodian/testing.ts'
import { patient, startPostgres, type Postgres } from '../postgres.ts'

// The payment jobs run twice in parallel on a real PostgreSQL with only the service's rights: every payment is sent
// once and returned once.

const ACCOUNTS = 8
const NET = 10_000n
const ROUNDS = 6

let postgres: Postgres
let owner: Database
let server: TestServer

beforeAll(async () => {
  postgres = await startPostgres()
  const from = { databaseUrl: await postgres.database(), databaseOwnerUrl: null, dataDir: 'memory' }
  server = await startTestServer({ database: patient(await prepareDatabase(from)) })
  owner = await openDatabase(from)
  await seedPeople(server.services)
  for (let index = 0; index < ACCOUNTS; index += 1) await openAccount(7_000 + index)
})
afterAll(async () => {
  await server?.close()
  await owner?.close()
  await postgres?.stop()
})
beforeEach(async () => {
  await server.services.db.updateTable('distribution_request').set({ status_id: REQUEST_STATUS.historical }).execute()
})

const db = () => server.services.db
const book = async (kind: InternalBookKind) => balanceOf(db(), await internalBook(db(), kind))
const twice = (type: JobTypeId) => Promise.all([runJob(server.services, type), runJob(server.services, type)])
const sum = (runs: Array<Record<string, unknown>>, count: string) =>
  runs.reduce((total, run) => total + Number(run[count] ?? 0), 0)
const sent = () => db().selectFrom('payment').selectAll().orderBy('payment_id').execute()
const balanced = { differenceCents: 0n, unbalanced: [] }

async function openAccount(accountId: number): Promise<void> {
  await db()
    .transaction()
    .execute(async (tx) => {
      await tx
        .insertInto('retirement_account')
        .values({
          account_id: accountId,
          plan_account_number: String(accountId),
          account_type: 'TRADITIONAL',
          plan_id: 1,
          account_owner_id: ada.ownerId,
          status_id: REQUEST_STATUS.pending,
        })
        .execute()
      await openCustomerBook(tx, { accountId, name: String(accountId) })
    })
  await fund(server.services, accountId, 1_000_000n)
}

/** Creates a signed request for every account with frozen figures, as the calculation job does. */
async function calculated(isCheck: boolean): Promise<void> {
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const accountId = 7_000 + index
    const bank = {
      routing_number: '021000021',
      bank_name: 'Bank',
      bank_account_sealed: server.services.pii.seal('123456789', accountAssociatedData('bank', accountId)),
      bank_account_last4: '6789',
    }
    await db()
      .insertInto('distribution_request')
      .values({
        kind: 'WITHDRAWAL',
        account_id: accountId,
        distribution_type_id: DISTRIBUTION_TYPE.normal,
        amount_cents: NET,
        is_full_amount: false,
        is_check: isCheck,
        ...(isCheck ? {} : bank),
        address1: '1 Main St',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
        status_id: REQUEST_STATUS.pending,
        signed_at: server.clock.now(),
        frozen_at: server.clock.now(),
        date_requested: server.clock.now(),
      })
      .execute()
  }
}

test('sends and returns each deposit once under parallel runs', async () => {
  await calculated(false)
  expect(sum(await twice(4), 'paid')).toBe(ACCOUNTS)
  const runs = await twice(12)
  expect(sum(runs, 'payments')).toBe(ACCOUNTS)
  const traces = (await sent()).map(({ trace_number }) => trace_number)
  expect(traces).toEqual(traces.map((_, index) => `11111111000000${index + 1}`))
  expect(await book('DISBURSEMENTS_ACH')).toBe(NET * BigInt(ACCOUNTS))

  const returns = traces.map((traceNumber) => ({ traceNumber, code: 'R03' }))
  await takeInReturns(server.services, Buffer.from(JSON.stringify(returns)))
  expect(sum(await twice(14), 'returned')).toBe(ACCOUNTS)
  expect(await book('DISBURSEMENTS_ACH')).toBe(0n)
  expect(await book('RETURNS')).toBe(NET * BigInt(ACCOUNTS))

  await db()
    .updateTable('distribution_request')
    .set({ status_id: REQUEST_STATUS.pending, bank_details_failed: false })
    .where('status_id', '=', 6)
    .execute()
  expect(sum(await twice(4), 'paid')).toBe(ACCOUNTS)
  expect(await book('RETURNS')).toBe(0n)
  expect(await imbalance(server.services)).toEqual(balanced)
})

test('numbers checks without gaps or duplicates under parallel runs', async () => {
  await calculated(true)
  await twice(4)
  expect(sum(await twice(13), 'checks')).toBe(ACCOUNTS)
  const numbers = (await sent()).flatMap(({ check_number }) => check_number ?? [])
  expect(numbers).toEqual(numbers.map((_, index) => 1_001 + index))
})

test('rolls back a bank file that fails at its last step, and sends its payments in the next file', async () => {
  await calculated(true)
  await runJob(server.services, JOB_TYPE.processWithdrawals)
  const files = await filesSoFar()
  await owner.executeSql(`
    create function power_cut() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$;
    create trigger power_cut before update on payment for each row execute function power_cut()`)
  await expect(runJob(server.services, JOB_TYPE.printVendorUpload)).rejects.toThrow('power cut')
  await owner.executeSql('drop trigger power_cut on payment')
  expect(await filesSoFar()).toEqual(files)

  const { jobId } = await runJob(server.services, JOB_TYPE.printVendorUpload)
  const numbers = (await sent()).flatMap(({ check_number }) => check_number ?? [])
  expect(numbers).toEqual(Array.from({ length: 2 * ACCOUNTS }, (_, index) => 1_001 + index))
  const made = (await filesSoFar()).filter(({ job_id }) => job_id === jobId)
  const read = async () =>
    Promise.all(made.map(({ job_file_id }) => readJobFile(db(), server.services.pii, job_file_id)))
  expect(await read()).toEqual(await read())
  expect(await imbalance(server.services)).toEqual(balanced)
})

test('either sends or reverses a payment in parallel runs, never both', async () => {
  await calculated(false)
  await runJob(server.services, JOB_TYPE.processWithdrawals)
  const waiting = (await sent()).filter(({ job_file_id, closed_as }) => job_file_id === null && closed_as === null)
  const [run, ...takenBack] = await Promise.all([
    runJob(server.services, JOB_TYPE.bankUpload),
    ...waiting.map(({ payment_id }) =>
      db()
        .updateTable('payment')
        .set({ closed_as: 'REVERSED' })
        .where('payment_id', '=', payment_id)
        .where('job_file_id', 'is', null)
        .executeTakeFirst(),
    ),
  ])
  const unsent = takenBack.reduce((total, { numUpdatedRows }) => total + Number(numUpdatedRows), 0)
  expect(Number(run['payments']) + unsent).toBe(waiting.length)
})

test('either holds the payment of a request set to Incomplete, or reports that it was sent', async () => {
  const token = await server.tokenOf(administrator)
  for (let round = 0; round < ROUNDS; round += 1) {
    await db().updateTable('distribution_request').set({ status_id: REQUEST_STATUS.historical }).execute()
    await calculated(false)
    await runJob(server.services, JOB_TYPE.processWithdrawals)
    const read = await db()
      .selectFrom('distribution_request')
      .selectAll()
      .where('status_id', '=', 3)
      .orderBy('request_id')
      .execute()
    const [run, ...answers] = await Promise.all([
      runJob(server.services, JOB_TYPE.bankUpload),
      ...read.map(({ request_id, version, address1, city, state, zip }) =>
        server.call('PUT', '/api/withdrawal/admin/withdrawal', {
          token,
          body: {
            id: request_id,
            amount: Number(NET) / 100,
            address1,
            city,
            state,
            zip,
            federalWithholding: 0,
            stateWithholding: 0,
            statusId: REQUEST_STATUS.incomplete,
            waiveFees: false,
            version,
          },
        }),
      ),
    ])
    const now = await db()
      .selectFrom('payment')
      .innerJoin('distribution_request as r', 'r.request_id', 'payment.request_id')
      .select(['r.status_id', 'payment.trace_number'])
      .where(
        'r.request_id',
        'in',
        read.map(({ request_id }) => request_id),
      )
      .orderBy('r.request_id')
      .execute()
    const expected = answers.map(({ status }) => (status === 200 ? [6, false] : [3, true]))
    expect(now.map(({ status_id, trace_number }) => [status_id, trace_number !== null])).toEqual(expected)
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(run.failures).toEqual([])
  }
})

test('processes a returns file once when two employees upload it in parallel', async () => {
  await calculated(false)
  await runJob(server.services, JOB_TYPE.processWithdrawals)
  await runJob(server.services, JOB_TYPE.bankUpload)
  const rows = await db()
    .selectFrom('payment')
    .innerJoin('distribution_request as r', 'r.request_id', 'payment.request_id')
    .select('trace_number')
    .where('r.status_id', '=', 3)
    .execute()
  const before = await book('RETURNS')
  const body = { returns: rows.map(({ trace_number }) => ({ traceNumber: trace_number, code: 'R02' })) }
  const tokens = await Promise.all([administrator, customerService].map((email) => server.tokenOf(email)))
  const answers = await Promise.all(tokens.map((token) => server.call('POST', '/api/payment/returns', { token, body })))
  const worked = answers
    .filter(({ status }) => status === 200)
    .map(({ body: answered }) => answered as Record<string, unknown>)
  expect(sum(worked, 'returned')).toBe(ACCOUNTS)
  expect(await book('RETURNS')).toBe(before + NET * BigInt(ACCOUNTS))
  expect(await imbalance(server.services)).toEqual(balanced)
})

test('prints one letter per owner under parallel runs', async () => {
  await seedAddress(server.services, ada.ownerId)
  await db()
    .updateTable('retirement_account')
    .set({ status_id: REQUEST_STATUS.open })
    .where('account_owner_id', '=', ada.ownerId)
    .execute()
  expect(sum(await twice(2), 'letters')).toBe(1)
  expect(sum(await twice(13), 'letters')).toBe(1)
  expect(await db().selectFrom('letter_account').select('account_id').execute()).toHaveLength(ACCOUNTS + 1)
})

async function filesSoFar() {
  return db().selectFrom('job_file').select(['job_file_id', 'job_id']).orderBy('job_file_id').execute()
}
