import { sql } from 'kysely'
import { comingDue } from '../taxYear/dueDays.ts'
import { taxCalendarOf, type TaxCalendar } from '../taxYear/taxCalendar.ts'
import { CannotStart } from '../platform/command.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { createServices } from '../platform/context/services.ts'
import { hasDatabase, openDatabase, type Database } from '../platform/db/connect.ts'
import { IN_USE } from '../platform/db/folderLock.ts'
import { maintenanceOf } from '../platform/maintenance/current.ts'
import { missingFrom } from '../platform/db/migrate.ts'
import { migrations } from '../platform/db/migrationFiles.ts'
import { mayBecomeOwner } from '../platform/db/prepare.ts'
import { keysThatDoNotFit } from '../reseal/knownKeys.ts'
import { reasonOf, type Finding } from './finding.ts'

/**
 * Minimum number of connections: those of a custodian (docs/operations/health-and-load.md), and some for
 * administrators.
 */
const LEAST_CONNECTIONS = 40
const OLDEST_SERVER = 150_000
const MOST_SECONDS_APART = 2

/** Number of days before the due date of a tax form from which unfinished work is reported. */
const SOON_DAYS = 14

/** Opens the database as its owner and as the custodian, and checks what settings alone can't show. */
export async function lookAtDatabase(config: Config, today: string): Promise<Finding[]> {
  const what = config.databaseUrl === null ? `embedded database in ${config.dataDir}` : 'PostgreSQL'
  if (config.databaseUrl === null && !hasDatabase(config.dataDir))
    return [{ what, seen: 'none yet; the first start creates it', wrong: null }]
  try {
    const owner = await openDatabase({ ...config, databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl })
    try {
      const server = owner.engine === 'postgres' ? [...(await lookAtServer(owner)), ...(await lookAtLogin(config))] : []
      return [
        { what, seen: 'responds', wrong: null },
        ...server,
        await lookAtSchema(owner),
        await lookAtKeys(config, owner),
        await lookAtMaintenance(owner),
        await lookAtTaxYear(config, owner, today),
      ]
    } finally {
      await owner.close()
    }
  } catch (error) {
    const isInUse = error instanceof CannotStart && error.exitCode === IN_USE
    return [{ what, seen: 'in use by the running portal, so not checked', wrong: isInUse ? null : reasonOf(error) }]
  }
}

async function lookAtServer(owner: Database): Promise<Finding[]> {
  const asked = Date.now()
  const { rows } = await sql<{
    version: number
    version_text: string
    connections: number
    isolation: string
    encoding: string
    now: Date
  }>`select current_setting('server_version_num')::int as version, current_setting('server_version') as version_text,
      current_setting('max_connections')::int as connections, current_setting('default_transaction_isolation') as isolation,
      current_setting('server_encoding') as encoding, clock_timestamp() as now`.execute(owner.db)
  const [server] = rows
  if (!server) throw new Error('PostgreSQL returned no row')
  const answered = Date.now()
  // The clocks agree if the server's time lies between sending and receiving the query, for any duration.
  const apart = Math.max(0, asked - server.now.getTime(), server.now.getTime() - answered) / 1000
  const finding = (what: string, seen: string, wrong: boolean, wanted: string): Finding => ({
    what: `PostgreSQL: ${what}`,
    seen,
    wrong: wrong ? `${seen}: ${wanted}` : null,
  })
  return [
    finding('version', server.version_text, server.version < OLDEST_SERVER, '15 is the oldest tested version'),
    finding(
      'max_connections',
      String(server.connections),
      server.connections < LEAST_CONNECTIONS,
      'a custodian opens up to 26, so at least 40 are needed',
    ),
    finding(
      'default_transaction_isolation',
      server.isolation,
      server.isolation !== 'read committed',
      'postings need read committed',
    ),
    finding('server_encoding', server.encoding, server.encoding !== 'UTF8', 'names need UTF8'),
    finding(
      'clock',
      `differs by ${apart.toFixed(1)} s`,
      apart > MOST_SECONDS_APART,
      'synchronize both clocks with a time server',
    ),
  ]
}

/** The custodian needs its own login, because the owner of the tables could rewrite the ledger. */
async function lookAtLogin(config: Config): Promise<Finding[]> {
  const what = 'login of DATABASE_URL'
  try {
    const login = await openDatabase(config)
    try {
      const owns = await mayBecomeOwner(login)
      return [
        {
          what,
          seen: owns ? 'owns the tables' : 'owns no table',
          wrong: owns && config.production ? 'owns the tables' : null,
        },
        await lookAtPrepared(config, login),
      ]
    } finally {
      await login.close()
    }
  } catch (error) {
    return [{ what, seen: '', wrong: reasonOf(error) }]
  }
}

/** Whether the session keeps prepared statements: a connection pooler may use another session for every statement. */
async function lookAtPrepared({ databasePrepared }: Config, { db }: Database): Promise<Finding> {
  const what = 'prepared statements (DATABASE_PREPARED)'
  if (!databasePrepared) return { what, seen: 'off', wrong: null }
  const kept = () =>
    sql<{ kept: boolean }>`
      select exists (select from pg_prepared_statements where statement like ${'%pg_prepared_statements%'}) as kept`.execute(
      db,
    )
  for (let time = 0; time < 2; time += 1) await kept()
  const isKept = (await kept()).rows[0]?.kept === true
  return { what, seen: 'work', wrong: isKept ? null : 'lost between statements: set DATABASE_PREPARED=off' }
}

async function lookAtSchema(owner: Database): Promise<Finding> {
  const what = 'schema'
  const { rows } = await sql<{ there: boolean }>`select to_regclass('schema_migration') is not null as there`.execute(
    owner.db,
  )
  if (!rows[0]?.there) return { what, seen: 'empty; the first start creates it', wrong: null }
  try {
    const missing = (await missingFrom(owner.db, migrations())).length
    return {
      what,
      seen: missing === 0 ? 'up to date' : `${missing} migrations missing; the next start applies them`,
      wrong: null,
    }
  } catch (error) {
    return { what, seen: '', wrong: reasonOf(error) }
  }
}

async function lookAtKeys(config: Config, owner: Database): Promise<Finding> {
  const what = 'keys'
  const { rows } = await sql<{ there: boolean }>`select to_regclass('key_fingerprint') is not null as there`.execute(
    owner.db,
  )
  if (!rows[0]?.there) return { what, seen: 'not checked; there is no database yet', wrong: null }
  const wrong = await keysThatDoNotFit(createServices({ config, database: owner, clock: systemClock }))
  return {
    what,
    seen: 'match the database',
    wrong: wrong.length > 0 ? `${wrong.join(', ')}: not the keys of this database` : null,
  }
}

/** Reports maintenance mode without an error, because operators easily forget to end it. */
async function lookAtMaintenance({ db }: Database): Promise<Finding> {
  const what = 'maintenance'
  const { rows } = await sql<{ there: boolean }>`select to_regclass('maintenance') is not null as there`.execute(db)
  if (!rows[0]?.there) return { what, seen: 'off', wrong: null }
  const { mode, since } = await maintenanceOf(db)
  const words = { OFF: 'off', ANNOUNCE: `announced since ${since}`, READ_ONLY: `read-only since ${since}` }
  return { what, seen: words[mode], wrong: null }
}

function calendarOf(config: Config): TaxCalendar | null {
  try {
    return taxCalendarOf(config)
  } catch {
    return null
  }
}

/** Recipient copies, paper forms and files of the last tax year that are due soon and not done. */
async function lookAtTaxYear(config: Config, { db }: Database, today: string): Promise<Finding> {
  const what = 'tax duties'
  const { rows } = await sql<{ there: boolean }>`select to_regclass('tax_year_run') is not null as there`.execute(db)
  const isThere = rows[0]?.there ?? false
  // Another check reports an unreadable holiday file.
  const calendar = calendarOf(config)
  if (calendar === null) return { what, seen: 'not checked, because the holiday file is invalid', wrong: null }
  const { days } = isThere ? await comingDue(db, { today, calendar }, SOON_DAYS) : { days: [] }
  // Skips duties that are performed outside the portal, because the portal does not know whether they are done.
  const due = days.filter(({ state }) => state === 'TO_DO')
  const wrong = due.map(({ duty, dueOn }) => `${duty} by ${dueOn}`).join(', ')
  return { what, seen: 'none due within 14 days', wrong: wrong === '' ? null : `not done: ${wrong}` }
}
