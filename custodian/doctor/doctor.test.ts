import { createServer, type Server } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderOfTest } from '../../tests/folder.ts'
import { startPostgres, type Postgres } from '../../tests/postgres.ts'
import type { Config } from '../platform/config/config.ts'
import { prepareDatabase } from '../platform/db/prepare.ts'
import { openDatabase } from '../platform/db/connect.ts'
import { preparedServices } from '../preparedServices.ts'
import { testConfig } from '../testing.ts'
import { examine } from './doctor.ts'

let postgres: Postgres
let ready: Server
let port: number
beforeAll(async () => {
  postgres = await startPostgres()
  ready = createServer((request, response) => {
    response.statusCode = request.url?.endsWith('/ready') ? 200 : 404
    response.end('{}')
  })
  await new Promise<void>((resolve) => ready.listen(0, '127.0.0.1', resolve))
  port = (ready.address() as { port: number }).port
})
afterAll(async () => {
  ready.close()
  await postgres.stop()
})

const setUp = (more: Partial<Config>): Config => ({
  ...testConfig,
  dataDir: folderOfTest(),
  port,
  publicOrigin: `http://127.0.0.1:${port}`,
  ...more,
})
const wrongOf = async (config: Config, now = new Date('2026-11-30T12:00:00Z')) =>
  (await examine(config, now)).flatMap(({ what, wrong }) => (wrong === null ? [] : [`${what}: ${wrong}`]))

test('reports no problems for a new set-up, and creates no database for the check', async () => {
  const config = setUp({})
  expect(await wrongOf(config)).toEqual([])
  expect(existsSync(join(config.dataDir, 'pglite'))).toBe(false)
})

test('names the states without a withholding table for the next year, from December 1 on', async () => {
  const [wrong, ...others] = await wrongOf(setUp({}), new Date('2026-12-01T12:00:00Z'))
  expect(wrong).toMatch(/^state withholding table: no rows of 2027 for AK, AL, .*WY$/)
  expect(others).toEqual([])
})

test("reports the holidays used for due dates, and errors in the operator's holiday file", async () => {
  const holidays = async (taxHolidaysFile: string | null) =>
    (await examine(setUp({ taxHolidaysFile }))).find(({ what }) => what === 'legal holidays')
  const file = (name: string, rows: object[]) => {
    const path = join(folderOfTest(), name)
    writeFileSync(path, JSON.stringify(rows))
    return path
  }
  expect(await holidays(null)).toMatchObject({ seen: 'calculated', wrong: null })
  const day = { day: '2027-02-01', name: 'A day of mourning' }
  expect(await holidays(file('one.json', [day]))).toMatchObject({
    seen: 'calculated; days changed by TAX_HOLIDAYS_FILE: 1',
    wrong: null,
  })
  const twice = await holidays(file('two.json', [day, day]))
  expect(twice?.wrong).toBe('2027-02-01 is in the table of tax holidays twice')
})

test('reports no problems for a database in use', async () => {
  const databaseUrl = await postgres.database()
  const config = setUp({ databaseUrl })
  const { database } = await preparedServices(config)
  expect(await wrongOf(config)).toEqual([])
  await database.close()
})

test('reports every problem in one run: mail, scanner, silent servers', async () => {
  const closed = createSocketServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const nobody = (closed.address() as { port: number }).port
  await new Promise((resolve) => closed.close(resolve))
  const config = setUp({
    smtpUrl: `smtp://127.0.0.1:${nobody}`,
    virusScanner: `clamd://127.0.0.1:${nobody}`,
    port: nobody,
    publicOrigin: `http://127.0.0.1:${nobody}`,
  })
  expect((await wrongOf(config)).map((line) => line.split(/[ ,]/)[0])).toEqual([
    'mail',
    'scanner',
    'custodian',
    'gateway',
  ])
})

test('lists read-only mode without reporting it as a problem', async () => {
  const databaseUrl = await postgres.database()
  const config = setUp({ databaseUrl })
  const { database } = await preparedServices(config)
  await database.executeSql(`insert into maintenance (mode, text, since) values ('READ_ONLY', 'Until ten.', now())`)
  await database.close()
  const found = (await examine(config, new Date('2026-11-30T12:00:00Z'))).find(({ what }) => what === 'maintenance')
  expect(found).toMatchObject({ seen: expect.stringMatching(/^read-only since 20/), wrong: null })
})

test('reports keys that belong to another database, and records none of them', async () => {
  const databaseUrl = await postgres.database()
  await (await preparedServices(setUp({ databaseUrl }))).database.close()
  const config = setUp({ databaseUrl, piiKeys: [Buffer.alloc(32, 9)] })
  expect(await wrongOf(config)).toEqual(['keys: PII_KEY: not the keys of this database'])
  expect(await wrongOf(config)).toHaveLength(1)
})

test('reports a custodian login that owns the tables, and a newer schema, in production', async () => {
  const databaseUrl = await postgres.database()
  await (await prepareDatabase({ databaseUrl, databaseOwnerUrl: null, dataDir: '' })).close()
  const owner = await openDatabase({ databaseUrl, dataDir: '' })
  await owner.executeSql("insert into schema_migration (version, name, checksum) values (9999, '9999_later.sql', '')")
  await owner.close()
  const wrong = await wrongOf(setUp({ databaseUrl, databaseOwnerUrl: databaseUrl, production: true }))
  expect(wrong[0]).toBe('login of DATABASE_URL: owns the tables')
  expect(wrong[1]).toMatch(/^schema: the database has 9999_later.sql, which this build does not know/)
})
