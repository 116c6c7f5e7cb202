import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { ended, startProgram } from '../../scripts/child.ts'
import { answering, taken } from '../../scripts/readiness.ts'
import { freePort } from '../ports.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-commands-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs a program to its end with nothing of ours in its environment. */
async function run(program: string, env: Record<string, string>, args: string[] = []) {
  const { DATABASE_URL: _ours, ...environment } = process.env
  const child = startProgram(program, args, { env: { ...environment, DATA_DIR: dataDir, ...env }, stdio: 'pipe' })
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { code: await ended(child), said }
}

describe('wrong settings', () => {
  it('of the custodian are all named at once, and it ends with 78', async () => {
    const { code, said } = await run('custodian/main.ts', {
      CUSTODIAN_PORT: 'abc',
      PUBLIC_ORIGIN: 'not an address',
      DISTRIBUTION_FEE: '-1',
    })
    for (const name of ['CUSTODIAN_PORT', 'PUBLIC_ORIGIN', 'DISTRIBUTION_FEE']) expect(said).toContain(name)
    expect(code).toBe(78)
  })

  it('of the gateway as well', async () => {
    const { code, said } = await run('gateway/main.ts', {
      PORT: '70000',
      CUSTODIAN_URL: 'nowhere',
      SESSION_KEY: 'short',
    })
    for (const name of ['PORT', 'CUSTODIAN_URL', 'SESSION_KEY']) expect(said).toContain(name)
    expect(code).toBe(78)
  })

  it('production without its keys, or with demo data, does not start', async () => {
    const custodian = await run('custodian/main.ts', { NODE_ENV: 'production', DEMO_DATA: 'true' })
    for (const name of ['PII_KEY', 'HASH_KEY', 'DEMO_DATA']) expect(custodian.said).toContain(name)
    expect(custodian.code).toBe(78)
    const gateway = await run('gateway/main.ts', { NODE_ENV: 'production' })
    for (const name of ['SESSION_KEY', 'PUBLIC_ORIGIN']) expect(gateway.said).toContain(name)
    expect(gateway.code).toBe(78)
  })
})

describe('npm run job', () => {
  it('lists the jobs when the name is none', async () => {
    const { code, said } = await run('custodian/jobs/main.ts', {}, ['no-such-job'])
    expect(said).toContain('calculate-withdrawals')
    expect(code).toBe(64)
  })
})

describe('npm start', () => {
  it('names the port that is in use', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    )
    const { code, said } = await run('scripts/start.ts', { PORT: String(port) })
    server.close()
    expect(said).toContain(`Port ${port} is in use`)
    expect(code).toBe(1)
  })

  it('runs all three parts from one command, says where, and leaves nobody behind', async () => {
    const [port, custodianPort] = [await freePort(), await freePort()]
    const { DATABASE_URL: _ours, ...environment } = process.env
    const env = { ...environment, DATA_DIR: dataDir, PORT: String(port), CUSTODIAN_PORT: String(custodianPort) }
    const portal = startProgram('scripts/start.ts', [], { env, stdio: 'pipe' })
    let said = ''
    portal.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    portal.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    await answering(`http://127.0.0.1:${port}/ready`, portal).catch((error: Error) => {
      throw new Error(`${error.message}\n${said}`)
    })
    const page = await (await fetch(`http://127.0.0.1:${port}/home`)).text()
    expect(page).toContain('<div id="root">')
    // The box comes a moment after the first answer.
    await vi.waitFor(
      () => {
        for (const line of [`http://localhost:${port}`, 'ann.archer@example.com', 'Passw0rd!'])
          expect(said).toContain(line)
      },
      { timeout: 20_000 },
    )
    const end = ended(portal)
    portal.kill('SIGTERM')
    expect(await end).toBe(0)
    expect(await taken(port)).toBe(false)
    expect(await taken(custodianPort)).toBe(false)
  }, 240_000)
})
