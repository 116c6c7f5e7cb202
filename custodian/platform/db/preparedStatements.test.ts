import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../../../tests/postgres.ts'
import { openDatabase, type Db } from './connect.ts'
import { startPglite, type PgliteThread } from './pgliteThread.ts'
import { withPreparedStatements } from './preparedStatements.ts'
import type { DB } from './schema.ts'
import { isTransient } from './transient.ts'

let postgres: Postgres
let pglite: PgliteThread
beforeAll(async () => {
  postgres = await startPostgres()
  pglite = await startPglite({ dataDir: 'memory://' })
})
afterAll(async () => {
  await postgres.stop()
  await pglite.close()
})

const openPool = async (engine: 'postgres' | 'pglite', options: PoolConfig = {}) => {
  const pool = new Pool(
    engine === 'postgres'
      ? { connectionString: await postgres.database(), ...options }
      : { max: 1, idleTimeoutMillis: 0, stream: pglite.connect, user: 'postgres', database: 'postgres', ...options },
  )
  pool.on('error', () => {})
  return pool
}
const on = (pool: Pool, options?: Parameters<typeof withPreparedStatements>[1]) =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool, options) }) })

type Row = { id: number; name: string }

describe.each(['postgres', 'pglite'] as const)('prepared statements on %s', (engine) => {
  let db: Db
  beforeEach(async () => {
    db = on(await openPool(engine))
    await raw('drop table if exists thing, former, later')
    await raw('create table thing (id integer primary key, name text not null, cents integer not null default 0)')
    await raw(`insert into thing (id, name) values (1, 'one'), (2, 'two')`)
  })
  afterEach(() => db.destroy())

  const raw = (text: string) => db.executeQuery(CompiledQuery.raw(text))
  const named = async (id: number, on: Db = db) =>
    (await sql<Row>`select name, cents from thing where id = ${id}`.execute(on)).rows.map(({ name }) => name)
  const whole = async (id: number, on: Db = db) =>
    (await sql<Row>`select * from thing where id = ${id}`.execute(on)).rows.map(({ name }) => name)
  const add = async (id: number, on: Db = db) =>
    (await sql<Row>`insert into thing (id, name) values (${id}, 'new') returning *`.execute(on)).rows.map(
      ({ name }) => name,
    )
  const prepared = async () =>
    (
      await sql<{ name: string; statement: string }>`
        select name, statement from pg_prepared_statements where statement not like '%pg_prepared%'`.execute(db)
    ).rows
  const warmUp = async () => {
    for (let time = 0; time < 8; time += 1) {
      expect(await named(1)).toEqual(['one'])
      expect(await whole(2)).toEqual(['two'])
      expect(await add(100 + time)).toEqual(['new'])
    }
  }

  test('names a statement by its hash and prepares it from the second run on', async () => {
    expect(await named(1)).toEqual(['one'])
    expect(await prepared()).toEqual([])
    for (const [id, name] of [
      [2, ['two']],
      [1, ['one']],
      [3, []],
    ] as const)
      expect(await named(id)).toEqual(name)
    expect(await prepared()).toEqual([
      { name: expect.stringMatching(/^k[\w-]{27}$/), statement: 'select name, cents from thing where id = $1' },
    ])
  })

  test('never prepares settings, or several statements in one text', async () => {
    for (let time = 0; time < 3; time += 1) {
      await db.transaction().execute((tx) => sql`select 1; select 2`.execute(tx))
      await sql`set lock_timeout = '4s'`.execute(db)
    }
    expect(await prepared()).toEqual([])
  })

  // Statements that change the session or the tables between two runs of the same prepared statements.
  const cases: [what: string, texts: string[]][] = [
    ['discard all', ['discard all']],
    ['deallocate all', ['deallocate all']],
    ['discard plans', ['discard plans']],
    ['a new column', ['alter table thing add column more text']],
    ['a dropped column', ['alter table thing drop column if exists more']],
    ['a column of another type', ['alter table thing alter column cents type bigint']],
    ['a new index', ['create index on thing (name)']],
    ['a replaced table', ['create table next (like thing including all)', 'insert into next select * from thing',
      'alter table thing rename to former', 'alter table next rename to thing']], // prettier-ignore
    ['changed statistics', ['analyze thing']],
  ]
  describe.each(cases)('prepared statements after %s', (_what, texts) => {
    test('returns correct rows outside a transaction after prepared statements became invalid', async () => {
      await warmUp()
      for (const text of texts) await raw(text)
      expect(await Promise.all([named(1), whole(2), add(200)])).toEqual([['one'], ['two'], ['new']])
      for (let time = 0; time < 3; time += 1)
        expect(await Promise.all([named(1), whole(2), add(300 + time)])).toEqual([['one'], ['two'], ['new']])
      expect(await named(200)).toEqual(['new'])
    })

    test('commits a whole transaction, or rolls it back with a transient error, after prepared statements became invalid', async () => {
      await warmUp()
      for (const text of texts) await raw(text)
      const write = () =>
        db.transaction().execute(async (tx) => {
          await sql`insert into thing (id, name) values (200, 'begun')`.execute(tx)
          expect(await named(1, tx)).toEqual(['one'])
          expect(await whole(2, tx)).toEqual(['two'])
          return add(201, tx)
        })
      const refusal = await write().then(
        () => null,
        (error: unknown) => error,
      )
      expect(refusal === null || isTransient(refusal)).toBe(true)
      expect([await named(200), await named(201)]).toEqual(refusal === null ? [['begun'], ['new']] : [[], []])
      if (refusal !== null) await write()
      expect([await named(200), await named(201)]).toEqual([['begun'], ['new']])
    })
  })

  test('runs a statement that failed three times once the cause of the failure is removed', async () => {
    const later = () => sql`insert into later values (${7})`.execute(db)
    for (let time = 0; time < 3; time += 1) {
      await expect(add(1)).rejects.toMatchObject({ code: '23505' })
      await expect(later()).rejects.toMatchObject({ code: '42P01' })
    }
    await raw('create table later (id integer)')
    await later()
    expect(await add(3)).toEqual(['new'])
  })
})

describe('prepared statements on PostgreSQL', () => {
  test('prepares no statements if prepared statements are turned off', async () => {
    const plain = await openDatabase({ databaseUrl: await postgres.database(), dataDir: '', databasePrepared: false })
    for (let time = 0; time < 3; time += 1) await sql`select ${1}::int`.execute(plain.db)
    expect((await sql`select name from pg_prepared_statements`.execute(plain.db)).rows).toEqual([])
    await plain.close()
  })

  test('refuses a statement immediately after its privilege is revoked, and runs it once the privilege is granted again', async () => {
    const databaseUrl = await postgres.database()
    const owner = await openDatabase({ databaseUrl, dataDir: '' })
    const role = `limited_${Date.now()}`
    await owner.executeSql(
      `create table thing as select 1 as id; create role ${role}; grant select on thing to ${role}`,
    )
    const limited = await openDatabase({ databaseUrl, dataDir: '', role })
    const read = () => sql`select id from thing where id = ${1}`.execute(limited.db)
    for (let time = 0; time < 8; time += 1) await read()
    await owner.executeSql(`revoke select on thing from ${role}`)
    await expect(read()).rejects.toMatchObject({ code: '42501' })
    await owner.executeSql(`grant select on thing to ${role}`)
    expect((await read()).rows).toEqual([{ id: 1 }])
    await sql`discard all`.execute(limited.db)
    expect(
      (
        await sql`select current_user::text as role, current_setting('TimeZone') as zone,
          current_setting('statement_timeout') as longest, current_setting('lock_timeout') as wait`.execute(limited.db)
      ).rows,
    ).toEqual([{ role, zone: 'UTC', longest: '5s', wait: '2s' }])
    await Promise.all([owner.close(), limited.close()])
  })

  test('stores every acknowledged write once while sessions are terminated, as in a failover', async () => {
    const databaseUrl = await postgres.database()
    const { db, executeSql, close } = await openDatabase({ databaseUrl, dataDir: '' })
    await executeSql('create table kept (n integer primary key, worker integer)')
    const acknowledged: number[] = []
    const refused: unknown[] = []
    let next = 0
    let isOver = false
    const write = async (worker: number) => {
      while (!isOver) {
        const n = (next += 1)
        const insert = (on: Db) => sql`insert into kept values (${n}, ${worker})`.execute(on)
        await (n % 2 === 0 ? insert(db) : db.transaction().execute(insert)).then(
          () => acknowledged.push(n),
          (error: unknown) => refused.push(error),
        )
      }
    }
    const workers = Array.from({ length: 8 }, (_, worker) => write(worker))
    for (let time = 1; time <= 5; time += 1) {
      await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(time * 100)
      await executeSql(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
    }
    isOver = true
    await Promise.all(workers)
    expect(refused.filter((error) => !isTransient(error))).toEqual([])
    const { rows } = await executeSql('select n from kept')
    const kept = new Set(rows.map(({ n }) => n))
    expect(acknowledged.filter((n) => !kept.has(n))).toEqual([])
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    await close()
  })

  test('returns rows or a transient error during a schema change', async () => {
    const { db, executeSql, close } = await openDatabase({ databaseUrl: await postgres.database(), dataDir: '' })
    await executeSql(`create table thing (id integer primary key, name text); insert into thing values (1, 'one')`)
    let answers = 0
    let isOver = false
    const wrong: unknown[] = []
    const ask = async () => {
      while (!isOver) {
        const read = (on: Db) => sql<Row>`select * from thing where id = ${1}`.execute(on)
        const inTransaction = (answers += 1) % 5 === 0
        const { rows } = await (inTransaction ? db.transaction().execute(read) : read(db)).catch((error: unknown) => {
          if (!inTransaction || !isTransient(error)) wrong.push(error)
          return read(db)
        })
        if (rows[0]?.name !== 'one') wrong.push(rows)
      }
    }
    const callers = Array.from({ length: 12 }, ask)
    for (let time = 1; time <= 5; time += 1) {
      await expect.poll(() => answers, { timeout: 60_000 }).toBeGreaterThan(time * 200)
      await executeSql(`alter table thing add column more${time} text`)
    }
    isOver = true
    await Promise.all(callers)
    expect(wrong).toEqual([])
    await close()
  })

  const withPool = async (
    options: Parameters<typeof withPreparedStatements>[1],
    work: (db: Db, pool: Pool) => Promise<void>,
  ) => {
    const pool = await openPool('postgres', { max: 1 })
    const db = on(pool, options)
    await work(db, pool)
    await db.destroy()
  }
  const count = async (pool: Pool) =>
    (await pool.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements')).rows[0]?.n

  test('limits prepared statements per connection, and runs further statements unprepared', () =>
    withPool({ mostNames: 3 }, async (db, pool) => {
      for (let time = 0; time < 3; time += 1)
        for (const n of [1, 2, 3, 4, 5]) {
          const { rows } = await sql<{ sum: number }>`select ${sql.lit(n)} + ${time}::int as sum`.execute(db)
          expect(rows).toEqual([{ sum: n + time }])
        }
      expect(await count(pool)).toBe(3)
    }))

  test.each([
    ['discard all', 5, 1],
    ['discard all', 4, 0],
    ['alter table thing alter column id type bigint; alter table thing alter column id type integer', 8, 0],
  ])(
    'turns prepared statements off only after repeated refusals: "%s" run %i times in a minute turns them off %i times',
    (disturb, times, turnedOff) => {
      let off = 0
      return withPool({ onTurnedOff: () => (off += 1) }, async (db, pool) => {
        await pool.query('create table thing (id integer)')
        const read = () => sql`select * from thing where id = ${1}`.execute(db)
        for (let time = 0; time < times; time += 1) {
          for (let run = 0; run < 3; run += 1) await read()
          await pool.query(time % 2 === 0 ? disturb : (disturb.split(';')[0] ?? ''))
          await read()
        }
        for (let run = 0; run < 3; run += 1) await read()
        expect(off).toBe(turnedOff)
        expect(await count(pool)).toBe(turnedOff === 1 ? 0 : 1)
      })
    },
  )
})

test('the embedded engine plans a statement again after its table has grown', async () => {
  const planned = async (maxLifetimeSeconds: number) => {
    const pool = await openPool('pglite', { maxLifetimeSeconds })
    const db = on(pool)
    await pool.query('drop table if exists growing')
    await pool.query('create table growing (id integer primary key)')
    await pool.query('insert into growing values (1)')
    await pool.query('analyze growing')
    const find = () => sql`select id from growing where id = ${1}`.execute(db)
    for (let time = 0; time < 12; time += 1) await find()
    await pool.query('insert into growing select generate_series(2, 20000)')
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    for (let time = 0; time < 12; time += 1) await find()
    const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements')
    const plan = await pool.query<Record<'QUERY PLAN', string>>(`explain execute "${rows[0]?.name ?? ''}" (1)`)
    await db.destroy()
    return plan.rows[0]?.['QUERY PLAN']
  }
  expect(await planned(1)).toMatch(/^Index Only Scan/)
  expect(await planned(60)).toMatch(/^Seq Scan/)
})
