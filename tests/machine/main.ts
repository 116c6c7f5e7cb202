import { parseArgs } from 'node:util'
import { INVARIANTS } from './invariants.ts'
import { runMachine } from './run.ts'

// `npm run machine` runs random operations on a custodian and checks the books after every day:
// npm run machine -- --steps 10000 [--seed 1] [--database pglite|postgres] [--kills 20] [--parallel 5]
// With --clerk service|admin|compliance, one dishonest login of that role tries to steal money among honest employees.

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string', default: 'pglite' },
    kills: { type: 'string', default: '20' },
    parallel: { type: 'string', default: '5' },
    clerk: { type: 'string' },
  },
})
const roles = ['admin', 'service', 'compliance'] as const
const engine = values.database === 'postgres' ? 'postgres' : 'pglite'
const [steps, seed, kills] = [Number(values.steps), Number(values.seed), Number(values.kills)]
const clerk = roles.find((role) => role === values.clerk)
if (values.clerk !== undefined && clerk === undefined) throw new Error(`--clerk is one of ${roles.join(', ')}`)
console.log(`machine: ${steps} steps, seed ${seed}, ${engine}, ${kills} kills, ${INVARIANTS.length} invariants`)
const report = await runMachine({
  steps,
  seed,
  engine,
  kills,
  atOnce: Number(values.parallel),
  clerk,
  say: console.log,
})
console.log(JSON.stringify(report, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2))
process.exit(report.violations.length + report.lost.length + report.problems.length + report.blind.length > 0 ? 1 : 0)
