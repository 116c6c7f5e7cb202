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

const readme = readFileSync(join(root, 'README.md'), 'utf8')

test('lists every npm command in the README, and no other', () => {
  const listed = [...readme.matchAll(/`npm (?:run )?([\w:]+)[^`]*`/g)].map(([, name]) => name)
  expect(new Set(listed.filter((name) => name !== 'ci'))).toEqual(new Set(Object.keys(scripts)))
})

test('lists every command of deploy/systemd/portal in the second table of the README', () => {
  const [, table = ''] = readme.split('| To run it |')
  const wrapped = [...readdirSync(join(root, 'custodian/commands')).map((file) => basename(file, '.ts')), 'operation']
  for (const name of wrapped) expect(table).toContain(`\`npm run ${name}`)
})

test('names every benchmark in the help of npm run bench and in bench/README.md', () => {
  const source = readFileSync(join(root, 'bench/main.ts'), 'utf8')
  const names = [...source.matchAll(/^ {2}'?([\w-]+)'?: async/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(5)
  const [, help = ''] = /^(\/\/.*(?:\n\/\/.*)*)/m.exec(source) ?? []
  const results = readFileSync(join(root, 'bench/README.md'), 'utf8')
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(help))).toEqual([])
  expect(names.filter((name) => !results.includes(`| ${name} |`))).toEqual([])
})

/** The options that a program, or the reader of its arguments, accepts, and the options in its usage message. */
function optionsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const readers = [...source.matchAll(/from '(\.\.\/\w+\/command\.ts)'/g)].map(([, path = '']) =>
    join(file, '..', path),
  )
  const read = readers.flatMap((reader) => [...readFileSync(join(root, reader), 'utf8').matchAll(/'(--[a-z-]+)'/g)])
  const compared = [...source.matchAll(/(?:===|!==|includes\() ?'(--[a-z][a-z-]*)'/g), ...read]
  const usage = source.matchAll(/^.*Usage: .*$|^ +['`] {7}.*$/gm)
  return [
    ...compared.map(([, option = '']) => option),
    ...[...usage].flatMap(([line]) => line.match(/--[a-z][a-z-]*/g) ?? []),
  ]
}

describe.each(programs)('npm run $name -- --help', ({ name, file }) => {
  test('prints the help of a command for --help, and does nothing else', () => {
    const folder = join(folderOfTest(), 'data')
    // In production without keys, a program that reads its settings exits with 78, and one that works creates a folder:
    // --help must do neither.
    const env = { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: folder }
    const args = ['--import', './scripts/node24.js', file, '--help']
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)
    expect(stdout.length).toBeGreaterThan(60)
    expect(existsSync(folder)).toBe(false)
    for (const option of optionsOf(file)) expect(stdout).toContain(option)
    // The help text never breaks a command over two lines.
    expect(stdout).not.toMatch(/(--|\bnpm( run)?)$/m)
    const isStopped = /stop the\s+portal first/.test(stdout.replaceAll('\n', ' '))
    const [, stopped = ''] = /stop the portal before ([^:]*):/.exec(readme) ?? []
    expect(isStopped).toBe(stopped.includes(`\`${name}\``))
  })
})
