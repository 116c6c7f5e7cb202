import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { box } from './box.ts'
import { ended, root, startProgram } from './child.ts'
import { onShutdown } from '../server/shutdown.ts'
import { answering, taken } from './readiness.ts'

// `npm start` runs the custodian, the gateway and the web in one command, until Ctrl+C. `-- --reset` deletes the data
// first. PORT (4000), CUSTODIAN_PORT (4001) and DATA_DIR (./data) change ports and data folder; CUSTODIAN_URL uses a
// custodian that runs elsewhere. Nothing is restarted silently: if one part ends, all end, with its exit code.
const port = portFrom('PORT', 4000)
const ownCustodian = process.env.CUSTODIAN_URL === undefined
const custodianPort = portFrom('CUSTODIAN_PORT', 4001)
const dataDir = resolve(root, process.env.DATA_DIR ?? 'data')
const production = process.env.NODE_ENV === 'production'
const demoData = !production && !/^(false|0|off)$/.test(process.env.DEMO_DATA ?? '')

const running: { name: string; child: ChildProcess }[] = []
let stopping = false

onShutdown(() => stopAll(0))
process.on('exit', () => running.forEach(({ child }) => child.kill('SIGKILL'))) // no part outlives this process

await main()

async function main(): Promise<void> {
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--reset')
  if (unknown.length > 0)
    return fail(`Unknown: ${unknown.join(' ')}. The only option is --reset (delete ${dataDir} first).`)
  if (await taken(port)) return fail(`Port ${port} is in use. Choose another: PORT=4100 npm start`)
  if (ownCustodian && (await taken(custodianPort))) {
    return fail(`Port ${custodianPort} (custodian) is in use. Choose another: CUSTODIAN_PORT=4101 npm start`)
  }
  if (process.argv.includes('--reset')) {
    console.log(`Deleting ${dataDir}`)
    await rm(dataDir, { recursive: true, force: true })
  }
  const custodianUrl =
    process.env.CUSTODIAN_URL ?? `http://${reachableHost(process.env.CUSTODIAN_HOST)}:${custodianPort}`
  const env = {
    ...process.env,
    PORT: String(port),
    CUSTODIAN_PORT: String(custodianPort),
    // HOST applies to the gateway: the custodian behind it stays on loopback unless CUSTODIAN_HOST is set.
    CUSTODIAN_HOST: process.env.CUSTODIAN_HOST ?? '127.0.0.1',
    CUSTODIAN_URL: custodianUrl,
    DATA_DIR: dataDir,
    END_WITH_PARENT: 'on',
    // Emails and letters of the demo name a phone number that belongs to nobody.
    ...(demoData && process.env.CONTACT_PHONE === undefined ? { CONTACT_PHONE: '(800) 555-0100' } : {}),
    // The next start reuses Node's compile cache.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node'),
  }
  // The parts need each other to serve requests, not to start. The gateway starts after the build, which writes its
  // documents.
  console.log('Starting …')
  const custodian = ownCustodian ? start('custodian', 'custodian/main.ts', env) : null
  // The build runs in its own process, so its memory is free again while this process waits for the servers.
  const build = startProgram('scripts/build.ts', ['--web'], { stdio: 'inherit' })
  running.push({ name: 'build', child: build })
  if ((await ended(build)) !== 0) return stopAll(1)
  if (stopping) return
  // CUSTODIAN_HOST is for the custodian only: the gateway would report it as a misspelled setting of its own.
  const gateway = start('gateway', 'gateway/main.ts', { ...env, CUSTODIAN_HOST: undefined })
  if (custodian && !(await ready('custodian', custodian, `${custodianUrl}/api/ready`))) return
  if (!(await ready('gateway', gateway, `http://127.0.0.1:${port}/health`))) return
  console.log(box(welcome(custodianUrl)))
}

function start(name: string, program: string, env: NodeJS.ProcessEnv): ChildProcess {
  // Own process group: Ctrl+C reaches the parts once, through stopAll, so they can complete open requests.
  const child = startProgram(program, [], { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
  running.push({ name, child })
  child.once('exit', (code, signal) => {
    if (stopping) return
    console.error(`The ${name} ended (${signal ?? `exit code ${code}`}); stopping the rest.`)
    stopAll(code || 1)
  })
  return child
}

async function ready(name: string, child: ChildProcess, url: string): Promise<boolean> {
  try {
    await answering(url, child)
    return true
  } catch (error) {
    if (!stopping) {
      console.error(`The ${name} did not become ready: ${error instanceof Error ? error.message : String(error)}`)
      stopAll(child.exitCode || 1)
    }
    return false
  }
}

/** Asks the parts to end and waits for all of them, then exits. A second signal, or 25 s, kills them. */
function stopAll(code: number): void {
  if (stopping) return
  stopping = true
  const alive = running.filter(({ child }) => child.exitCode === null && child.signalCode === null)
  if (alive.length === 0) process.exit(code)
  let left = alive.length
  for (const { child } of alive) {
    child.once('exit', () => {
      left -= 1
      if (left === 0) process.exit(code)
    })
    child.kill('SIGTERM')
  }
  setTimeout(() => alive.forEach(({ child }) => child.kill('SIGKILL')), 25_000).unref()
}

function welcome(custodianUrl: string): string[] {
  const origin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`
  const lines = ['IRA Portal', '', `Portal     ${origin}`, `GraphQL    ${origin}/graphql`]
  if (!production)
    lines.push(`GraphiQL   ${origin}/graphiql`, `Docs       ${origin}/docs`, `Mailbox    ${origin}/dev/mail`)
  lines.push(
    `Custodian  ${custodianUrl}/api`,
    `Data       ${process.env.DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : dataDir}`,
  )
  if (demoData && ownCustodian) {
    lines.push(
      '',
      'Sample logins, password Passw0rd! for all:',
      '  ann.archer@example.com   a customer',
      '  ben.brook@example.com    a customer with two accounts',
      '  admin@example.com        administrator',
      '  service@example.com      customer service',
      '  service2@example.com     customer service, to approve',
      '  compliance@example.com   compliance',
    )
  }
  return [...lines, '', 'Ctrl+C stops everything; `npm start -- --reset` begins with fresh data.']
}

/** The local URL of a server that listens on this address. */
function reachableHost(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function portFrom(name: string, otherwise: number): number {
  const text = process.env[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  console.error(`${name} must be a port number, not "${text}".`)
  process.exit(78)
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
