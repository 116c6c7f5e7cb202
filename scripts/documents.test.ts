import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { root } from './child.ts'

/** Files that only a running portal creates. */
const MADE_LATER = ['keys.json']

const SOURCES = '{*,{contract,custodian,gateway,web,server,tools,tests,scripts,docs,bench,deploy}/**/*}'
const entries = globSync(SOURCES, { cwd: root, withFileTypes: true }).map((entry) => {
  const path = join(entry.parentPath, entry.name).slice(root.length + 1)
  return entry.isDirectory() ? `${path}/` : path
})
const documents = globSync(
  ['{*,docs/**/*,bench/*}.md', '{contract,server,custodian,gateway,web,tools,tests,scripts}/**/README.md'],
  { cwd: root },
)

/**
 * Matches text that looks like a file or folder of the sources: `custodian/ledger/`, `lifecycle.ts`,
 * `web/<domain>/routes.ts`.
 */
const PATH = /`((?:[\w<>*.-]+\/)+|(?:[\w<>*.-]+\/)*[\w<*][\w<>*.-]*\.(?:tsx?|js|sql|graphql|json|md|txt))`/g
/** A Mermaid figure names files without backticks. */
const IN_FIGURE = /[\w-][\w./-]*\.(?:tsx?|graphql)\b/g
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g

test.each(documents)('has every file and folder that %s names', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const figures = [...text.matchAll(/```mermaid\n[^]*?```/g)].flatMap(([figure]) => figure.match(IN_FIGURE) ?? [])
  const quoted = [...text.matchAll(PATH)].map(([, path = '']) => path)
  const named = [...quoted, ...figures].filter((path) => !MADE_LATER.includes(path))
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(document), path))
  expect(named.filter((path) => !entries.some(ends(path)) || !isNear(document, path))).toEqual([])
  expect(linked.filter((path) => !entries.includes(path) && !entries.includes(`${path}/`))).toEqual([])
})

test('shows code of the repository in docs/guides/add-a-call.md as it is, with gaps at "…"', () => {
  const guide = readFileSync(join(root, 'docs/guides/add-a-call.md'), 'utf8')
  const blocks = [...guide.matchAll(/^ *--- (\S+)\n([^]*?)```/gm)]
  expect(blocks.length).toBeGreaterThan(2)
  for (const [, file = '', diff = ''] of blocks) {
    const source = words(readFileSync(join(root, file), 'utf8'))
    const added = diff.split('\n').flatMap((line) => /^ *\+ (.*)/.exec(line)?.[1] ?? [])
    for (const part of added.join('\n').split(/^.*….*$/m)) expect(source).toContain(words(part))
  }
})

const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')

/** A folder's README names files below that folder, or paths from the root. */
function isNear(document: string, path: string): boolean {
  const folder = dirname(document)
  if (folder === '.' || folder.startsWith('docs') || !document.endsWith('README.md')) return true
  const named = ends(path)
  return entries.some((entry) => (entry.startsWith(`${folder}/`) && named(entry)) || entry === path)
}

/** A path may start at any folder; `<name>` and `*` match anything. */
function ends(path: string): (entry: string) => boolean {
  const pattern = path.replaceAll('.', '\\.').replace(/<[^>]*>|\*/g, '[^/]+')
  const end = new RegExp(`(^|/)${pattern}$`)
  return (entry) => end.test(entry)
}
