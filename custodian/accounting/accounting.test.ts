import { chargeFees } from './testing.fees.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  balanceOf,
  balanceOfAccount,
  bookOfAccount,
  credit,
  debit,
  internalBook,
  post,
  trialBalance,
} from '../ledger/ledger.ts'
import { formatCents } from '../platform/money.ts'
import { addMonthTotals } from '../ledger/monthTotals.ts'
import { startTestServer, type TestServer } from '../testing.ts'

let server: TestServer
const tokens: Record<string, string> = {}
let annsBook = 0
const FEDERAL = 200
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  for (const [name, email] of Object.entries({
    ann: 'ann.archer@example.com',
    ben: 'ben.brook@example.com',
    admin: 'admin@example.com',
    service: 'service@example.com',
    compliance: 'compliance@example.com',
  }))
    tokens[name] = await server.tokenOf(email)
  annsBook = await bookOfAccount(server.services.db, 501)
})
afterAll(() => server.close())

type Book = {
  bookId: number
  balance: number
  transactions: Array<{
    transactionId: number | null
    transactionDate: string
    transactionType: string
    amount: number
    balance: number
  }>
}
const get = (who: string, path: string) => server.call('GET', path, { token: tokens[who] ?? '' })
const send = (who: string, path: string, body: unknown, headers = {}) =>
  server.call('POST', path, { token: tokens[who] ?? '', body, headers })

describe("a customer's book", () => {
  test('shows deposits as positive amounts, newest first, and transaction numbers to staff only', async () => {
    const own = (await get('ann', '/api/transaction/summary/plan/501')).body as Book
    expect(own.bookId).toBe(annsBook)
    expect(own.transactions).toHaveLength(12)
    expect(own.transactions.every(({ transactionId }) => transactionId === null)).toBe(true)
    const dates = own.transactions.map(({ transactionDate }) => transactionDate)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(own.transactions.find(({ transactionType }) => transactionType === 'Withdrawal')?.amount).toBe(-1_500)
    const seen = (await get('compliance', '/api/transaction/summary/admin/1001/plan/501')).body as Book
    expect(seen.transactions.every(({ transactionId }) => (transactionId ?? 0) > 0)).toBe(true)
    expect((await get('ann', '/api/transaction/summary/plan/502')).status).toBe(404)
    expect((await get('admin', '/api/transaction/summary/admin/1001/plan/502')).status).toBe(404)
  })
})

describe('running balances of a book', () => {
  const cents = (amount: number) => Math.round(amount * 100)
  const nextOf = (headers: Record<string, unknown>) =>
    typeof headers['link'] === 'string' ? /<([^>]*)>; rel="next"/.exec(headers['link'])?.[1] : undefined
  const walk = async (who: string, path: string, query: string) => {
    const rows: Book['transactions'] = []
    for (let at: string | undefined = query; at !== undefined;) {
      const { body, headers } = await get(who, path + at)
      rows.push(...(body as Book).transactions)
      at = nextOf(headers)
    }
    return rows
  }

  test.each([
    ['ann', '/api/transaction/summary/plan/501'],
    ['service', '/api/accounting/book/101'],
  ])('shows %s the running balance of each line on every page of a book', async (who, path) => {
    const whole = (await get(who, path)).body as Book
    expect(whole.transactions.length).toBeGreaterThan(1)
    expect(whole).toMatchObject({ openingBalance: 0, closingBalance: whole.balance })
    const newestFirst = await walk(who, path, '?limit=1')
    expect(newestFirst).toMatchObject(whole.transactions)
    const oldestFirst = await walk(who, path, '?limit=7&sort=date')
    let balance = 0
    for (const row of oldestFirst) {
      balance += cents(row.amount)
      expect(cents(row.balance)).toBe(balance)
    }
    expect(balance).toBe(cents(whole.balance))
    expect(newestFirst.map((row) => row.balance)).toEqual(oldestFirst.toReversed().map((row) => row.balance))
  })

  test('shows the closing balance of a date range as its opening balance plus the transactions of the range', async () => {
    const whole = (await get('service', '/api/accounting/book/101')).body as Book
    const [newest] = whole.transactions
    const from = newest?.transactionDate ?? ''
    const { body } = await get('service', `/api/accounting/book/101/date?startDate=${from}&endDate=9999-12-31`)
    const days = body as Book & { openingBalance: number; closingBalance: number }
    expect(cents(days.openingBalance) + cents(days.balance)).toBe(cents(days.closingBalance))
    expect(days.transactions[0]?.balance).toBe(newest?.balance)
    expect(days.closingBalance).toBe(whole.balance)
    expect(days.transactions.every((row) => row.transactionDate >= from)).toBe(true)
  })
})

describe('a book filtered by transaction type', () => {
  const fees = (path: string) => `${path}?transactionTypeId=${TRANSACTION_TYPE.annualFee}`

  test('shows the same balances and totals of an account with and without a filter by transaction type', async () => {
    const path = '/api/transaction/summary/plan/501'
    const whole = (await get('ann', path)).body as Book
    const narrowed = (await get('ann', fees(path))).body as Book
    expect(narrowed.transactions.length).toBeGreaterThan(1)
    expect(narrowed.transactions).toEqual(whole.transactions.filter((row) => row.transactionType === 'Annual Fee'))
    expect({ ...narrowed, transactions: [] }).toEqual({ ...whole, transactions: [] })
    const later = whole.transactions[0]?.transactionDate ?? ''
    const ofDay = (await get('ann', `${path}?startDate=${later}`)).body as Book & { openingBalance: number }
    expect(ofDay.transactions).toEqual(whole.transactions.filter((row) => row.transactionDate >= later))
    expect(ofDay.openingBalance + ofDay.balance).toBeCloseTo(whole.balance, 5)
  })

  test('returns the same totals of a filtered book on every page, exact to the cent', async () => {
    const sumOf = async (who: string, path: string) => {
      const { headers } = await get(who, `${path}${path.includes('?') ? '&' : '?'}limit=1&sum=amount`)
      return Number(headers['x-total-amount'])
    }
    const cents = ({ transactions }: Book) =>
      transactions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
    const [own, internal] = ['/api/transaction/summary/plan/501', '/api/accounting/book/101']
    for (const [who, path] of [
      ['ann', own],
      ['ann', fees(own)],
      ['service', internal],
    ] as const)
      expect(await sumOf(who, path)).toBe(cents((await get(who, path)).body as Book))
    expect((await get('ann', own)).headers).not.toHaveProperty('x-total-amount')
  })

  test('shows no running balances for an internal book filtered by type', async () => {
    const path = '/api/accounting/book/101'
    const whole = (await get('service', path)).body as Book
    const { transactions } = (await get('service', `${path}?transactionTypeId=${TRANSACTION_TYPE.contribution}`))
      .body as Book
    expect(transactions.length).toBeGreaterThan(0)
    expect(transactions).toEqual(
      whole.transactions
        .filter((row) => row.transactionType === 'Contribution')
        .map((row) => ({ ...row, balance: null })),
    )
  })
})

test('filters the transactions of an internal book by type before and after its monthly totals are built', async () => {
  const contributions = async () => {
    const path = `/api/accounting/book/108?transactionTypeId=${TRANSACTION_TYPE.contribution}`
    return ((await get('service', path)).body as Book).transactions.length
  }
  const { db } = server.services
  const credited = () =>
    db.transaction().execute((tx) =>
      post(tx, {
        typeId: TRANSACTION_TYPE.contribution,
        date: '2026-01-02',
        createdBy: null,
        lines: [debit(101, 100n), credit(108, 100n)],
      }),
    )
  await addMonthTotals(db, 1)
  expect(await contributions()).toBe(0)
  await credited()
  expect(await contributions()).toBe(1)
  await addMonthTotals(db, 1)
  expect(await contributions()).toBe(1)
  await credited()
  expect(await contributions()).toBe(2)
})

describe('internal books', () => {
  test('lists internal books without customer books, 42 of them tax books', async () => {
    const all = (await get('service', '/api/accounting/book')).body as Array<{ name: string }>
    const taxes = (await get('service', '/api/accounting/book/tax')).body as Array<{ name: string }>
    expect(taxes).toHaveLength(42)
    expect(taxes[0]).toEqual({ id: FEDERAL, name: 'Federal Withholding' })
    expect(all).toHaveLength(57)
    expect((await get('compliance', '/api/accounting/book')).status).toBe(403)
    expect((await get('ann', '/api/accounting/book')).status).toBe(403)
  })

  test('totals internal books over an inclusive date range, by default from 2024-01-01, and omits zero balances', async () => {
    const balances = async (body: object) => (await send('service', '/api/accounting/book/balance', body)).body
    const federal = { id: FEDERAL, name: 'Federal Withholding', balance: 150 }
    expect(await balances({ bookIds: [FEDERAL, 201], endDate: '2026-03-10' })).toEqual([federal])
    const day = '2025-08-11'
    expect(await balances({ bookIds: [FEDERAL], startDate: day, endDate: day })).toEqual([federal])
    expect(await balances({ bookIds: [FEDERAL], startDate: '2025-08-12', endDate: '2026-03-10' })).toEqual([])
    expect(await balances({ bookIds: [annsBook], endDate: '2026-03-10' })).toEqual([])
  })

  test('shows all transactions of an internal book, or only the transactions of a date range', async () => {
    expect((await get('service', `/api/accounting/book/${FEDERAL}`)).body).toMatchObject({
      bookId: FEDERAL,
      balance: 150,
    })
    expect(
      (await get('service', `/api/accounting/book/${FEDERAL}/date?startDate=2026-01-01&endDate=2026-03-10`)).body,
    ).toEqual({
      bookId: FEDERAL,
      balance: 0,
      openingBalance: 150,
      closingBalance: 150,
      transactions: [],
    })
    expect((await get('service', `/api/accounting/book/${FEDERAL}/date?startDate=2026-13-01`)).status).toBe(400)
    expect((await get('service', '/api/accounting/book/999999')).status).toBe(404)
  })
})

describe('a manual posting', () => {
  const post = (who: string, body: object, headers = {}) => send(who, '/api/accounting/transaction', body, headers)

  test('lets operations staff post a tax payment, which lowers the balance of a tax book', async () => {
    const payment = { transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 10.01, bookId: FEDERAL, note: 'Deposit' }
    expect((await post('compliance', payment)).status).toBe(403)
    const { status, body } = await post('service', payment)
    expect(status).toBe(200)
    expect((await get('service', `/api/accounting/book/${FEDERAL}`)).body).toMatchObject({ balance: 139.99 })
    expect((await get('service', `/api/accounting/transaction/${(body as { id: number }).id}`)).body).toMatchObject([
      { bookName: 'Federal Withholding', amount: 10.01, isCredit: false, accountId: null },
      { bookName: 'Custody Cash', amount: 10.01, isCredit: true },
    ])
  })

  test("dates a posting made late on New Year's Eve by the custodian's time zone", async () => {
    const payment = { transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 1, bookId: FEDERAL, note: null }
    const started = server.clock.now()
    const dateOfPayment = async (moment: string) => {
      server.clock.set(new Date(moment))
      tokens['late'] = await server.tokenOf('service@example.com')
      const { id } = (await post('late', payment)).body as { id: number }
      const [line] = (await get('late', `/api/accounting/transaction/${id}`)).body as [{ transactionDate: string }]
      return line.transactionDate
    }
    expect(await dateOfPayment('2027-01-01T04:59:59Z')).toBe('2026-12-31')
    expect(await dateOfPayment('2027-01-01T05:00:00Z')).toBe('2027-01-01')
    expect(await dateOfPayment('2027-07-01T03:59:59Z')).toBe('2027-06-30')
    server.clock.set(started)
  })

  test("lets only the top administrator post a fee adjustment that raises a customer's balance", async () => {
    const adjustment = { transactionTypeId: TRANSACTION_TYPE.feeAdjustment, amount: 25, bookId: annsBook, note: null }
    expect((await post('service', adjustment)).status).toBe(403)
    expect((await post('admin', adjustment)).status).toBe(200)
    expect(await balanceOfAccount(server.services.db, 501)).toBe(10_025_00n)
  })

  test("holds a refund above the account's fees for approval, and refuses a refund above the fee income", async () => {
    const adjustment = { transactionTypeId: TRANSACTION_TYPE.feeAdjustment, amount: 1, bookId: annsBook, note: null }
    const income = await balanceOf(server.services.db, await internalBook(server.services.db, 'FEE_DISTRIBUTION'))
    const refused = `Distribution Fee Income holds ${formatCents(income)}. A fee adjustment can't be more than that.`
    expect(await post('admin', { ...adjustment, amount: Number(income + 1n) / 100 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: ['amount'], message: refused }] },
    })
    const waits = await post('admin', adjustment)
    expect([waits.status, waits.body]).toEqual([200, { id: null, approvalId: expect.any(Number) }])
    await chargeFees(server.services, 501, 100_00n)
    expect((await post('admin', adjustment)).body).toEqual({ id: expect.any(Number) })
  })

  test('refuses a manual posting with a wrong type, book or amount', async () => {
    const before = await server.services.db
      .selectFrom('posting')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirst()
    const refusals: Array<[object, number]> = [
      [{ transactionTypeId: TRANSACTION_TYPE.withdrawal, amount: 1, bookId: annsBook }, 400],
      [{ transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 1, bookId: annsBook }, 400],
      [{ transactionTypeId: TRANSACTION_TYPE.feeAdjustment, amount: 1, bookId: FEDERAL }, 400],
      [{ transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 1, bookId: 101 }, 400],
      [{ transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 1, bookId: 999_999 }, 404],
      [{ transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 0, bookId: FEDERAL }, 400],
      [{ transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 0.001, bookId: FEDERAL }, 400],
      [{ transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 1.005, bookId: FEDERAL }, 400],
      [{ transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: -1, bookId: FEDERAL }, 400],
      [{ transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: '1', bookId: FEDERAL }, 400],
    ]
    for (const [body, status] of refusals) expect([body, (await post('admin', body)).status]).toEqual([body, status])
    expect(
      (await post('admin', { transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 0, bookId: FEDERAL })).body,
    ).toEqual({
      errors: [{ path: ['amount'], message: 'Please enter a valid amount' }],
    })
    const after = await server.services.db
      .selectFrom('posting')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirst()
    expect(after).toEqual(before)
  })

  test.each([
    [{ bookId: undefined }, 'bookId', 'Please select a valid account'],
    [{ bookId: null }, 'bookId', 'Please select a valid account'],
    [{ bookId: 0 }, 'bookId', 'Please select a valid account'],
    [{ bookId: String(FEDERAL) }, 'bookId', 'Please select a valid account'],
    [{ amount: undefined }, 'amount', 'Please enter a valid amount'],
    [{ amount: null }, 'amount', 'Please enter a valid amount'],
    [{ amount: 1.005 }, 'amount', 'Please enter a valid amount'],
    [{ amount: 0 }, 'amount', 'Please enter a valid amount'],
    [{ amount: '1' }, 'amount', 'Please enter a valid amount'],
    [{ transactionTypeId: undefined }, 'transactionTypeId', 'Please select a valid transaction type'],
  ])(
    "refuses a manual posting with %j and returns the form's message for that field",
    async (wrong, field, message) => {
      const body = { transactionTypeId: TRANSACTION_TYPE.taxPayment, amount: 1, bookId: FEDERAL, note: null, ...wrong }
      const { status, body: answered } = await post('service', body)
      expect([status, answered]).toEqual([400, { errors: [{ path: [field], message }] }])
    },
  )

  test('posts a manual adjustment once if the call is repeated with the same idempotency key', async () => {
    const before = await balanceOfAccount(server.services.db, 501)
    const adjustment = { transactionTypeId: TRANSACTION_TYPE.feeAdjustment, amount: 1, bookId: annsBook, note: null }
    const key = { 'idempotency-key': 'a1' }
    const answers = await Promise.all([1, 2, 3].map(() => post('admin', adjustment, key)))
    expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1)
    expect((await post('admin', { ...adjustment, amount: 2 }, key)).status).toBe(409)
    expect(await balanceOfAccount(server.services.db, 501)).toBe(before + 100n)
  })
})

describe('reversing a withdrawal', () => {
  const reverse = (body: object, who = 'service') => send(who, '/api/accounting/withdrawal/reverse', body)

  const reversible = async (transactionId: number | null | undefined) => {
    const lines = (await get('service', `/api/accounting/transaction/${transactionId}`)).body
    return (lines as Array<{ bookId: number; canReverse: boolean }>)
      .filter(({ canReverse }) => canReverse)
      .map(({ bookId }) => bookId)
  }

  test('refuses to reverse a withdrawal that the bank has paid', async () => {
    expect(await reverse({ bookId: annsBook })).toMatchObject({
      status: 409,
      body: 'The bank has paid this withdrawal. Record the returned money first.',
    })
  })

  test('reverses the newest withdrawal without a transaction number, and refuses a second reversal of it', async () => {
    await server.services.db.transaction().execute(async (tx) => {
      const lines = [debit(annsBook, 1_500_00n), credit(await internalBook(tx, 'DISBURSEMENTS_CHECK'), 1_500_00n)]
      await post(tx, { typeId: TRANSACTION_TYPE.withdrawal, date: '2026-03-10', createdBy: null, lines })
    })
    const before = await balanceOfAccount(server.services.db, 501)
    const own = (await get('service', '/api/transaction/summary/admin/1001/plan/501')).body as Book
    const original = own.transactions.find(({ transactionType }) => transactionType === 'Withdrawal')?.transactionId
    expect(await reversible(original)).toEqual([annsBook])
    const { status, body } = await reverse({ bookId: annsBook, note: 'Check came back' })
    expect(status).toBe(200)
    expect(await balanceOfAccount(server.services.db, 501)).toBe(before + 1_500_00n)
    const lines = (await get('compliance', `/api/accounting/transaction/${(body as { id: number }).id}`))
      .body as Array<{ isCredit: boolean; accountId: number | null; accountOwnerId: number | null; amount: number }>
    expect(lines.find(({ accountId }) => accountId === 501)).toMatchObject({
      isCredit: true,
      amount: 1_500,
      accountOwnerId: 1001,
    })
    expect((await reverse({ bookId: annsBook, note: null })).status).toBe(409)
    expect(await reversible(original)).toEqual([])
    expect(await reversible((body as { id: number }).id)).toEqual([])
    expect(await reverse({ bookId: annsBook, note: null, transactionId: original })).toMatchObject({
      status: 409,
      body: 'This transaction was already reversed.',
    })
  })

  test('refuses to reverse a transaction that is in another book or is not a withdrawal', async () => {
    const bens = await bookOfAccount(server.services.db, 502)
    const own = (await get('service', '/api/transaction/summary/admin/1001/plan/501')).body as Book
    const interest = own.transactions.find(({ transactionType }) => transactionType === 'Interest')?.transactionId
    expect((await reverse({ bookId: annsBook, transactionId: interest })).status).toBe(404)
    expect((await reverse({ bookId: bens, transactionId: interest })).status).toBe(404)
    expect((await reverse({ bookId: FEDERAL })).status).toBe(404)
    expect((await reverse({ bookId: annsBook }, 'compliance')).status).toBe(403)
  })
})

test('keeps total debits equal to total credits after postings and reversals', async () => {
  expect(await trialBalance(server.services.db)).toEqual({ differenceCents: 0n, unbalanced: [] })
})
