import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Ports } from './balancer.ts'
import { PG_AUTOCTL, POSTGRES_PROGRAMS } from './packages.ts'
import { begin, complete, end, killTree, until, type Account, type Program } from './processes.ts'

/**
 * Failover timeouts of the monitor, in milliseconds: a standby becomes primary after about 5 s and accepts writes after
 * about 9 s (21 and 51 s by default). An isolated primary stops itself after `primary_demote_timeout`; on separate
 * machines it must not be less than their `network_partition_timeout`.
 */
const TUNED = {
  health_check_period: 1_000,
  health_check_timeout: 1_000,
  health_check_retry_delay: 500,
  node_considered_unhealthy_timeout: 4_000,
  primary_demote_timeout: 4_000,
}

/** The user of Debian's packages, and the superuser of the databases that it creates. */
const SUPERUSER = 'postgres'

interface Node {
  name: string
  child: ChildProcess
}

/** Two PostgreSQL servers, one of them a synchronous standby, and the monitor that promotes it. */
export interface Databases {
  /** The name of the current primary. */
  primary(): Promise<string>
  standby(): Promise<string>
  /** Simulates the loss of a machine: kills the server, its keeper and its sessions. */
  kill(name: string): void
  /** Restarts the server, and waits until there are a primary and a standby. */
  bringBack(name: string): Promise<void>
  /** Runs a query on the current primary as the superuser. */
  ask<Row extends object>(text: string, values?: unknown[], database?: string): Promise<Row[]>
  stop(): Promise<void>
}

/** The account that runs PostgreSQL, which refuses root. @throws with advice if this process cannot switch user */
function databaseAccount(): Account | undefined {
  const { uid, username } = userInfo()
  if (username === SUPERUSER) return undefined
  if (uid !== 0) throw new Error(`NOT RUN: run the cluster as root or as ${SUPERUSER}, the user of its databases.`)
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${SUPERUSER}:`))
  const [, , theirs, gid] = line?.split(':') ?? []
  return { uid: Number(theirs), gid: Number(gid) }
}

export async function startDatabases(folder: string, ports: Ports): Promise<Databases> {
  const as = databaseAccount()
  const home = join(folder, 'postgres')
  mkdirSync(home)
  if (as) chownSync(home, as.uid, as.gid)
  // PG variables of this shell are meant for another server; with a socket folder in PGHOST the monitor can't be
  // created.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|XDG_)/.test(name))
  const env = {
    ...Object.fromEntries(inherited),
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    XDG_RUNTIME_DIR: join(home, 'run'),
    PATH: `${POSTGRES_PROGRAMS}:${process.env.PATH ?? ''}`,
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  }
  const program = (name: string, args: string[]): Program => ({
    name,
    command: PG_AUTOCTL,
    args: [...args, '--pgdata', join(home, name)],
    env,
    folder: home,
    as,
  })
  const nodes = new Map<string, Node>()
  const run = (name: string) => nodes.set(name, { name, child: begin(program(name, ['run'])) })
  const create = (name: string, kind: string, port: number | undefined, more: string[] = []) => {
    const where = ['--pgport', String(port), '--hostname', '127.0.0.1', '--auth', 'trust', '--no-ssl']
    complete(program(name, ['create', kind, ...where, ...more]))
    run(name)
  }

  const monitorUrl = `postgres://autoctl_node@127.0.0.1:${ports.monitor}/pg_auto_failover`
  const states = () =>
    rowsOf<{ nodename: string; reportedstate: string }>(
      monitorUrl,
      'select nodename, reportedstate from pgautofailover.node where reportedstate = goalstate',
    )
  const nameOf = async (state: RegExp) => {
    const found = (await states()).find(({ reportedstate }) => state.test(reportedstate))
    if (!found) throw new Error(`no server of PostgreSQL is ${state.source} now`)
    return found.nodename
  }
  const bothThere = async () => {
    const found = (await states()).map(({ reportedstate }) => reportedstate)
    return found.includes('primary') && found.includes('secondary')
  }

  try {
    create('monitor', 'monitor', ports.monitor)
    const superuser = `postgres://${SUPERUSER}@127.0.0.1:${ports.monitor}/postgres`
    await until('the start of the monitor', async () => (await states()).length >= 0)
    for (const [name, value] of Object.entries(TUNED))
      await rowsOf(superuser, `alter system set pgautofailover.${name} = ${value}`)
    await rowsOf(superuser, 'select pg_reload_conf()')
    for (const [index, name] of ['database1', 'database2'].entries())
      create(name, 'postgres', ports.databases[index], ['--name', name, '--monitor', monitorUrl])
    await until('a synchronous standby', bothThere)
  } catch (error) {
    for (const { child } of nodes.values()) killTree(child)
    throw error
  }

  return {
    primary: () => nameOf(/^(primary|wait_primary|single)$/),
    standby: () => nameOf(/^secondary$/),
    kill: (name) => {
      const node = nodes.get(name)
      if (node) killTree(node.child)
    },
    async bringBack(name) {
      run(name)
      await until('a synchronous standby', bothThere)
    },
    async ask<Row extends object>(text: string, values: unknown[] = [], database = 'portal') {
      const primary = await nameOf(/^(primary|wait_primary|single)$/)
      const port = ports.databases[primary === 'database1' ? 0 : 1]
      return rowsOf<Row>(`postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`, text, values)
    },
    async stop() {
      // Stops the servers before the monitor, because they report to it.
      for (const { child } of [...nodes.values()].toReversed()) await end(child)
    },
  }
}

async function rowsOf<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
