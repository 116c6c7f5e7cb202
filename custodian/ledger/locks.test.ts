import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { startPostgres, type Postgres } from '../../tests/postgres.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { openDatabase, type Database, type Tx } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { lockBook, whyNotFeeBack } from './feeIncome.ts'
import { postEarned } from './interestPayable.ts'
import { credit, debit, internalBook, openCustomerBook, post, reverse } from './ledger.ts'
import { postMany } from './postMany.ts'
import { ONE_ACCOUNT } from './testing.ts'

// Uses PostgreSQL, because the embedded database has one connection, on which no transaction waits for another.

let postgres: Postgres
let database: Database
let customer: number
let fees: number
const entry = { date: '2026-03-10', createdBy: null }

beforeAll(async () => {
  postgres = await startPostgres()
  database = await openDatabase({ databaseUrl: await postgres.database(), dataDir: 'memory' })
  await migrate(database)
  await database.executeSql(ONE_ACCOUNT)
  const cash = await internalBook(database.db, 'CUSTODY_CASH')
  fees = await internalBook(database.db, 'FEE_DISTRIBUTION')
  await database.db.transaction().execute(async (tx) => {
    customer = await openCustomerBook(tx, { accountId: 1, name: '100001' })
    const lines = [debit(cash, 500_00n), credit(customer, 500_00n)]
    await post(tx, { typeId: TRANSACTION_TYPE.contribution, ...entry, lines })
  })
})
afterAll(async () => {
  await database?.close()
  await postgres?.stop()
})

const charge = (tx: Tx) =>
  post(tx, {
    typeId: TRANSACTION_TYPE.distributionFee,
    ...entry,
    lines: [debit(customer, 25_00n), credit(fees, 25_00n)],
  })

/** Refunds a cent as a fee adjustment does. */
async function refundOneCent(tx: Tx): Promise<void> {
  await lockBook(tx, fees)
  const lines = [debit(fees, 1n), credit(customer, 1n)]
  await post(tx, { typeId: TRANSACTION_TYPE.feeAdjustment, ...entry, lines })
}

const contextOf = (tx: Tx) => ({ tx, audit: async () => {} }) as unknown as WriteContext
const postInterest = (tx: Tx) => postEarned(contextOf(tx), { through: '2026-03-09', today: '2026-03-10' })

async function isWaiting(): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()) as waits`.execute(database.db)
  return rows[0]?.waits ?? false
}

interface Race {
  /** Prepares the rows; returns the id of the transaction that both are about. */
  before: (tx: Tx) => Promise<number>
  first: (tx: Tx, id: number) => Promise<unknown>
  second: (tx: Tx, id: number) => Promise<unknown>
  secondGets: unknown
}

test.each<[what: string, Race]>([
  [
    'reversals of one transaction',
    {
      before: charge,
      first: (tx, id) => reverse(tx, id, entry),
      second: (tx, id) => reverse(tx, id, entry),
      secondGets: null,
    },
  ],
  [
    'a refund of the only fee and the reversal of its payment',
    {
      before: charge,
      first: refundOneCent,
      second: whyNotFeeBack,
      secondGets: expect.objectContaining({ message: expect.stringContaining('holds $24.99') }),
    },
  ],
  [
    'postings of the same earned interest',
    {
      async before(tx) {
        await tx.insertInto('interest_earned').values({ through: '2026-03-09', micro_cents: 5_000_000n }).execute()
        return 0
      },
      first: postInterest,
      second: postInterest,
      secondGets: 0n,
    },
  ],
])('runs one after the other: %s', async (_, { before, first, second, secondGets }) => {
  const { db } = database
  const id = await db.transaction().execute(before)
  const tx = await db.startTransaction().execute()
  await first(tx, id)
  let isOver = false
  const later = db
    .transaction()
    .execute((other) => second(other, id))
    .finally(() => (isOver = true))
  const result = later.catch((error: unknown) => error)
  await expect.poll(async () => isOver || (await isWaiting())).toBe(true)
  await tx.commit().execute()
  expect(await result).toEqual(secondGets)
})

test('locks the books of many postings in the order of their numbers', async () => {
  const { db } = database
  const cash = await internalBook(db, 'CUSTODY_CASH')
  await database.executeSql(`
    insert into retirement_account (account_id, plan_account_number, account_type, plan_id, account_owner_id, status_id)
      values (2, '100002', 'ROTH', 1, 1, 3)`)
  const higher = await db.transaction().execute((tx) => openCustomerBook(tx, { accountId: 2, name: '100002' }))
  expect(higher).toBeGreaterThan(customer)
  const deposit = (book: number) => ({
    typeId: TRANSACTION_TYPE.contribution,
    ...entry,
    lines: [debit(cash, 1n), credit(book, 1n)],
  })
  // A later row version: a scan of the table finds the higher book first.
  await sql`update book set name = name where book_id = ${customer}`.execute(db)
  const blocker = await db.startTransaction().execute()
  await lockBook(blocker, customer)
  const posted = db.transaction().execute(async (tx) => {
    await sql`select set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(
      tx,
    )
    await postMany(tx, [deposit(higher), deposit(customer)])
  })
  let isFree = false
  try {
    await expect.poll(isWaiting).toBe(true)
    const { rows } = await sql`
      select from book where book_id = ${higher} for no key update skip locked`.execute(db)
    isFree = rows.length === 1
  } finally {
    await blocker.rollback().execute()
    await posted
  }
  expect(isFree).toBe(true)
})
