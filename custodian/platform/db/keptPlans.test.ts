import { sql, Kysely } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepingPlans } from './keptPlans.ts'
import { startPglite, type PgliteThread } from './pgliteThread.ts'
import { postgresDialect } from './postgres.ts'

let pglite: PgliteThread
let pool: Pool
beforeAll(async () => {
  pglite = await startPglite({ dataDir: 'memory://' })
  pool = new Pool({ max: 1, idleTimeoutMillis: 0, stream: pglite.connect, user: 'postgres', database: 'postgres' })
  await pool.query('create table thing (id integer primary key, name text not null)')
  await pool.query("insert into thing values (1, 'one'), (2, 'two')")
})
afterAll(async () => {
  await pool.end()
  await pglite.close()
})

const keeping = (limits?: Parameters<typeof keepingPlans>[1]) =>
  new Kysely<Record<string, never>>({ dialect: postgresDialect(keepingPlans(pool, limits), null) })
const nameOf = async (db: Kysely<Record<string, never>>, id: number) =>
  (await sql<{ name: string }>`select name from thing where id = ${id}`.execute(db)).rows.map(({ name }) => name)
const kept = async () =>
  (await pool.query<{ name: string; statement: string }>('select name, statement from pg_prepared_statements')).rows
/** Another connection: what the one before had is forgotten. */
const reconnect = async () => (await pool.connect()).release(true)

test('a statement that is asked again is kept, and answers for the values it is given', async () => {
  await reconnect()
  const db = keeping()
  expect(await nameOf(db, 1)).toEqual(['one'])
  expect(await kept()).toEqual([])
  for (const [id, name] of [
    [2, 'two'],
    [1, 'one'],
    [2, 'two'],
  ] as const)
    expect(await nameOf(db, id)).toEqual([name])
  expect(await nameOf(db, 3)).toEqual([])
  expect(await kept()).toEqual([{ name: 'kept1', statement: 'select name from thing where id = $1' }])
})

test('what changes nothing but the session is not kept, nor several statements in one text', async () => {
  await reconnect()
  const db = keeping()
  for (let time = 0; time < 3; time += 1) {
    await db.transaction().execute((tx) => sql`select 1; select 2`.execute(tx))
    await sql`set lock_timeout = '4s'`.execute(db)
  }
  expect(await kept()).toEqual([])
})

test('a new connection of the one session begins with nothing', async () => {
  await reconnect()
  const db = keeping()
  for (let time = 0; time < 3; time += 1) expect(await nameOf(db, 1)).toEqual(['one'])
  await reconnect()
  for (let time = 0; time < 3; time += 1) expect(await nameOf(db, 2)).toEqual(['two'])
  expect(await kept()).toHaveLength(1)
})

test('a statement that was refused is tried again, also in a transaction that is taken back for it', async () => {
  await reconnect()
  const db = keeping()
  const add = (id: number) => sql`insert into thing values (${id}, 'another')`.execute(db)
  const addLater = () => sql`insert into later values (${7})`.execute(db)
  for (let time = 0; time < 3; time += 1) await expect(add(1)).rejects.toMatchObject({ code: '23505' })
  for (let time = 0; time < 3; time += 1) await expect(addLater()).rejects.toMatchObject({ code: '42P01' })
  await pool.query('create table later (id integer)')
  await addLater()
  const failing = db.transaction().execute(async (tx) => {
    await sql`select 1 / ${0}::int`.execute(tx).catch(() => {})
    for (let time = 0; time < 2; time += 1) await sql`select ${time}::text as new_here`.execute(tx).catch(() => {})
  })
  await expect(failing).rejects.toBeInstanceOf(Error)
  expect((await sql<{ new_here: string }>`select ${8}::text as new_here`.execute(db)).rows).toEqual([{ new_here: '8' }])
})

test('of more statements than are kept, those that were asked longest ago are given up', async () => {
  await reconnect()
  const db = keeping({ mostKept: 3 })
  for (let time = 0; time < 2; time += 1)
    for (const n of [1, 2, 3, 4, 5]) {
      const { rows } = await sql<{ sum: number }>`select ${sql.lit(n)} + ${time}::int as sum`.execute(db)
      expect(rows).toEqual([{ sum: n + time }])
    }
  expect((await kept()).map(({ statement }) => statement).toSorted()).toEqual([
    'select 3 + $1::int as sum',
    'select 4 + $1::int as sum',
    'select 5 + $1::int as sum',
  ])
})

test('a plan is made anew for a table that has become large', async () => {
  const planned = async (renewedMs: number) => {
    await reconnect()
    await pool.query('drop table if exists growing')
    await pool.query('create table growing (id integer primary key)')
    const db = keeping({ renewedMs })
    const find = () => sql`select id from growing where id = ${1}`.execute(db)
    await pool.query('insert into growing values (1)')
    await pool.query('analyze growing')
    for (let time = 0; time < 12; time += 1) await find()
    await pool.query('insert into growing select generate_series(2, 20000)')
    await find()
    const { rows } = await pool.query<Record<'QUERY PLAN', string>>('explain execute kept1 (1)')
    return rows[0]?.['QUERY PLAN']
  }
  expect(await planned(0)).toMatch(/^Index Only Scan/)
  expect(await planned(60_000)).toMatch(/^Seq Scan/)
})
