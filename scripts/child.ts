import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Starts one of our TypeScript programs on this very Node (24), whatever `node` means on the machine. */
export function startProgram(path: string, args: string[], options: SpawnOptions): ChildProcess {
  return spawn(process.execPath, [join(root, path), ...args], { cwd: root, ...options })
}

/** Runs a program of node_modules/.bin to its end; what it says goes straight to the terminal. */
export function runTool(tool: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const child = spawn(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    stdio: 'inherit',
    env: withOurNode(env),
  })
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  return ended(child).finally(() => process.off('exit', endWithUs))
}

/** Runs a program to its end and keeps what it says for later. */
export function capture(command: string, args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: withOurNode(process.env) })
  let output = ''
  const keep = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return ended(child).then(
    (code) => ({ code, output }),
    (error: Error) => ({ code: 127, output: error.message }),
  )
}

/** The exit code; a signal counts as in a shell (128 + its number is not known here, so 1). */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** The tools' first line is `#!/usr/bin/env node`: our Node has to be the first one on PATH. */
function withOurNode(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, PATH: `${join(root, 'node_modules/.bin')}:${env.PATH ?? ''}` }
}
