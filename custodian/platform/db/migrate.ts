import { CompiledQuery, sql } from 'kysely'
import { CannotStart } from '../command.ts'
import { missingFromFormer, notApplied } from './carryOver.ts'
import type { Database, Db } from './connect.ts'
import { migrations, type AppliedMigration, type Migration } from './migrationFiles.ts'

/** Key of the advisory lock that a running migration holds. */
export const MIGRATION_LOCK = 4_001_001

export type OnApplied = (name: string, milliseconds: number) => void

interface Options {
  onApplied?: OnApplied | undefined
  refuses?: boolean
  onlyNew?: boolean
}

/**
 * Migrates the schema, each file in its own transaction, in one process at a time. Refuses a database that is newer
 * than this build or whose applied files were edited. `afterwards` runs while nobody else migrates, `onApplied`
 * after each file. Returns the number of applied files.
 * @throws CannotStart for a new database whose encoding is not UTF8
 * @param options.refuses throws CannotStart instead of applying a file
 * @param options.onlyNew throws CannotStart for missing files of a database that has migrations, because a command must
 * not change the schema of running servers
 */
export async function migrate(
  database: Database,
  files: Migration[] = migrations(),
  afterwards: (connection: Db) => Promise<void> = async () => {},
  { onApplied, refuses = false, onlyNew = false }: Options = {},
): Promise<number> {
  return database.db.connection().execute(async (connection) => {
    if (database.engine === 'postgres') {
      await sql`set lock_timeout = 0; set statement_timeout = 0`.execute(connection)
      await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection)
    }
    try {
      const missing = await missingFrom(connection, files)
      const isNew = !(await hasMigrations(connection))
      if (isNew) await refuseOtherEncoding(connection)
      const isRefused = refuses || (onlyNew && !isNew)
      if (isRefused && missing.length > 0) throw new CannotStart(unmigrated(missing, refuses))
      for (const file of missing) {
        const started = performance.now()
        await apply(connection, file)
        onApplied?.(file.name, Math.round(performance.now() - started))
      }
      await afterwards(connection)
      return missing.length
    } finally {
      if (database.engine === 'postgres') {
        await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(connection)
        await sql`reset lock_timeout; reset statement_timeout`.execute(connection)
      }
    }
  })
}

const unmigrated = (missing: Migration[], isOff: boolean) =>
  `${isOff ? 'MIGRATE_AT_START is off and the' : 'The'} database lacks ${missing.length} migrations, ` +
  `the first is ${missing[0]?.name}: run \`npm run migrate\` (\`portal migrate\`) first.`

/** A database in use is not refused, because its encoding can't change. `npm run doctor` reports it. */
async function refuseOtherEncoding(connection: Db): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(
    connection,
  )
  const encoding = rows[0]?.encoding
  if (encoding !== 'UTF8')
    throw new CannotStart(
      `The encoding of the database is ${encoding}: names need UTF8. Create it with encoding 'UTF8' locale 'C.UTF-8' template template0.`,
    )
}

async function hasMigrations(connection: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from schema_migration) as has`.execute(connection)
  return rows[0]?.has === true
}

/**
 * The pending files in order. Creates the table that records applied files if it is missing.
 * @throws for a database that is newer than this build, or whose applied files were edited
 */
export async function missingFrom(connection: Db, files: Migration[]): Promise<Migration[]> {
  await sql`create table if not exists schema_migration (
    version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`.execute(
    connection,
  )
  const { rows } = await sql<AppliedMigration>`
    select version, name, checksum from schema_migration order by version`.execute(connection)
  return missingFromFormer(rows, files) ?? notApplied(rows, files)
}

async function apply(connection: Db, file: Migration): Promise<void> {
  await sql`begin`.execute(connection)
  try {
    await runFile(connection, file)
    await sql`commit`.execute(connection)
  } catch (error) {
    await sql`rollback`.execute(connection)
    throw new Error(`${file.name} failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Runs a migration and records it, in the caller's transaction. */
export async function runFile(connection: Db, file: Migration): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(file.text))
  if (file.listedAs) await sql`delete from schema_migration where version <= ${file.version}`.execute(connection)
  for (const { version, name, checksum } of file.listedAs ?? [file])
    await sql`insert into schema_migration (version, name, checksum) values (${version}, ${name}, ${checksum})`.execute(
      connection,
    )
}
