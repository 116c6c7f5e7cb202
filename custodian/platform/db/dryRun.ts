import { sql } from 'kysely'
import type { Database, Db } from './connect.ts'
import { MIGRATION_LOCK, missingFrom, runFile } from './migrate.ts'
import { migrations, type Migration } from './migrationFiles.ts'

/** A lock that blocks other sessions, by PostgreSQL's name of its mode, on tables that existed before the dry run. */
interface HeldLock {
  mode: string
  tables: string[]
}

interface DryRun {
  /** The migrations that ran, in order. A lock that an earlier migration already holds is not repeated. */
  steps: { name: string; milliseconds: number; locks: HeldLock[] }[]
  /** The migration at which the run stopped early, and the reason. */
  failed: { name: string; reason: string } | null
}

/** Lock modes, strongest first. Weaker modes allow reads and writes of rows. */
const MODES = ['AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock']
const LOCK_TIMEOUT_MS = 2_000

/**
 * Runs the pending migrations in one transaction and rolls it back. Sequence values that were used stay used. Throws
 * while other sessions are connected, unless `inUse`, because those sessions would wait for the locks.
 */
export async function dryRun(
  database: Database,
  { files = migrations(), inUse = false }: { files?: Migration[]; inUse?: boolean } = {},
): Promise<DryRun> {
  return database.db.connection().execute(async (connection) => {
    if (database.engine === 'postgres' && !inUse) await refuseOthers(connection)
    const tables = await tablesOf(connection)
    await sql`begin`.execute(connection)
    try {
      await sql`set local statement_timeout = 0`.execute(connection)
      await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(connection)
      await refuseMigration(connection)
      return await runAll(connection, await missingFrom(connection, files), tables)
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}

async function runAll(connection: Db, missing: Migration[], tables: ReadonlyMap<number, string>): Promise<DryRun> {
  const ending = missing.find(({ text }) => /^\s*(commit|rollback|end transaction)\b/im.test(text))
  if (ending) throw new Error(`${ending.name} ends its transaction, so a dry run would apply it`)
  const steps: DryRun['steps'] = []
  const known = new Set<string>()
  for (const file of missing) {
    const from = performance.now()
    try {
      await runFile(connection, file)
      // Runs deferred checks now, because the run never commits. Afterwards checks are deferred again, as in a new
      // transaction.
      await sql`set constraints all immediate; set constraints all deferred`.execute(connection)
    } catch (error) {
      return { steps, failed: { name: file.name, reason: error instanceof Error ? error.message : String(error) } }
    }
    const milliseconds = Math.round(performance.now() - from)
    steps.push({ name: file.name, milliseconds, locks: await newLocks(connection, tables, known) })
  }
  return { steps, failed: null }
}

async function refuseOthers(connection: Db): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    connection,
  )
  const others = rows[0]?.others ?? 0
  if (others > 0)
    throw new Error(`${others} other sessions use this database and would wait: use a copy, or add --in-use`)
}

/** Refuses the dry run while a custodian migrates the database, because the two would deadlock. */
async function refuseMigration(connection: Db): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}) as free`.execute(connection)
  if (!rows[0]?.free) throw new Error('a custodian is migrating this database')
}

/** Reads which tables exist now, because nobody waits for a table that the migration itself creates. */
async function tablesOf(connection: Db): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ oid: number; name: string }>`
    select c.oid::int as oid, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')`.execute(connection)
  return new Map(rows.map(({ oid, name }) => [oid, name]))
}

/** Finds the locks of a migration. @param known locks of earlier migrations; new locks are added */
async function newLocks(connection: Db, tables: ReadonlyMap<number, string>, known: Set<string>): Promise<HeldLock[]> {
  const { rows } = await sql<{ oid: number; mode: string }>`
    select relation::int as oid, mode from pg_locks
    where pid = pg_backend_pid() and locktype = 'relation' and granted`.execute(connection)
  const seen = new Set<string>()
  return MODES.flatMap((mode) => {
    const taken = rows.flatMap(({ oid, mode: held }) => {
      const name = tables.get(oid)
      if (held !== mode || name === undefined || seen.has(name)) return []
      seen.add(name)
      return known.has(`${mode} ${name}`) ? [] : [name]
    })
    for (const name of taken) known.add(`${mode} ${name}`)
    return taken.length === 0 ? [] : [{ mode: sqlNameOf(mode), tables: taken.sort() }]
  })
}

/** PostgreSQL's name AccessExclusiveLock becomes ACCESS EXCLUSIVE. */
function sqlNameOf(mode: string): string {
  return mode
    .replace(/Lock$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toUpperCase()
}
