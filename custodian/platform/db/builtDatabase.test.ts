import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderOfTest } from '../../../tests/folder.ts'
import { buildDatabase, unpackBuilt } from './builtDatabase.ts'
import { embeddedFolder, openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrationFiles.ts'

let built: string

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'portal-test-built-'))
  await buildDatabase(built)
})
afterAll(() => rmSync(built, { recursive: true, force: true }))

test('creates a new database from the prebuilt one, fully migrated and without users', async () => {
  const dataDir = folderOfTest()
  // A start that was killed while unpacking leaves this file.
  mkdirSync(`${embeddedFolder(dataDir)}.next/base`, { recursive: true })
  writeFileSync(`${embeddedFolder(dataDir)}.next/PG_VERSION`, '18')
  const database = await openDatabase({ dataDir, fillNew: (folder) => unpackBuilt(folder, built) })
  const { rows } = await database.executeSql('select count(*)::int as n from schema_migration')
  expect(rows).toEqual([{ n: migrations().length }])
  expect(await migrate(database)).toBe(0)
  expect((await database.executeSql('select from portal_user')).rows).toEqual([])
  await database.close()
  expect(readdirSync(dataDir).sort()).toEqual(['database.made', 'pglite'])
})

test('keeps an existing prebuilt database, and never replaces a database in use', async () => {
  expect(await buildDatabase(built)).toBe(false)
  const dataDir = folderOfTest()
  await (await openDatabase({ dataDir })).close()
  const again = await openDatabase({ dataDir, fillNew: (folder) => unpackBuilt(folder, built) })
  expect((await again.executeSql("select to_regclass('schema_migration') as made")).rows).toEqual([{ made: null }])
  await again.close()
})

test('ignores a damaged prebuilt database', () => {
  const folder = folderOfTest()
  const [name = ''] = readdirSync(built)
  const packed = readFileSync(join(built, name))
  packed[packed.length >> 1] = (packed[packed.length >> 1] ?? 0) ^ 1
  writeFileSync(join(folder, name), packed)
  expect(unpackBuilt(join(folder, 'pglite'), folder)).toBe(false)
  writeFileSync(join(folder, name), packed.subarray(0, 10))
  expect(unpackBuilt(join(folder, 'pglite'), folder)).toBe(false)
  expect(readdirSync(folder)).toEqual([name])
})
