import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, root, runTool } from './child.ts'
import { PARTS, readImports } from './imports.ts'
import { tablesOf, testsReaching, writes } from './reach.ts'

// `npm run test:changed` runs the tests nearest to uncommitted changes; `-- main` to changes since main.
// Only `npm test` finds more distant failures.
const base = process.argv[2] ?? 'HEAD'
const lines = async (...args: string[]) => {
  const { code, output } = await capture('git', args)
  if (code !== 0) throw new Error(output)
  return output.split('\n').filter((line) => line !== '')
}
const changed = [
  ...(await lines('diff', '--name-only', '--diff-filter=d', base)),
  ...(await lines('ls-files', '--others', '--exclude-standard')),
]
const imports = readImports(root, [...PARTS, 'tests', 'scripts', 'bench'])
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const tables = changed.filter((file) => file.endsWith('.sql')).flatMap((file) => tablesOf(read(file)))
const writers = [...imports.keys()].filter((file) => file.startsWith('custodian/') && writes(read(file), tables))
const files = testsReaching(changed, imports, writers)
console.log(`${changed.length} files changed, ${files.length} test files reach them.`)
process.exitCode = files.length > 0 ? await runTool('vitest', ['run', ...files]) : 0
