import { randomBytes } from 'node:crypto'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { notRunning } from '../../custodian/platform/process/running.ts'
import { ended, startProgram } from '../../scripts/child.ts'
import { answering } from '../../scripts/readiness.ts'
import { folderOfTest } from '../folder.ts'
import { freePort } from '../ports.ts'
import { startPostgres } from '../postgres.ts'

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
  it('names all invalid settings of the custodian in one line, and exits with 78', async () => {
    const { code, output } = await run('custodian/main.ts', {
      CUSTODIAN_PORT: 'abc',
      PUBLIC_ORIGIN: 'not an address',
      DISTRIBUTION_FEE: '-1',
      SANCTIONS_FILE: '/nowhere/list.txt',
      SMPT_URL: 'smtp://mail.example.com',
    })
    const problems = onlyLine(output)['problems']
    for (const name of ['CUSTODIAN_PORT', 'PUBLIC_ORIGIN', 'DISTRIBUTION_FEE', 'SANCTIONS_FILE'])
      expect(problems).toContainEqual(expect.stringContaining(name))
    expect(problems).toContainEqual(expect.stringMatching(/^SMPT_URL.*SMTP_URL/))
    expect(code).toBe(78)
  })

  it('names all invalid settings of the gateway in one line, and exits with 78', async () => {
    const { code, output } = await run('gateway/main.ts', {
      PORT: '70000',
      CUSTODIAN_URL: 'nowhere',
      SESSION_KEY: 'short',
    })
    for (const name of ['PORT', 'CUSTODIAN_URL', 'SESSION_KEY'])
      expect(onlyLine(output)['problems']).toContainEqual(expect.stringContaining(name))
    expect(code).toBe(78)
  })
})

/** A program must print exactly one line, in JSON and without a stack trace. */
function onlyLine(output: string): Record<string, unknown> {
  const lines = output.trim().split('\n')
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>
}

describe('a startup error', () => {
  it('reports a malformed settings table in one JSON line', async () => {
    const env = { FEDACH_FILE: join(import.meta.dirname, '../../LICENSE'), DATA_DIR: folderOfTest(), DEMO_DATA: 'off' }
    const wrong = await run('custodian/main.ts', env)
    expect(onlyLine(wrong.output)).toMatchObject({ level: 60, reason: expect.stringMatching(/line 1|FedACH/i) })
    expect(wrong.code).toBe(78)
    const holidays = join(folderOfTest(), 'holidays.json')
    writeFileSync(holidays, '[{ "day": "2027-01-30", "name": "A Saturday" }]')
    const weekend = await run('custodian/main.ts', { ...env, FEDACH_FILE: '', TAX_HOLIDAYS_FILE: holidays })
    expect(onlyLine(weekend.output)).toMatchObject({ level: 60, reason: expect.stringContaining('is a weekend') })
    expect(weekend.code).toBe(78)
  })
})

// The tests below use one data folder, which the first command creates, and a free port: on the default port, the job
// would run in a portal that already runs on this machine.
const existing = { DATA_DIR: dataDir, DEMO_DATA: 'off', TIMETABLE: 'off', CUSTODIAN_PORT: '' }
beforeAll(async () => {
  existing.CUSTODIAN_PORT = String(await freePort())
  const { code, output } = await run('custodian/commands/job.ts', existing, ['pending-activity-report'])
  if (code !== 0) throw new Error(output)
})

describe('a failed command', () => {
  it('lists every wrong setting when npm run doctor fails', async () => {
    const failed = await run('custodian/commands/doctor.ts', { CUSTODIAN_PORT: 'abc', DISTRIBUTION_FEE: '-1' })
    expect(failed.output).toMatch(/^The settings are wrong:\n {2}CUSTODIAN_PORT: .*\n {2}DISTRIBUTION_FEE: .*\n$/)
    expect(failed.code).toBe(78)
  })

  it.each([['credential', 'list'], ['maintenance'], ['receipt'], ['webhook', 'list']])(
    'npm run %s reports that no custodian is running',
    async (command, ...args) => {
      const failed = await run(`custodian/commands/${command}.ts`, existing, args)
      expect(failed).toEqual({
        code: 1,
        output: `${notRunning({ commandPorts: [Number(existing.CUSTODIAN_PORT)] })}\n`,
      })
    },
  )
})

describe('npm run job', () => {
  it('npm run job refuses a future date', async () => {
    const failed = await run('custodian/commands/job.ts', existing, ['calculate-withdrawals', '2999-01-01'])
    expect(failed).toEqual({ code: 1, output: 'The business date has not come yet.\n' })
  })

  it('npm run job lists the job names when the given name is unknown', async () => {
    const { code, output } = await run('custodian/commands/job.ts', {}, ['no-such-job'])
    expect(output).toContain('calculate-withdrawals')
    expect(code).toBe(64)
  })
})

describe('a custodian whose keys.json was lost', () => {
  it('the custodian refuses to start without keys.json, and starts after keys.json is restored', async () => {
    const keys = join(existing.DATA_DIR, 'keys.json')
    renameSync(keys, `${keys}.away`)
    const lost = await run('custodian/main.ts', existing)
    expect(onlyLine(lost.output)['reason']).toMatch(/^PII_KEY: this key does not belong to the database.*keys\.json/)
    expect(lost.code).toBe(78)
    renameSync(`${keys}.away`, keys)
    expect(await run('custodian/commands/job.ts', existing, ['pending-activity-report'])).toMatchObject({ code: 0 })
  })
})

/** Commands that open the embedded database themselves. */
const NEED_IT_STOPPED = [
  ['backup', join(tmpdir(), 'portal-never-written')],
  ['demo'],
  ['migrate'],
  ['migrate', '--dry-run'],
  ['reseal'],
  ['restore', join(tmpdir(), 'portal-no-backup')],
  ['verify'],
] as const

describe('commands while a custodian runs on the embedded database', () => {
  it('runs npm run staff and npm run job through a running custodian, and refuses commands on its database', async () => {
    const port = await freePort()
    const env = { ...existing, CUSTODIAN_PORT: String(port) }
    const { DATABASE_URL: _ours, ...environment } = process.env
    const custodian = startProgram('custodian/main.ts', [], { env: { ...environment, ...env }, stdio: 'ignore' })
    try {
      await answering(`http://127.0.0.1:${port}/api/ready`, custodian)
      const made = await run('custodian/commands/staff.ts', env, ['first@example.com', '1'])
      expect(made.output).toMatch(/\/reset\/[\w-]{43}/)
      expect(made.code).toBe(0)
      const unknown = await run('custodian/commands/staff.ts', env, ['nobody@example.com', 'off'])
      expect(unknown.output).toContain('No employee has this address.')
      expect(unknown.code).toBe(1)
      const later = await run('custodian/commands/job.ts', env, ['3', '2999-01-01'])
      expect(later.output).toContain('The business date has not come yet.')
      expect(later.code).toBe(1)
      const announced = await run('custodian/commands/maintenance.ts', env, ['announce', 'Tonight from 22:00.'])
      expect(announced.output).toMatch(/^Announced since \S+: Tonight from 22:00\.\n$/)
      expect(announced.code).toBe(0)
      const inUse = `The embedded database in ${env.DATA_DIR} is in use by process ${custodian.pid}: stop the portal first.\n`
      // In parallel, because each command waits five seconds for the database.
      const refused = NEED_IT_STOPPED.map(([command, ...args]) => run(`custodian/commands/${command}.ts`, env, args))
      expect(new Set(await Promise.all(refused).then((all) => all.map(({ output }) => output)))).toEqual(
        new Set([inUse]),
      )
      expect(await Promise.all(refused).then((all) => all.map(({ code }) => code))).toEqual(refused.map(() => 69))
      const doctor = await run('custodian/commands/doctor.ts', env)
      expect(doctor.output).toContain('in use by the running portal, so not checked')
    } finally {
      const end = ended(custodian)
      custodian.kill('SIGTERM')
      await end
    }
  })
})

describe('npm run migrate', () => {
  it('npm run migrate applies the migrations that a start with MIGRATE_AT_START=off refuses to apply', async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const env = { ...existing, DATABASE_URL: await postgres.database(), MIGRATE_AT_START: 'off' }
    const refused = await run('custodian/main.ts', env)
    expect(onlyLine(refused.output)['reason']).toMatch(/^MIGRATE_AT_START is off .*0010_ledger\.sql.*npm run migrate/)
    expect(refused.code).toBe(78)
    const first = await run('custodian/commands/migrate.ts', env)
    expect(first.output).toMatch(/^ok {5}0010_ledger\.sql: \d+ ms\n[^]*\n\d+ migrations applied\.\n$/)
    expect(first.code).toBe(0)
    const second = await run('custodian/commands/migrate.ts', env)
    expect(second).toEqual({ code: 0, output: 'The schema is up to date.\n' })
    expect(await run('custodian/commands/verify.ts', env)).toMatchObject({ code: 0 })
    expect(await run('custodian/commands/migrate.ts', env, ['--now'])).toMatchObject({ code: 64 })
  })
})

describe('npm run backup and npm run restore', () => {
  it('restores books and keys from a backup after both were lost', async () => {
    const keyFile = join(folderOfTest(), 'backup_key')
    writeFileSync(keyFile, `${randomBytes(32).toString('base64url')}\n`)
    const env = { ...existing, BACKUP_KEY_FILE: keyFile }
    const backup = join(folderOfTest(), 'backup')
    const taken = await run('custodian/commands/backup.ts', env, [backup])
    expect([taken.code, taken.output]).toEqual([0, expect.stringContaining('sealed with BACKUP_KEY')])
    const elsewhere = { ...env, DATA_DIR: folderOfTest() }
    const keys = join(elsewhere.DATA_DIR, 'keys.json')
    expect(await run('custodian/commands/restore.ts', elsewhere, [backup, '--keys', keys])).toMatchObject({ code: 0 })
    const restored = await run('custodian/commands/restore.ts', elsewhere, [backup])
    expect(restored.output).toContain('the books balance and the audit trail is whole')
    expect(restored.output).toContain('The portal is read-only. Compare it with what was sent')
    expect(restored.code).toBe(0)
    const again = await run('custodian/commands/restore.ts', elsewhere, [backup])
    expect(again.output).toContain('restore into an empty one')
    expect(again.code).toBe(1)
    expect(await run('custodian/commands/verify.ts', elsewhere)).toMatchObject({ code: 0 })
  })
})

describe('npm start', () => {
  it('npm start reports a port that is in use', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    )
    const { code, output } = await run('scripts/start.ts', { PORT: String(port) })
    server.close()
    expect(output).toContain(`Port ${port} is in use`)
    expect(code).toBe(1)
  })
})
