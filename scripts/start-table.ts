import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createServer, type Plugin } from 'vite'
import relay from 'vite-plugin-relay'
import { root } from './child.ts'

// Writes what the routes of the web say their screens ask (web/build/startTable.ts) into the file that is the argument.
// A process of its own, so that the bundle is built meanwhile.
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
