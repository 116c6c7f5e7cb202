import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { startPostgres, type Postgres } from '../../tests/postgres.ts'
import { openDatabase, type Database } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { credit, debit, internalBook, post } from './ledger.ts'
import { postMany } from './postMany.ts'
import { settledUpTo } from './settled.ts'

let postgres: Postgres
let database: Database
/** A posting of interest between books of the custodian. */
let posting: Parameters<typeof post>[1]
beforeAll(async () => {
  postgres = await startPostgres()
  database = await openDatabase({ databaseUrl: await postgres.database(), dataDir: 'memory' })
  await migrate(database)
  const [cash, expense] = [
    await internalBook(database.db, 'CUSTODY_CASH'),
    await internalBook(database.db, 'INTEREST_EXPENSE'),
  ]
  posting = {
    typeId: TRANSACTION_TYPE.interest,
    date: '2026-03-10',
    createdBy: null,
    lines: [debit(cash, 100n), credit(expense, 100n)],
  }
})
afterAll(async () => {
  await database?.close()
  await postgres?.stop()
})

test('waits for a writer with a lower transaction id that has not committed', async () => {
  const { db } = database
  const slow = await db.startTransaction().execute()
  const lower = await post(slow, posting)
  const higher = await db.transaction().execute((tx) => post(tx, posting))
  expect(higher).toBeGreaterThan(lower)
  let isSettled = false
  const settled = settledUpTo(db).then((id) => {
    isSettled = true
    return id
  })
  // Waits longer than the pause between two checks, so that the second check has also found the open writer.
  await new Promise((resolve) => setTimeout(resolve, 150))
  const wasSettled = isSettled
  // Ends the transaction before any assertion, because an open transaction would keep the database from closing.
  await slow.commit().execute()
  expect(wasSettled).toBe(false)
  expect(await settled).toBe(higher)
})

test('is a writer before it takes a transaction id, so that the wait above includes it', async () => {
  const { db } = database
  // An open change of the sequence stops the writer where it takes its id.
  const blocker = await db.startTransaction().execute()
  await sql`alter sequence ledger_transaction_transaction_id_seq no cycle`.execute(blocker)
  const posted = db.transaction().execute((tx) => postMany(tx, [posting]))
  const waiting = () =>
    sql<{ isWriter: boolean }>`
      select exists (select from pg_locks own where own.pid = w.pid and own.locktype = 'transactionid') as "isWriter"
      from pg_locks w join pg_stat_activity a using (pid)
      where not w.granted and a.datname = current_database()`.execute(db)
  let found: readonly { isWriter: boolean }[] = []
  try {
    await expect.poll(async () => (found = (await waiting()).rows).length).toBe(1)
  } finally {
    // Ends the transaction before any assertion, because an open transaction would keep the database from closing.
    await blocker.rollback().execute()
    await posted
  }
  expect(found).toEqual([{ isWriter: true }])
})
