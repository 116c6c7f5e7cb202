import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './ports.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
/** Debian's unprivileged user, because PgBouncer refuses to run as root. */
const NOBODY = 65_534

/**
 * PgBouncer in front of a test server, with few server connections, so that clients switch between them.
 * @param server address of the server;
 * @param settings lines of the section `[pgbouncer]`
 * @throws "NOT RUN" if the Debian package is missing and cannot be installed
 */
export async function startPgBouncer(
  server: string,
  settings: readonly string[],
): Promise<{ url: (database: string) => string; stop: () => Promise<void> }> {
  ensurePgBouncer()
  const { hostname, port: serverPort, username } = new URL(server)
  const directory = mkdtempSync(join(tmpdir(), 'portal-pgbouncer-'))
  const port = await freePort()
  const file = join(directory, 'pgbouncer.ini')
  const options = [
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'default_pool_size = 3',
    ...settings,
  ]
  const target = `* = host=${hostname} port=${serverPort} user=${username}`
  writeFileSync(file, ['[databases]', target, '[pgbouncer]', ...options, ''].join('\n'))
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid)
  chmodSync(file, 0o644)
  const child = spawn(PROGRAM, [file], { ...account, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('process up')) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`PgBouncer ended with ${code}: ${output}`)))
  })
  return {
    url: (database) => {
      const url = new URL(database)
      url.port = String(port)
      return url.toString()
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function ensurePgBouncer(): void {
  if (existsSync(PROGRAM)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const aptGet = (...args: string[]) => spawnSync('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args])
    aptGet('update')
    aptGet('install', '-y', '--no-install-recommends', 'pgbouncer')
  }
  if (!existsSync(PROGRAM))
    throw new Error('NOT RUN: PgBouncer is missing: sudo apt-get install --no-install-recommends pgbouncer')
}
