import { table } from './box.ts'
import { runChecks } from './checks.ts'

// `npm run check` runs every static check of the sources: types, lint, format, generated files and bundle size.
const results = await runChecks(({ name, ok, seconds, output }) => {
  console.log(`  ${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)${ok ? '' : `\n${output.trim()}\n`}`)
})
const rows = results.map(({ name, ok, seconds }) => [name, ok ? 'ok' : 'FAILED', `${seconds.toFixed(1)} s`])
console.log(table([['Check', 'Result', 'Time'], ...rows]))
process.exit(results.every(({ ok }) => ok) ? 0 : 1)
