import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, Kysely, PostgresDialect, sql, type Dialect, type PostgresPool, type Transaction } from 'kysely'
import { CannotStart } from '../command.ts'
import { claimFolder } from './claim.ts'
import { pgliteDialect } from './pglite.ts'
import { postgresDialect } from './postgres.ts'
import type { DB } from './schema.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

export type Database = {
  db: Db
  /** For work that nobody waits for: connections of its own, whose statements may take longer. */
  work: Db
  engine: 'pglite' | 'postgres'
  /** One parametrised statement, or several without parameters. For libraries that bring their own SQL. */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** Several statements on a held connection, inside whatever transaction it has open. */
  runScript: (connection: Db, text: string) => Promise<void>
  /** A copy of the embedded database, for tests that start from a loaded one. */
  dump: () => Promise<Blob>
  close: () => Promise<void>
}

const BYTEA = 17
const INT8 = 20
const DATE = 1082
// Cents are bigint and calendar dates are text everywhere: a Date would move with the time zone.
const parsers: Record<number, (text: string) => unknown> = { [INT8]: BigInt, [DATE]: (text) => text }

// The embedded engine's own way, one text for each byte, takes seconds for a file and holds up everybody meanwhile.
const hexOfBytes = (bytes: Uint8Array) =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`
const bytesOfHex = (text: string) => Buffer.from(text.slice(2), 'hex')

/** In milliseconds. Somebody waits: whoever cannot be served in this time is told to try again. */
const FOR_PEOPLE = {
  max: 20,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}
/** A report may read the whole ledger, and a job waits until people are done. */
const FOR_WORK = {
  max: 6,
  connectionTimeoutMillis: 60_000,
  statement_timeout: 600_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 120_000,
}

/**
 * PostgreSQL when a URL is given, otherwise the embedded database in `dataDir` ("memory" for tests). With a `role`, every
 * connection to PostgreSQL has the rights of that role and no others.
 */
export async function openDatabase(options: {
  databaseUrl?: string | null
  dataDir: string
  loadDump?: Blob
  role?: string
}): Promise<Database> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.role)
    : openEmbedded(options.dataDir, options.loadDump)
}

async function openEmbedded(dataDir: string, loadDump?: Blob): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  const inMemory = dataDir === 'memory'
  if (!inMemory) refuseLostDatabase(dataDir)
  const release = inMemory ? () => {} : claimFolder(dataDir)
  const pglite: PGlite = await PGlite.create({
    dataDir: inMemory ? 'memory://' : join(dataDir, FOLDER),
    parsers: { ...parsers, [BYTEA]: bytesOfHex },
    serializers: { [BYTEA]: hexOfBytes },
    ...(loadDump ? { loadDataDir: loadDump } : {}),
  })
  if (!inMemory) writeFileSync(join(dataDir, MADE), '')
  await pglite.exec("set timezone to 'UTC'; set lock_timeout to '5s'")
  const db = new Kysely<DB>({ dialect: pgliteDialect(pglite) })
  return {
    db,
    work: db,
    engine: 'pglite',
    // Through Kysely's connection: several statements need exec, and must wait for their turn like everybody else.
    executeSql: (text, values = []) =>
      db.connection().execute(async (connection) => {
        if (values.length > 0) {
          const result = await connection.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
          return { rows: result.rows }
        }
        const results = await pglite.exec(text)
        return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] }
      }),
    runScript: async (_connection, text) => {
      await pglite.exec(text)
    },
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      await db.destroy()
      release()
    },
  }
}

const FOLDER = 'pglite'
/** Stands beside the embedded database from the day it was made. */
const MADE = 'database.made'

/** Where a database was and is no longer, or only in part, a new and empty one would be made without a word. */
function refuseLostDatabase(dataDir: string): void {
  const folder = join(dataDir, FOLDER)
  const wasMade = existsSync(join(dataDir, MADE)) || existsSync(join(folder, 'global', 'pg_control'))
  if (wasMade && !existsSync(join(folder, 'PG_VERSION')))
    throw new CannotStart(
      `The database in ${folder} is gone or not whole. Put it back from a backup, or start with a new DATA_DIR.`,
    )
}

async function openPostgres(databaseUrl: string, role?: string): Promise<Database> {
  const { default: pg } = await import('pg')
  const connect = (limits: typeof FOR_PEOPLE, dialectOf: (pool: PostgresPool) => Dialect) => {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      ...limits,
      options: `-c timezone=UTC${role ? ` -c role=${role}` : ''}`,
      application_name: 'custodian',
      types: {
        getTypeParser: (oid, format) => parsers[oid as number] ?? pg.types.getTypeParser(oid, format),
      },
    })
    // A broken connection is replaced by the pool; without a listener it would end the process, in use or not.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return { pool, db: new Kysely<DB>({ dialect: dialectOf(pool) }) }
  }
  const { db } = connect(FOR_PEOPLE, (pool) => postgresDialect(pool, FOR_PEOPLE.statement_timeout))
  const work = connect(FOR_WORK, (pool) => new PostgresDialect({ pool }))
  const close = async () => {
    await Promise.all([db.destroy(), work.db.destroy()])
  }
  try {
    await refuseUnsafeSettings(db)
  } catch (error) {
    await close()
    throw error
  }
  return {
    db,
    work: work.db,
    engine: 'postgres',
    executeSql: async (text, values = []) => {
      const result = await work.pool.query(text, values)
      const last = Array.isArray(result) ? result.at(-1) : result
      return { rows: (last?.rows ?? []) as Record<string, unknown>[] }
    },
    runScript: async (connection, text) => {
      await connection.executeQuery(CompiledQuery.raw(text))
    },
    dump: () => Promise.reject(new Error('only the embedded database can be dumped')),
    close,
  }
}

/** What has been acknowledged must survive a power cut: money is not kept on a server that may forget it. */
async function refuseUnsafeSettings(db: Db): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db)
    const value = rows[0]?.value
    if (value === 'off' || (setting === 'synchronous_commit' && value === 'local'))
      throw new Error(`PostgreSQL runs with ${setting} = ${value}: acknowledged money could be lost. Turn it on.`)
  }
}
