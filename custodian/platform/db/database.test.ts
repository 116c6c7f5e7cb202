import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { folderOfTest } from '../../../tests/folder.ts'
import { startPostgres } from '../../../tests/postgres.ts'
import { CannotStart } from '../command.ts'
import { openDatabase, type Database } from './connect.ts'
import { lockFolder } from './folderLock.ts'
import { migrate } from './migrate.ts'
import { migrations, type Migration } from './migrationFiles.ts'

let database: Database
beforeAll(async () => {
  database = await openDatabase({ dataDir: 'memory' })
  await database.executeSql('create table thing (id integer primary key, cents bigint, day date, at timestamptz)')
})
afterAll(() => database.close())
/** Removes the tables of a test's migrations, because another embedded database takes seconds to create. */
const forgetMigrations = () => database.executeSql('drop table if exists a, b, schema_migration')
const things = async () => (await database.executeSql('select count(*)::int as n from thing')).rows[0]?.['n']

describe('the embedded database', () => {
  test('returns cents as bigint and days as text', async () => {
    await database.executeSql("insert into thing values (1, 9007199254740993, '2026-03-10', '2026-03-10T12:00:00Z')")
    const { rows } = await database.executeSql('select cents, day, at from thing')
    expect(rows).toEqual([{ cents: 9007199254740993n, day: '2026-03-10', at: new Date('2026-03-10T12:00:00Z') }])
  })

  test('stores every byte of a file, even if the bytes are a slice of a buffer', async () => {
    const bytes = Buffer.from(Array.from({ length: 512 }, (_, n) => n % 256))
    for (const file of [bytes, bytes.subarray(3, 300), new Uint8Array(bytes), Buffer.alloc(0)]) {
      const { rows } = await database.executeSql('select $1::bytea as content', [file])
      expect(Buffer.from(rows[0]?.['content'] as Uint8Array).equals(file)).toBe(true)
    }
  })

  test('isolates the transactions of concurrent callers', async () => {
    const before = await things()
    const failing = database.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('thing' as never)
        .values({ id: 2 } as never)
        .execute()
      await new Promise((resolve) => setImmediate(resolve))
      throw new Error('taken back')
    })
    const working = database.executeSql('insert into thing (id) values (3)')
    const reading = things()
    await expect(failing).rejects.toThrow('taken back')
    await working
    expect(await reading).toBe(Number(before) + 1)
    expect(await things()).toBe(Number(before) + 1)
  })
})

test.each([
  ['a new database with the encoding SQL_ASCII is refused', 'SQL_ASCII', false],
  ['a new database with the encoding LATIN1 is refused', 'LATIN1', false],
  ['a database in use with the encoding LATIN1 is not refused', 'LATIN1', true],
])('checks the encoding before migrations: %s', async (_, encoding, isInUse) => {
  const postgres = await startPostgres()
  const url = new URL(await postgres.database())
  const server = await openDatabase({ databaseUrl: url.toString(), dataDir: '' })
  const name = `${url.pathname.slice(1)}_other`
  await server.executeSql(
    `create database ${name} encoding '${encoding}' locale_provider libc locale 'C' template template0`,
  )
  url.pathname = `/${name}`
  const other = await openDatabase({ databaseUrl: url.toString(), dataDir: '' })
  try {
    if (isInUse)
      await other.executeSql(`
        create table schema_migration (version integer primary key, name text not null, checksum text not null,
          applied_at timestamptz not null default now());
        insert into schema_migration values (1, '0001_test.sql', 'sum')`)
    const files = [{ version: 1, name: '0001_test.sql', text: 'create table a (id integer)', checksum: 'sum' }]
    const reason = await migrate(other, files).then(
      () => 'accepts',
      (error: unknown) => (error instanceof CannotStart ? error.message : String(error)),
    )
    expect(reason).toContain(isInUse ? 'accepts' : `The encoding of the database is ${encoding}: names need UTF8.`)
  } finally {
    await other.close()
    await server.executeSql(`drop database ${name} with (force)`)
    await server.close()
    await postgres.stop()
  }
})

describe('database migrations', () => {
  beforeEach(forgetMigrations)

  const file = (version: number, text: string, checksum = `sum-${text}`): Migration => ({
    version,
    name: `000${version}_test.sql`,
    text,
    checksum,
  })
  const first = file(1, 'create table a (id integer); insert into a values (1);')

  test('runs migrations once, in order, with several statements each', async () => {
    expect(await migrate(database, [first], undefined, { onlyNew: true })).toBe(1)
    const applied: string[] = []
    const both = [first, file(2, 'create table b (id integer)')]
    await expect(migrate(database, both, undefined, { refuses: true })).rejects.toThrow('lacks 1 migrations')
    await expect(migrate(database, both, undefined, { onlyNew: true })).rejects.toThrow(
      'The database lacks 1 migrations',
    )
    expect(await migrate(database, both, undefined, { onApplied: (name) => void applied.push(name) })).toBe(1)
    expect(await migrate(database, both, undefined, { refuses: true })).toBe(0)
    expect(applied).toEqual(['0002_test.sql'])
    expect(await migrate(database, [first, file(2, 'create table b (id integer)')])).toBe(0)
    expect((await database.executeSql('select id from a')).rows).toEqual([{ id: 1 }])

    await expect(migrate(database, [first])).rejects.toThrow('0002_test.sql, which this build does not know')
    const edited = [first, file(2, 'create table b (id integer)', 'other')]
    await expect(migrate(database, edited)).rejects.toThrow('0002_test.sql was edited after it was applied')
  })

  test('leaves no changes of a failed migration', async () => {
    await expect(migrate(database, [file(1, 'create table a (id integer); create tabel b')])).rejects.toThrow(
      '0001_test.sql failed',
    )
    expect((await database.executeSql("select to_regclass('a') as a")).rows).toEqual([{ a: null }])
    expect(await migrate(database, [first])).toBe(1)
  })

  test('gives every migration a unique number', () => {
    const numbers = migrations().map(({ version }) => version)
    expect(numbers[0]).toBe(10)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

test('reopens a database on disk with its data, and never replaces a missing or damaged one', async () => {
  const dataDir = folderOfTest()
  const once = await openDatabase({ dataDir })
  await once.executeSql('create table kept as select 1 as id')
  await once.close()
  const again = await openDatabase({ dataDir })
  expect((await again.executeSql('select id from kept')).rows).toEqual([{ id: 1 }])
  await again.close()

  rmSync(join(dataDir, 'pglite/PG_VERSION'))
  await expect(openDatabase({ dataDir })).rejects.toThrow('missing or incomplete')
  // A database without the marker file, which earlier versions did not write, is not replaced either.
  rmSync(join(dataDir, 'database.made'))
  await expect(openDatabase({ dataDir })).rejects.toThrow('missing or incomplete')
  writeFileSync(join(dataDir, 'database.made'), '')
  rmSync(join(dataDir, 'pglite'), { recursive: true })
  await expect(openDatabase({ dataDir })).rejects.toThrow('missing or incomplete')
  expect(existsSync(join(dataDir, 'pglite'))).toBe(false)
})

test.skipIf(process.platform !== 'linux')(
  'opens a database on disk in one process only, until that process ends or is killed',
  async () => {
    const dataDir = folderOfTest()
    const lock = join(dataDir, 'database.lock')
    const running = `${process.ppid} ${readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(' ')[21] ?? ''}`
    writeFileSync(lock, running)
    await expect(lockFolder(dataDir, { waitMs: 0 })).rejects.toThrow(`in use by process ${process.ppid}`)
    const ending = spawn('sleep', ['60'])
    writeFileSync(lock, `${ending.pid} ${readFileSync(`/proc/${ending.pid}/stat`, 'utf8').split(' ')[21] ?? ''}`)
    await (await openDatabase({ dataDir, onWait: () => ending.kill('SIGKILL') })).close()
    writeFileSync(lock, `${process.ppid} 1`)
    await (await openDatabase({ dataDir })).close()
    expect(existsSync(lock)).toBe(false)
  },
)
