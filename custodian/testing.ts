import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from './platform/config/config.ts'
import { openDatabase, type Database } from './platform/db/connect.ts'
import { migrate } from './platform/db/migrate.ts'
import { loadDemo } from './demo/loadDemo.ts'
import { tokenHash } from './platform/http/session.ts'
import { createLog } from './platform/log.ts'
import { buildServer } from './server.ts'
import { createServices, type Services } from './platform/context/services.ts'
import { requireDeclaredRefusals } from './testing.refusals.ts'
import { startPostgres, type Postgres } from '../tests/postgres.ts'
import { KEEP_ROWS } from './testing.rewind.ts'

export const TEST_NOW = new Date('2026-03-10T15:00:00.000Z')

export const testConfig: Config = {
  production: false,
  host: '127.0.0.1',
  onLoopback: false,
  port: 0,
  commandPorts: [],
  gateways: null,
  metricsPort: null,
  metricsHost: '127.0.0.1',
  tracing: null,
  databaseUrl: null,
  databaseOwnerUrl: null,
  databaseReadUrl: null,
  databasePrepared: true,
  migrateAtStart: true,
  shutdownDelayMs: 0,
  dataDir: 'memory',
  publicOrigin: 'http://portal.test',
  piiKeys: [Buffer.alloc(32, 1)],
  hashKey: Buffer.alloc(32, 2),
  formerHashKeys: [],
  operatorKey: 'operator-key-of-the-tests',
  formerOperatorKeys: [],
  backupKey: null,
  topAdminRoleId: 1,
  distributionFeeCents: 2500n,
  planMoneyPrefunded: false,
  federalMinimumPercent: 10,
  yearEndCutoff: null,
  adjustmentLimitCents: 100_000n,
  interestLimitBasisPoints: 100,
  rowsReadAlarm: 20_000,
  companyName: 'IRA Portal',
  contactPhone: '(800) 555-0100',
  businessTimeZone: 'America/New_York',
  demoData: false,
  demoActivity: false,
  smtpUrl: null,
  fourEyes: true,
  timetable: true,
  staffIdleMinutes: 0,
  passwordMinimumLength: 6,
  staffPasswordMinimumLength: 6,
  staffSecondFactor: false,
  refuseEasyPasswords: false,
  stateWithholdingFile: null,
  stateTableStrict: false,
  taxPayerFile: null,
  fedachFile: null,
  taxHolidaysFile: null,
  sanctionsFile: null,
  virusScanner: null,
  webhookNetworks: null,
  bankAccount: '000123456789',
  ach: {
    destination: '011000015',
    destinationName: 'Federal Reserve Bank',
    origin: '111111118',
    companyId: '1900000001',
  },
}

/**
 * Attributes direct SQL statements to the operator; run once per test database. Writes by the service set their own
 * writer.
 */
export const STATEMENTS_OF_OPERATOR = "alter function current_data_writer() set portal.operator = 'on'"

export type TestClock = { now: () => Date; set: (moment: Date) => void; forward: (milliseconds: number) => void }

export function testClock(start: Date = TEST_NOW): TestClock {
  let moment = start
  return {
    now: () => moment,
    set: (next) => {
      moment = next
    },
    forward: (milliseconds) => {
      moment = new Date(moment.getTime() + milliseconds)
    },
  }
}

export type TestAnswer = { status: number; body: unknown; headers: Record<string, unknown> }
export type TestServer = {
  app: FastifyInstance
  services: Services
  clock: TestClock
  /**
   * Sets the clock back. Sessions that were used at a later time stay valid in the test, although the custodian
   * normally refuses such sessions.
   */
  turnBackTo: (moment: Date) => Promise<void>
  /** Creates a session of this person without the login call. */
  tokenOf: (email: string) => Promise<string>
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ) => Promise<TestAnswer>
  close: () => Promise<void>
}

/**
 * Starts a server on a PostgreSQL database with a stopped clock, optionally with the demo data. Close it in afterAll
 * or afterEach. The worker reuses the database and restores its rows, unless the schema changed.
 */
export async function startTestServer(
  options: { config?: Partial<Config>; database?: Database; demo?: boolean } = {},
): Promise<TestServer> {
  const clock = testClock()
  const config = { ...testConfig, ...options.config }
  const database = options.database ?? (await testDatabase(options.demo))
  const services = createServices({ config, database, clock })
  // The periodic checks of the books do not run in tests.
  services.integrity.checkedAt = clock.now()
  const app = await buildServer(services, createLog(process.env['TEST_LOG'] ?? 'silent'))
  await app.ready()
  return {
    app,
    services,
    clock,
    turnBackTo: async (moment) => {
      clock.set(moment)
      await database.executeSql(`update session set last_seen_at = null where last_seen_at > '${moment.toISOString()}'`)
    },
    tokenOf: (email) => openSession(services, email),
    call: async (method, path, { token, body, headers = {} } = {}) => {
      const answer = await app.inject({
        method,
        url: path,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      const isJson = String(answer.headers['content-type'] ?? '').includes('json')
      return {
        status: answer.statusCode,
        body: isJson && answer.body !== '' ? (JSON.parse(answer.body) as unknown) : answer.body,
        headers: answer.headers,
      }
    },
    close: async () => {
      await app.close()
      await database.close()
      requireDeclaredRefusals(app)
    },
  }
}

/** Prepared databases, with and without the demo data, that this worker copies for each test database. */
const prepared = new Map<boolean, Promise<string>>()
/** Databases of this worker that no test uses. */
const idle: Record<'demo' | 'empty', TestDatabase[]> = { demo: [], empty: [] }
type TestDatabase = { database: Database; rewinds: number; drop: () => Promise<void> }
/** Number of restores before a vacuum. Deleted rows stay in the tables until then. */
const REWINDS_BEFORE_VACUUM = 25
/** Resets a connection after a test: transaction, settings, notifications, temporary tables and advisory locks. */
export const RESET_CONNECTION = 'rollback; reset all; unlisten *; discard temp; select pg_advisory_unlock_all()'

/**
 * Opens a PostgreSQL database with the schema, for tests without a server. It has one connection, as the embedded
 * database has, and costs less CPU. Direct statements count as the operator's.
 */
export async function testDatabase(demo = false): Promise<Database> {
  const kept = idle[demo ? 'demo' : 'empty']
  for (let one = kept.pop(); one; one = kept.pop()) {
    if (await rewind(one)) return untilClosed(one, kept)
    await one.database.close()
    await one.drop()
  }
  const server = await startPostgres()
  const standIn = await preparedCopy(server, demo)
  const database = await openDatabase({ dataDir: 'memory', standIn })
  return untilClosed({ database, rewinds: 0, drop: () => server.stop() }, kept)
}

/**
 * A new PostgreSQL database with the schema, copied from one that this worker migrates once, for tests with several
 * connections. Direct statements count as the operator's.
 * @returns its address
 */
export const migratedDatabase = (server: Postgres): Promise<string> => preparedCopy(server, false)

async function preparedCopy(server: Postgres, demo: boolean): Promise<string> {
  const template = prepared.get(demo) ?? prepare(demo)
  prepared.set(demo, template)
  return server.database(await template)
}

/** Restores the rows of a database; false if its schema was changed. */
async function rewind(used: TestDatabase): Promise<boolean> {
  const { rows } = await used.database.executeSql('select kept.rewind() as is_rewound')
  used.rewinds += 1
  if (used.rewinds % REWINDS_BEFORE_VACUUM === 0) await used.database.executeSql('vacuum')
  return rows[0]?.['is_rewound'] === true
}

/** Wraps a database so that `close` keeps the connection for the next test. */
function untilClosed(used: TestDatabase, kept: TestDatabase[]): Database {
  let isOpen = true
  return {
    ...used.database,
    close: async () => {
      if (!isOpen) return
      isOpen = false
      await used.database.executeSql(RESET_CONNECTION)
      kept.push(used)
    },
  }
}

async function prepare(demo: boolean): Promise<string> {
  const standIn = await (await startPostgres()).database()
  const database = await openDatabase({ dataDir: 'memory', standIn })
  await migrate(database)
  if (demo) await loadDemo(createServices({ config: testConfig, database, clock: testClock() }))
  await database.executeSql(STATEMENTS_OF_OPERATOR)
  await database.executeSql(KEEP_ROWS)
  await database.close()
  return standIn
}

async function openSession(services: Services, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = services.clock.now()
  const { user_id } = await services.db
    .selectFrom('portal_user')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await services.db
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      user_id,
      created_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute()
  return token
}
