import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { constants, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readMaintenanceCommand } from '../custodian/maintenance/command.ts'
import { openDatabase } from '../custodian/platform/db/connect.ts'
import { jobTypeNamed } from '../custodian/platform/jobs/types.ts'
import { askOnlyRunning } from '../custodian/platform/process/running.ts'
import { KEEP_ROWS } from '../custodian/testing.rewind.ts'
import { trialBalance } from '../custodian/ledger/ledger.ts'
import { ended, startProgram } from '../scripts/child.ts'
import { answering } from '../scripts/readiness.ts'
import { startFaultProxy, type FaultProxy } from './faults/proxy.ts'
import { freePort } from './ports.ts'
import { startPostgres, type Postgres } from './postgres.ts'
import { preparedDatabase, preparedDataDir } from './template.ts'

export interface StackOptions {
  /** `embedded` uses the prepared demo data; `postgres` is a real server whose tables the test can read. */
  database?: 'embedded' | 'postgres'
  /** False: no gateway, for tests of the custodian alone. */
  gateway?: boolean
  /** Adds a fault-injecting proxy between gateway and custodian. */
  proxy?: boolean
  /** The gateway's port; a random free one if omitted. */
  port?: number
  /**
   * Runs both servers with production settings, on PostgreSQL with a login that owns nothing, with the demo people.
   * Staff sign in without a second factor unless `env` turns STAFF_SECOND_FACTOR on.
   */
  production?: boolean
  /** Copies all rows of PostgreSQL after the start, so that `rewind` can restore them. */
  rewinds?: boolean
  env?: Record<string, string>
}

/** The real servers as child processes on free loopback ports, with their own data. */
export interface Stack {
  custodianUrl: string
  gatewayUrl: string
  dataDir: string
  /** Address of the custodian's PostgreSQL; undefined for the embedded database. */
  databaseUrl: string | undefined
  /** Queries PostgreSQL directly, without the custodian; only with `database: 'postgres'`. */
  sql<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>
  proxy: FaultProxy
  /** Environment variables of both servers, for operator commands. */
  environment: NodeJS.ProcessEnv
  /** All output of both servers. */
  printed(): string
  killCustodian(signal: NodeJS.Signals): Promise<void>
  startCustodian(): Promise<void>
  /** Restarts the gateway, which clears its memory. */
  restartGateway(): Promise<void>
  /** Runs a job, as `npm run job` does: without the start of a program, which takes longer than most jobs. */
  job(name: string, businessDate?: string): Promise<void>
  /** Imports the text of a bank statement, as `npm run job -- bank-statement` does. */
  bankStatement(content: string): Promise<void>
  /** Runs the command for staff logins; returns its output. */
  staff(...words: string[]): Promise<string>
  /** Announces maintenance or starts read-only mode, as `npm run maintenance` does. */
  maintenance(...words: string[]): Promise<void>
  /**
   * Restores the rows copied after the start (needs `rewinds: true`); the servers keep running. Returns false, without
   * a change, if a test has changed the schema.
   */
  rewind(): Promise<boolean>
  stop(): Promise<void>
}

export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-stack-'))
  const onPostgres = options.database === 'postgres' || options.production === true
  const postgres: Postgres | undefined = onPostgres ? await startPostgres() : undefined
  const databaseUrl = postgres && (await preparedDatabase(postgres, dataDir))
  const pool = databaseUrl ? new pg.Pool({ connectionString: databaseUrl, max: 50 }) : undefined
  pool?.on('error', () => {}) // PostgreSQL may end an idle session
  if (!postgres) await cp(await preparedDataDir(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })

  const custodianPort = await freePort()
  const gatewayPort = options.port ?? (await freePort())
  const custodianUrl = `http://127.0.0.1:${custodianPort}`
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`
  const proxy = options.proxy ? await startFaultProxy(custodianUrl) : undefined
  const { DATABASE_URL: _ours, ...environment } = process.env
  const env: NodeJS.ProcessEnv = {
    ...environment,
    NODE_ENV: 'test',
    TZ: 'UTC',
    BUSINESS_TIME_ZONE: 'UTC',
    DATA_DIR: dataDir,
    PORT: String(gatewayPort),
    CUSTODIAN_PORT: String(custodianPort),
    CUSTODIAN_URL: proxy?.url ?? custodianUrl,
    PUBLIC_ORIGIN: gatewayUrl,
    DEMO_DATA: 'true',
    CONTACT_PHONE: '(800) 555-0100',
    // Tests start jobs themselves, so the timetable is off.
    TIMETABLE: 'off',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...(options.production && databaseUrl ? await productionSettings(databaseUrl, dataDir) : {}),
    ...options.env,
  }

  let printed = ''
  const start = (program: string): ChildProcess => {
    const child = startProgram(program, [], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    return child
  }
  const ready = (child: ChildProcess, url: string) =>
    answering(url, child).catch((error: Error) => {
      child.kill('SIGKILL')
      throw new Error(`${error.message}\n${printed}`)
    })

  const command = async (program: string, words: string[]): Promise<string> => {
    const child = startProgram(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const code = await ended(child)
    if (code !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${code}: ${output}`)
    return output
  }
  /** Calls the custodian with the operator's key, as the commands of an operator do. */
  const asOperator = async (path: string, body: unknown) => {
    const operatorKey =
      env['OPERATOR_KEY'] ?? (JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as Keys).OPERATOR_KEY
    return askOnlyRunning({ host: '127.0.0.1', commandPorts: [custodianPort], operatorKey }, path, body)
  }
  const runJob = async (path: string, body: unknown) => {
    const { failures } = await asOperator(path, body)
    if (Array.isArray(failures) && failures.length > 0) throw new Error(`A job failed: ${JSON.stringify(failures)}`)
  }
  let custodian = start('custodian/main.ts')
  const withGateway = options.gateway !== false
  let gateway = withGateway ? start('gateway/main.ts') : undefined
  const killWithUs = () => [custodian, gateway].forEach((child) => child?.kill('SIGKILL'))
  process.once('exit', killWithUs)
  await ready(custodian, `${custodianUrl}/api/ready`)
  if (gateway) await ready(gateway, `${gatewayUrl}/health`)
  // One snapshot of all tables, because the custodian's background work continues.
  if (options.rewinds) await pool?.query(`begin isolation level repeatable read; ${KEEP_ROWS}; commit`)

  return {
    custodianUrl,
    gatewayUrl,
    dataDir,
    databaseUrl,
    get proxy() {
      if (!proxy) throw new Error('This stack has no proxy: start it with { proxy: true }.')
      return proxy
    },
    async sql<Row extends Record<string, unknown>>(text: string, values: unknown[] = []) {
      if (!pool) throw new Error('This stack has no PostgreSQL: start it with { database: "postgres" }.')
      return (await pool.query<Row>(text, values)).rows
    },
    environment: env,
    printed: () => printed,
    async killCustodian(signal) {
      const end = ended(custodian)
      custodian.kill(signal)
      await end
    },
    async startCustodian() {
      custodian = start('custodian/main.ts')
      await ready(custodian, `${custodianUrl}/api/ready`)
    },
    async restartGateway() {
      if (!gateway) throw new Error('This stack has no gateway.')
      await stopChild(gateway)
      gateway = start('gateway/main.ts')
      await ready(gateway, `${gatewayUrl}/health`)
    },
    job: (name, businessDate) => runJob('/job/run', { jobTypeId: jobTypeNamed(name), businessDate }),
    bankStatement: (content) => runJob('/bank/statement', { content: Buffer.from(content).toString('base64') }),
    staff: (...words) => command('custodian/commands/staff.ts', words),
    async maintenance(...words) {
      const asked = readMaintenanceCommand(words)
      if (!asked) throw new Error(`No maintenance command: ${words.join(' ')}`)
      await asOperator(asked.path, asked.body)
    },
    async rewind() {
      if (!pool) throw new Error('This stack has no PostgreSQL: start it with { database: "postgres" }.')
      await expectBalanced(databaseUrl, dataDir)
      return restoreRows(pool)
    },
    async stop() {
      process.off('exit', killWithUs)
      await Promise.all([custodian, ...(gateway ? [gateway] : [])].map(stopChild))
      await proxy?.close()
      await pool?.end()
      await expectBalanced(databaseUrl, dataDir)
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

interface Keys {
  OPERATOR_KEY: string
}

/** Settings required in production, with the keys of the demo data, and a database login that owns no tables. */
async function productionSettings(databaseOwnerUrl: string, dataDir: string): Promise<Record<string, string>> {
  const owner = new pg.Client({ connectionString: databaseOwnerUrl })
  await owner.connect()
  await owner.query(`do $$ begin create role portal_login login; exception when duplicate_object then null; end $$`)
  await owner.end()
  const login = new URL(databaseOwnerUrl)
  login.username = 'portal_login'
  const keyFile = join(dataDir, 'keys.json')
  const keys = JSON.parse(readFileSync(keyFile, 'utf8')) as Record<string, string>
  rmSync(keyFile)
  return {
    ...keys,
    NODE_ENV: 'production',
    DATABASE_URL: login.toString(),
    DATABASE_OWNER_URL: databaseOwnerUrl,
    SESSION_KEY: randomBytes(32).toString('base64url'),
    DEMO_DATA: 'off',
    STAFF_SECOND_FACTOR: 'off',
    MAIL_WITHOUT_SMTP: 'on',
  }
}

/** After every test, debits must equal credits over the whole ledger and in every transaction. */
async function expectBalanced(databaseUrl: string | undefined, dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: databaseUrl ?? null, dataDir })
  const { differenceCents, unbalanced } = await trialBalance(database.db)
  await database.close()
  if (differenceCents !== 0n || unbalanced.length > 0) {
    throw new Error(`The ledger is off by ${differenceCents} cents; unbalanced: ${unbalanced.join(', ') || 'none'}`)
  }
}

/** Waits for writes in progress, which may conflict with the locks, and blocks new ones. */
const RESTORE_ROWS = `
  do $$ begin
    execute (select format('lock table %s in exclusive mode', string_agg(name, ', ' order by name)) from kept.tables);
  end $$;
  select kept.rewind() as done`
const DEADLOCK = '40P01'

async function restoreRows(pool: pg.Pool, tries = 5): Promise<boolean> {
  try {
    const results = (await pool.query(RESTORE_ROWS)) as unknown as pg.QueryResult<{ done: boolean }>[]
    return results.at(-1)?.rows[0]?.done === true
  } catch (error) {
    if (tries > 1 && error instanceof pg.DatabaseError && error.code === DEADLOCK) return restoreRows(pool, tries - 1)
    throw error
  }
}

/** Asks the process to stop, and kills it after five seconds. */
async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = ended(child)
  const insist = setTimeout(() => child.kill('SIGKILL'), 5_000)
  child.kill('SIGTERM')
  await end
  clearTimeout(insist)
}
