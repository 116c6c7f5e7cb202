import { JOB_TYPE } from '../../contract/jobType.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import type { BankLine, Reconciliation } from '../../contract/bank.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fund } from '../distributions/testing.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { runJob } from '../jobs/run.ts'
import { balanceOf, bookOfAccount, credit, debit, internalBook, post, type InternalBookKind } from '../ledger/ledger.ts'
import { ada, administrator, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, testConfig, type TestServer } from '../testing.ts'

// Collected fees move from Custody Cash to Corporate Cash only when the bank shows the transfer.

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  await fund(server.services, ada.accountId, 1_000_000n)
})
afterAll(() => server.close())

const db = () => server.services.db
const book = async (kind: InternalBookKind) => Number(await balanceOf(db(), await internalBook(db(), kind))) / 100
const headers = { authorization: `Operator ${testConfig.operatorKey}` }
const get = async (path: string) =>
  (await server.call('GET', path, { token: await server.tokenOf(administrator) })).body
const newestLine = async () => ((await get('/api/bank/lines?all=true')) as BankLine[]).at(-1)
const reconciliation = async (date: string) =>
  ((await get(`/api/bank/reconciliation?date=${date}`)) as { reconciliation: Reconciliation }).reconciliation

/** Charges Ada a fee, or refunds the fee if the amount is negative. */
async function fee(date: string, cents: bigint): Promise<void> {
  const income = await internalBook(db(), 'FEE_ANNUAL')
  const account = await bookOfAccount(db(), ada.accountId)
  const lines =
    cents > 0n ? [debit(account, cents), credit(income, cents)] : [debit(income, -cents), credit(account, -cents)]
  await db()
    .transaction()
    .execute((tx) => post(tx, { typeId: TRANSACTION_TYPE.annualFee, date, lines, createdBy: null }))
}
const at = (day: string) => server.clock.set(new Date(`${day}T15:00:00Z`))
async function sweep(day: string) {
  at(day)
  return runJob(server.services, JOB_TYPE.feeSweep, day)
}

let balance = 10_000
/** Imports a day's statement: dollars debited, or credited if negative, and the customer reference of each line. */
async function statement(asOf: string, left: ReadonlyArray<[number, string]>) {
  at(asOf)
  const row = (side: string, dollars: number, type: string, reference = '') =>
    `${asOf},000123456789,${side},${dollars.toFixed(2)},${type},,${reference},`
  const opening = balance
  balance = left.reduce((sum, [dollars]) => sum - dollars, balance)
  const content = [
    'as_of,account,side,amount,type,bank_ref,customer_ref,text',
    row('', opening, 'opening'),
    ...left.map(([dollars, reference]) =>
      dollars > 0 ? row('D', dollars, '577', reference) : row('C', -dollars, '275', reference),
    ),
    row('', balance, 'closing'),
    '',
  ].join('\n')
  const body = { content: Buffer.from(content).toString('base64') }
  return server.call('POST', '/api/bank/statement', { body, headers })
}

test("orders one fee sweep a month, through the prior month's end, and posts nothing", async () => {
  await statement('2026-03-10', [])
  await fee('2026-03-12', 4_500n)
  await fee('2026-04-01', 700n)
  expect(await sweep('2026-03-31')).toMatchObject({ asked: 0, failures: [] })
  expect(await sweep('2026-04-01')).toMatchObject({ asked: 1, amount: 45, reference: 'SWEEP-2026-03', failures: [] })
  const again = await Promise.all([sweep('2026-04-02'), sweep('2026-04-02')])
  expect(again).toMatchObject([{ asked: 0 }, { asked: 0 }])
  expect([await book('CORPORATE_CASH'), await book('CUSTODY_CASH')]).toEqual([0, 10_000])
  const files = await db().selectFrom('job_file').select('file_name').execute()
  expect(files).toEqual([{ file_name: 'fee-sweep-2026-03.csv' }])
})

test('posts a fee sweep once, when a bank line has its reference and exact amount', async () => {
  await statement('2026-04-02', [
    [44, ''],
    [44.99, 'SWEEP-2026-03'],
  ])
  expect(await book('CORPORATE_CASH')).toBe(0)
  expect(await newestLine()).toMatchObject({ matchedWith: null, whyOpen: 'The fee sweep SWEEP-2026-03 is of $45.00.' })
  expect(await reconciliation('2026-04-02')).toMatchObject({ difference: 0, sweepsOutstanding: 45 })
  expect(await statement('2026-04-03', [[45, 'SWEEP-2026-03']])).toMatchObject({ body: { matched: 1 } })
  expect([await book('CORPORATE_CASH'), await book('CUSTODY_CASH')]).toEqual([45, 9_955])
  expect(await newestLine()).toMatchObject({ matchedWith: 'SWEPT' })
  await statement('2026-04-06', [[45, 'SWEEP-2026-03']])
  expect(await newestLine()).toMatchObject({
    whyOpen: 'The fee sweep SWEEP-2026-03 was not asked for, or was matched before.',
  })
  expect(await book('CORPORATE_CASH')).toBe(45)
  for (const day of ['2026-04-02', '2026-04-03', '2026-04-06'])
    expect(await reconciliation(day)).toMatchObject({ difference: 0 })
  expect(await reconciliation('2026-04-03')).toMatchObject({ sweepsOutstanding: 0 })
  expect(await checkLedger(db())).toEqual([])
})

test('deducts refunded fees from the next fee sweep, and requests no sweep while refunds exceed fees', async () => {
  await fee('2026-04-20', -1_000n)
  expect(await sweep('2026-05-01')).toMatchObject({ asked: 0 })
  await fee('2026-05-11', 2_000n)
  expect(await sweep('2026-06-01')).toMatchObject({ asked: 1, amount: 17, reference: 'SWEEP-2026-05' })
  // A run for a past month orders no transfer.
  expect(await runJob(server.services, JOB_TYPE.feeSweep, '2026-05-04')).toMatchObject({ asked: 0 })
})

test('posts a fee sweep without a reference if only one order fits, or after two people agree', async () => {
  // $17.00 was ordered on June 1.
  await statement('2026-06-12', [[17, '']])
  expect(await newestLine()).toMatchObject({
    matchedWith: null,
    whyOpen: 'No entry in the books fits. Match it by hand, or record the missing entry first.',
  })
  const path = `/api/bank/lines/${(await newestLine())?.bankLineId}`
  expect(await get(path)).toMatchObject({ candidates: [{ transferReference: 'SWEEP-2026-05', amount: 17 }] })
  const match = async (transferReference: string) =>
    server.call('POST', `${path}/match`, {
      token: await server.tokenOf(administrator),
      body: { transferReference, note: 'The bank has left the reference out' },
    })
  for (const wrong of ['SWEEP-2026-04', 'SWEEP-2026-03', 'anything'])
    expect(await match(wrong)).toMatchObject({ status: 400 })
  const asked = await match('SWEEP-2026-05')
  expect(asked).toMatchObject({ status: 200, body: { approvalId: expect.any(Number) } })
  expect(await book('CORPORATE_CASH')).toBe(45)
  const decided = await server.call(
    'POST',
    `/api/approval/${(asked.body as { approvalId: number }).approvalId}/approve`,
    {
      token: await server.tokenOf(customerService),
      body: {},
    },
  )
  expect(decided).toMatchObject({ status: 200 })
  expect(await newestLine()).toMatchObject({ matchedWith: 'SWEPT' })
  expect(await book('CORPORATE_CASH')).toBe(62)

  await fee('2026-06-15', 3_300n)
  expect(await sweep('2026-07-01')).toMatchObject({ asked: 1, amount: 33 })
  await statement('2026-07-02', [[33, '']])
  expect(await newestLine()).toMatchObject({ matchedWith: 'SWEPT' })
  expect(await book('CORPORATE_CASH')).toBe(95)

  // Two orders have the same amount, so the job matches neither.
  await fee('2026-07-15', 2_100n)
  expect(await sweep('2026-08-03')).toMatchObject({ asked: 1, amount: 21 })
  const [other, cash] = [await internalBook(db(), 'BANK_DIFFERENCES'), await internalBook(db(), 'CUSTODY_CASH')]
  const lines = [debit(other, 2_100n), credit(cash, 2_100n)]
  await db()
    .transaction()
    .execute((tx) => post(tx, { typeId: TRANSACTION_TYPE.clearing, date: '2026-08-03', lines, createdBy: null }))
  await statement('2026-08-04', [[21, '']])
  expect(await newestLine()).toMatchObject({ matchedWith: null, whyOpen: 'More than one entry fits.' })
  await statement('2026-08-05', [[21, 'SWEEP-2026-07']])
  expect(await book('CORPORATE_CASH')).toBe(116)
  expect(await reconciliation('2026-08-05')).toMatchObject({ difference: 0, sweepsOutstanding: 0 })
})

test('posts interest funding without a reference if only one order fits, or after two people agree', async () => {
  const [expense, payable] = [
    await internalBook(db(), 'INTEREST_EXPENSE'),
    await internalBook(db(), 'INTEREST_PAYABLE'),
  ]
  const account = await bookOfAccount(db(), ada.accountId)
  /** Posts interest that Ada earns and is credited with. */
  const interest = (date: string, cents: bigint) =>
    db()
      .transaction()
      .execute(async (tx) => {
        const typeId = TRANSACTION_TYPE.interest
        await post(tx, { typeId, date, createdBy: null, lines: [debit(expense, cents), credit(payable, cents)] })
        await post(tx, { typeId, date, createdBy: null, lines: [debit(payable, cents), credit(account, cents)] })
      })
  const fundIn = (day: string) => {
    at(day)
    return runJob(server.services, JOB_TYPE.interestFunding, day)
  }
  const own = await book('CORPORATE_CASH')
  await interest('2026-08-10', 3_300n)
  expect(await fundIn('2026-09-01')).toMatchObject({ asked: 1, amount: 33, reference: 'FUND-2026-08' })
  // A debit matches no interest transfer of the same amount, because an interest transfer is a credit.
  await statement('2026-09-02', [[33, '']])
  expect(await newestLine()).toMatchObject({ matchedWith: null })
  await statement('2026-09-03', [[-33, '']])
  expect(await newestLine()).toMatchObject({ matchedWith: 'FUNDED' })
  expect(await book('CORPORATE_CASH')).toBe(own - 33)

  // More than a week after its order, a transfer without its reference is matched by two people.
  await interest('2026-09-10', 1_250n)
  expect(await fundIn('2026-10-01')).toMatchObject({ asked: 1, amount: 12.5, reference: 'FUND-2026-09' })
  await statement('2026-10-12', [[-12.5, '']])
  const line = await newestLine()
  expect(line).toMatchObject({
    matchedWith: null,
    whyOpen: 'No entry in the books fits. Match it by hand, or record the missing entry first.',
  })
  const path = `/api/bank/lines/${line?.bankLineId}`
  expect(await get(path)).toMatchObject({ candidates: [{ transferReference: 'FUND-2026-09', amount: 12.5 }] })
  const asked = await server.call('POST', `${path}/match`, {
    token: await server.tokenOf(administrator),
    body: { transferReference: 'FUND-2026-09', note: 'The bank has left the reference out' },
  })
  const { approvalId } = asked.body as { approvalId: number }
  expect(await book('CORPORATE_CASH')).toBe(own - 33)
  const token = await server.tokenOf(customerService)
  expect(await server.call('POST', `/api/approval/${approvalId}/approve`, { token, body: {} })).toMatchObject({
    status: 200,
  })
  expect(await book('CORPORATE_CASH')).toBe(own - 45.5)
  expect(await reconciliation('2026-10-12')).toMatchObject({ difference: 0, fundingOutstanding: 0 })
})

test('reports Corporate Cash that differs from the fee sweeps on bank statements', async () => {
  const [own, cash] = [await internalBook(db(), 'CORPORATE_CASH'), await internalBook(db(), 'CUSTODY_CASH')]
  const lines = [debit(own, 1n), credit(cash, 1n)]
  await db()
    .transaction()
    .execute((tx) => post(tx, { typeId: TRANSACTION_TYPE.clearing, date: '2026-06-01', lines, createdBy: null }))
  expect(await checkLedger(db())).toContainEqual({
    rule: 'Corporate Cash is what the bank has swept and paid in',
    what: `book ${own}`,
    stops: false,
  })
})
