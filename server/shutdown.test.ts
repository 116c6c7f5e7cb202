import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../scripts/child.ts'
import { folderOfTest } from '../tests/folder.ts'

// The program of these tests only records why it ends, because a server takes seconds to start.
// tests/promises/ending.test.ts ends the servers.

/** Writes its process id when it is ready, and the reasons of its shutdown before it exits with 7. */
const PROGRAM = `
  import { renameSync, writeFileSync } from 'node:fs'
  import { onShutdown } from ${JSON.stringify(join(root, 'server/shutdown.ts'))}
  const write = (name, text) => {
    writeFileSync(name + '.next', text)
    renameSync(name + '.next', name)
  }
  setInterval(() => {}, 60_000)
  const reasons = []
  onShutdown((reason) => {
    reasons.push(reason)
    setTimeout(() => {
      write('reason', reasons.join())
      process.exit(7)
    }, 200)
  })
  write('pid', String(process.pid))`

const NODE = JSON.stringify(process.execPath)
/** Commands that run the program, as a child of npm, as a child of a shell, or as their own process. */
const COMMANDS = {
  npm: ['npm', 'run', 'here'],
  shell: ['/bin/sh', '-c', `${NODE} program.ts; true`],
  itself: [process.execPath, 'program.ts'],
} as const

/** Starts the program in a new folder. */
async function start(by: keyof typeof COMMANDS, more: NodeJS.ProcessEnv = {}) {
  const folder = folderOfTest()
  writeFileSync(join(folder, 'program.ts'), PROGRAM)
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { here: `exec ${NODE} program.ts` } }),
  )
  // `npm test` sets this variable, which a server inherits.
  const { npm_lifecycle_event: _ours, ...environment } = process.env
  const [command, ...args] = COMMANDS[by]
  const child = spawn(command, args, { cwd: folder, env: { ...environment, ...more }, stdio: 'ignore' })
  const textOf = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '')
  const pid = await expect
    .poll(() => textOf('pid'))
    .not.toBe('')
    .then(() => Number(textOf('pid')))
  onTestFinished(() => {
    for (const one of [child.pid ?? pid, pid])
      try {
        process.kill(one, 'SIGKILL')
      } catch {
        // It has ended.
      }
  })
  return { child, reason: () => textOf('reason') }
}

const exitOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve))

test.each([
  ['npm', ['SIGTERM']],
  ['npm', ['SIGINT']],
  ['itself', ['SIGHUP', 'SIGINT']],
] as const)('ends once, by one signal, and exits with its own code (sent to %s: %j)', async (by, signals) => {
  const { child, reason } = await start(by)
  const exit = exitOf(child)
  for (const signal of signals) child.kill(signal)
  expect(await exit).toBe(7)
  // The system may deliver the second of two signals first.
  expect(signals).toContain(reason())
})

test.each([
  ['npm', {}],
  ['shell', { END_WITH_PARENT: 'on' }],
] as const)('ends when its parent process is killed (%s, %j)', async (by, env) => {
  const { child, reason } = await start(by, env)
  child.kill('SIGKILL')
  await expect.poll(reason).toBe('parent gone')
})
