import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MOST_FILE_LINES, type YearOfAccount } from '../../contract/accounting.ts'
import type { FileAnswer } from '../../contract/file.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { bookOfAccount, credit, debit, internalBook, post, reverse } from '../ledger/ledger.ts'
import { textOfPdf } from '../platform/pdf/testing.text.ts'
import { ada, bob, customerService, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let adas: string
beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  adas = await server.tokenOf(ada.email)
  await money('2025-05-01', TRANSACTION_TYPE.contribution, 100_000n, '=1+1')
  await money('2025-06-30', TRANSACTION_TYPE.interest, 250n)
  await money('2026-01-15', TRANSACTION_TYPE.annualFee, -2_000n)
})
afterAll(() => server.close())

async function money(date: string, typeId: number, cents: bigint, note: string | null = null): Promise<void> {
  await server.services.db.transaction().execute(async (tx) => {
    const [book, other] = [await bookOfAccount(tx, ada.accountId), await internalBook(tx, 'PLAN_RECEIPTS')]
    const lines = cents < 0n ? [debit(book, -cents), credit(other, -cents)] : [credit(book, cents), debit(other, cents)]
    await post(tx, { typeId, date, note, lines, createdBy: null })
  })
}

const path = (query: string, account = ada.accountId) => `/api/transaction/summary/plan/${account}/file?${query}`
const get = (query: string, token = adas, account = ada.accountId) =>
  server.call('GET', path(query, account), { token })
async function csv(query: string): Promise<Array<Record<string, string>>> {
  const { content, contentType } = (await get(`format=csv&${query}`)).body as FileAnswer
  expect(contentType).toBe('text/csv')
  return parse(Buffer.from(content, 'base64'), { columns: true, bom: true })
}

describe('download of the transactions of a book', () => {
  test('writes filtered and sorted transactions to CSV with formulas escaped', async () => {
    expect(await csv('sort=date')).toEqual([
      { Date: '2025-05-01', 'Transaction Type': 'Contribution', Note: "'=1+1", Amount: '1000.00', Balance: '1000.00' },
      { Date: '2025-06-30', 'Transaction Type': 'Interest', Note: '', Amount: '2.50', Balance: '1002.50' },
      { Date: '2026-01-15', 'Transaction Type': 'Annual Fee', Note: '', Amount: '-20.00', Balance: '982.50' },
      { Date: 'Total', 'Transaction Type': '3 rows', Note: '', Amount: '982.50', Balance: '' },
    ])
    const dates = async (query: string) => (await csv(query)).map((row) => row['Date'])
    expect(await dates('startDate=2025-06-01&endDate=2025-12-31')).toEqual(['2025-06-30', 'Total'])
    expect(await dates(`transactionTypeId=${TRANSACTION_TYPE.annualFee}`)).toEqual(['2026-01-15', 'Total'])
  })

  test('writes the transactions of a book with the opening and closing balance to a tagged PDF', async () => {
    const { content, contentType, fileName } = (await get('format=pdf&startDate=2025-06-01')).body as FileAnswer
    expect([contentType, fileName]).toEqual(['application/pdf', 'transactions-300111.pdf'])
    const pdf = Buffer.from(content, 'base64')
    expect(pdf.toString('latin1')).toMatch(/\/S \/Table\b/)
    expect(pdf.toString('latin1')).toContain('/Marked true')
    const text = textOfPdf(pdf)
    for (const part of ['300111', '(Eastern Time)', '06/01/2025', '$1,000.00', '$982.50', '($20.00)', 'Annual Fee'])
      expect(text).toContain(part)
    expect(text).not.toContain('05/01/2025')
  })

  test.each([
    ['all types', '', true],
    ['some days', '&startDate=2025-06-01', true],
    ['one type', `&transactionTypeId=${TRANSACTION_TYPE.annualFee}`, false],
  ])('writes totals to a PDF only if they add up to the balances: %s', async (_, filter, isShown) => {
    const { content } = (await get(`format=pdf${filter}`)).body as FileAnswer
    const text = textOfPdf(Buffer.from(content, 'base64'))
    expect([text.includes('Money in'), text.includes('Money out')]).toEqual([isShown, isShown])
    expect(text).toContain('Opening balance')
    expect(text).toContain('Closing balance')
  })

  test('audits each download of a book with its filters', async () => {
    const rows = () =>
      server.services.db
        .selectFrom('audit')
        .selectAll()
        .where('action', '=', 'book.download')
        .orderBy('audit_id')
        .execute()
    const before = (await rows()).length
    await get('format=csv&startDate=2026-01-01')
    const [entry, ...more] = (await rows()).slice(before)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      account_owner_id: ada.ownerId,
      entity: 'retirement_account',
      entity_id: String(ada.accountId),
      after: { format: 'csv', sort: '-date', startDate: '2026-01-01', rows: 1 },
    })
  })

  test('lets only owners download the file of their own account', async () => {
    expect((await get('format=csv', await server.tokenOf(bob.email))).status).toBe(404)
    expect((await get('format=csv', adas, bob.accountId)).status).toBe(404)
    expect((await get('format=csv', await server.tokenOf(customerService))).status).toBe(403)
    expect((await get('format=xls')).status).toBe(400)
  })

  test(`refuses a file of more than ${MOST_FILE_LINES} transactions and says how to reduce their number`, async () => {
    const account = bob.secondAccountId
    await server.services.db.transaction().execute(async (tx) => {
      const [book, other] = [await bookOfAccount(tx, account), await internalBook(tx, 'PLAN_RECEIPTS')]
      for (let n = 0; n <= MOST_FILE_LINES; n++)
        await post(tx, { typeId: 1, date: '2026-02-01', createdBy: null, lines: [credit(book, 1n), debit(other, 1n)] })
    })
    const bobs = await server.tokenOf(bob.email)
    const refused = await get('format=csv', bobs, account)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('fewer days')])
  })
})

describe('yearly totals of an account', () => {
  const years = async () =>
    (await server.call('GET', `/api/transaction/years/plan/${ada.accountId}`, { token: adas })).body as YearOfAccount[]

  test("totals an account's contributions, distributions and withheld tax by year, net of reversals", async () => {
    const none = {
      contributions: 0,
      interest: 0,
      fees: 0,
      distributions: 0,
      federalWithholding: 0,
      stateWithholding: 0,
      distributionFees: 0,
      netDistributions: 0,
    }
    const before = [
      { ...none, year: 2026, fees: -20, change: -20 },
      { ...none, year: 2025, contributions: 1000, interest: 2.5, change: 1002.5 },
    ]
    expect(await years()).toEqual(before)
    const { db } = server.services
    const paid = await db.transaction().execute(async (tx) => {
      const [book, cash] = [await bookOfAccount(tx, ada.accountId), await internalBook(tx, 'CUSTODY_CASH')]
      const lines = [
        debit(book, 30_000n),
        credit(await internalBook(tx, 'FEDERAL_TAX'), 3_000n),
        credit(await internalBook(tx, 'FEE_DISTRIBUTION'), 2_500n),
        credit(cash, 24_500n),
      ]
      return post(tx, { typeId: TRANSACTION_TYPE.withdrawal, date: '2026-02-02', createdBy: null, lines })
    })
    expect((await years())[0]).toEqual({
      ...before[0],
      distributions: -300,
      federalWithholding: 30,
      distributionFees: -25,
      netDistributions: -245,
      change: -320,
    })
    await db.transaction().execute((tx) => reverse(tx, paid, { date: '2026-02-03', createdBy: null }))
    expect(await years()).toEqual(before)
  })

  test('hides the yearly totals of an account from other owners', async () => {
    const token = await server.tokenOf(bob.email)
    expect((await server.call('GET', `/api/transaction/years/plan/${ada.accountId}`, { token })).status).toBe(404)
  })
})
