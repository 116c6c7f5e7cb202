import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createServer, type Plugin } from 'vite'
import relay from 'vite-plugin-relay'
import { root } from './child.ts'

// Writes the queries of every route's screen (web/build/startTable.ts) into the file given as argument. Runs in its own
// process, in parallel with the bundler.
const file = process.argv[2] ?? join(root, 'dist/start-table.json')
const web = join(root, 'web')

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
writeFileSync(file, JSON.stringify(await startTable()))
await server.close()

/** A route imports its page lazily; here the import returns the file's path instead of its code. */
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
