import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { table } from './box.ts'
import { root, runTool } from './child.ts'
import { runChecks } from './checks.ts'
import { ensureChromium } from './chromium.ts'
import { readPlaywright, readVitest, slowest, type Outcome } from './reports.ts'
import { buildWhatIsStale } from './web-build.ts'

// `npm test`: every check and every test, browser journeys included. A part that cannot run counts as failed.
interface Part extends Outcome {
  name: string
  remark: string
}

const results = join(root, 'test-results')
const parts: Part[] = []

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

heading('Checks')
const checked = await runChecks()
for (const { name, ok, output } of checked)
  console.log(ok ? `  ok      ${name}` : `  FAILED  ${name}\n${output.trim()}\n`)
const bad = checked.filter(({ ok }) => !ok).map(({ name }) => name)
parts.push({
  name: 'checks',
  passed: checked.length - bad.length,
  failed: bad.length,
  skipped: 0,
  failures: bad,
  retried: [],
  times: checked,
  remark: bad.join(', '),
})

heading('Unit, contract, promise and fault tests (vitest)')
parts.push(await vitest())

heading('Journeys in the browser (Playwright)')
parts.push(await playwright())

console.log(
  `\n${table([
    ['Part', 'Passed', 'Failed', 'Skipped', ''],
    ...parts.map(({ name, passed, failed, skipped, remark }) => [name, `${passed}`, `${failed}`, `${skipped}`, remark]),
  ])}\n`,
)
const times = parts.flatMap((part) => part.times)
console.log(`The ten slowest:\n${slowest(times, 10).join('\n').replaceAll(`${root}/`, '')}\n`)
for (const { retried } of parts) for (const one of retried) console.log(`Passed at the second try: ${one}\n`)
// Named once more here: whoever sees only the end of a long log sees what failed.
for (const { name, failures } of parts) for (const failure of failures) console.log(`FAILED ${name}: ${failure}\n`)
const sum = (pick: (part: Part) => number) => parts.reduce((total, part) => total + pick(part), 0)
const skipped = sum((part) => part.skipped)
console.log(
  `${sum((part) => part.passed)} passed, ${sum((part) => part.failed)} failed${skipped ? `, ${skipped} skipped` : ''}`,
)
process.exit(sum((part) => part.failed) > 0 ? 1 : 0)

async function vitest(): Promise<Part> {
  const file = join(results, 'vitest.json')
  const code = await runTool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  if (!existsSync(file)) return notRun('vitest', `vitest ended with ${code} and no report`)
  const outcome = readVitest(readFileSync(file, 'utf8'))
  const silent = outcome.failed === 0 && code !== 0
  return { name: 'vitest', ...outcome, failed: silent ? 1 : outcome.failed, remark: silent ? `ended with ${code}` : '' }
}

async function playwright(): Promise<Part> {
  try {
    await buildWhatIsStale()
  } catch (error) {
    return notRun('journeys', error instanceof Error ? error.message : String(error))
  }
  const browser = await ensureChromium()
  if (!browser) return notRun('journeys', 'no Chromium here and none could be installed')
  const file = join(results, 'playwright.json')
  const env = { ...process.env, CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const code = await runTool('playwright', ['test', '--reporter=list,json'], env)
  if (!existsSync(file)) return notRun('journeys', `playwright ended with ${code} and no report`)
  const outcome = readPlaywright(readFileSync(file, 'utf8'))
  if (outcome.passed + outcome.failed === 0) return notRun('journeys', 'no journey was found')
  return { name: 'journeys', ...outcome, remark: '' }
}

function notRun(name: string, why: string): Part {
  console.error(`NOT RUN: ${name}: ${why}`)
  return { name, passed: 0, failed: 1, skipped: 0, failures: [], retried: [], times: [], remark: `NOT RUN: ${why}` }
}

function heading(text: string): void {
  console.log(`\n━━ ${text}`)
}
