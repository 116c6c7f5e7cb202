import { join } from 'node:path'
import { vi } from 'vitest'
import { root } from '../scripts/child.ts'

/** Thrown where the command ends the process. */
class Ended extends Error {
  readonly code: number

  constructor(code: number) {
    super(`process.exit(${code})`)
    this.code = code
  }
}

let runs = 0

/**
 * Runs a command of an operator (custodian/commands) in this process, with these environment variables: a new process
 * takes three times as much CPU to load the same modules. One command at a time.
 * @returns the exit code, and the lines of the console
 */
export async function runHere(
  command: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<{ code: number; output: string }> {
  const { argv, env: environment, exitCode } = process
  let output = ''
  const print = (line: unknown) => void (output += `${String(line)}\n`)
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Ended(Number(code ?? process.exitCode ?? 0))
    }),
  ]
  const path = join(root, `custodian/commands/${command}.ts`)
  process.argv = [process.execPath, path, ...args]
  process.env = env
  process.exitCode = undefined
  try {
    // A new query runs the module again.
    await import(/* @vite-ignore */ `${path}?run=${(runs += 1)}`)
    return { code: Number(process.exitCode ?? 0), output }
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    return { code: error.code, output }
  } finally {
    for (const spy of spies) spy.mockRestore()
    Object.assign(process, { argv, env: environment, exitCode })
  }
}
