import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { FOR_WEB } from './for-web.ts'
import { ended, root, runTool, startProgram } from './child.ts'
import { writeRelaySchema } from './relay-schema.ts'

const built = join(root, 'dist/web')
const next = join(root, 'dist/web.next')
const startTable = join(root, 'dist/start-table.json')
const stamp = join(root, 'dist/.stamp')
const lock = join(root, 'dist/.building')
const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.map'])

/** Interval of progress messages, in milliseconds. */
const PROGRESS_MS = 4_000

/**
 * Size limit of the strongest compression: for larger files, like GraphiQL's code editor, the last few percent would
 * take seconds.
 */
const HARDEST_BELOW_BYTES = 300_000

/** Builds the web if its sources changed since the last build; returns true if it built. */
export async function buildWhatIsStale(): Promise<boolean> {
  if (await isCurrent()) return false
  return alone(async () => {
    if (await isCurrent()) return false // another process has just built it
    const started = performance.now()
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`
    const phase = async (name: string, work: Promise<unknown>) => {
      const say = () => console.log(`Building the web: ${name} (${seconds()})`)
      say()
      const ticking = setInterval(say, PROGRESS_MS)
      await work.finally(() => clearInterval(ticking))
    }
    writeRelaySchema()
    // The Relay compiler writes nothing if the committed artifacts are current.
    await phase('queries', step('relay-compiler', []))
    const client = step('vite', ['build', '--logLevel', 'error', '--outDir', next, '--emptyOutDir'])
    const table = program('scripts/start-table.ts', startTable)
    await phase('scripts and styles', allOf(client, table))
    await phase('first screens', program('scripts/start-script.ts', next, startTable))
    await phase('compression', precompress(next))
    console.log(`Built the web in ${seconds()}.`)
    // One move, so that no server serves an incomplete build.
    rmSync(built, { recursive: true, force: true })
    renameSync(next, built)
    writeFileSync(stamp, await inputsHash())
    return true
  })
}

async function isCurrent(): Promise<boolean> {
  if (!existsSync(join(built, 'index.html')) || !existsSync(stamp)) return false
  return readFileSync(stamp, 'utf8') === (await inputsHash())
}

/** Allows one build at a time in this checkout; also a lock for temporary changes of a source. */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(join(root, 'dist'), { recursive: true })
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 300_000)
        rmSync(lock, { recursive: true, force: true })
      await pause(200)
    }
  }
  const unlock = () => rmSync(lock, { recursive: true, force: true })
  process.once('exit', unlock) // a build that is interrupted leaves no lock behind
  try {
    return await work()
  } finally {
    process.off('exit', unlock)
    unlock()
  }
}

async function program(path: string, ...args: string[]): Promise<void> {
  const code = await ended(startProgram(path, args, { stdio: 'inherit' }))
  if (code !== 0) throw new Error(`${path} ended with ${code}: the web was not built.`)
}

/** Waits for all even after a failure, so that nothing keeps running after the error message. */
async function allOf(...works: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
}

async function step(tool: string, args: string[]): Promise<void> {
  // Every caller (a test, `npm run dev`) gets the production build.
  const code = await runTool(tool, args, { ...process.env, NODE_ENV: 'production' })
  if (code !== 0) throw new Error(`${tool} ended with ${code}: the web was not built.`)
}

/** SHA-256 of every file that can change the bundle, of the lock file (versions) and of the build's settings. */
async function inputsHash(): Promise<string> {
  const files = ['schema.graphql', 'relay.config.js', 'vite.config.ts', 'package-lock.json']
  files.push('scripts/web-build.ts', 'scripts/relay-schema.ts', 'scripts/start-script.ts', 'scripts/start-table.ts')
  files.push('scripts/static-styles/plugin.ts', ...FOR_WEB)
  for await (const entry of glob('web/**/*', { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      files.push(join(entry.parentPath, entry.name).slice(root.length + 1))
  }
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(root, file)))
  const settings = Object.keys(process.env).filter((name) => name.startsWith('VITE_'))
  for (const name of settings.sort()) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  return hash.digest('hex')
}

/** Compresses every file once, so that the gateway need not. */
async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compress))
}

/** Both compressions run on zlib's own threads. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < 1024) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length < HARDEST_BELOW_BYTES ? 11 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await Promise.all([
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
    promisify(brotliCompress)(content, { params }).then((small) => writeFile(`${file}.br`, small)),
  ])
}
