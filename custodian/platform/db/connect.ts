import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql, type KyselyConfig, type PostgresPool, type Transaction } from 'kysely'
import type { Pool, PoolConfig } from 'pg'
import { CannotStart } from '../command.ts'
import { lockFolder } from './folderLock.ts'
import { startPglite } from './pgliteThread.ts'
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
  /** Separate connections for background work, whose statements may take longer. */
  work: Db
  /** Connections to a PostgreSQL standby, for reads that may wait for replication; null without a standby. */
  standby: Db | null
  engine: 'pglite' | 'postgres'
  /**
   * Runs one statement with parameters, or several statements without parameters. For libraries that generate their own
   * SQL.
   */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** State of each connection pool: number of connections and of waiting callers. */
  pools: () => PoolState[]
  close: () => Promise<void>
}

const INT8 = 20
const DATE = 1082
// Reads cents as bigint and calendar dates as text, because a Date would shift with the time zone.
const parsers: Record<number, (text: string) => unknown> = { [INT8]: BigInt, [DATE]: (text) => text }

/**
 * Limits of interactive statements. A person waits for the response, so a caller who cannot be served within these
 * times is asked to try again.
 */
const FOR_PEOPLE = {
  max: 20,
  // Connections are kept through quiet minutes, because a new one has no prepared statements. PostgreSQL plans a
  // statement again when the statistics of a table change.
  idleTimeoutMillis: 10 * 60_000,
  maxLifetimeSeconds: 30 * 60,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}
/**
 * Settings for many small requests. A request uses one core. Its data is mostly in memory or on an SSD, so reading a
 * page through an index costs about as much as reading the next page of a table.
 */
export const OF_REQUESTS = '-c max_parallel_workers_per_gather=0 -c random_page_cost=1.1'
/** Limits of background work. A report may read the whole ledger, and a job waits for people's requests. */
const FOR_WORK = {
  max: 6,
  idleTimeoutMillis: 10_000,
  maxLifetimeSeconds: 0,
  connectionTimeoutMillis: 60_000,
  statement_timeout: 600_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 120_000,
}
/** Limits at the standby. The connection timeout is short, because callers can read from the primary instead. */
const FOR_LISTS = { ...FOR_PEOPLE, connectionTimeoutMillis: 500 }
/**
 * Limits of the embedded database, which has one session and so one connection. A wait this long most likely means that
 * code used `db` within its own transaction. The engine has no autovacuum, so the connection is replaced after a minute
 * to plan statements again for tables that have grown.
 */
const EMBEDDED = { max: 1, connectionTimeoutMillis: 15_000, idleTimeoutMillis: 0, maxLifetimeSeconds: 60 }

/**
 * Opens PostgreSQL if a URL is given, otherwise the embedded database in `dataDir` ("memory" for tests). With a
 * `role`, every connection to PostgreSQL has only the privileges of that role.
 */
export async function openDatabase(options: {
  databaseUrl?: string | null
  databaseReadUrl?: string | null
  dataDir: string
  /** For tests: URL of a PostgreSQL database that replaces the embedded one and is used in the same way. */
  standIn?: string
  /** Fills the folder of a new embedded database. If it returns false, the engine creates an empty database. */
  fillNew?: (folder: string) => boolean
  role?: string
  /** Whether interactive statements are prepared once and then sent by name; true by default. */
  databasePrepared?: boolean
  /** Called once, if the server refuses prepared statements and they are turned off. */
  onPreparedOff?: () => void
  /** Called once, if another process uses the embedded database. */
  onWait?: ((pid: number) => void) | undefined
  /** Traces statements; undefined or null for no tracing. */
  tracing?: object | null
}): Promise<Database> {
  const log = options.tracing ? { log: traceStatement } : {}
  const prepared: Prepared = (pool) =>
    options.databasePrepared === false
      ? pool
      : withPreparedStatements(pool, options.onPreparedOff ? { onTurnedOff: options.onPreparedOff } : {})
  if (options.standIn) return openStandIn(options.standIn, log, prepared)
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.databaseReadUrl ?? null, log, prepared, options.role)
    : openEmbedded(options.dataDir, log, prepared, options)
}

type Prepared = (pool: Pool) => PostgresPool

async function openEmbedded(
  dataDir: string,
  log: Logging,
  prepared: Prepared,
  { onWait, fillNew = () => false }: Pick<Parameters<typeof openDatabase>[0], 'fillNew' | 'onWait'>,
): Promise<Database> {
  const inMemory = dataDir === 'memory'
  if (!inMemory) refuseLostDatabase(dataDir)
  const release = inMemory ? () => {} : await lockFolder(dataDir, { onWait })
  if (!inMemory && !hasDatabase(dataDir)) await makeWhole(embeddedFolder(dataDir), fillNew)
  const pglite = await startPglite({ dataDir: inMemory ? 'memory://' : embeddedFolder(dataDir) })
  if (!inMemory) writeFileSync(join(dataDir, MADE), '')
  const pool = await poolOf({ ...EMBEDDED, stream: pglite.connect, user: 'postgres', database: 'postgres', ssl: false })
  return withOneConnection(pool, log, prepared, async () => {
    await pglite.close()
    release()
  })
}

/** Opens PostgreSQL with the limits of the embedded database: one connection, and all privileges. */
async function openStandIn(connectionString: string, log: Logging, prepared: Prepared): Promise<Database> {
  const options = `-c timezone=UTC -c lock_timeout=5s ${OF_REQUESTS}`
  const pool = await poolOf({ ...EMBEDDED, maxLifetimeSeconds: 0, connectionString, options })
  return withOneConnection(pool, log, prepared)
}

function withOneConnection(pool: Pool, log: Logging, prepared: Prepared, end = async () => {}): Database {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: withDeadline(prepared(pool)) }), ...log })
  return {
    db,
    work: db,
    standby: null,
    engine: 'pglite',
    executeSql: executeSqlOf(pool),
    pools: () => [stateOf('embedded', pool)],
    close: async () => {
      await db.destroy()
      await end()
    },
  }
}

/**
 * Creates the folder under a temporary name and renames it when complete, so a killed start leaves no partial database.
 */
async function makeWhole(folder: string, fill: (folder: string) => boolean): Promise<void> {
  const next = `${folder}.next`
  rmSync(next, { recursive: true, force: true })
  if (!fill(next)) await (await startPglite({ dataDir: next })).close()
  renameSync(next, folder)
}

/** The folder of the embedded database. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'pglite')
/** The marker file next to the embedded database, written when the database is created. */
const MADE = 'database.made'

/** Whether an embedded database was ever created in this data folder. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, MADE)) || existsSync(join(embeddedFolder(dataDir), 'global', 'pg_control'))
}

/**
 * Refuses a database that was created before but is missing or incomplete now. Otherwise a new empty database would
 * silently replace it.
 */
function refuseLostDatabase(dataDir: string): void {
  const folder = embeddedFolder(dataDir)
  if (hasDatabase(dataDir) && !existsSync(join(folder, 'PG_VERSION')))
    throw new CannotStart(
      `The database in ${folder} is missing or incomplete. Restore it from a backup, or start with a new DATA_DIR.`,
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
  // The pool replaces a broken connection. Without a listener, the error event would end the process.
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
 * Refuses a session that lacks the service role or its limits, because a pooler ignored the start-up parameters
 * (PgBouncer's `ignore_startup_parameters`).
 */
async function refuseLostSettings(db: Db, role?: string): Promise<void> {
  const { rows } = await sql<{ role: string; zone: string; longest: string }>`
    select current_user::text as role, current_setting('TimeZone') as zone,
      current_setting('statement_timeout') as longest`.execute(db)
  const [found] = rows
  const isKept = found?.zone === 'UTC' && found.longest === '5s' && (role === undefined || found.role === role)
  if (!isKept) throw new CannotStart(`A pooler drops the settings of our connections. ${NO_POOLER}`)
}

/** Refuses PostgreSQL settings under which a power failure can lose acknowledged writes. */
async function refuseUnsafeSettings(db: Db): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db)
    const value = rows[0]?.value
    if (value === 'off' || (setting === 'synchronous_commit' && value === 'local'))
      throw new Error(`PostgreSQL runs with ${setting} = ${value}: acknowledged money could be lost. Turn it on.`)
  }
}
