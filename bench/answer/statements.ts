import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startServer } from '../../tests/postgres.ts'
import { postgresCpu } from './processes.ts'

/** A statement as the custodian sent it, with its parameters as text. */
export interface Statement {
  text: string
  values: (string | null)[]
  /** Identifies the session and the transaction. */
  transaction: string
}

/** Counters of PostgreSQL: statements, and milliseconds of planning and execution. */
export interface Totals {
  statements: number
  plan: number
  execution: number
}

export interface WatchedServer {
  /** URL of its database, as for DATABASE_URL. */
  url: string
  directory: string
  cpu(): number
  totals(): Promise<Totals>
  /** Runs one statement directly. */
  sql(text: string): Promise<void>
  /** The custodian's statements while the work runs, in order. */
  during(work: () => Promise<unknown>): Promise<Statement[]>
  stop(): Promise<void>
}

const NAME = 'portal'
const OURS = 'bench'
/** Each entry begins with session, transaction and application; its continuation lines begin with a tab. */
const PREFIX = '~%c|%v|%a~'
const ENTRY = /^~([^|~]*\|[^|~]*)\|([^~]*)~(LOG|DETAIL): {2}(.*)$/s
const SETTINGS = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_planning=on',
  `log_line_prefix=${PREFIX}`,
]

/** A PostgreSQL server of this benchmark with its counters and, on request, its statement log. */
export async function startWatched(directory: string): Promise<WatchedServer> {
  mkdirSync(directory, { recursive: true })
  const server = await startServer(directory, SETTINGS)
  const url = new URL(server.url)
  const first = new pg.Client({ connectionString: server.url })
  await first.connect()
  const { rowCount } = await first.query('select from pg_database where datname = $1', [NAME])
  if (!rowCount) await first.query(`create database ${NAME}`)
  await first.end()
  url.pathname = `/${NAME}`
  const client = new pg.Client({ connectionString: url.toString(), application_name: OURS })
  client.on('error', () => {})
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')

  let log = ''
  let keepsLog = false
  server.log.on('data', (chunk: Buffer) => {
    if (keepsLog) log += chunk.toString()
  })
  const logging = async (level: 'all' | 'none') => {
    await client.query(`alter system set log_statement = '${level}'`)
    await client.query('select pg_reload_conf()')
    // Wait until all sessions of PostgreSQL have received the changed setting.
    if (level === 'all') await pause(300)
  }
  return {
    url: url.toString(),
    directory,
    cpu: () => postgresCpu(directory),
    totals: async () => {
      const { rows } = await client.query<Totals>(`select coalesce(sum(calls), 0)::float as statements,
        coalesce(sum(total_plan_time), 0) as plan, coalesce(sum(total_exec_time), 0) as execution from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database())`)
      return rows[0] ?? { statements: 0, plan: 0, execution: 0 }
    },
    sql: async (text) => void (await client.query(text)),
    during: async (work) => {
      await logging('all')
      keepsLog = true
      await work()
      const end = `end of ${performance.now()}`
      await client.query(`select '${end}'`)
      while (!log.includes(end)) await pause(20)
      keepsLog = false
      await logging('none')
      const statements = statementsIn(log)
      log = ''
      return statements
    },
    stop: async () => {
      await client.end()
      await server.stop()
    },
  }
}

function statementsIn(log: string): Statement[] {
  const found: Statement[] = []
  for (const entry of log.split(/\n(?!\t)/)) {
    const [, transaction = '', application, kind, message = ''] = ENTRY.exec(entry.replaceAll('\n\t', '\n')) ?? []
    if (application === undefined || application === OURS) continue
    const [, text] = /^(?:statement|execute [^:]*): (.*)$/s.exec(message) ?? []
    if (kind === 'LOG' && text !== undefined) found.push({ text, values: [], transaction })
    // Parameters follow their statement; no other session writes between the two.
    else if (kind === 'DETAIL') found.at(-1)?.values.push(...parametersIn(message))
  }
  return found
}

/** The parameters in the log: "Parameters: $1 = 'O''Hara', $2 = NULL". */
function parametersIn(detail: string): (string | null)[] {
  return [...detail.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g)].map(([, value]) =>
    value === undefined ? null : value.replaceAll("''", "'"),
  )
}
