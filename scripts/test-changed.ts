import { capture, root, runTool } from './child.ts'
import { PARTS, readImports } from './imports.ts'
import { testsReaching } from './reach.ts'

// `npm run test:changed` runs the tests nearest to uncommitted changes; `-- main` to changes since main. Only `npm
// test` finds more distant failures.
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
const files = testsReaching(changed, readImports(root, [...PARTS, 'tests', 'scripts', 'bench']))
console.log(`${changed.length} files changed, ${files.length} files of tests reach them.`)
process.exitCode = files.length > 0 ? await runTool('vitest', ['run', ...files]) : 0
