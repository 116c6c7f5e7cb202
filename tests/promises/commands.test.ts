import { randomBytes } from 'node:crypto'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { ended, startProgram } from '../../scripts/child.ts'
import { answering, taken } from '../../scripts/readiness.ts'
import { folderOfTest } from '../folder.ts'
import { freePort } from '../ports.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-commands-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs a program to its end, without this process's DATABASE_URL. */
async function run(program: string, env: Record<string, string>, args: string[] = []) {
  const { DATABASE_URL: _ours, ...environment } = process.env
  const child = startProgram(program, args, { env: { ...environment, DATA_DIR: dataDir, ...env }, stdio: 'pipe' })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { code: await ended(child), output }
}

describe('wrong settings', () => {
  it('names all invalid settings of the custodian in one error, and exits with 78', async () => {
    const { code, output } = await run('custodian/main.ts', {
      CUSTODIAN_PORT: 'abc',
      PUBLIC_ORIGIN: 'not an address',
      DISTRIBUTION_FEE: '-1',
    })
    for (const name of ['CUSTODIAN_PORT', 'PUBLIC_ORIGIN', 'DISTRIBUTION_FEE']) expect(output).toContain(name)
    expect(code).toBe(78)
  })

  it('names all invalid settings of the gateway in one error', async () => {
    const { code, output } = await run('gateway/main.ts', {
      PORT: '70000',
      CUSTODIAN_URL: 'nowhere',
      SESSION_KEY: 'short',
    })
    for (const name of ['PORT', 'CUSTODIAN_URL', 'SESSION_KEY'])
      expect(onlyLine(output)['problems']).toContainEqual(expect.stringContaining(name))
    expect(code).toBe(78)
  })

  it('refuses to start in production without keys or with demo data', async () => {
    const custodian = await run('custodian/main.ts', { NODE_ENV: 'production', DEMO_DATA: 'true' })
    for (const name of ['PII_KEY', 'HASH_KEY', 'DEMO_DATA']) expect(custodian.output).toContain(name)
    expect(custodian.code).toBe(78)
    const gateway = await run('gateway/main.ts', { NODE_ENV: 'production' })
    for (const name of ['SESSION_KEY', 'PUBLIC_ORIGIN']) expect(gateway.output).toContain(name)
    expect(gateway.code).toBe(78)
  })

  it('refuses to start in production without email or with FOUR_EYES off', async () => {
    const key = () => randomBytes(32).toString('base64url')
    const given = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://ira.example.com',
      PII_KEY: key(),
      HASH_KEY: key(),
      OPERATOR_KEY: key(),
    }
    const mute = await run('custodian/main.ts', { ...given, SMPT_URL: 'smtp://mail.example.com' })
    expect(onlyLine(mute.output)['problems']).toEqual([
      expect.stringMatching(/^SMTP_URL: required in production/),
      expect.stringMatching(/^SMPT_URL.*SMTP_URL/),
    ])
    const alone = await run('custodian/main.ts', { ...given, MAIL_WITHOUT_SMTP: 'on', FOUR_EYES: 'off' })
    expect(onlyLine(alone.output)['problems']).toEqual([expect.stringMatching(/^FOUR_EYES: one person alone/)])
    expect([mute.code, alone.code]).toEqual([78, 78])
  })
})

/** A program must print exactly one line, in JSON and without a stack trace. */
function onlyLine(output: string): Record<string, unknown> {
  const lines = output.trim().split('\n')
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>
}

describe('a startup error is one JSON line', () => {
  it('reports a missing or malformed settings table in one JSON line', async () => {
    const missing = await run('custodian/main.ts', { SANCTIONS_FILE: '/nowhere/list.txt' })
    expect(onlyLine(missing.output)['problems']).toEqual([expect.stringContaining('SANCTIONS_FILE')])
    expect(missing.code).toBe(78)
    const env = { FEDACH_FILE: join(import.meta.dirname, '../../LICENSE'), DATA_DIR: folderOfTest(), DEMO_DATA: 'off' }
    const wrong = await run('custodian/main.ts', env)
    expect(onlyLine(wrong.output)).toMatchObject({ level: 60, reason: expect.stringMatching(/line 1|FedACH/i) })
    expect(wrong.code).toBe(78)
    const holidays = join(folderOfTest(), 'holidays.json')
    writeFileSync(holidays, '[{ "day": "2027-01-30", "name": "A Saturday" }]')
    const weekend = await run('custodian/main.ts', { ...env, FEDACH_FILE: '', TAX_HOLIDAYS_FILE: holidays })
    expect(onlyLine(weekend.output)).toMatchObject({ level: 60, reason: expect.stringContaining('is a weekend') })
    expect(weekend.code).toBe(78)
  }, 120_000)

  it('reports a job for a future date in one JSON line', async () => {
    const env = { DATA_DIR: folderOfTest(), DEMO_DATA: 'off', CUSTODIAN_PORT: String(await freePort()) }
    const { code, output } = await run('custodian/commands/job.ts', env, ['calculate-withdrawals', '2999-01-01'])
    expect(onlyLine(output)['reason']).toBe('The business date has not come yet.')
    expect(code).toBe(1)
  }, 120_000)
})

describe('a custodian whose keys.json was lost', () => {
  it('refuses to start with new keys, and starts with the restored keys.json', async () => {
    const env = {
      DATA_DIR: folderOfTest(),
      DEMO_DATA: 'off',
      TIMETABLE: 'off',
      CUSTODIAN_PORT: String(await freePort()),
    }
    const job = () => run('custodian/commands/job.ts', env, ['pending-activity-report'])
    expect(await job()).toMatchObject({ code: 0 })
    const keys = join(env.DATA_DIR, 'keys.json')
    renameSync(keys, `${keys}.away`)
    const lost = await run('custodian/main.ts', env)
    expect(onlyLine(lost.output)['reason']).toMatch(
      /^PII_KEY: not the key that this database was made with.*keys\.json/,
    )
    expect(lost.code).toBe(78)
    renameSync(`${keys}.away`, keys)
    expect(await job()).toMatchObject({ code: 0 })
  }, 180_000)
})

describe('beside a running custodian with the embedded database', () => {
  it('runs npm run staff and npm run job through the custodian, and names the commands that need it stopped', async () => {
    const port = await freePort()
    const env = { DATA_DIR: folderOfTest(), DEMO_DATA: 'off', TIMETABLE: 'off', CUSTODIAN_PORT: String(port) }
    const { DATABASE_URL: _ours, ...environment } = process.env
    const custodian = startProgram('custodian/main.ts', [], { env: { ...environment, ...env }, stdio: 'ignore' })
    try {
      await answering(`http://127.0.0.1:${port}/api/ready`, custodian)
      const made = await run('custodian/commands/staff.ts', env, ['first@example.com', '1'])
      expect(made.output).toMatch(/\/reset\/[\w-]{43}/)
      expect(made.code).toBe(0)
      const unknown = await run('custodian/commands/staff.ts', env, ['nobody@example.com', 'off'])
      expect(onlyLine(unknown.output)['reason']).toContain('Nobody of staff has this address.')
      expect(unknown.code).toBe(1)
      const later = await run('custodian/commands/job.ts', env, ['3', '2999-01-01'])
      expect(onlyLine(later.output)['reason']).toContain('The business date has not come yet.')
      expect(later.code).toBe(1)
      const verify = await run('custodian/commands/verify.ts', env)
      const [waiting, inUse] = verify.output.trim().split('\n')
      expect(onlyLine(waiting ?? '')['msg']).toBe('waiting for the embedded database')
      expect(onlyLine(inUse ?? '')['reason']).toContain('is in use by process')
      expect(verify.code).toBe(69)
    } finally {
      const end = ended(custodian)
      custodian.kill('SIGTERM')
      await end
    }
  }, 180_000)
})

describe('npm run backup and npm run restore', () => {
  it('restores books and keys from a backup after both were lost', async () => {
    const keyFile = join(folderOfTest(), 'backup_key')
    writeFileSync(keyFile, `${randomBytes(32).toString('base64url')}\n`)
    // A free port; otherwise the job would run in a portal that is running on this machine.
    const port = { CUSTODIAN_PORT: String(await freePort()) }
    const env = { ...port, DATA_DIR: folderOfTest(), TIMETABLE: 'off', BACKUP_KEY_FILE: keyFile }
    const backup = join(folderOfTest(), 'backup')
    expect(
      await run('custodian/commands/job.ts', { ...env, DEMO_DATA: 'off' }, ['pending-activity-report']),
    ).toMatchObject({ code: 0 })
    const taken = await run('custodian/commands/backup.ts', env, [backup])
    expect([taken.code, taken.output]).toEqual([0, expect.stringContaining('sealed with BACKUP_KEY')])
    const elsewhere = { ...env, DATA_DIR: folderOfTest() }
    const keys = join(elsewhere.DATA_DIR, 'keys.json')
    expect(await run('custodian/commands/restore.ts', elsewhere, [backup, '--keys', keys])).toMatchObject({ code: 0 })
    const restored = await run('custodian/commands/restore.ts', elsewhere, [backup])
    expect(restored.output).toContain('the books balance and the audit trail is whole')
    expect(restored.code).toBe(0)
    const again = await run('custodian/commands/restore.ts', elsewhere, [backup])
    expect(onlyLine(again.output)['reason']).toContain('restore into an empty one')
    expect(again.code).toBe(1)
    expect(await run('custodian/commands/verify.ts', elsewhere)).toMatchObject({ code: 0 })
  }, 180_000)
})

describe('npm run job', () => {
  it('lists the job names for an unknown one', async () => {
    const { code, output } = await run('custodian/commands/job.ts', {}, ['no-such-job'])
    expect(output).toContain('calculate-withdrawals')
    expect(code).toBe(64)
  })
})

describe('npm start', () => {
  it('reports a port that is in use', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    )
    const { code, output } = await run('scripts/start.ts', { PORT: String(port) })
    server.close()
    expect(output).toContain(`Port ${port} is in use`)
    expect(code).toBe(1)
  })

  it('starts all three parts, prints their URLs and leaves no process running', async () => {
    const [port, custodianPort] = [await freePort(), await freePort()]
    const { DATABASE_URL: _ours, ...environment } = process.env
    const env = { ...environment, DATA_DIR: dataDir, PORT: String(port), CUSTODIAN_PORT: String(custodianPort) }
    const portal = startProgram('scripts/start.ts', [], { env, stdio: 'pipe' })
    let output = ''
    portal.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    portal.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await answering(`http://127.0.0.1:${port}/ready`, portal).catch((error: Error) => {
      throw new Error(`${error.message}\n${output}`)
    })
    const page = await (await fetch(`http://127.0.0.1:${port}/home`)).text()
    expect(page).toContain('<div id="root">')
    // The box is printed shortly after the first response.
    await vi.waitFor(
      () => {
        for (const line of [`http://localhost:${port}`, 'ann.archer@example.com', 'Passw0rd!'])
          expect(output).toContain(line)
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
