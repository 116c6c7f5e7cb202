import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../custodian/platform/db/connect.ts'
import { dryRun } from '../../custodian/platform/db/dryRun.ts'
import { migrate } from '../../custodian/platform/db/migrate.ts'
import { migrations } from '../../custodian/platform/db/migrationFiles.ts'
import { prepareDatabase } from '../../custodian/platform/db/prepare.ts'
import { ended, startProgram } from '../../scripts/child.ts'
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

    const run = async (command: string) => {
      const child = startProgram(`custodian/commands/${command}.ts`, [], {
        stdio: 'pipe',
        env: {
          ...process.env,
          NODE_ENV: 'test',
          DATA_DIR: former.dataDir,
          DATABASE_URL: former.databaseUrl ?? '',
          ...KEYS_OF_FORMER,
        },
      })
      let said = ''
      child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
      child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
      return [await ended(child), said]
    }
    // `verify` applies no migrations, because servers of the old release may still use the database; only a start and
    // `migrate` do.
    const lacks = expect.stringMatching(/^The database lacks \d+ migrations, the first is 0310_.*npm run migrate/)
    expect(await run('verify')).toEqual([78, lacks])
    expect(await run('migrate')).toEqual([0, expect.stringMatching(/\d+ migrations applied\.\n$/)])
    expect(await run('verify')).toEqual([0, expect.stringContaining('Audit trail up to ')])

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
  const changed = async (statement: string) => {
    const database = await openDatabase({ dataDir: 'memory' })
    await loadFormer(database, { demo: false })
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
