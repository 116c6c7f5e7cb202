import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql, type KyselyConfig, type PostgresPool, type Transaction } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import { CannotStart } from '../command.ts'
import { lockFolder } from './folderLock.ts'
import { startPglite, type PgliteThread } from './pgliteThread.ts'
import { withPreparedStatements } from './preparedStatements.ts'
import type { DB } from './schema.ts'
import { traceStatement } from './traceStatement.ts'
import { withDeadline } from './inFlight.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

type Logging = Pick<KyselyConfig, 'log'>

interface PoolState {
  name: 'people' | 'work' | 'lists' | 'embedded'
  used: number
  idle: number
  waiting: number
}

export type Database = {
  db: Db
  /** For work that nobody waits for: connections of its own, whose statements may take longer. */
  work: Db
  /** A copy that PostgreSQL keeps up to date, for reads that may wait for it; null where there is none. */
  standby: Db | null
  engine: 'pglite' | 'postgres'
  /** One parametrised statement, or several without parameters. For libraries that bring their own SQL. */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** State of the pool: connections and waiting callers. */
  pools: () => PoolState[]
  /** A copy of the embedded database, for tests that start from a loaded one. */
  dump: () => Promise<ArrayBuffer>
  close: () => Promise<void>
}

const INT8 = 20
const DATE = 1082
// Cents are bigint and calendar dates are text everywhere: a Date would move with the time zone.
const parsers: Record<number, (text: string) => unknown> = { [INT8]: BigInt, [DATE]: (text) => text }

/** In milliseconds. Somebody waits: whoever cannot be served in this time is told to try again. */
const FOR_PEOPLE = {
  max: 20,
  // A new connection knows no prepared statement: it lives through quiet minutes. PostgreSQL plans a statement anew by
  // itself once the statistics of a table have changed.
  idleTimeoutMillis: 10 * 60_000,
  maxLifetimeSeconds: 30 * 60,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}
/**
 * A request is one of many and takes one core. What it reads is mostly in memory, or on a disk without a head to move: a
 * page found by an index costs about what the next one of a table does.
 */
export const OF_REQUESTS = '-c max_parallel_workers_per_gather=0 -c random_page_cost=1.1'
/** A report may read the whole ledger, and a job waits until people are done. */
const FOR_WORK = {
  max: 6,
  idleTimeoutMillis: 10_000,
  maxLifetimeSeconds: 0,
  connectionTimeoutMillis: 60_000,
  statement_timeout: 600_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 120_000,
}
/** Whoever reads there can read elsewhere. */
const FOR_LISTS = { ...FOR_PEOPLE, connectionTimeoutMillis: 500 }
/**
 * One session, so one after the other. A wait this long is most likely for an own transaction that `db` was used in. No
 * autovacuum notices that a table has grown: statements are planned anew with each connection.
 */
const EMBEDDED = { max: 1, connectionTimeoutMillis: 15_000, idleTimeoutMillis: 0, maxLifetimeSeconds: 60 }

/**
 * PostgreSQL when a URL is given, otherwise the embedded database in `dataDir` ("memory" for tests). With a `role`, every
 * connection to PostgreSQL has the rights of that role and no others.
 */
export async function openDatabase(options: {
  databaseUrl?: string | null
  databaseReadUrl?: string | null
  dataDir: string
  /** What `dump` gave; it is handed to the thread of the database and empty afterwards. */
  loadDump?: ArrayBuffer
  /** For tests: an embedded database that runs already, and still runs when this one is closed. */
  engine?: PgliteThread
  /** Fills the folder of a new embedded database; where it answers false, the engine makes an empty one. */
  fillNew?: (folder: string) => boolean
  role?: string
  /** Whether statements for people are prepared once and then sent by name; true when not given. */
  databasePrepared?: boolean
  /** Notified once, when the server refuses prepared statements and they stay off. */
  onPreparedOff?: () => void
  /** Statements are put into traces where there is any such setting. */
  tracing?: object | null
}): Promise<Database> {
  const log = options.tracing ? { log: traceStatement } : {}
  const prepared: Prepared = (pool) =>
    options.databasePrepared === false
      ? pool
      : withPreparedStatements(pool, options.onPreparedOff ? { onTurnedOff: options.onPreparedOff } : {})
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.databaseReadUrl ?? null, log, prepared, options.role)
    : openEmbedded(options.dataDir, log, prepared, options)
}

type Prepared = (pool: Pool) => PostgresPool

async function openEmbedded(
  dataDir: string,
  log: Logging,
  prepared: Prepared,
  {
    loadDump,
    engine,
    fillNew = () => false,
  }: Pick<Parameters<typeof openDatabase>[0], 'loadDump' | 'engine' | 'fillNew'>,
): Promise<Database> {
  const inMemory = dataDir === 'memory'
  if (!inMemory) refuseLostDatabase(dataDir)
  const release = inMemory ? () => {} : await lockFolder(dataDir)
  // A dump makes a database of its own.
  if (!inMemory && !loadDump && !hasDatabase(dataDir)) await makeWhole(embeddedFolder(dataDir), fillNew)
  const pglite =
    engine ??
    (await startPglite({
      dataDir: inMemory ? 'memory://' : embeddedFolder(dataDir),
      ...(loadDump ? { dump: loadDump } : {}),
    }))
  if (!inMemory) writeFileSync(join(dataDir, MADE), '')
  const pool = await poolOf({ ...EMBEDDED, stream: pglite.connect, user: 'postgres', database: 'postgres', ssl: false })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: withDeadline(prepared(pool)) }), ...log })
  return {
    db,
    work: db,
    standby: null,
    engine: 'pglite',
    executeSql: executeSqlOf(pool),
    pools: () => [stateOf('embedded', pool)],
    dump: pglite.dump,
    close: async () => {
      await db.destroy()
      if (!engine) await pglite.close()
      release()
    },
  }
}

/** Made beside its place and moved there when it is whole: who is killed meanwhile begins again. */
async function makeWhole(folder: string, fill: (folder: string) => boolean): Promise<void> {
  const next = `${folder}.next`
  rmSync(next, { recursive: true, force: true })
  if (!fill(next)) await (await startPglite({ dataDir: next })).close()
  renameSync(next, folder)
}

/** Folder of the embedded database. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'pglite')
/** Stands beside the embedded database from the day it was made. */
const MADE = 'database.made'

/** Whether an embedded database was ever made there. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, MADE)) || existsSync(join(embeddedFolder(dataDir), 'global', 'pg_control'))
}

/** Where a database was and is no longer, or only in part, a new and empty one would be made without a word. */
function refuseLostDatabase(dataDir: string): void {
  const folder = embeddedFolder(dataDir)
  if (hasDatabase(dataDir) && !existsSync(join(folder, 'PG_VERSION')))
    throw new CannotStart(
      `The database in ${folder} is gone or not whole. Put it back from a backup, or start with a new DATA_DIR.`,
    )
}

async function openPostgres(
  databaseUrl: string,
  readUrl: string | null,
  log: Logging,
  prepared: Prepared,
  role?: string,
): Promise<Database> {
  const connect = async (
    limits: typeof FOR_PEOPLE,
    settings: string,
    clientsOf: (pool: Pool) => PostgresPool,
    connectionString = databaseUrl,
  ) => {
    const pool = await poolOf({
      connectionString,
      ...limits,
      options: `-c timezone=UTC ${settings}${role ? ` -c role=${role}` : ''}`,
      application_name: 'custodian',
    })
    return { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: clientsOf(pool) }), ...log }) }
  }
  const people = await connect(FOR_PEOPLE, OF_REQUESTS, (pool) => withDeadline(prepared(pool)))
  const { db } = people
  const work = await connect(FOR_WORK, '', (pool) => pool)
  const lists = readUrl === null ? null : await connect(FOR_LISTS, OF_REQUESTS, withDeadline, readUrl)
  const standby = lists?.db ?? null
  const close = async () => {
    await Promise.all([db.destroy(), work.db.destroy(), standby?.destroy()])
  }
  try {
    await refuseUnsafeSettings(db)
    await refuseLostSettings(db, role)
  } catch (error) {
    await close()
    const isRefused = error instanceof Error && /unsupported startup parameter/.test(error.message)
    throw isRefused ? new CannotStart(`A pooler refuses the settings of our connections. ${NO_POOLER}`) : error
  }
  return {
    db,
    work: work.db,
    standby,
    engine: 'postgres',
    executeSql: executeSqlOf(work.pool),
    pools: () => [
      stateOf('people', people.pool),
      stateOf('work', work.pool),
      ...(lists ? [stateOf('lists', lists.pool)] : []),
    ],
    dump: () => Promise.reject(new Error('only the embedded database can be dumped')),
    close,
  }
}

const stateOf = (name: PoolState['name'], pool: Pool): PoolState => ({
  name,
  used: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
})

async function poolOf(config: PoolConfig): Promise<Pool> {
  const { default: pg } = await import('pg')
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format),
  }
  const pool = new pg.Pool({ ...config, types: types as PoolConfig['types'] })
  // A broken connection is replaced by the pool; without a listener it would end the process, in use or not.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function executeSqlOf(pool: Pool): Database['executeSql'] {
  return async (text, values = []) => {
    const result = await pool.query<Record<string, unknown>>(text, values)
    const last = Array.isArray(result) ? (result.at(-1) as typeof result | undefined) : result
    return { rows: last?.rows ?? [] }
  }
}

const NO_POOLER =
  'DATABASE_URL must lead to PostgreSQL itself: role, time zone and time limits belong to a session (docs/scaling.md, Poolers).'

/**
 * A pooler that ignores start-up parameters (PgBouncer's `ignore_startup_parameters`) leaves a session without the rights
 * of the service role and without limits.
 */
async function refuseLostSettings(db: Db, role?: string): Promise<void> {
  const { rows } = await sql<{ role: string; zone: string; longest: string }>`
    select current_user::text as role, current_setting('TimeZone') as zone,
      current_setting('statement_timeout') as longest`.execute(db)
  const [found] = rows
  const isKept = found?.zone === 'UTC' && found.longest === '5s' && (role === undefined || found.role === role)
  if (!isKept) throw new CannotStart(`A pooler drops the settings of our connections. ${NO_POOLER}`)
}

/** Acknowledged writes must survive a power cut. */
async function refuseUnsafeSettings(db: Db): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db)
    const value = rows[0]?.value
    if (value === 'off' || (setting === 'synchronous_commit' && value === 'local'))
      throw new Error(`PostgreSQL runs with ${setting} = ${value}: acknowledged money could be lost. Turn it on.`)
  }
}
