import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { StartScreen } from '../gateway/http/firstScreen.ts'
import type { ScreenStart } from '../web/build/startTable.ts'
import { root } from './child.ts'
import { entryOf, readManifest, together } from './manifest.ts'

// Adds to a built web (the folder is the first argument) a script that sends the first queries before other code loads,
// the loader of that code, and the table of each screen's files and queries for the gateway
// (gateway/http/firstScreen.ts). The second argument is the file written by scripts/start-table.ts.
const [, , folder = join(root, 'dist/web'), tableFile = join(root, 'dist/start-table.json')] = process.argv
const web = join(root, 'web')

const manifest = readManifest(folder)
const entry = together(manifest, entryOf(manifest))
const table = JSON.parse(readFileSync(tableFile, 'utf8')) as ScreenStart[]
if (!table.some(({ asks }) => asks.length > 0)) throw new Error('No route has a query.')
const screens: StartScreen[] = table
  .map(({ path, file, asks, open }) => ({
    path,
    files: filesOf(file),
    asks: asks.map(({ body, roles, owner }): StartScreen['asks'][number] => [body, roles, owner]),
    isOpen: open,
  }))
  .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen))
writeFileSync(join(folder, '.vite/start.json'), JSON.stringify(screens))
const page = join(folder, 'index.html')
const html = readFileSync(page, 'utf8')
const main = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html)
if (!main?.[1]) throw new Error('index.html has no module script')
const [start, enter] = await Promise.all([scriptOf('start', 'iife', {}), scriptOf('enter', 'es', { ENTRY: main[1] })])
writeFileSync(
  page,
  html.replace(
    main[0],
    () => `<script ${start}></script>
    <script type="module" crossorigin ${enter}></script>
    <link rel="modulepreload" crossorigin href="${main[1]}">`,
  ),
)

/** Files that a screen needs in addition to the first load. */
function filesOf(key: string | undefined): string[] {
  if (key === undefined) return []
  if (!manifest[key]) throw new Error(`The build has no ${key}.`)
  const needed = [...together(manifest, key)].filter((chunk) => !entry.has(chunk))
  return needed.map((chunk) => manifest[chunk]?.file ?? '')
}

/**
 * Compiles web/build/<name>.ts with these values and writes it next to the page's files; returns the attributes of its
 * script tag.
 */
async function scriptOf(name: string, format: 'iife' | 'es', values: Record<string, unknown>): Promise<string> {
  const code = await compile(name, format, values)
  const file = `assets/${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  writeFileSync(join(folder, file), code)
  return `src="/${file}" integrity="sha384-${createHash('sha384').update(code).digest('base64')}"`
}

async function compile(name: string, format: 'iife' | 'es', values: Record<string, unknown>): Promise<string> {
  const define = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(web, `build/${name}.ts`), output: { format } },
      modulePreload: false,
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code
}
