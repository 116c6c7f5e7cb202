import { bundleWeights, chunkCircles } from './budget.ts'
import { capture } from './child.ts'
import { deprecatedUses } from './deprecated-uses.ts'
import { refusedLicences } from './licences.ts'
import { findProblems, readImports } from './imports.ts'
import { wrongSubjects } from './subjects.ts'
import { writeRelaySchema } from './relay-schema.ts'
import { buildWhatIsStale } from './web-build.ts'

export interface CheckResult {
  name: string
  ok: boolean
  seconds: number
  /** The tool's output if it found a problem. */
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

// Longest checks first, so that the others run in parallel.
const ofSources: Record<string, Check> = {
  'lint (oxlint)': tool(bin('oxlint'), '--type-aware'),
  'types (tsc)': tool(
    bin('tsc'),
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/typecheck.tsbuildinfo',
  ),
  'nothing unused (knip)': tool(bin('knip'), '--no-progress', '--cache'),
  'format (oxfmt)': tool(bin('oxfmt'), '--check'),
  'Relay artifacts are current and use no deprecated name': () => {
    writeRelaySchema()
    return tool(bin('relay-compiler'), '--validate')()
  },
  'tools and examples use no deprecated name': () => {
    const uses = deprecatedUses()
    return Promise.resolve({ ok: uses.length === 0, output: uses.join('\n') })
  },
  'schema.graphql and its resolver types are current': tool(process.execPath, 'gateway/schema.print.ts', '--check'),
  'openapi.json is current': tool(process.execPath, 'custodian/openapi.print.ts', '--check'),
  'openapi.json keeps the recommended rules (redocly)': tool(bin('redocly'), 'lint', 'custodian/openapi.json'),
  'schema.graphql keeps the rules of its linter (graphql-schema-linter)': tool(
    bin('graphql-schema-linter'),
    'schema.graphql',
  ),
  'the settings are documented': tool(process.execPath, 'scripts/settings.ts', '--check'),
  'the APIs break no program': tool(process.execPath, 'scripts/api.ts', '--check'),
  'no secrets in the sources (secretlint)': tool(bin('secretlint'), '--maskSecrets', '**/*', '.*', '.ci/*'),
  'licences that oblige nobody': () => {
    const refused = refusedLicences()
    return Promise.resolve({ ok: refused.length === 0, output: refused.join('\n') })
  },
  'commit subjects name an area and a change': async () => {
    const wrong = await wrongSubjects()
    return { ok: wrong.length === 0, output: wrong.join('\n') }
  },
  'imports go one way': async () => {
    const problems = findProblems(readImports())
    return { ok: problems.length === 0, output: problems.join('\n') }
  },
}

// The build recompiles stale Relay artifacts, so the source checks run before it.
const ofTheBuild: Record<string, Check> = {
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

/** Runs every check, two at a time, even after failures; `each` receives a result as soon as it exists. */
export async function runChecks(each: (result: CheckResult) => void): Promise<CheckResult[]> {
  return [...(await runTwoAtATime(ofSources, each)), ...(await runTwoAtATime(ofTheBuild, each))]
}

async function runTwoAtATime(
  checks: Record<string, Check>,
  each: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  const waiting = Object.entries(checks)
  const runInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next
      const started = performance.now()
      const { ok, output } = await check().catch((error: Error) => ({ ok: false, output: error.message }))
      const result = { name, ok, output, seconds: (performance.now() - started) / 1000 }
      results.push(result)
      each(result)
    }
  }
  await Promise.all([runInTurn(), runInTurn()])
  return results
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
