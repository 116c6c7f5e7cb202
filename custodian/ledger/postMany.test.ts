import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Tx } from '../platform/db/connect.ts'
import { testDatabase } from '../testing.ts'
import { balanceOfAccount, credit, debit, internalBook, trialBalance } from './ledger.ts'
import { booksOfAccounts, openCustomerBooks, postMany } from './postMany.ts'

const ACCOUNTS = [1, 2]
let database: Database
let cash: number
let bookOf: (accountId: number) => number
const inTx = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work)

beforeAll(async () => {
  database = await testDatabase()
  await database.executeSql(`
    insert into account_owner (account_owner_id, first_name, last_name) values (1, 'A', 'B');
    insert into plan (plan_id, name, interest_basis_points, company_id) values (1, 'Alpha Plan', 325, 1);
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id)
      values (1, '100001', 'TRADITIONAL', 1, 1, 3), (2, '100002', 'ROTH', 1, 1, 3)`)
  await inTx((tx) =>
    openCustomerBooks(
      tx,
      ACCOUNTS.map((accountId) => ({ accountId, name: String(accountId) })),
    ),
  )
  cash = await internalBook(database.db, 'CUSTODY_CASH')
  bookOf = await booksOfAccounts(database.db, ACCOUNTS)
})
afterAll(() => database.close())

const entry = { date: '2026-03-10', createdBy: null }
const deposit = (accountId: number, cents: bigint, idempotencyKey?: string) => ({
  ...entry,
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  typeId: TRANSACTION_TYPE.contribution,
  lines: [debit(cash, cents), credit(bookOf(accountId), cents)],
})
const withdrawal = (accountId: number, cents: bigint) => ({
  ...entry,
  typeId: TRANSACTION_TYPE.withdrawal,
  lines: [debit(bookOf(accountId), cents), credit(cash, cents)],
})
const balances = () => Promise.all(ACCOUNTS.map((accountId) => balanceOfAccount(database.db, accountId)))

test('posts several transactions in the given order', async () => {
  await inTx((tx) => postMany(tx, [deposit(1, 500n), withdrawal(1, 200n), deposit(2, 70n)]))
  expect(await balances()).toEqual([300n, 70n])
  await inTx((tx) => postMany(tx, []))
  expect(await trialBalance(database.db)).toEqual({ differenceCents: 0n, unbalanced: [] })
})

test.each([
  ['overdraws an account', () => [deposit(1, 1n), withdrawal(2, 71n)], '23514'],
  [
    'does not balance',
    () => [deposit(1, 1n), { ...deposit(2, 2n), lines: [debit(cash, 2n), credit(bookOf(2), 1n)] }],
    '23514',
  ],
  ['was posted before', () => [deposit(1, 1n, 'once'), deposit(1, 1n, 'once')], '23505'],
])('rolls back all transactions if one %s', async (_, postings, code) => {
  await expect(inTx((tx) => postMany(tx, postings()))).rejects.toMatchObject({ code })
  expect(await balances()).toEqual([300n, 70n])
})

test.each([
  [
    'belongs to an earlier transaction',
    (earlier: number) => `(${earlier}, ${cash}, 'D', 1), (${earlier}, ${bookOf(1)}, 'C', 1)`,
  ],
  [
    'is in another currency',
    (_: number, id: number) => `(${id}, ${cash}, 'D', 1, 'EUR'), (${id}, ${bookOf(1)}, 'C', 1, 'EUR')`,
  ],
])('rolls back all lines if one %s', async (_, wrong) => {
  const before = await balances()
  const [earlier = 0] = await inTx((tx) => postMany(tx, [deposit(1, 1n)]))
  const header = `insert into ledger_transaction (transaction_type_id, transaction_date) values (1, current_date) returning transaction_id`
  const adding = inTx(async (tx) => {
    const { rows } = await sql<{ transaction_id: number }>`${sql.raw(header)}`.execute(tx)
    const id = rows[0]?.transaction_id ?? 0
    const lines = `(${id}, ${cash}, 'D', 5, 'USD'), (${id}, ${bookOf(1)}, 'C', 5, 'USD')`
    const more = wrong(earlier, id).replaceAll(', 1)', ", 1, 'USD')")
    await sql
      .raw(`insert into posting (transaction_id, book_id, side, amount_cents, currency) values ${lines}, ${more}`)
      .execute(tx)
  })
  await expect(adding).rejects.toMatchObject({ code: '23514' })
  expect(await balances()).toEqual([(before[0] ?? 0n) + 1n, before[1]])
})

test('refuses a transaction with one line, and an account without a book', async () => {
  await expect(inTx((tx) => postMany(tx, [{ ...entry, typeId: 1, lines: [debit(cash, 1n)] }]))).rejects.toThrow(
    RangeError,
  )
  expect(() => bookOf(3)).toThrow('account 3 has no book')
})
