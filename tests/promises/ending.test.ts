import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { root, startProgram } from '../../scripts/child.ts'
import { answering, taken } from '../../scripts/readiness.ts'
import { people, restSignIn } from '../clients.ts'
import { freePort } from '../ports.ts'

// server/shutdown.test.ts tests each signal, and the end of each kind of parent process.

/** Processes started by one test; the cleanup kills them. */
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** The data folder of both tests, empty for the first one. The second one shows that the first one left it usable. */
let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-ending-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function place() {
  // npm sets the event, by which a server ends with its parent; only scripts/start.ts shall say so here.
  const { DATABASE_URL: _ours, npm_lifecycle_event: _event, ...environment } = process.env
  const [custodian, gateway] = [await freePort(), await freePort()]
  const ports = { CUSTODIAN_PORT: `${custodian}`, PORT: `${gateway}` }
  // Nothing listens at the address of the collector: the portal starts and answers without it.
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` }
  const settings = { DATA_DIR: dataDir, TIMETABLE: 'off', npm_config_loglevel: 'error', ...collector }
  return { env: { ...environment, ...settings, ...ports }, custodian, gateway }
}
type Place = Awaited<ReturnType<typeof place>>

const exitOf = (child: ChildProcess) =>
  new Promise<number | string | null>((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))

/** Servers that still listen, and the lock of the custodian's folder if it exists. Empty after an orderly end. */
async function leftOf({ custodian, gateway }: Place): Promise<string[]> {
  return [
    ...((await taken(custodian)) ? ['custodian'] : []),
    ...((await taken(gateway)) ? ['gateway'] : []),
    ...(existsSync(join(dataDir, 'database.lock')) ? ['lock'] : []),
  ]
}

async function up(here: Place, command: ChildProcess): Promise<void> {
  started.push(command)
  await answering(`http://127.0.0.1:${here.custodian}/api/ready`, command)
  await answering(`http://127.0.0.1:${here.gateway}/health`, command)
}

/** Expects a server that refuses to be ready and still answers. */
async function expectShuttingDown(port: number, ready: string, alive: string, reason: string): Promise<void> {
  const origin = `http://127.0.0.1:${port}`
  await expect.poll(async () => (await fetch(`${origin}${ready}`)).text(), { timeout: 15_000 }).toContain(reason)
  expect((await fetch(`${origin}${ready}`)).status).toBe(503)
  expect((await fetch(`${origin}${alive}`, { headers: { connection: 'close' } })).status).toBe(200)
}

describe('npm start', () => {
  it('serves the portal with demo data, prints its URL, and after SIGTERM answers for SHUTDOWN_DELAY and exits with 0', async () => {
    const here = await place()
    // npm itself, as a person, a supervisor or a container starts it.
    const command = spawn('npm', ['start'], { cwd: root, env: { ...here.env, SHUTDOWN_DELAY: '15' } })
    let output = ''
    for (const stream of [command.stdout, command.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await up(here, command).catch((error: Error) => {
      throw new Error(`${error.message}\n${output}`)
    })
    expect(await (await fetch(`http://127.0.0.1:${here.gateway}/home`)).text()).toContain('<div id="root">')
    await restSignIn(`http://127.0.0.1:${here.custodian}`, people.ann)
    // npm start prints the URL and the sign-in shortly after the first response.
    await vi.waitFor(
      () => {
        for (const line of [`http://localhost:${here.gateway}`, 'ann.archer@example.com', 'Passw0rd!'])
          expect(output).toContain(line)
      },
      { timeout: 60_000 },
    )
    // The gateway logs this line after its messages about settings.
    expect(output).toContain('"service":"gateway","port"')
    expect(output).not.toContain('no such setting')
    const exit = exitOf(command)
    command.kill('SIGTERM')
    await Promise.all([
      expectShuttingDown(here.custodian, '/api/ready', '/api/health', 'Shutting down.'),
      expectShuttingDown(here.gateway, '/ready', '/health', 'shutting down'),
    ])
    expect(await exit).toBe(0)
    expect(await leftOf(here)).toEqual([])
  })

  it('ends custodian and gateway when the process of scripts/start.ts is killed', async () => {
    const here = await place()
    const command = startProgram('scripts/start.ts', [], { env: here.env, stdio: 'ignore' })
    await up(here, command)
    command.kill('SIGKILL')
    await expect.poll(() => leftOf(here), { timeout: 120_000, interval: 100 }).toEqual([])
  })
})

it('replaces the shell with the program in every npm command, so that signals reach the program', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const ofOurs = Object.values(scripts).filter((command) => command.includes('node --import'))
  expect(ofOurs.length).toBeGreaterThan(10)
  for (const command of ofOurs) expect(command).toMatch(/^exec node --import /)
  expect(scripts).toMatchObject({
    'start:custodian': expect.stringMatching(/ custodian\/main\.ts$/),
    'start:gateway': expect.stringMatching(/ gateway\/main\.ts$/),
  })
})
