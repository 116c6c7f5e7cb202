import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/**
 * Starts a TypeScript program of this repository with this process's Node (24), not with the `node` on PATH, and with
 * its flags for WebAssembly, which tests set (vitest.config.ts).
 */
export function startProgram(path: string, args: string[], options: SpawnOptions): ChildProcess {
  const flags = process.execArgv.filter((flag) => flag.startsWith('--no-wasm-'))
  return spawn(process.execPath, [...flags, join(root, path), ...args], { cwd: root, ...options })
}

/** Runs a program of node_modules/.bin; its output goes to the terminal. */
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

/** Runs a program and returns its output. */
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

/** The exit code; 1 after a signal, whose number is unknown here. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** The tools start with `#!/usr/bin/env node`, so this Node must be first on PATH. */
function withOurNode(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, PATH: `${join(root, 'node_modules/.bin')}:${env.PATH ?? ''}` }
}
