import type { ChildProcess } from 'node:child_process'
import { constants, existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { ended, startProgram } from '../../scripts/child.ts'
import { answering } from '../../scripts/readiness.ts'
import { folderOfTest } from '../folder.ts'
import { freePort } from '../ports.ts'
import { preparedDataDir } from '../template.ts'

// server/uncaughtErrors.test.ts tests each kind of uncaught error.

/** Code to preload that rejects a promise on SIGUSR2. */
const FAILING = `data:text/javascript,process.on('SIGUSR2',()=>{Promise.reject(new%20Error('nobody%20waited'))})`

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function start(program: string, env: NodeJS.ProcessEnv) {
  const { DATABASE_URL: _ours, ...environment } = process.env
  const child = startProgram(program, [], {
    env: { ...environment, NODE_ENV: 'test', NODE_OPTIONS: `--import ${FAILING}`, TIMETABLE: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return { child, printed: () => printed }
}

/** Every printed line is JSON, and one of them describes the failure. */
function oneLineTells(printed: string): void {
  const lines = printed.trim().split('\n')
  const told = lines.map((line) => JSON.parse(line) as { level: number; reason?: string; stack?: unknown })
  expect(told.filter(({ level }) => level === 60)).toMatchObject([
    { reason: 'nobody waited', stack: expect.any(Array) },
  ])
}

it('the gateway completes in-flight requests after an uncaught rejection, logs one JSON line and exits with 1', async () => {
  let asked: (response: ServerResponse) => void = () => {}
  const waiting = new Promise<ServerResponse>((resolve) => (asked = resolve))
  const custodian = createServer((_request, response) => asked(response))
  await new Promise<void>((resolve) => custodian.listen(0, '127.0.0.1', resolve))
  const port = await freePort()
  const { child, printed } = start('gateway/main.ts', {
    PORT: String(port),
    CUSTODIAN_URL: `http://127.0.0.1:${(custodian.address() as AddressInfo).port}`,
    DATA_DIR: folderOfTest(),
  })
  await answering(`http://127.0.0.1:${port}/health`, child)
  const underWay = fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal': '1' },
    body: JSON.stringify({ query: 'mutation { login(input: { username: "a@b.c", password: "x" }) { userId } }' }),
  })
  const held = await waiting
  const end = ended(child)
  child.kill('SIGUSR2')
  await expect.poll(printed).toContain('nobody waited')
  held.writeHead(401, { 'content-type': 'application/json' }).end('"Invalid username or password"')
  expect((await underWay).status).toBe(200)
  expect(await end).toBe(1)
  oneLineTells(printed())
  custodian.close()
})

it('the custodian releases its folder and exits with 1 after an uncaught rejection', async () => {
  const dataDir = folderOfTest()
  await cp(await preparedDataDir(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const port = await freePort()
  const { child, printed } = start('custodian/main.ts', { CUSTODIAN_PORT: String(port), DATA_DIR: dataDir })
  await answering(`http://127.0.0.1:${port}/api/ready`, child)
  const end = ended(child)
  child.kill('SIGUSR2')
  expect(await end).toBe(1)
  oneLineTells(printed())
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
})
