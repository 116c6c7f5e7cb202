import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { box } from './box.ts'
import { root, runTool } from './child.ts'
import { buildDocs } from './docs-build.ts'
import { onShutdown } from '../server/shutdown.ts'
import { answering, taken } from './readiness.ts'
import { writeRelaySchema } from './relay-schema.ts'
import { keepRunning, type Running } from './restarting.ts'

// `npm run dev`: the servers restart when their sources change, vite serves with hot reload in front of them, and a
// small watcher recompiles Relay artifacts (the compiler's own needs watchman). PORT (4000), CUSTODIAN_PORT (4001),
// GATEWAY_PORT (4002) and DATA_DIR (./data) change the ports and the data folder.
const port = Number(process.env.PORT ?? 4000)
const custodianPort = Number(process.env.CUSTODIAN_PORT ?? 4001)
const gatewayPort = Number(process.env.GATEWAY_PORT ?? 4002)
const servers: Running[] = []
let vite: ChildProcess | undefined

for (const wanted of [port, custodianPort, gatewayPort]) {
  if (await taken(wanted)) {
    console.error(`Port ${wanted} is in use (PORT, CUSTODIAN_PORT and GATEWAY_PORT choose others).`)
    process.exit(1)
  }
}

onShutdown(stop)

const env = {
  ...process.env,
  DATA_DIR: resolve(root, process.env.DATA_DIR ?? 'data'),
  CUSTODIAN_PORT: String(custodianPort),
  CUSTODIAN_URL: `http://127.0.0.1:${custodianPort}`,
  GATEWAY_PORT: String(gatewayPort),
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`,
  END_WITH_PARENT: 'on',
  // A restart reuses the compiled code of files that did not change.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node'),
  // One developer needs little: a small young generation and one helper thread of V8, allocators (glibc, mimalloc) that
  // return memory. Together they save 300 MB.
  NODE_OPTIONS: `--max-semi-space-size=4 --v8-pool-size=1 ${process.env.NODE_OPTIONS ?? ''}`,
  MALLOC_ARENA_MAX: '2',
  MIMALLOC_PURGE_DELAY: '0',
}

writeRelaySchema()
await runTool('relay-compiler', [])
const custodian = keepRunning('custodian', env, ['custodian', 'contract', 'server'])
servers.push(custodian)
await answering(`${env.CUSTODIAN_URL}/api/ready`, custodian.child)
const gateway = keepRunning('gateway', { ...env, PORT: String(gatewayPort) }, ['gateway', 'contract', 'server'])
servers.push(gateway)
await answering(`http://127.0.0.1:${gatewayPort}/health`, gateway.child)
void buildDocs().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
  cwd: root,
  env: { ...env, PORT: String(port) },
  stdio: 'inherit',
})
vite.once('exit', () => stop())
watchGraphql()
await answering(`http://127.0.0.1:${port}/@vite/client`, vite)
console.log(
  box([
    'IRA Portal, restarting and reloading on change',
    '',
    `Portal     ${env.PUBLIC_ORIGIN}`,
    `GraphiQL   ${env.PUBLIC_ORIGIN}/graphiql`,
    `Docs       ${env.PUBLIC_ORIGIN}/docs`,
    `Mailbox    ${env.PUBLIC_ORIGIN}/dev/mail`,
    `Custodian  ${env.CUSTODIAN_URL}/api`,
    `Data       ${process.env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : env.DATA_DIR}`,
  ]),
)

/** Compiles once, shortly after the last change of a source with GraphQL. */
function watchGraphql(): void {
  let timer: NodeJS.Timeout | undefined
  let compiling = false
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      if (compiling) return changed()
      compiling = true
      writeRelaySchema()
      await runTool('relay-compiler', [])
      compiling = false
    }, 150)
  }
  watch(join(root, 'web'), { recursive: true }, (_event, file) => {
    if (file && /\.tsx?$/.test(file) && !file.includes('__generated__') && !file.includes('.test.')) changed()
  })
  watch(join(root, 'schema.graphql'), changed)
}

function stop(): void {
  process.exitCode = 0
  vite?.kill('SIGTERM')
  void Promise.all(servers.map((server) => server.stop())).then(() => process.exit())
}
