import { createHash, randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from './platform/config/config.ts'
import { openDatabase, type Database } from './platform/db/connect.ts'
import { migrate } from './platform/db/migrate.ts'
import { startPglite, type PgliteThread } from './platform/db/pgliteThread.ts'
import { loadDemo } from './demo/loadDemo.ts'
import { tokenHash } from './platform/http/session.ts'
import { createLog } from './platform/log.ts'
import { buildServer } from './server.ts'
import { createServices, type Services } from './platform/context/services.ts'
import { requireDeclaredRefusals } from './testing.refusals.ts'
import { KEEP_ROWS } from './testing.rewind.ts'

export const TEST_NOW = new Date('2026-03-10T15:00:00.000Z')

export const testConfig: Config = {
  production: false,
  host: '127.0.0.1',
  onLoopback: false,
  port: 0,
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
   * Sets the clock back. Sessions that were used later stay valid here, although the custodian normally refuses
   * them.
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
 * Starts a server on an embedded database in memory with a stopped clock, optionally with the demo data. Close it in
 * afterAll or afterEach. The worker reuses the engine and restores its rows, unless the schema changed.
 */
export async function startTestServer(
  options: { config?: Partial<Config>; database?: Database; demo?: boolean } = {},
): Promise<TestServer> {
  const clock = testClock()
  const config = { ...testConfig, ...options.config }
  const database = options.database ?? (await testDatabase(options.demo))
  const services = createServices({ config, database, clock })
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

/** The prepared database, read once for all test files of a worker. */
const prepared = new Map<boolean, Promise<ArrayBuffer>>()
/** Idle engines of this worker, with and without the demo data. */
const idle = new Map<boolean, TestEngine[]>([
  [true, []],
  [false, []],
])
type TestEngine = { engine: PgliteThread; rewinds: number }
/** Keeps few idle engines: each uses about 200 MB, and most tests need one at a time. */
const MOST_IDLE = 2
/** Number of restores before a vacuum. Deleted rows stay in the tables until then. */
const REWINDS_BEFORE_VACUUM = 25

/**
 * Opens an embedded database in memory with the schema, for tests without a server. Direct statements count as the
 * operator's.
 */
export async function testDatabase(demo = false): Promise<Database> {
  return (await rewoundDatabase(demo)) ?? newDatabase(demo)
}

/** Returns an engine of an earlier test with its rows restored; null if no engine has an unchanged schema. */
async function rewoundDatabase(demo: boolean): Promise<Database | null> {
  const used = idle.get(demo)?.pop()
  if (!used) return null
  const database = await openDatabase({ dataDir: 'memory', engine: used.engine })
  const { rows } = await database.executeSql('select kept.rewind() as is_rewound')
  if (rows[0]?.['is_rewound'] !== true) {
    await database.close()
    await used.engine.close()
    return rewoundDatabase(demo)
  }
  used.rewinds += 1
  if (used.rewinds % REWINDS_BEFORE_VACUUM === 0) await database.executeSql('vacuum')
  return keepingEngine(database, demo, used)
}

async function newDatabase(demo: boolean): Promise<Database> {
  const read = prepared.get(demo) ?? prepare(demo)
  prepared.set(demo, read)
  const engine = await startPglite({ dataDir: 'memory://', dump: (await read).slice(0) })
  return keepingEngine(await openDatabase({ dataDir: 'memory', engine }), demo, { engine, rewinds: 0 })
}

function keepingEngine(database: Database, demo: boolean, used: TestEngine): Database {
  let isOpen = true
  return {
    ...database,
    close: async () => {
      if (!isOpen) return
      isOpen = false
      await database.close()
      const others = idle.get(demo) ?? []
      if (others.length < MOST_IDLE) others.push(used)
      else await used.engine.close()
    },
  }
}

async function prepare(demo: boolean): Promise<ArrayBuffer> {
  const file = join(tmpdir(), `custodian-${demo ? 'demo' : 'empty'}-${await sourceKey()}.tar`)
  if (existsSync(file)) return new Uint8Array(await readFile(file)).buffer
  const database = await openDatabase({ dataDir: 'memory' })
  await migrate(database)
  if (demo) await loadDemo(createServices({ config: testConfig, database, clock: testClock() }))
  // Omits the template databases, which are two thirds of a new cluster's files and never used.
  await database.executeSql("update pg_database set datistemplate = false where datname <> 'postgres'")
  for (const template of ['template0', 'template1']) await database.executeSql(`drop database ${template}`)
  await database.executeSql(STATEMENTS_OF_OPERATOR)
  await database.executeSql(KEEP_ROWS)
  const dump = await database.dump()
  await database.close()
  const draft = `${file}.${process.pid}.tmp`
  await writeFile(draft, new Uint8Array(dump))
  renameSync(draft, file)
  await forgetOld()
  return dump
}

/** Deletes old copies: a copy for earlier sources takes 40 MB and is not needed after an hour. */
async function forgetOld(): Promise<void> {
  for await (const name of glob('custodian-{demo,empty}-*.tar*', { cwd: tmpdir() })) {
    const old = join(tmpdir(), name)
    const age = Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > 3_600_000) rmSync(old, { force: true })
  }
}

/** A hash that changes with every source file and migration, so that no test uses an old database. */
async function sourceKey(): Promise<string> {
  const hash = createHash('sha256')
  const folder = new URL('.', import.meta.url).pathname
  for await (const name of glob('**/*.{ts,sql,json}', { cwd: folder }))
    if (!name.includes('.test.')) hash.update(name).update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
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
