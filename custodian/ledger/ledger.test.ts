import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Tx } from '../platform/db/connect.ts'
import { testDatabase } from '../testing.ts'
import {
  balanceOf,
  balanceOfAccount,
  bookOfAccount,
  credit,
  debit,
  internalBook,
  openCustomerBook,
  post,
  reverse,
  stateTaxBook,
  trialBalance,
} from './ledger.ts'
import { ONE_ACCOUNT } from './testing.ts'

let database: Database
let customer: number
let cash: number
let federal: number
const inTx = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work)
const entry = { date: '2026-03-10', createdBy: null }

beforeAll(async () => {
  database = await testDatabase()
  await database.executeSql(ONE_ACCOUNT)
  customer = await inTx((tx) => openCustomerBook(tx, { accountId: 1, name: '100001' }))
  cash = await internalBook(database.db, 'CUSTODY_CASH')
  federal = await internalBook(database.db, 'FEDERAL_TAX')
})
afterAll(() => database.close())

const deposit = (cents: bigint) =>
  inTx((tx) => post(tx, { typeId: 1, ...entry, lines: [debit(cash, cents), credit(customer, cents)] }))
const withdraw = (cents: bigint, more: { idempotencyKey?: string } = {}) =>
  inTx((tx) => post(tx, { typeId: 4, ...entry, ...more, lines: [debit(customer, cents), credit(cash, cents)] }))

describe('the chart of accounts', () => {
  test('has a tax book for exactly the 41 states that withhold', async () => {
    const { rows } = await database.executeSql("select count(*)::int as n from book where kind = 'STATE_TAX'")
    expect(rows[0]).toEqual({ n: 41 })
    expect(await stateTaxBook(database.db, 'CA')).toBeGreaterThan(200)
    await expect(stateTaxBook(database.db, 'TX')).rejects.toThrow('no tax book for TX')
  })
})

describe('the balance of a ledger book', () => {
  test("computes a balance from the lines, on the book's normal side", async () => {
    await deposit(1_000_00n)
    await withdraw(250_50n)
    expect(await balanceOfAccount(database.db, 1)).toBe(749_50n)
    expect(await balanceOf(database.db, cash)).toBe(749_50n)
    expect(await balanceOf(database.db, federal)).toBe(0n)
    expect(await bookOfAccount(database.db, 1)).toBe(customer)
  })

  test('changes the stored customer balance only by postings', async () => {
    const kept = async () =>
      (await database.db.selectFrom('customer_balance').select('cents').where('book_id', '=', customer).execute())[0]
    expect(await kept()).toEqual({ cents: 749_50n })
    await database.executeSql(`delete from customer_balance where book_id = ${customer}`)
    expect(await kept()).toBeUndefined()
    await withdraw(9_50n)
    expect(await kept()).toEqual({ cents: 740_00n })
    await expect(withdraw(740_01n)).rejects.toThrow(`book ${customer} would be overdrawn`)
    await deposit(9_50n)
    expect(await kept()).toEqual({ cents: await balanceOf(database.db, customer) })
    for (const statement of [
      'update customer_balance set cents = cents + 1',
      `insert into customer_balance values (${cash}, 1)`,
    ])
      await expect(database.executeSql(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('balances debits and credits over the whole ledger', async () => {
    expect(await trialBalance(database.db)).toEqual({ differenceCents: 0n, unbalanced: [] })
  })
})

describe('ledger changes that the database refuses', () => {
  const code = (work: Promise<unknown>) =>
    work.then(
      () => 'accepted',
      (error: { code?: string }) => error.code,
    )

  test('refuses a transaction whose debits and credits differ by one cent', async () => {
    const unbalanced = inTx((tx) =>
      post(tx, { typeId: 4, ...entry, lines: [debit(customer, 101n), credit(cash, 100n)] }),
    )
    expect(await code(unbalanced)).toBe('23514')
  })

  test('refuses a transaction with no line or one line', async () => {
    const header = 'insert into ledger_transaction (transaction_type_id, transaction_date) values (1, current_date)'
    expect(await code(database.executeSql(header))).toBe('23514')
    const single = inTx((tx) => post(tx, { typeId: 1, ...entry, lines: [credit(customer, 1n)] }))
    await expect(single).rejects.toThrow('at least two lines')
  })

  test('refuses an overdraft of one cent, and allows a balance of zero', async () => {
    const balance = await balanceOfAccount(database.db, 1)
    expect(await code(withdraw(balance + 1n))).toBe('23514')
    expect(await balanceOfAccount(database.db, 1)).toBe(balance)
    await withdraw(balance)
    expect(await balanceOfAccount(database.db, 1)).toBe(0n)
    await deposit(balance)
  })

  test('refuses to update, delete or truncate posted or audited rows', async () => {
    await database.executeSql("insert into audit (at, action, entity) values (now(), 'test', 'test')")
    for (const statement of [
      'update posting set amount_cents = 1',
      'delete from posting',
      'truncate posting',
      "update ledger_transaction set note = 'x'",
      'delete from ledger_transaction',
      'truncate ledger_transaction cascade',
      'delete from audit',
      'truncate audit cascade',
    ])
      expect([statement, await code(database.executeSql(statement))]).toEqual([statement, '42501'])
  })

  test('refuses to add a line to an earlier transaction', async () => {
    const id = await deposit(5_00n)
    const line = (side: string) =>
      `insert into posting (transaction_id, book_id, side, amount_cents) values (${id}, ${cash}, '${side}', 1)`
    expect(await code(database.executeSql(`begin; ${line('D')}; ${line('C')}; commit`))).toBe('23514')
    await database.executeSql('rollback')
  })

  test.each(['transaction', 'book'])('refuses a ledger line that references a missing %s', async (missing) => {
    const header = `insert into ledger_transaction (transaction_type_id, transaction_date) values (1, '2026-03-10')`
    const id = missing === 'transaction' ? '999999' : '(select max(transaction_id) from ledger_transaction)'
    const books = missing === 'book' ? [999_999, cash] : [customer, cash]
    const lines = `insert into posting (transaction_id, book_id, side, amount_cents, transaction_date)
      values (${id}, ${books[0]}, 'C', 1, '2026-03-10'), (${id}, ${books[1]}, 'D', 1, '2026-03-10')`
    expect(await code(database.executeSql(`begin; ${header}; ${lines}; commit`))).toBe('23514')
    await database.executeSql('rollback')
  })

  test('refuses to remove or renumber a book', async () => {
    for (const statement of [
      'delete from book',
      'update book set book_id = book_id + 1000000',
      'truncate book cascade',
    ])
      expect([statement, await code(database.executeSql(statement))]).toEqual([statement, '42501'])
  })

  test('refuses a ledger line in a different currency than its book', async () => {
    const foreign = inTx(async (tx) => {
      const row = await tx
        .insertInto('ledger_transaction')
        .values({ transaction_type_id: TRANSACTION_TYPE.contribution, transaction_date: '2026-03-10' })
        .returning('transaction_id')
        .executeTakeFirstOrThrow()
      const lines = (['D', 'C'] as const).map((side) => ({
        transaction_id: row.transaction_id,
        book_id: cash,
        side,
        amount_cents: 1n,
        currency: 'EUR',
      }))
      await tx.insertInto('posting').values(lines).execute()
    })
    expect(await code(foreign)).toBe('23514')
  })

  test('refuses to post twice under one idempotency key', async () => {
    await withdraw(1_00n, { idempotencyKey: 'fee:2026:1' })
    expect(await code(withdraw(1_00n, { idempotencyKey: 'fee:2026:1' }))).toBe('23505')
  })
})

describe('the reversal of a ledger transaction', () => {
  test('reverses a transaction once, exactly, with a reference to the original', async () => {
    const before = await balanceOfAccount(database.db, 1)
    const id = await inTx((tx) =>
      post(tx, {
        typeId: 4,
        ...entry,
        lines: [debit(customer, 100_00n), credit(federal, 10_00n), credit(cash, 90_00n)],
      }),
    )
    expect(await balanceOfAccount(database.db, 1)).toBe(before - 100_00n)
    const reversal = await inTx((tx) => reverse(tx, id, { ...entry, note: 'sent back' }))
    expect(reversal).toBeGreaterThan(id)
    expect(await balanceOfAccount(database.db, 1)).toBe(before)
    expect(await balanceOf(database.db, federal)).toBe(0n)
    expect(await inTx((tx) => reverse(tx, id, entry))).toBeNull()
    expect(await inTx((tx) => reverse(tx, reversal ?? 0, entry))).toBeNull()
    expect(await inTx((tx) => reverse(tx, 999_999, entry))).toBeNull()
    expect(await trialBalance(database.db)).toEqual({ differenceCents: 0n, unbalanced: [] })
  })
})

describe('posting rules for each transaction of a multi-row insert', () => {
  type Written = readonly [book: string, side: 'D' | 'C', cents: number, changed?: { date?: string; currency?: string }]
  const books: Record<string, number> = { nowhere: 999_999 }
  const header = async (tx: Tx, typeId: number) =>
    (
      await tx
        .insertInto('ledger_transaction')
        .values({ transaction_type_id: typeId, transaction_date: '2026-03-10' })
        .returning('transaction_id')
        .executeTakeFirstOrThrow()
    ).transaction_id
  const balanced: Written[] = [1, 2, 3, 4].flatMap((cents): Written[] => [
    ['cash', 'D', cents],
    ['cash', 'C', cents],
  ])

  beforeAll(async () => {
    await database.executeSql(`
      insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id)
        values (2, '100002', 'TRADITIONAL', 1, 1, 3)`)
    Object.assign(books, {
      customer,
      cash,
      federal,
      other: await inTx((tx) => openCustomerBook(tx, { accountId: 2, name: '100002' })),
      checks: await internalBook(database.db, 'DISBURSEMENTS_CHECK'),
      returns: await internalBook(database.db, 'RETURNS'),
      state: await stateTaxBook(database.db, 'CA'),
    })
  })

  const rowsOf = (transactionId: number, lines: readonly Written[]) =>
    lines.map(([book, side, cents, { date = '2026-03-10', currency = 'USD' } = {}]) => ({
      transaction_id: transactionId,
      transaction_date: date,
      book_id: books[book] ?? 0,
      side,
      amount_cents: BigInt(cents),
      currency,
    }))

  /** Stored balances of the customers' books, which the database updates when it checks postings. */
  const kept = (tx: Tx) =>
    Promise.all(
      ['customer', 'other'].map(async (name) => {
        const row = tx
          .selectFrom('customer_balance')
          .select('cents')
          .where('book_id', '=', books[name] ?? 0)
        return (await row.executeTakeFirst())?.cents ?? 0n
      }),
    )

  /**
   * Posts these lines, and returns the refusal or the changes of the customers' balances. Everything is rolled back.
   * `beside`: lines of a second transaction in the same insert.
   */
  async function outcome(typeId: number, lines: readonly Written[], beside: readonly Written[] = []): Promise<string> {
    const done = new Error('taken back')
    let gained = ''
    try {
      await inTx(async (tx) => {
        const before = await kept(tx)
        const id = await header(tx, typeId)
        const rows = [...rowsOf(id, lines), ...(beside.length > 0 ? rowsOf(await header(tx, typeId), beside) : [])]
        await tx.insertInto('posting').values(rows).execute()
        const after = await kept(tx)
        gained = after.map((cents, index) => String(cents - (before[index] ?? 0n))).join(' ')
        throw done
      })
    } catch (error) {
      if (error !== done) return (error as Error).message.replace(/\d{2,}/g, 'N')
    }
    return gained
  }

  const cases: [name: string, typeId: number, lines: Written[], expected: string][] = [
    [
      'a deposit',
      1,
      [
        ['cash', 'D', 5],
        ['customer', 'C', 5],
      ],
      '5 0',
    ],
    [
      'a withdrawal with both taxes',
      4,
      [
        ['customer', 'D', 9],
        ['checks', 'C', 5],
        ['federal', 'C', 3],
        ['state', 'C', 1],
      ],
      '-9 0',
    ],
    [
      'a transfer between customers',
      4,
      [
        ['customer', 'D', 5],
        ['other', 'C', 5],
      ],
      '-5 5',
    ],
    [
      'two lines of one customer',
      4,
      [
        ['customer', 'D', 5],
        ['customer', 'C', 2],
        ['checks', 'C', 3],
      ],
      '-3 0',
    ],
    [
      'a transfer between internal books',
      5,
      [
        ['cash', 'D', 5],
        ['returns', 'C', 5],
      ],
      '0 0',
    ],
    [
      'a withdrawal above the balance',
      4,
      [
        ['other', 'D', 5],
        ['checks', 'C', 5],
      ],
      'book N would be overdrawn',
    ],
    [
      'more out of transit than it holds',
      5,
      [
        ['checks', 'D', 99_999],
        ['cash', 'C', 99_999],
      ],
      'book N would go below zero',
    ],
    [
      'more out of returns than they hold',
      5,
      [
        ['returns', 'D', 99_999],
        ['cash', 'C', 99_999],
      ],
      'book N would go below zero',
    ],
    [
      'a federal tax payment above the tax withheld',
      10,
      [
        ['federal', 'D', 99_999],
        ['cash', 'C', 99_999],
      ],
      'book N would go below zero',
    ],
    [
      'a state tax payment above the tax withheld',
      10,
      [
        ['state', 'D', 99_999],
        ['cash', 'C', 99_999],
      ],
      'book N would go below zero',
    ],
    [
      'a transaction that is a cent out of balance',
      1,
      [
        ['cash', 'D', 6],
        ['customer', 'C', 5],
      ],
      'transaction N does not balance',
    ],
    [
      'a missing book',
      1,
      [
        ['nowhere', 'D', 5],
        ['customer', 'C', 5],
      ],
      'book N is unknown, or kept in another currency',
    ],
    [
      'another day than its header',
      1,
      [
        ['cash', 'D', 5, { date: '2026-03-11' }],
        ['customer', 'C', 5],
      ],
      'transaction N is of another day than its line',
    ],
    [
      'another currency than its book',
      1,
      [
        ['cash', 'D', 5, { currency: 'EUR' }],
        ['customer', 'C', 5, { currency: 'EUR' }],
      ],
      'book N is unknown, or kept in another currency',
    ],
    [
      'a reversal of tax that was already paid',
      11,
      [
        ['federal', 'D', 99_999],
        ['customer', 'C', 99_999],
      ],
      '99999 0',
    ],
  ]

  test.each(cases)('checks the posting rules for %s', async (_, typeId, lines, expected) => {
    expect(await outcome(typeId, lines)).toBe(expected)
    expect(await outcome(typeId, [...lines, ...balanced])).toBe(expected)
    expect(await outcome(typeId, lines, balanced)).toBe(expected)
    expect(await outcome(typeId, balanced, lines)).toBe(expected)
  })

  test('refuses an amount above the largest that a book can hold', async () => {
    const half = 5 * 10 ** 18
    const lines: Written[] = ['D', 'D', 'C', 'C'].map((side): Written => [
      side === 'D' ? 'cash' : 'returns',
      side as 'D',
      half,
    ])
    expect(await outcome(5, lines)).toBe('bigint out of range')
  })
})
