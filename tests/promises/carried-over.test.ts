import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../custodian/platform/db/connect.ts'
import { dryRun } from '../../custodian/platform/db/dryRun.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { migrations } from '../../custodian/platform/db/migrationFiles.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { ended, startProgram } from '../../scripts/child.ts'
import { runHere } from '../command.ts'
import { KEYS_OF_FORMER, loadFormer } from '../former/load.ts'
import { schemaOf } from '../former/schemaOf.ts'
import { startPostgres, type Postgres } from '../postgres.ts'

// A database from before release 0.1.0 gets the release's schema at its first start and keeps its data.

let postgres: Postgres
let folder: string
beforeAll(async () => {
  postgres = await startPostgres()
  folder = mkdtempSync(join(tmpdir(), 'portal-carried-over-'))
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['embedded', 'PostgreSQL'])('a database from before release 0.1.0 (%s)', (engine) => {
  /** Settings of a new database that no server has opened yet. */
  const place = async (name: string) => {
    const databaseUrl = engine === 'PostgreSQL' ? await postgres.database() : null
    return { databaseUrl, databaseOwnerUrl: null, dataDir: join(folder, `${engine}-${name}`) }
  }
  const TABLES = ['account_owner', 'posting', 'distribution_request', 'attachment_content', 'mail_outbox']

  test("upgrades an older database at the first start: `npm run verify` passes, and the schema equals a new one's", async () => {
    const former = await place('former')
    const before = await openDatabase(former)
    await loadFormer(before, { demo: true })
    const rowsOf = async (database: typeof before) =>
      (
        await database.executeSql(
          TABLES.map((name) => `select '${name}' as name, count(*)::int as n from ${name}`).join(' union all '),
        )
      ).rows
    const rows = await rowsOf(before)
    for (const row of rows) expect(row['n']).toBeGreaterThan(0)
    const tried = await dryRun(before, { inUse: true })
    expect(tried.failed).toBeNull()
    expect(tried.steps.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^0310_/),
      expect.stringMatching(/^0311_/),
      expect.stringMatching(/^0320_/),
      expect.stringMatching(/^0321_/),
      expect.stringMatching(/^0322_/),
      ...migrations()
        .filter(({ version }) => version > 322)
        .map(({ name }) => name),
    ])
    await before.close()

    const { DATABASE_URL: _ours, ...environment } = process.env
    const env = {
      ...environment,
      NODE_ENV: 'test',
      DATA_DIR: former.dataDir,
      ...(former.databaseUrl === null ? {} : { DATABASE_URL: former.databaseUrl }),
      ...KEYS_OF_FORMER,
    }
    /** Runs a program to its end; returns its exit code and output. */
    const run = async (program: string, more: NodeJS.ProcessEnv = {}) => {
      const child = startProgram(program, [], { stdio: 'pipe', env: { ...env, ...more } })
      let output = ''
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      return { code: await ended(child), output }
    }
    const refused = await run('custodian/main.ts', { MIGRATE_AT_START: 'off' })
    expect(refused).toEqual({
      code: 78,
      output: expect.stringMatching(/^[^\n]*"reason":"MIGRATE_AT_START is off .*0310_.*npm run migrate[^\n]*\n$/),
    })
    // `verify` applies no migrations, because servers of the old release may still use the database; only a start and
    // `migrate` do.
    expect(await runHere('verify', env)).toEqual({
      code: 78,
      output: expect.stringMatching(/^The database lacks \d+ migrations, the first is 0310_.*npm run migrate/),
    })
    expect(await run('custodian/commands/migrate.ts')).toEqual({
      code: 0,
      output: expect.stringMatching(/^ok {5}0310_\w+\.sql: \d+ ms\n[^]*\n\d+ migrations applied\.\n$/),
    })
    expect(await runHere('migrate', env)).toEqual({ code: 0, output: 'The schema is up to date.\n' })
    expect(await runHere('migrate', env, ['--now'])).toMatchObject({ code: 64 })
    expect(await run('custodian/commands/verify.ts')).toEqual({
      code: 0,
      output: expect.stringContaining('Audit trail up to '),
    })

    const fresh = await place('fresh')
    await (await prepareDatabase(fresh)).close()
    const [carried, made] = [await openDatabase(former), await openDatabase(fresh)]
    try {
      expect(await schemaOf(carried)).toEqual(await schemaOf(made))
      expect(await rowsOf(carried)).toEqual(rows)
      expect(await migrate(carried)).toBe(0)
    } finally {
      await carried.close()
      await made.close()
    }
  })
})

describe('a database that is too old for release 0.1.0', () => {
  let former: string
  beforeAll(async () => {
    former = await postgres.database()
    const database = await openDatabase({ databaseUrl: former, dataDir: '' })
    await loadFormer(database, { demo: false })
    // A database can be copied only while it has no connections, and Kysely ends only connections that it has used.
    await sql`select`.execute(database.work)
    await database.close()
  })
  const changed = async (statement: string) => {
    const database = await openDatabase({ databaseUrl: await postgres.database(former), dataDir: '' })
    await database.executeSql(statement)
    const refused = await migrate(database).then(
      () => 'accepted',
      (error: Error) => error.message,
    )
    await database.close()
    return refused
  }

  test.each([
    ['that is too old to be upgraded', 'delete from schema_migration where version = 300', 'is too old'],
    [
      'whose list of migrations was edited',
      "update schema_migration set checksum = 'x' where version = 12",
      'is too old to be upgraded',
    ],
    [
      'that a newer build has migrated',
      "insert into schema_migration (version, name, checksum) values (9999, '9999_later.sql', '')",
      'which this build does not know',
    ],
    [
      'whose migration was edited after it was applied',
      "insert into schema_migration (version, name, checksum) values (310, '0310_data_provenance.sql', 'x')",
      'was edited after it was applied',
    ],
  ])('refuses a database %s', async (_, statement, reason) => {
    expect(await changed(statement)).toContain(reason)
  })
})
