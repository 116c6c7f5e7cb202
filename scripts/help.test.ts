import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderOfTest } from '../tests/folder.ts'
import { root } from './child.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const START = 'exec node --import ./scripts/node24.js '
const programs = Object.entries(scripts).flatMap(([name, command]) =>
  command.startsWith(START) ? [{ name, file: command.slice(START.length) }] : [],
)

test('starts every program in custodian/commands by an npm command with --help', () => {
  const files = readdirSync(join(root, 'custodian/commands'))
  const started = programs.map(({ file }) => file).filter((file) => file.startsWith('custodian/commands/'))
  expect(started.map((file) => basename(file)).toSorted()).toEqual(files.toSorted())
})

describe.each(programs)('npm run $name -- --help', ({ name, file }) => {
  test('prints its help and does nothing else', () => {
    const folder = join(folderOfTest(), 'data')
    // Production without keys: a program that reads its settings exits with 78, and one that does work would leave a
    // folder.
    const env = { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: folder }
    const args = ['--import', './scripts/node24.js', file, '--help']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)
    expect(stdout.length).toBeGreaterThan(60)
    expect(existsSync(folder)).toBe(false)
  })
})
