import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../../../tests/postgres.ts'
import { openDatabase, type Database, type Tx } from './connect.ts'

let postgres: Postgres
let database: Database
beforeAll(async () => {
  postgres = await startPostgres()
  database = await openDatabase({ databaseUrl: await postgres.database(), dataDir: 'memory' })
  await database.executeSql('create table kept (n integer primary key)')
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

const inTx = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work)
const add = (n: number) => sql<{ n: number }>`insert into kept values (${n}) returning n`
const kept = async () => (await database.executeSql('select n from kept order by n')).rows.map(({ n }) => n)

test('a transaction is kept as a whole or not at all, whatever it begins with', async () => {
  expect((await inTx((tx) => add(1).execute(tx))).rows).toEqual([{ n: 1 }])
  await inTx(async (tx) => {
    await sql`set local lock_timeout = 1000`.execute(tx)
    await add(2).execute(tx)
  })
  await inTx((tx) => tx.executeQuery(CompiledQuery.raw('insert into kept values (3); insert into kept values (4)')))
  expect(await kept()).toEqual([1, 2, 3, 4])
  const undone = inTx(async (tx) => {
    await add(5).execute(tx)
    await add(1).execute(tx)
  })
  await expect(undone).rejects.toMatchObject({ code: '23505' })
  await expect(inTx((tx) => add(1).execute(tx))).rejects.toMatchObject({ code: '23505' })
  await expect(inTx((tx) => add('x' as never).execute(tx))).rejects.toMatchObject({ code: '22P02' })
  await inTx(async () => {})
  await expect(inTx(() => Promise.reject(new Error('nothing was asked')))).rejects.toThrow('nothing was asked')
  expect(await kept()).toEqual([1, 2, 3, 4])
})

test('a transaction is as isolated as it was wanted, and the next one on its connection is not', async () => {
  const level = sql<{ level: string }>`select current_setting('transaction_isolation') as level, ${1}::int`
  const { rows } = await database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => level.execute(tx))
  expect(rows[0]?.level).toBe('repeatable read')
  expect((await inTx((tx) => level.execute(tx))).rows[0]?.level).toBe('read committed')
})

test('where a transaction cannot begin, its first statement does not run', async () => {
  await database.db.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw('start transaction isolation level nonsense'))
    await expect(add(9).execute(connection)).rejects.toMatchObject({ code: '42601' })
    await connection.executeQuery(CompiledQuery.raw('rollback'))
    await add(6).execute(connection)
  })
  expect(await kept()).toEqual([1, 2, 3, 4, 6])
})
