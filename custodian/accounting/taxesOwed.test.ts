import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { bookOfAccount, credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { sumOfDays } from '../ledger/daySums.ts'
import { addMonthTotals } from '../ledger/monthTotals.ts'
import { administrator, ada, reviewer, seedPeople } from '../testing.people.ts'
import { startTestServer, type TestServer } from '../testing.ts'
import { daysOf } from './taxPeriod.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  await seedPeople(server.services)
  token = await server.tokenOf(administrator)
  await server.services.db.transaction().execute(async (tx) => {
    const [cash, federal] = [await internalBook(tx, 'CUSTODY_CASH'), await internalBook(tx, 'FEDERAL_TAX')]
    const move = (date: string, cents: bigint, isPayment = false) =>
      post(tx, {
        typeId: TRANSACTION_TYPE.taxPayment,
        date,
        note: null,
        idempotencyKey: `owed-${date}-${cents}`,
        createdBy: null,
        lines: isPayment ? [debit(federal, cents), credit(cash, cents)] : [debit(cash, cents), credit(federal, cents)],
      })
    await move('2025-09-30', 1_000n)
    await move('2025-10-01', 20_000n)
    await move('2025-12-31', 300n)
    await move('2025-12-31', 4_000n, true)
    await move('2026-03-09', 50_000n)
    await move('2026-03-10', 17_000n, true)
  })
})
afterAll(() => server.close())

const owed = (period = '') =>
  server.call('GET', `/api/accounting/book/tax/owed${period && `?period=${period}`}`, { token })

test("reports tax owed, withheld and paid for a period, and limits the payable amount to the book's balance", async () => {
  const quarter = { before: 10, withheld: 203, paid: 40, owed: 173, payable: 173 }
  const expected = {
    businessDate: '2026-03-10',
    from: '2025-10-01',
    to: '2025-12-31',
    books: [{ name: 'Federal Withholding', ...quarter }],
  }
  expect((await owed('lastQuarter')).body).toMatchObject(expected)
  // The figures stay the same after the monthly totals are built.
  await addMonthTotals(server.services.db, 1)
  expect((await owed('lastQuarter')).body).toMatchObject(expected)
  const now = { books: [{ before: 173, withheld: 500, paid: 170, owed: 503, payable: 503 }] }
  expect((await owed()).body).toMatchObject({ from: '2026-01-01', to: '2026-03-10', ...now })
  expect((await owed('lastYear')).body).toMatchObject({ books: [{ before: 0, owed: 173, payable: 173 }] })
})

test('reports tax withheld by month, before and after monthly totals are built', async () => {
  type Month = { month: string; federal: number; state: number }
  const months = async () => ((await owed()).body as { months: Month[] }).months
  const before = await months()
  expect(before).toHaveLength(13)
  expect(before[0]?.month).toBe('2025-03-01')
  expect(before.filter(({ federal, state }) => federal + state > 0)).toEqual([
    { month: '2025-09-01', federal: 10, state: 0 },
    { month: '2025-10-01', federal: 200, state: 0 },
    { month: '2025-12-01', federal: 3, state: 0 },
    { month: '2026-03-01', federal: 500, state: 0 },
  ])
  await addMonthTotals(server.services.db, 1)
  expect(await months()).toEqual(before)
})

test('names the next deposit of federal tax, the amount not paid yet, and whether the deposit is late', async () => {
  type Body = { books: Array<{ name: string; nextDeposit: object | null }> }
  const next = async () =>
    ((await owed('thisYear')).body as Body).books.map(({ name, nextDeposit }) => [name, nextDeposit])
  const { db } = server.services
  await db.transaction().execute(async (tx) => {
    const book = await bookOfAccount(tx, ada.accountId)
    const [federal, cash] = [await internalBook(tx, 'FEDERAL_TAX'), await internalBook(tx, 'CUSTODY_CASH')]
    const before = await sumOfDays(tx, federal, {})
    const post1 = (typeId: number, date: string, lines: Parameters<typeof post>[1]['lines']) =>
      post(tx, { typeId, date, lines, createdBy: null })
    // Settles the book first, so that only later withholding is owed.
    await post1(TRANSACTION_TYPE.taxPayment, '2026-03-10', [debit(federal, before), credit(cash, before)])
    await post1(TRANSACTION_TYPE.contribution, '2026-01-02', [debit(cash, 9_000_000n), credit(book, 9_000_000n)])
    for (const date of ['2026-01-20', '2026-02-20'])
      await post1(TRANSACTION_TYPE.withdrawal, date, [debit(book, 200_000n), credit(federal, 200_000n)])
    await post1(TRANSACTION_TYPE.taxPayment, '2026-02-17', [debit(federal, 150_000n), credit(cash, 150_000n)])
  })
  const january = { from: '2026-01-20', to: '2026-01-20', amount: 500, dueOn: '2026-02-17', isLate: true }
  expect(await next()).toEqual([['Federal Withholding', january]])
  await db.transaction().execute(async (tx) => {
    const [federal, cash] = [await internalBook(tx, 'FEDERAL_TAX'), await internalBook(tx, 'CUSTODY_CASH')]
    const lines = [debit(federal, 50_000n), credit(cash, 50_000n)]
    await post(tx, { typeId: TRANSACTION_TYPE.taxPayment, date: '2026-03-10', lines, createdBy: null })
  })
  const february = { from: '2026-02-20', to: '2026-02-20', amount: 2000, dueOn: '2026-03-16', isLate: false }
  expect(await next()).toEqual([['Federal Withholding', february]])
  server.clock.set(new Date('2026-03-17T17:00:00Z'))
  token = await server.tokenOf(administrator)
  expect(await next()).toEqual([['Federal Withholding', { ...february, isLate: true }]])
  await db.transaction().execute(async (tx) => {
    const [federal, cash] = [await internalBook(tx, 'FEDERAL_TAX'), await internalBook(tx, 'CUSTODY_CASH')]
    const lines = [debit(federal, 200_000n), credit(cash, 200_000n)]
    await post(tx, { typeId: TRANSACTION_TYPE.taxPayment, date: '2026-03-17', lines, createdBy: null })
  })
  expect(await next()).toEqual([['Federal Withholding', null]])
})

test('moves a missed deposit to the due day of Form 945 if less than $2,500 was withheld in the year', async () => {
  const next = async () => ((await owed('thisYear')).body as { books: Array<{ nextDeposit: object }> }).books[0]
  server.clock.set(new Date('2027-06-15T17:00:00Z'))
  token = await server.tokenOf(administrator)
  await server.services.db.transaction().execute(async (tx) => {
    const [book, federal] = [await bookOfAccount(tx, ada.accountId), await internalBook(tx, 'FEDERAL_TAX')]
    const lines = [debit(book, 10_000n), credit(federal, 10_000n)]
    await post(tx, { typeId: TRANSACTION_TYPE.withdrawal, date: '2027-05-20', lines, createdBy: null })
  })
  const may = { from: '2027-05-20', to: '2027-05-20', amount: 100, isLate: false }
  expect(await next()).toMatchObject({ nextDeposit: { ...may, dueOn: '2027-06-15' } })
  for (const [now, isLate] of [
    ['2027-06-16T17:00:00Z', false],
    ['2028-02-01T17:00:00Z', true],
  ] as const) {
    server.clock.set(new Date(now))
    token = await server.tokenOf(administrator)
    expect(await next()).toMatchObject({ nextDeposit: { ...may, dueOn: '2028-01-31', isLate } })
  }
})

test('shows taxes owed only to operations staff', async () => {
  for (const who of [reviewer, ada.email]) {
    const as = await server.tokenOf(who)
    expect((await server.call('GET', '/api/accounting/book/tax/owed', { token: as })).status).toBe(403)
  }
})

test.each([
  ['thisMonth', '2026-03-01', '2026-03-10'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['thisQuarter', '2026-01-01', '2026-03-10'],
  ['lastQuarter', '2025-10-01', '2025-12-31'],
  ['thisYear', '2026-01-01', '2026-03-10'],
  ['lastYear', '2025-01-01', '2025-12-31'],
] as const)('resolves the period %s to %s through %s', (period, from, to) => {
  expect(daysOf(period, '2026-03-10')).toEqual({ from, to })
})
