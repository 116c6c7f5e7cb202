import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const here = import.meta.dirname
const lean = readFileSync(join(here, 'relayRuntime.js'), 'utf8')

/** The files of react-relay in the built page, starting with the imports in reactRelay.js. */
function built(): Map<string, string> {
  const found = new Map<string, string>()
  const queue = [...readFileSync(join(here, 'reactRelay.js'), 'utf8').matchAll(/'(react-relay\/lib\/[^']+)'/g)].map(
    (match) => require.resolve(match[1] ?? ''),
  )
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue
    const code = readFileSync(file, 'utf8')
    found.set(file, code)
    for (const [, next = ''] of code.matchAll(/require\(['"](\.[^'"]+)['"]\)/g))
      queue.push(require.resolve(join(dirname(file), next)))
  }
  return found
}

it('exports from relayRuntime.js everything that react-relay imports from relay-runtime', () => {
  const files = built()
  expect(files.size).toBeGreaterThan(15)
  for (const [file, code] of files) {
    const names = [...code.matchAll(/(\w+) = require\(['"]relay-runtime['"]\)/g)].flatMap(([, runtime]) =>
      [...code.matchAll(new RegExp(`\\b${runtime}(?:\\$__internal)?\\.(?:__internal\\.)?(\\w+)`, 'g'))].map(
        ([, name = '']) => name,
      ),
    )
    for (const name of names) expect(lean, `${name}, for ${file}`).toMatch(new RegExp(`\\b${name}\\b`))
  }
})
