import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ended, root, startProgram } from '../scripts/child.ts'
import { answering } from '../scripts/readiness.ts'
import { buildWhatIsStale } from '../scripts/web-build.ts'
import { freePort } from '../tests/ports.ts'
import { startPostgres } from '../tests/postgres.ts'
import type { Measure } from './report.ts'

const REST_MS = Number(process.env.REST ?? 30) * 1000

/**
 * Memory of each process at rest, in MB: `npm start` on the embedded database and on PostgreSQL, and `npm run dev`
 * before and after a page is opened. Pages shared by several processes count once (Pss). Linux only.
 */
export async function benchMemory(): Promise<Measure[]> {
  await buildWhatIsStale()
  const postgres = await startPostgres()
  const DATABASE_URL = await postgres.database()
  const measures = [
    ...(await measured('npm start', 'scripts/start.ts', {}, '/ready', 'start.ts ≤ 40 MB')),
    ...(await measured('npm start, PostgreSQL', 'scripts/start.ts', { DATABASE_URL }, '/ready', 'start.ts ≤ 40 MB')),
    ...(await measured('npm run dev', 'scripts/dev.ts', {}, '/@vite/client', '≤ 600 MB')),
  ]
  await postgres.stop()
  return measures
}

async function measured(
  what: string,
  program: string,
  settings: NodeJS.ProcessEnv,
  first: string,
  goal: string,
): Promise<Measure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-memory-'))
  const port = await freePort()
  const env = {
    ...process.env,
    ...settings,
    PORT: String(port),
    CUSTODIAN_PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    DATA_DIR: dataDir,
  }
  const start = () => startProgram(program, [], { env, stdio: 'ignore' })
  const stop = async (child: ReturnType<typeof start>) => {
    const end = ended(child)
    child.kill('SIGTERM')
    await end
  }
  const page = `http://127.0.0.1:${port}${first}`
  // The first start creates the data and, in development, bundles the dependencies: neither is the memory at rest.
  const filling = start()
  await answering(page, filling)
  if (first !== '/ready') await opened(port)
  await pause(REST_MS)
  await stop(filling)

  const child = start()
  await answering(page, child)
  await pause(REST_MS)
  const measures = [row(what, child.pid ?? 0, goal)]
  if (first !== '/ready') {
    await opened(port)
    await pause(REST_MS)
    measures.push(row(`${what}, a page opened`, child.pid ?? 0, ''))
  }
  await stop(child)
  await rm(dataDir, { recursive: true, force: true })
  return measures
}

/** Opens a page, because Vite compiles the modules of a page at its first request. */
async function opened(port: number): Promise<void> {
  await (await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })).text()
}

function row(what: string, pid: number, goal: string): Measure {
  const parts = family(pid).map((each) => ({ name: nameOf(each), megabytes: pssOf(each) }))
  const total = parts.reduce((sum, { megabytes }) => sum + megabytes, 0)
  const ours = `${parts.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(', ')}: ${total.toFixed(0)} MB`
  return { what, ours, reference: '', ratio: null, goal }
}

/** The process and all its descendants. */
function family(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
  return [pid, ...children.flatMap((child) => family(Number(child)))]
}

/** The parent of a process; null if the process has just ended. */
function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}

const pssOf = (pid: number): number =>
  Number(/^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1000

/** The short name of the program that a process runs: `custodian/main.ts`, `vite.js`. */
function nameOf(pid: number): string {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  const program = words.slice(1).find((word) => /\.[jt]s$/.test(word)) ?? words[0] ?? ''
  return program.replace(`${root}/`, '').replace(/^.*node_modules\/.*\/|^scripts\//, '')
}
