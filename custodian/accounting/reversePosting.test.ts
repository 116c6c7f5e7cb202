import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient, startPostgres, type Postgres } from '../../tests/postgres.ts'
import { checkLedger } from '../integrity/ledgerRules.ts'
import { balanceOf, bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { prepareDatabase } from '../platform/db/prepare.ts'
import { federalBefore, withheldByDay } from '../taxYear/yearOfAccount.sql.ts'
import { chargeFees } from './testing.fees.ts'
import { ada, administrator, customerService, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

// The clock is at 2026-03-10.
let postgres: Postgres
let server: TestServer
let customer: number
let [distributionFees, annualFees, federal, cash, inTransit] = [0, 0, 0, 0, 0]

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  server = await startTestServer({
    database: patient(await prepareDatabase({ databaseUrl, databaseOwnerUrl: null, dataDir: '' })),
  })
  await seedPeople(server.services)
  const { db } = server.services
  customer = await bookOfAccount(db, ada.accountId)
  distributionFees = await internalBook(db, 'FEE_DISTRIBUTION')
  annualFees = await internalBook(db, 'FEE_ANNUAL')
  federal = await internalBook(db, 'FEDERAL_TAX')
  cash = await internalBook(db, 'CUSTODY_CASH')
  inTransit = await internalBook(db, 'DISBURSEMENTS_ACH')
  await chargeFees(server.services, ada.accountId, 100_00n)
  await chargeFees(server.services, ada.accountId, 100_00n, TRANSACTION_TYPE.annualFee)
  await posted(TRANSACTION_TYPE.federalWithholding, [debit(cash, 100_00n), credit(federal, 100_00n)])
})
afterAll(async () => {
  await server?.close()
  await postgres?.stop()
})

const posted = (typeId: number, lines: ReturnType<typeof debit>[]) =>
  server.services.db.transaction().execute((tx) => post(tx, { typeId, date: '2026-01-02', createdBy: null, lines }))
const as = async (email: string, method: 'GET' | 'POST', path: string, body?: unknown) =>
  server.call(method, `/api${path}`, { token: await server.tokenOf(email), ...(body === undefined ? {} : { body }) })
const balances = (...books: number[]) => Promise.all(books.map((book) => balanceOf(server.services.db, book)))
const approve = (approvalId: number, email = customerService) =>
  as(email, 'POST', `/approval/${approvalId}/approve`, { note: null })
const reverse = (id: number, email = administrator) =>
  as(email, 'POST', `/accounting/transaction/${id}/reverse`, { note: 'wrong amount' })
async function adjusted(amount: number, feeTypeId?: number): Promise<number> {
  const body = { transactionTypeId: TRANSACTION_TYPE.feeAdjustment, amount, bookId: customer, note: null, feeTypeId }
  return ((await as(administrator, 'POST', '/accounting/transaction', body)).body as { id: number }).id
}
async function paid(amount: number): Promise<number> {
  const body = { transactionTypeId: TRANSACTION_TYPE.taxPayment, amount, bookId: federal, note: null }
  return ((await as(customerService, 'POST', '/accounting/transaction', body)).body as { id: number }).id
}
const lineOf = async (id: number, email = administrator) =>
  ((await as(email, 'GET', `/accounting/transaction/${id}`)).body as Array<Record<string, unknown>>)[0]

test('refunds a fee from the book that collected it, the distribution fee by default', async () => {
  await adjusted(20, TRANSACTION_TYPE.annualFee)
  expect(await balances(customer, annualFees, distributionFees)).toEqual([20_00n, 80_00n, 100_00n])
  await adjusted(25)
  expect(await balances(customer, annualFees, distributionFees)).toEqual([45_00n, 80_00n, 75_00n])
  const body = {
    transactionTypeId: TRANSACTION_TYPE.feeAdjustment,
    amount: 1,
    bookId: customer,
    note: null,
    feeTypeId: 4,
  }
  expect((await as(administrator, 'POST', '/accounting/transaction', body)).status).toBe(400)
})

test('shows the current balance of both books before posting', async () => {
  expect((await as(administrator, 'GET', `/accounting/book/${customer}/posting`)).body).toMatchObject({
    balance: 45,
    isRaised: true,
    against: [
      { balance: 75, feeTypeId: TRANSACTION_TYPE.distributionFee },
      { balance: 80, feeTypeId: TRANSACTION_TYPE.annualFee },
    ],
  })
  expect((await as(administrator, 'GET', `/accounting/book/${federal}/posting`)).body).toMatchObject({
    balance: 100,
    isRaised: false,
    against: [{ name: 'Custody Cash', balance: 300, feeTypeId: null }],
  })
  expect((await as(administrator, 'GET', `/accounting/book/${cash}/posting`)).status).toBe(404)
})

test('reverses a manual posting once, by a second person, dated today, and links the two postings', async () => {
  const id = await adjusted(5, TRANSACTION_TYPE.annualFee)
  expect((await reverse(id, customerService)).status).toBe(403)
  expect((await reverse(id, reviewer)).status).toBe(403)
  const { approvalId } = (await reverse(id)).body as { approvalId: number }
  const waits = await as(customerService, 'GET', `/approval/${approvalId}`)
  expect(waits.body).toMatchObject({
    changes: [
      { before: '$75.00', after: '$80.00' },
      { before: '$50.00', after: '$45.00' },
      { label: 'Note', after: 'wrong amount' },
    ],
  })
  expect(await reverse(id)).toMatchObject({
    status: 409,
    body: 'The reversal of this transaction waits for a second person.',
  })
  expect((await approve(approvalId, administrator)).status).toBe(409)
  const answers = await Promise.all([approve(approvalId), approve(approvalId)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await balances(customer, annualFees)).toEqual([45_00n, 80_00n])
  const correctedBy = (await lineOf(id))?.['correctedByTransactionId'] as number
  expect(await lineOf(correctedBy)).toMatchObject({
    correctsTransactionId: id,
    correctedByTransactionId: null,
    transactionDate: '2026-03-10',
    canReversePosting: false,
  })
  expect(await reverse(id)).toMatchObject({ status: 409, body: 'This transaction was already reversed.' })
  // Neither a reversal nor a job's posting is a manual posting.
  expect((await reverse(correctedBy)).status).toBe(404)
  expect((await reverse(1)).status).toBe(404)
})

test('accepts only one of two concurrent requests to reverse a manual posting', async () => {
  const id = await adjusted(1)
  const answers = await Promise.all([reverse(id), reverse(id)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('offers a reversal only to permitted staff, and refuses a reversal above the available balance', async () => {
  const id = await adjusted(3)
  expect(await lineOf(id)).toMatchObject({ canReversePosting: true })
  expect(await lineOf(id, customerService)).toMatchObject({ canReversePosting: false })
  const { approvalId } = (await reverse(id)).body as { approvalId: number }
  const [all = 0n] = await balances(customer)
  await posted(TRANSACTION_TYPE.withdrawal, [debit(customer, all), credit(inTransit, all)])
  const refused = { status: 409, body: 'The account has $0.00 free. The reversal takes $3.00.' }
  expect(await approve(approvalId)).toMatchObject(refused)
})

test('excludes a reversed tax payment from the tax paid, and allows a new payment', async () => {
  const id = await paid(60)
  expect(await lineOf(id, customerService)).toMatchObject({ canReversePosting: true })
  expect(await lineOf(id, reviewer)).toMatchObject({ canReversePosting: false })
  const { approvalId } = (await reverse(id, customerService)).body as { approvalId: number }
  expect((await approve(approvalId, administrator)).status).toBe(200)
  await paid(100)
  expect(await balances(federal)).toEqual([0n])
  const figures = await server.services.db.transaction().execute(async (tx) => ({
    days: await withheldByDay(tx, 2026),
    before: await federalBefore(tx, 2027),
  }))
  expect(figures).toEqual({
    days: [{ day: '2026-01-02', cents: 100_00n }],
    before: { withheld: 100_00n, paid: 100_00n },
  })
  const { body } = await as(administrator, 'GET', '/accounting/book/tax/owed')
  expect(body).toMatchObject({ books: [{ before: 0, withheld: 100, paid: 100, owed: 0, payable: 0 }] })
  const { months } = body as { months: Array<{ month: string; federal: number }> }
  expect(months.filter(({ federal: withheld }) => withheld !== 0)).toMatchObject([
    { month: '2026-01-01', federal: 100 },
  ])
  expect(await checkLedger(server.services.db)).toEqual([])
})
