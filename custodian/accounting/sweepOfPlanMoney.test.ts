import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { bankDesk } from '../bank/testing.bankDesk.ts'
import { fund } from '../distributions/testing.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { ada, administrator, seedPeople } from '../testing.people.ts'
import { planFilesSettled } from '../planUploads/planFile.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { feesToSweep } from './ownTransfer.sql.ts'

// A fee charged on plan money is swept only when the plan's deposit has brought it.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 100_000n)
})
afterAll(() => server.close())

const { db, as, line, takenIn, decided, match, settle } = bankDesk(() => server)

/** Charges a fee; a negative one is a refund. */
async function fee(accountId: number, cents: bigint, date: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (tx) => {
      const [account, fees] = [await bookOfAccount(tx, accountId), await internalBook(tx, 'FEE_ANNUAL')]
      const lines =
        cents > 0n ? [debit(account, cents), credit(fees, cents)] : [credit(account, -cents), debit(fees, -cents)]
      await post(tx, { typeId: TRANSACTION_TYPE.annualFee, date, lines, createdBy: null })
    })
}
const toSweep = async (day: string) =>
  Number(
    await db()
      .transaction()
      .execute((tx) => feesToSweep(tx, day)),
  ) / 100

test('sweeps a fee on plan money only as far as the plan has paid, never a fee on written-off money', async () => {
  await line('2026-03-10', [])
  await fee(ada.accountId, 700n, '2026-03-10')
  expect(await toSweep('2026-03-31')).toBe(7)
  const file = await takenIn(30)
  const { account_id: charged } = await db()
    .selectFrom('plan_money')
    .select('account_id')
    .where('attachment_id', '=', file)
    .executeTakeFirstOrThrow()
  await fee(charged, 2_000n, '2026-03-12')
  expect([await toSweep('2026-03-11'), await toSweep('2026-03-31')]).toEqual([7, 7])
  // $15.00 of the file are missing, so $5.00 of the fee came from the deposit.
  const short = await line('2026-04-06', [[15, '']])
  await match(short, { planFileIds: [file], difference: { amount: 15, treatment: 'STILL_OWED' } })
  await decided()
  expect(await toSweep('2026-04-30')).toBe(12)
  await settle(file)
  await decided()
  expect(await toSweep('2026-04-30')).toBe(12)

  const paid = await takenIn(40)
  const { account_id: whole } = await db()
    .selectFrom('plan_money')
    .select('account_id')
    .where('attachment_id', '=', paid)
    .executeTakeFirstOrThrow()
  await fee(whole, 2_000n, '2026-04-07')
  expect(await toSweep('2026-04-30')).toBe(12)
  await line('2026-04-08', [[40, `PLAN-${paid}`]])
  expect(await toSweep('2026-04-30')).toBe(32)
})

/** Uploads and approves a file on a day with an amount for a person. */
async function creditedOn(day: string, dollars: number, person: string): Promise<{ file: number; accountId: number }> {
  server.clock.set(new Date(`${day}T15:00:00Z`))
  const names = 'SSN,FirstName,LastName,DateOfBirth,Address1,City,State,Zip,Amount,AccountType'
  const row = `${person},Twice,Credited,03/03/1960,1 A St,B,TX,75001,${dollars.toFixed(2)},Traditional`
  const sent = await as(administrator, 'POST', '/api/attachment/planupload', {
    fileName: 'twice.csv',
    planTypeId: 1,
    planId: 1,
    contentType: 'text/csv',
    fileContent: Buffer.from(`${names}\n${row}\n`).toString('base64'),
  })
  await planFilesSettled()
  await decided()
  const { attachment_id: file, account_id: accountId } = await db()
    .selectFrom('plan_file as f')
    .innerJoin('plan_money as m', 'm.attachment_id', 'f.attachment_id')
    .select(['f.attachment_id', 'm.account_id'])
    .where('f.job_id', '=', (sent.body as { jobId: number }).jobId)
    .executeTakeFirstOrThrow()
  return { file, accountId }
}

test.each<[what: string, person: string, fees: [date: string, cents: bigint][], kept: number]>([
  ['once', '900450001', [['2026-05-12', 2_000n]], 20],
  [
    'less a refund',
    '900450002',
    [
      ['2026-05-12', 2_000n],
      ['2026-05-13', -500n],
    ],
    15,
  ],
  ['from both files', '900450003', [['2026-05-12', 12_000n]], 120],
  ['from the first file alone before the second', '900450004', [['2026-05-05', 12_000n]], 100],
])('counts the fees of an account in two unpaid files %s', async (_, person, fees, kept) => {
  const first = await creditedOn('2026-05-04', 100, person)
  const second = await creditedOn('2026-05-11', 50, person)
  expect(second.accountId).toBe(first.accountId)
  const before = await toSweep('2026-05-31')
  for (const [date, cents] of fees) await fee(first.accountId, cents, date)
  const charged = Number(fees.reduce((sum, [, cents]) => sum + cents, 0n)) / 100
  expect(before + charged - (await toSweep('2026-05-31'))).toBe(kept)
})
