import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, createServer, type Plugin, type Rolldown } from 'vite'
import relay from 'vite-plugin-relay'
import type { StartScreen } from '../gateway/http/firstScreen.ts'
import type { ScreenStart } from '../web/build/startTable.ts'
import { root } from './child.ts'
import { entryOf, readManifest, together } from './manifest.ts'

// Adds to a built web (its folder is the argument) the script that starts the first queries before any other code, the one
// that runs that code, and the table of what each screen needs, from which the gateway tells the first of them
// (gateway/http/firstScreen.ts).
const folder = process.argv[2] ?? join(root, 'dist/web')
const web = join(root, 'web')

const manifest = readManifest(folder)
const entry = together(manifest, entryOf(manifest))
const { table, headers, storageKey } = await screensAsData()
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
const start = await scriptOf('start', 'iife', { HEADERS: headers, STORAGE_KEY: storageKey })
const enter = await scriptOf('enter', 'es', { ENTRY: main[1] })
writeFileSync(
  page,
  html.replace(
    main[0],
    () => `<script ${start}></script>
    <script type="module" crossorigin ${enter}></script>
    <link rel="modulepreload" crossorigin href="${main[1]}">`,
  ),
)

/** The routes as the browser would run them, except that what they send is only written down. */
async function screensAsData(): Promise<{ table: ScreenStart[]; headers: object; storageKey: string }> {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  Object.assign(globalThis, { localStorage: storage, sessionStorage: storage })
  const sent: string[] = []
  let headers: object = {}
  globalThis.fetch = (_, init) => {
    sent.push(init?.body as string)
    headers = init?.headers ?? {}
    return new Promise(() => undefined)
  }
  const server = await createServer({
    configFile: false,
    root: web,
    plugins: [relay, pagesAsPlaces()],
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const { startTable } = (await server.ssrLoadModule(
    '/build/startTable.ts',
  )) as typeof import('../web/build/startTable.ts')
  const table = await startTable((run) => {
    sent.length = 0
    run()
    return [...sent]
  })
  await server.close()
  const [storageKey] = kept.keys()
  if (!storageKey || !table.some(({ asks }) => asks.length > 0)) throw new Error('The routes have asked for nothing.')
  return { table, headers, storageKey }
}

/** A route imports its page by itself; here it gets the file that stands there instead of the code. */
function pagesAsPlaces(): Plugin {
  return {
    name: 'pages-as-places',
    enforce: 'pre',
    load: {
      filter: { id: /\/web\/.*Page\.tsx$/ },
      handler: (id) => `export const file = ${JSON.stringify(relative(web, id))}`,
    },
  }
}

/** The files that a page needs and the first load does not bring. */
function filesOf(key: string | undefined): string[] {
  if (key === undefined) return []
  if (!manifest[key]) throw new Error(`The build has no ${key}.`)
  const needed = [...together(manifest, key)].filter((chunk) => !entry.has(chunk))
  return needed.map((chunk) => manifest[chunk]?.file ?? '')
}

/** Puts web/build/<name>.ts beside the page's other files, with these values in it; the attributes of its tag. */
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
