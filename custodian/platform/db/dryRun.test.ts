import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../../../tests/postgres.ts'
import { openDatabase, type Database } from './connect.ts'
import { dryRun } from './dryRun.ts'
import { migrate } from './migrate.ts'
import { migrations, type Migration } from './migrationFiles.ts'

let postgres: Postgres
let url: string
let database: Database
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  url = await postgres.database()
  database = await openDatabase({ databaseUrl: url, dataDir: '' })
  await migrate(database, [BASE])
  return () => database.close()
})

const file = (version: number, name: string, text: string): Migration => ({
  version,
  name: `000${version}_${name}.sql`,
  text,
  checksum: `sum of ${version}`,
})
const BASE = file(
  1,
  'base',
  `create table person (person_id integer primary key, name text not null);
   create table pet (pet_id integer primary key, person_id integer not null);
   insert into person values (1, 'Ada'); insert into pet values (1, 1);`,
)
const COLUMN = file(
  2,
  'column',
  `alter table person add column born date; update person set name = 'Changed';
   create table house (house_id integer primary key); drop table pet;`,
)
const INDEX = file(3, 'index', 'create index on person (name); alter table house add column street text;')

/** The whole visible schema, and all rows. */
async function everything() {
  const { rows: schema } = await database.executeSql(`
    select c.relname, c.relkind, c.relfilenode, a.attname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join pg_attribute a on a.attrelid = c.oid where n.nspname = 'public' order by 1, 2, 4`)
  const tables = [...new Set(schema.filter(({ relkind }) => relkind === 'r').map(({ relname }) => relname as string))]
  const rows = await Promise.all(
    tables.map(async (table) => [table, (await database.executeSql(`select * from ${table} order by 1`)).rows]),
  )
  return { schema, rows }
}

test('a dry run lists pending migrations with the tables they lock, and changes nothing', async () => {
  const before = await everything()
  const { steps, failed } = await dryRun(database, { files: [BASE, COLUMN, INDEX], inUse: true })
  expect(failed).toBeNull()
  expect(steps).toEqual([
    {
      name: COLUMN.name,
      milliseconds: expect.any(Number) as number,
      locks: [{ mode: 'ACCESS EXCLUSIVE', tables: ['person', 'pet'] }],
    },
    { name: INDEX.name, milliseconds: expect.any(Number) as number, locks: [] },
  ])
  expect(await everything()).toEqual(before)
  expect(await migrate(database, [BASE, COLUMN, INDEX])).toBe(2)
})

test('a dry run distinguishes locks that block writes from locks that block reads', async () => {
  const { steps } = await dryRun(database, {
    files: [BASE, file(2, 'index', 'create index on person (name); update pet set person_id = 2;')],
    inUse: true,
  })
  expect(steps.map(({ locks }) => locks)).toEqual([[{ mode: 'SHARE', tables: ['person'] }]])
})

test('a dry run lists no migration for a current database, and all migrations for an empty database', async () => {
  expect(await dryRun(database, { files: [BASE], inUse: true })).toEqual({ steps: [], failed: null })
  const empty = await openDatabase({ databaseUrl: await postgres.database(), dataDir: '' })
  const { steps, failed } = await dryRun(empty)
  expect(failed).toBeNull()
  expect(steps.map(({ name }) => name)).toEqual(migrations().map(({ name }) => name))
  const { rows } = await empty.executeSql(
    "select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace",
  )
  expect(rows).toEqual([{ tables: 0 }])
  await empty.close()
})

test.each([
  ['immediately', file(2, 'wrong', 'update person set name = null;'), 'null value'],
  [
    'on commit',
    file(
      2,
      'late',
      `alter table pet add foreign key (person_id) references person deferrable initially deferred;
       insert into pet values (2, 99);`,
    ),
    'foreign key',
  ],
])('a dry run names the migration that would fail %s', async (_when, wrong, reason) => {
  const before = await everything()
  const { steps, failed } = await dryRun(database, { files: [BASE, wrong, INDEX], inUse: true })
  expect(steps).toEqual([])
  expect(failed).toEqual({ name: wrong.name, reason: expect.stringContaining(reason) as string })
  expect(await everything()).toEqual(before)
  await expect(migrate(database, [BASE, wrong])).rejects.toThrow(reason)
})

test('a dry run refuses a migration that ends its transaction, and a migration that was edited after it was applied', async () => {
  const before = await everything()
  const ends = file(2, 'ends', 'alter table person add column born date;\ncommit;')
  await expect(dryRun(database, { files: [BASE, ends], inUse: true })).rejects.toThrow('ends its transaction')
  await expect(dryRun(database, { files: [{ ...BASE, checksum: 'other' }], inUse: true })).rejects.toThrow('was edited')
  expect(await everything()).toEqual(before)
})

test('refuses a dry run on a database in use; if forced, the run stops at the first lock wait', async () => {
  const other = await openDatabase({ databaseUrl: url, dataDir: '' })
  await other.db.connection().execute(async (connection) => {
    await connection.transaction().execute(async (tx) => {
      await tx
        .selectFrom('person' as never)
        .selectAll()
        .execute()
      await expect(dryRun(database, { files: [BASE, COLUMN] })).rejects.toThrow('use this database')
      const { failed } = await dryRun(database, { files: [BASE, COLUMN], inUse: true })
      expect(failed?.reason).toContain('lock timeout')
    })
  })
  await other.close()
})
