import { spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { notRunning } from '../../custodian/platform/process/running.ts'
import { ended, root, startProgram } from '../../scripts/child.ts'
import { answering } from '../../scripts/readiness.ts'
import { runHere } from '../command.ts'
import { folderOfTest } from '../folder.ts'
import { freePort } from '../ports.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-commands-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** This process's environment variables without DATABASE_URL. */
const { DATABASE_URL: _ours, ...environment } = process.env

const { scripts: npmScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** Runs a program to its end. */
async function run(program: string, env: Record<string, string>, args: string[] = []) {
  const child = startProgram(program, args, { env: { ...environment, DATA_DIR: dataDir, ...env }, stdio: 'pipe' })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { code: await ended(child), output }
}

/** Runs a command in this process. */
const command = (name: string, env: Record<string, string>, args: readonly string[] = []) =>
  runHere(name, { ...environment, DATA_DIR: dataDir, ...env }, args)

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
    const holidays = join(folderOfTest(), 'holidays.json')
    writeFileSync(holidays, '[{ "day": "2027-01-30", "name": "A Saturday" }]')
    const env = { TAX_HOLIDAYS_FILE: holidays, DATA_DIR: folderOfTest(), DEMO_DATA: 'off' }
    const wrong = await run('custodian/main.ts', env)
    expect(onlyLine(wrong.output)).toMatchObject({ level: 60, reason: expect.stringContaining('is a weekend') })
    expect(wrong.code).toBe(78)
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
  // Started by the line of package.json, with the words that npm adds.
  it.each([
    ['credential', ['create'], {}, 64, 'Usage: npm run credential'],
    ['demo', ['--owners', 'many'], {}, 64, 'Usage: npm run demo'],
    ['doctor', [], { DISTRIBUTION_FEE: '-1' }, 78, 'DISTRIBUTION_FEE'],
    ['receipt', ['save'], {}, 64, 'Usage: npm run receipt'],
    ['reseal', [], { DISTRIBUTION_FEE: '-1' }, 78, 'DISTRIBUTION_FEE'],
    ['webhook', ['create'], {}, 64, 'Usage: npm run webhook'],
  ])(
    'npm run %s passes its words on, explains the refusal on stderr and exits with its code',
    (name, words, settings, code, reason) => {
      const env = { ...environment, ...existing, ...settings }
      const ran = spawnSync('sh', ['-c', `${npmScripts[name]} "$@"`, 'sh', ...words], {
        cwd: root,
        env,
        encoding: 'utf8',
      })
      expect(ran).toMatchObject({ status: code, stdout: '', stderr: expect.stringContaining(reason) })
    },
  )

  it('lists every wrong setting when npm run doctor fails', async () => {
    const failed = await command('doctor', { CUSTODIAN_PORT: 'abc', DISTRIBUTION_FEE: '-1' })
    expect(failed.output).toMatch(/^The settings are wrong:\n {2}CUSTODIAN_PORT: .*\n {2}DISTRIBUTION_FEE: .*\n$/)
    expect(failed.code).toBe(78)
  })

  it.each([['credential', 'list'], ['maintenance'], ['receipt'], ['webhook', 'list']])(
    'npm run %s reports that no custodian is running',
    async (name, ...args) => {
      const failed = await command(name, existing, args)
      expect(failed).toEqual({
        code: 1,
        output: `${notRunning({ commandPorts: [Number(existing.CUSTODIAN_PORT)] })}\n`,
      })
    },
  )
})

it('npm run job lists the job names when the given name is unknown', async () => {
  const { code, output } = await command('job', {}, ['no-such-job'])
  expect(output).toContain('calculate-withdrawals')
  expect(code).toBe(64)
})

describe('a custodian whose keys.json was lost', () => {
  it('the custodian refuses to start without keys.json, and accepts the database after keys.json is restored', async () => {
    const keys = join(existing.DATA_DIR, 'keys.json')
    renameSync(keys, `${keys}.away`)
    const lost = await run('custodian/main.ts', existing)
    expect(onlyLine(lost.output)['reason']).toMatch(/^PII_KEY: this key does not belong to the database.*keys\.json/)
    expect(lost.code).toBe(78)
    renameSync(`${keys}.away`, keys)
    // A job without a running custodian opens the database with the same check of the keys.
    const failed = await command('job', existing, ['calculate-withdrawals', '2999-01-01'])
    expect(failed).toEqual({ code: 1, output: 'The business date has not come yet.\n' })
  })
})

/** Commands that open the embedded database themselves, with their words. */
const NEED_IT_STOPPED = [
  ['backup', [join(tmpdir(), 'portal-never-written')]],
  ['demo', []],
  ['migrate', []],
  ['migrate', ['--dry-run']],
  ['reseal', []],
  ['restore', [join(tmpdir(), 'portal-no-backup')]],
  ['verify', []],
] as const

describe('commands while a custodian runs on the embedded database', () => {
  let env: Record<string, string>
  let custodian: ChildProcess
  beforeAll(async () => {
    const port = await freePort()
    env = { ...existing, CUSTODIAN_PORT: String(port) }
    custodian = startProgram('custodian/main.ts', [], { env: { ...environment, ...env }, stdio: 'ignore' })
    await answering(`http://127.0.0.1:${port}/api/ready`, custodian)
  })
  afterAll(async () => {
    const end = ended(custodian)
    custodian.kill('SIGTERM')
    await end
  })

  it('runs npm run staff, job and maintenance through the running custodian', async () => {
    const made = await run('custodian/commands/staff.ts', env, ['first@example.com', '1'])
    expect(made.output).toMatch(/\/reset\/[\w-]{43}/)
    expect(made.code).toBe(0)
    const unknown = await command('staff', env, ['nobody@example.com', 'off'])
    expect(unknown.output).toContain('No employee has this address.')
    expect(unknown.code).toBe(1)
    const later = await command('job', env, ['3', '2999-01-01'])
    expect(later.output).toContain('The business date has not come yet.')
    expect(later.code).toBe(1)
    const announced = await command('maintenance', env, ['announce', 'Tonight from 22:00.'])
    expect(announced.output).toMatch(/^Announced since \S+: Tonight from 22:00\.\n$/)
    expect(announced.code).toBe(0)
    const doctor = await command('doctor', env)
    expect(doctor.output).toContain('in use by the running portal, so not checked')
  })

  it.each(NEED_IT_STOPPED)('npm run %s %j refuses a database that the custodian uses', async (name, args) => {
    // Each reading of the clock is a second later, because a command waits five seconds for the database.
    let clock = performance.now()
    const reading = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1_000))
    onTestFinished(() => reading.mockRestore())
    const output = `The embedded database in ${dataDir} is in use by process ${custodian.pid}: stop the portal first.\n`
    expect(await command(name, env, args)).toEqual({ code: 69, output })
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
    expect(await command('restore', elsewhere, [backup, '--keys', keys])).toMatchObject({ code: 0 })
    const restored = await run('custodian/commands/restore.ts', elsewhere, [backup])
    expect(restored.output).toContain('the books balance and the audit trail is whole')
    expect(restored.output).toContain('The portal is read-only. Compare it with what was sent')
    expect(restored.code).toBe(0)
    const again = await command('restore', elsewhere, [backup])
    expect(again.output).toContain('restore into an empty one')
    expect(again.code).toBe(1)
    expect(await command('verify', elsewhere)).toMatchObject({ code: 0 })
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
