import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import type { Database, Tx } from '../platform/db/connect.ts'
import { testDatabase } from '../testing.ts'
import { bulkPost, openBooksInBulk } from './bulkPost.ts'
import { balanceOfAccount, credit, debit, internalBook, post, type Posting } from './ledger.ts'
import { ONE_ACCOUNT } from './testing.ts'

let database: Database
let cash: number
let customer: number
const inTx = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work)
const bulk = (postings: readonly Posting[]) => inTx((tx) => bulkPost(tx, (stage) => stage(postings)))

beforeAll(async () => {
  database = await testDatabase()
  await database.executeSql(ONE_ACCOUNT)
  const bookOf = await inTx((tx) => openBooksInBulk(tx, [{ accountId: 1, name: '100001' }]))
  customer = bookOf(1)
  cash = await internalBook(database.db, 'CUSTODY_CASH')
})
afterAll(() => database.close())
let before: bigint
beforeEach(async () => {
  before = await balanceOfAccount(database.db, 1)
})

const on = (date: string) => ({ date, createdBy: null, typeId: TRANSACTION_TYPE.contribution })
const deposit = (date: string, cents: bigint): Posting => ({
  ...on(date),
  lines: [debit(cash, cents), credit(customer, cents)],
})

test('numbers bulk transactions by date, after the existing ones', async () => {
  const earlier = await inTx((tx) => post(tx, deposit('2026-01-01', 1n)))
  const posted = await bulk([deposit('2026-03-03', 7n), deposit('2026-02-02', 5n)])
  expect(posted).toEqual({ first: earlier + 1, last: earlier + 2 })
  const { rows } = await database.executeSql(
    `select posting.transaction_date, amount_cents from ledger_transaction join posting using (transaction_id)
     where transaction_id > ${earlier} and side = 'C' order by transaction_id`,
  )
  expect(rows).toEqual([
    { transaction_date: '2026-02-02', amount_cents: 5n },
    { transaction_date: '2026-03-03', amount_cents: 7n },
  ])
  expect(await inTx((tx) => post(tx, deposit('2026-03-04', 1n)))).toBe(earlier + 3)
})

test.each<[string, () => Posting, string]>([
  [
    'does not balance',
    () => ({ ...deposit('2026-03-03', 7n), lines: [debit(cash, 7n), credit(customer, 6n)] }),
    'balance',
  ],
  [
    'takes more than there is',
    () => ({ ...on('2026-03-03'), lines: [debit(customer, 1_000_000n), credit(cash, 1_000_000n)] }),
    'below zero',
  ],
  ['has one line', () => ({ ...on('2026-03-03'), lines: [credit(customer, 7n)] }), 'two lines'],
])('rolls back all transactions if one %s', async (_, wrong, reason) => {
  await expect(bulk([deposit('2026-03-03', 3n), wrong()])).rejects.toThrow(reason)
  expect(await balanceOfAccount(database.db, 1)).toBe(before)
})

test('includes a bulk load in the balance that the next posting checks', async () => {
  await inTx((tx) => post(tx, deposit('2026-03-03', 1n)))
  await bulk([deposit('2026-03-03', 7n)])
  const take = (cents: bigint) =>
    inTx((tx) => post(tx, { ...on('2026-03-04'), lines: [debit(customer, cents), credit(cash, cents)] }))
  await expect(take(before + 9n)).rejects.toThrow('overdrawn')
  await take(before + 8n)
  expect(await balanceOfAccount(database.db, 1)).toBe(0n)
})

test('refuses a bulk load while the ledger is stopped', async () => {
  await database.executeSql("insert into ledger_halt (since, reason) values (now(), 'wrong')")
  await expect(bulk([deposit('2026-03-03', 3n)])).rejects.toThrow('stopped')
  await database.executeSql('delete from ledger_halt')
})

test('refuses an unbalanced transaction after a bulk load, because the triggers are enabled again', async () => {
  await bulk([deposit('2026-03-03', 3n)])
  const unbalanced = inTx((tx) => post(tx, { ...on('2026-03-03'), lines: [debit(cash, 2n), credit(customer, 1n)] }))
  await expect(unbalanced).rejects.toMatchObject({ code: '23514' })
})

test('accepts the first day after a closed month, and refuses the day before', async () => {
  await database.executeSql(
    "insert into closed_month (month, closed_at, customer_cents, cash_cents) values ('2019-12-01', now(), 0, 0)",
  )
  await expect(bulk([deposit('2019-12-31', 1n)])).rejects.toThrow('Everything before 2020-01-01 is closed.')
  await bulk([deposit('2020-01-01', 1n)])
  expect(await balanceOfAccount(database.db, 1)).toBe(before + 1n)
})
