import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { CompiledQuery, sql } from 'kysely'
import type { Database, Db } from './connect.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** Lock of a running migration. */
export const MIGRATION_LOCK = 4_001_001

export type Migration = { version: number; name: string; text: string; checksum: string }

/** The numbered SQL files in order. */
export function migrations(folder: URL = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return {
        version: Number(name.slice(0, 4)),
        name,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      }
    })
}

/**
 * Brings the schema forward, each file in its own transaction; one process at a time. Refuses a database that is newer
 * than this build or whose applied files were edited. `afterwards` runs while nobody else migrates. Returns how many
 * files were applied.
 */
export async function migrate(
  database: Database,
  files: Migration[] = migrations(),
  afterwards: (connection: Db) => Promise<void> = async () => {},
): Promise<number> {
  return database.db.connection().execute(async (connection) => {
    if (database.engine === 'postgres') {
      await sql`set lock_timeout = 0; set statement_timeout = 0`.execute(connection)
      await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection)
    }
    try {
      const missing = await missingFrom(connection, files)
      for (const file of missing) await apply(connection, file)
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

/**
 * The files that the database does not have yet, in order; makes the table that names them when there is none.
 * @throws for a database that is newer than this build, or whose applied files were edited
 */
export async function missingFrom(connection: Db, files: Migration[]): Promise<Migration[]> {
  await sql`create table if not exists schema_migration (
    version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`.execute(
    connection,
  )
  const { rows } = await sql<{ version: number; name: string; checksum: string }>`
    select version, name, checksum from schema_migration order by version`.execute(connection)
  const applied = new Set(rows.map(({ version }) => version))
  for (const row of rows) {
    const file = files.find(({ version }) => version === row.version)
    if (!file) throw new Error(`the database has ${row.name}, which this build does not know: run the newer build`)
    if (file.checksum !== row.checksum) throw new Error(`${row.name} was edited after it was applied`)
  }
  return files.filter(({ version }) => !applied.has(version))
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
export async function runFile(connection: Db, { version, name, text, checksum }: Migration): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(text))
  await sql`insert into schema_migration (version, name, checksum) values (${version}, ${name}, ${checksum})`.execute(
    connection,
  )
}
