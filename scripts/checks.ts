import { bundleWeights, chunkCircles } from './budget.ts'
import { capture } from './child.ts'
import { refusedLicences } from './licences.ts'
import { findProblems, readImports } from './imports.ts'
import { buildWhatIsStale } from './web-build.ts'

export interface CheckResult {
  name: string
  ok: boolean
  seconds: number
  /** What the tool said when it found something. */
  output: string
}

type Check = () => Promise<{ ok: boolean; output: string }>

const tool =
  (command: string, ...args: string[]): Check =>
  async () => {
    const { code, output } = await capture(command, args)
    return { ok: code === 0, output }
  }

const bin = (name: string) => `node_modules/.bin/${name}`

const checks: Record<string, Check> = {
  'types (tsc)': tool(bin('tsc'), '--noEmit'),
  'lint (oxlint)': tool(bin('oxlint'), '--type-aware'),
  'nothing unused (knip)': tool(bin('knip'), '--no-progress'),
  'format (oxfmt)': tool(bin('oxfmt'), '--check'),
  'Relay artifacts are current': tool(bin('relay-compiler'), '--validate'),
  'schema.graphql and its resolver types are current': tool(process.execPath, 'gateway/schema.print.ts', '--check'),
  'openapi.json is current': tool(process.execPath, 'custodian/openapi.print.ts', '--check'),
  'the settings are documented': tool(process.execPath, 'scripts/settings.ts', '--check'),
  'the APIs break no program': tool(process.execPath, 'scripts/api.ts', '--check'),
  'no secrets in the sources (secretlint)': tool(bin('secretlint'), '--maskSecrets', '**/*', '.*', '.ci/*'),
  'licences that oblige nobody': () => {
    const refused = refusedLicences()
    return Promise.resolve({ ok: refused.length === 0, output: refused.join('\n') })
  },
  'imports go one way': async () => {
    const problems = findProblems(readImports())
    return { ok: problems.length === 0, output: problems.join('\n') }
  },
  'no chunks in a circle': async () => {
    await buildWhatIsStale()
    const circles = chunkCircles()
    return { ok: circles.length === 0, output: circles.join('\n') }
  },
  'bundle budget': async () => {
    await buildWhatIsStale()
    const over = bundleWeights().filter(({ bytes, goal }) => bytes > goal)
    const lines = over.map(({ name, bytes, goal }) => `${name}: ${kB(bytes)} gzip, budget ${kB(goal)}`)
    return { ok: over.length === 0, output: lines.join('\n') }
  },
}

/** Runs every check, one after the other, whatever the earlier ones found. */
export async function runChecks(): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const [name, check] of Object.entries(checks)) {
    const started = performance.now()
    const { ok, output } = await check().catch((error: Error) => ({ ok: false, output: error.message }))
    results.push({ name, ok, output, seconds: (performance.now() - started) / 1000 })
  }
  return results
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
