import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildDatabase } from '../custodian/platform/db/builtDatabase.ts'
import { table } from './box.ts'
import { root, runTool } from './child.ts'
import { runChecks } from './checks.ts'
import { ensureChromium } from './chromium.ts'
import { readPlaywright, readVitest, slowest, type Outcome } from './reports.ts'
import { buildDocs } from './docs-build.ts'
import { buildWhatIsStale } from './web-build.ts'

// `npm test` runs every check and every test, including browser journeys. A part that cannot run counts as failed.
// `-- --shard=1/3` runs a third of the tests, for three machines; the first one runs the checks.
interface Part extends Outcome {
  name: string
  remark: string
  seconds: number
}

type Result = Omit<Part, 'name' | 'seconds'>

const NOT_RUN = 'NOT RUN'

const results = join(root, 'test-results')
const parts: Part[] = []
const shard = process.argv.filter((word) => word.startsWith('--shard='))

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

// The tools end their own servers and browsers, so `exit` (scripts/child.ts) sends them SIGTERM.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

if (shard.every((word) => word.startsWith('--shard=1/'))) await run('checks', 'Checks', checks)
// Both vitest and the journeys open the built web, so build it first, and the empty database, with which a program starts
// in half the time.
const unprepared = await prepareJourneys().catch((error: unknown) => ({ error }))
// Run vitest and the journeys one after the other: browsers would starve the tests that race two calls.
await run('vitest', 'Unit, contract, promise and fault tests (vitest)', vitest)
await run('journeys', 'Journeys in the browser (Playwright)', playwright)

console.log(
  `\n${table([
    ['Part', 'Passed', 'Failed', 'Skipped', 'Time', ''],
    ...parts.map(({ name, passed, failed, skipped, seconds, remark }) => [
      name,
      `${passed}`,
      `${failed}`,
      `${skipped}`,
      minutes(seconds),
      remark,
    ]),
  ])}\n`,
)
const times = parts.flatMap((part) => part.times)
console.log(`The ten slowest:\n${slowest(times, 10).join('\n').replaceAll(`${root}/`, '')}\n`)
// The failures again, for readers who see only the end of a long log.
for (const { name, failures } of parts) for (const failure of failures) console.log(`FAILED ${name}: ${failure}\n`)
const sum = (pick: (part: Part) => number) => parts.reduce((total, part) => total + pick(part), 0)
const skipped = sum((part) => part.skipped)
console.log(
  `${sum((part) => part.passed)} passed, ${sum((part) => part.failed)} failed${skipped ? `, ${skipped} skipped` : ''} in ${minutes(performance.now() / 1000)}`,
)
process.exit(sum((part) => part.failed) > 0 ? 1 : 0)

async function run(name: string, heading: string, work: () => Promise<Result>): Promise<void> {
  console.log(`\n━━ ${heading}`)
  const started = performance.now()
  const result = await work().catch(notRun)
  const seconds = (performance.now() - started) / 1000
  parts.push({ ...result, name, seconds })
  if (result.remark.startsWith(NOT_RUN)) console.log(result.remark)
  console.log(`\n${name}: ${result.passed} passed, ${result.failed} failed in ${minutes(seconds)}`)
}

async function checks(): Promise<Result> {
  const checked = await runChecks(({ name, ok, output, seconds }) =>
    console.log(ok ? `  ok      ${name} (${seconds.toFixed(1)} s)` : `  FAILED  ${name}\n${output.trim()}\n`),
  )
  const bad = checked.filter(({ ok }) => !ok).map(({ name }) => name)
  return {
    passed: checked.length - bad.length,
    failed: bad.length,
    skipped: 0,
    failures: bad,
    times: checked,
    remark: bad.join(', '),
  }
}

async function vitest(): Promise<Result> {
  const file = join(results, 'vitest.json')
  const code = await runTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...shard,
  ])
  if (!existsSync(file)) throw new Error(`vitest ended with ${code} and no report`)
  const outcome = readVitest(readFileSync(file, 'utf8'))
  const silent = outcome.failed === 0 && code !== 0
  return { ...outcome, failed: silent ? 1 : outcome.failed, remark: silent ? `ended with ${code}` : '' }
}

/** Builds the web, its docs and the empty database, and installs a browser. */
async function prepareJourneys(): Promise<void> {
  await Promise.all([buildWhatIsStale(), buildDocs(), buildDatabase()])
  if (!(await ensureChromium())) throw new Error('no Chromium here and none could be installed')
}

async function playwright(): Promise<Result> {
  if (unprepared) throw unprepared.error
  const file = join(results, 'playwright.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const code = await runTool('playwright', ['test', '--reporter=list,json', ...shard], env)
  if (!existsSync(file)) throw new Error(`playwright ended with ${code} and no report`)
  const outcome = readPlaywright(readFileSync(file, 'utf8'))
  if (outcome.passed + outcome.failed === 0) throw new Error('no journey was found')
  return { ...outcome, remark: '' }
}

function notRun(error: unknown): Result {
  const remark = `${NOT_RUN}: ${error instanceof Error ? error.message : String(error)}`
  return { passed: 0, failed: 1, skipped: 0, failures: [], times: [], remark }
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`
}
