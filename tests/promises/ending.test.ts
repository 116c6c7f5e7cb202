import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { constants, existsSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { root, startProgram } from '../../scripts/child.ts'
import { answering, taken } from '../../scripts/readiness.ts'
import { folderOfTest } from '../folder.ts'
import { freePort } from '../ports.ts'
import { preparedDataDir } from '../template.ts'

/** Processes started by one test; the cleanup kills them. */
const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

interface Place {
  env: NodeJS.ProcessEnv
  dataDir: string
  custodian: number
  gateway: number
}

async function place(): Promise<Place> {
  const { DATABASE_URL: _ours, ...environment } = process.env
  const [custodian, gateway] = [await freePort(), await freePort()]
  const dataDir = folderOfTest()
  // Copies a prepared database, because the creation of a database doubles the time of the start.
  await cp(await preparedDataDir(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const env = { ...environment, DATA_DIR: dataDir, DEMO_DATA: 'off', TIMETABLE: 'off', npm_config_loglevel: 'error' }
  return { env: { ...env, CUSTODIAN_PORT: `${custodian}`, PORT: `${gateway}` }, dataDir, custodian, gateway }
}

/** Starts npm itself, as a person, a supervisor or a container does. */
function npm(args: string[], env: NodeJS.ProcessEnv, stdio: StdioOptions = 'ignore'): ChildProcess {
  const child = spawn('npm', args, { cwd: root, env, stdio })
  started.push(child)
  return child
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | string | null>((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))

/** Servers that still listen, and the lock of the custodian's folder if it exists. Empty after an orderly end. */
async function leftOf({ dataDir, custodian, gateway }: Place): Promise<string[]> {
  return [
    ...((await taken(custodian)) ? ['custodian'] : []),
    ...((await taken(gateway)) ? ['gateway'] : []),
    ...(existsSync(join(dataDir, 'database.lock')) ? ['lock'] : []),
  ]
}

const ready = (port: number, child: ChildProcess) => answering(`http://127.0.0.1:${port}/api/ready`, child)

describe('npm run start:custodian', () => {
  it('npm run start:custodian ends the custodian and exits with 0 on SIGTERM', async () => {
    const here = await place()
    const command = npm(['run', 'start:custodian'], here.env)
    await ready(here.custodian, command)
    const exit = exitOf(command)
    command.kill('SIGTERM')
    expect(await exit).toBe(0)
    expect(await leftOf(here)).toEqual([])
  })

  it('ends the custodian when its npm process is killed', async () => {
    const here = await place()
    const command = npm(['run', 'start:custodian'], here.env)
    await ready(here.custodian, command)
    command.kill('SIGKILL')
    await expect.poll(() => leftOf(here), { timeout: 120_000, interval: 100 }).toEqual([])
  })
})

describe('npm run start:gateway', () => {
  it('ends the gateway and exits with 0 on SIGINT to npm', async () => {
    const here = await place()
    const command = npm(['run', 'start:gateway'], here.env)
    await answering(`http://127.0.0.1:${here.gateway}/health`, command)
    const exit = exitOf(command)
    command.kill('SIGINT')
    expect(await exit).toBe(0)
    expect(await taken(here.gateway)).toBe(false)
  })
})

describe('SHUTDOWN_DELAY', () => {
  it.each([
    ['custodian', '/api/ready', '/api/health', 'Shutting down.'],
    ['gateway', '/ready', '/health', 'shutting down'],
  ] as const)(
    'keeps the %s answering for SHUTDOWN_DELAY after SIGTERM, and reports the shutdown',
    async (server, path, alive, reason) => {
      const here = await place()
      const env = { ...here.env, SHUTDOWN_DELAY: '15' }
      const child = startProgram(`${server}/main.ts`, [], { env, stdio: 'ignore' })
      started.push(child)
      const origin = `http://127.0.0.1:${here[server]}`
      await answering(`${origin}${alive}`, child)
      const exit = exitOf(child)
      child.kill('SIGTERM')
      await expect.poll(async () => (await fetch(`${origin}${path}`)).text(), { timeout: 15_000 }).toContain(reason)
      expect((await fetch(`${origin}${path}`)).status).toBe(503)
      expect((await fetch(`${origin}${alive}`, { headers: { connection: 'close' } })).status).toBe(200)
      expect(await exit).toBe(0)
      expect(await leftOf(here)).toEqual([])
    },
  )
})

describe('npm start', () => {
  const up = async (here: Place, command = npm(['start'], here.env)) => {
    await ready(here.custodian, command)
    await answering(`http://127.0.0.1:${here.gateway}/health`, command)
    return command
  }

  it('npm start reports no setting of its own as misspelled, ends all servers and exits with 0 on SIGTERM', async () => {
    const here = await place()
    const command = npm(['start'], here.env, ['ignore', 'pipe', 'pipe'])
    let output = ''
    for (const stream of [command.stdout, command.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await up(here, command)
    // The gateway logs this line after its messages about settings.
    await expect.poll(() => output).toContain('"service":"gateway","port"')
    expect(output).not.toContain('no such setting')
    const exit = exitOf(command)
    command.kill('SIGTERM')
    expect(await exit).toBe(0)
    expect(await leftOf(here)).toEqual([])
  })

  it('ends custodian and gateway when the npm process of npm start is killed', async () => {
    const here = await place()
    const command = await up(here)
    command.kill('SIGKILL')
    await expect.poll(() => leftOf(here), { timeout: 120_000, interval: 100 }).toEqual([])
  })

  it('ends custodian and gateway when the process of scripts/start.ts is killed', async () => {
    const here = await place()
    const command = startProgram('scripts/start.ts', [], { env: here.env, stdio: 'ignore' })
    started.push(command)
    await ready(here.custodian, command)
    await answering(`http://127.0.0.1:${here.gateway}/health`, command)
    command.kill('SIGKILL')
    await expect.poll(() => leftOf(here), { timeout: 120_000, interval: 100 }).toEqual([])
  })
})

describe('a custodian that receives signals', () => {
  it('the custodian exits with 0 and releases its folder when SIGINT follows SIGHUP', async () => {
    const here = await place()
    const custodian = startProgram('custodian/main.ts', [], { env: here.env, stdio: 'ignore' })
    started.push(custodian)
    await ready(here.custodian, custodian)
    const exit = exitOf(custodian)
    custodian.kill('SIGHUP')
    custodian.kill('SIGINT')
    expect(await exit).toBe(0)
    expect(existsSync(join(here.dataDir, 'database.lock'))).toBe(false)
  })
})

it('replaces the shell with the program in every npm command, so that signals reach the program', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const ofOurs = Object.values(scripts).filter((command) => command.includes('node --import'))
  expect(ofOurs.length).toBeGreaterThan(10)
  for (const command of ofOurs) expect(command).toMatch(/^exec node --import /)
})
