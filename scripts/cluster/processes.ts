import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../child.ts'

export interface Program {
  name: string
  command: string
  args: string[]
  env: NodeJS.ProcessEnv
  folder: string
  as?: Account | undefined
}

export interface Account {
  uid: number
  gid: number
}

/** Starts a program with its own log file and process group, so that Ctrl+C reaches only this process. */
export function begin({ name, command, args, env, folder, as }: Program): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const child = spawn(command, args, {
    env,
    cwd: as ? folder : root,
    stdio: ['ignore', log, log],
    detached: true,
    ...as,
  })
  closeSync(log)
  return child
}

/** Runs a program to its end. @throws with its output if its exit code is not 0 */
export function complete({ name, command, args, env, folder, as }: Program): void {
  const done = spawnSync(command, args, { env, cwd: folder, encoding: 'utf8', ...as })
  if (done.status !== 0) throw new Error(`${name} failed: ${done.error?.message ?? `${done.stdout}${done.stderr}`}`)
}

export const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

/** Kills a process and all its descendants, as the loss of a machine would. */
export function killTree(child: ChildProcess): void {
  if (child.pid === undefined || !isAlive(child)) return
  for (const pid of [child.pid, ...descendants(child.pid)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process has already ended.
    }
  }
}

/** Asks a process to end and waits for it; kills it after a timeout. */
export async function end(child: ChildProcess, milliseconds = 20_000): Promise<void> {
  child.kill('SIGTERM')
  const until = Date.now() + milliseconds
  while (isAlive(child) && Date.now() < until) await pause(50)
  killTree(child)
}

/** The child processes of a process, read from Linux's /proc. */
function descendants(pid: number): number[] {
  const parents = new Map<number, number[]>()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      // Format "4711 (name) S 4710 …": the name may contain spaces and parentheses.
      const text = readFileSync(`/proc/${entry}/stat`, 'utf8')
      const parent = Number(text.slice(text.lastIndexOf(')') + 4).split(' ')[0])
      parents.set(parent, [...(parents.get(parent) ?? []), Number(entry)])
    } catch {
      // Ignore a process that has ended.
    }
  }
  const below = (one: number): number[] => (parents.get(one) ?? []).flatMap((child) => [child, ...below(child)])
  return below(pid)
}

/** Repeats the check until it holds. @throws if it does not hold within the time */
export async function until(what: string, holds: () => Promise<boolean>, milliseconds = 120_000): Promise<void> {
  const last = Date.now() + milliseconds
  while (Date.now() < last) {
    if (await holds().catch(() => false)) return
    await pause(100)
  }
  throw new Error(`${what} did not happen within ${milliseconds / 1_000} s`)
}
