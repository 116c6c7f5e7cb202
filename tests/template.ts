import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ended, root, startProgram } from '../scripts/child.ts'
import { answering } from '../scripts/readiness.ts'
import { freePort } from './ports.ts'
import { startPostgres, type Postgres } from './postgres.ts'

/**
 * A data folder with the demo data, created once per day and version of the custodian's sources. Each test copies it,
 * in a tenth of the loading time. Test processes run in parallel: the first one creates it and the others wait.
 */
export async function preparedDataDir(): Promise<string> {
  const made = join(tmpdir(), `portal-test-data-${await key()}`)
  const lock = `${made}.lock`
  while (!existsSync(made)) {
    try {
      mkdirSync(lock)
    } catch {
      if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 180_000)
        rmSync(lock, { recursive: true, force: true })
      await pause(100)
      continue
    }
    try {
      if (!existsSync(made)) renameSync(await load(), made)
      forgetOld()
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
  return made
}

interface Loaded {
  url: string
  dataDir: string
}

let onPostgres: Promise<Loaded> | undefined
/** Environment variable that gives child processes the URL and data folder of the shared database, as JSON. */
const SHARED = 'TEMPLATE_OF_TESTS'

/** Loads the demo data on PostgreSQL for this process and those that it starts. */
export async function shareDemoData(): Promise<void> {
  Object.assign(process.env, await sharedDemoData())
}

/** Environment variables with which tests in another process copy the demo data that this process loaded. */
export async function sharedDemoData(): Promise<Record<string, string>> {
  const loaded = await (onPostgres ??= loadOnPostgres())
  // A template can be copied only while nobody is connected to it, so DATABASE_URL names another database of the
  // server.
  const server = process.env['DATABASE_URL'] ?? new URL('/postgres', loaded.url).href
  return { DATABASE_URL: server, [SHARED]: JSON.stringify(loaded) }
}

/**
 * A new PostgreSQL database with the demo data, copied from one that this process loads once; its keys are in
 * `dataDir`.
 * @returns its address
 */
export async function preparedDatabase(postgres: Postgres, dataDir: string): Promise<string> {
  const loaded = await (onPostgres ??= loadOnPostgres())
  cpSync(loaded.dataDir, dataDir, { recursive: true })
  return postgres.database(loaded.url)
}

async function loadOnPostgres(): Promise<Loaded> {
  const shared = process.env[SHARED]
  if (shared) return JSON.parse(shared) as Loaded
  const url = await (await startPostgres()).database()
  const dataDir = await load({ DATABASE_URL: url })
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  return { url, dataDir }
}

/** Deletes folders older than a day. */
function forgetOld(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => /^portal-test-data-[0-9a-f]{16}$/.test(entry))) {
    const folder = join(tmpdir(), name)
    if (Date.now() - statSync(folder).mtimeMs > 24 * 60 * 60 * 1000) rmSync(folder, { recursive: true, force: true })
  }
}

async function load(settings: { DATABASE_URL?: string } = {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-load-'))
  const port = await freePort()
  const { DATABASE_URL: _ours, ...environment } = process.env
  const env = {
    ...environment,
    ...settings,
    NODE_ENV: 'test',
    BUSINESS_TIME_ZONE: 'UTC',
    DATA_DIR: dataDir,
    CUSTODIAN_PORT: String(port),
    DEMO_DATA: 'true',
    // No generated activity, because the tests count the rows of the named people.
    DEMO_ACTIVITY: 'off',
    TIMETABLE: 'off',
  }
  const custodian = startProgram('custodian/main.ts', [], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  custodian.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  custodian.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const end = ended(custodian)
  try {
    await answering(`http://127.0.0.1:${port}/api/ready`, custodian)
  } catch (error) {
    custodian.kill('SIGKILL')
    throw new Error(`The demo data could not be loaded (${String(error)}):\n${output}`)
  }
  custodian.kill('SIGTERM')
  await end
  return dataDir
}

/** The demo data's dates are relative to the loading day, so the key contains the day. */
async function key(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const files = ['package-lock.json']
  for await (const entry of glob('custodian/**/*', { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.endsWith('.test.ts'))
      files.push(join(entry.parentPath, entry.name).slice(root.length + 1))
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
