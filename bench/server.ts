import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { isAbsolute, join } from 'node:path'
import { root } from '../scripts/child.ts'

/** A measured server in its own process. */
export interface MeasuredServer {
  child: ChildProcess
  /** CPU used so far, user and system, in microseconds. */
  cpu(): Promise<number>
  /** Peak memory (RSS) so far, in MB. */
  memory(): Promise<number>
  stop(): Promise<void>
}

interface Probe {
  cpu: NodeJS.CpuUsage
  maxRSS: number
}

const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** Starts the server pinned to a CPU core, if the system supports it; on any core if none is given. */
export function startMeasured(program: string, env: NodeJS.ProcessEnv, core?: 0 | 1): MeasuredServer {
  const args = ['--import', join(root, 'bench/cpu-probe.ts'), isAbsolute(program) ? program : join(root, program)]
  const command =
    canPin && core !== undefined
      ? ['taskset', '-c', String(core), process.execPath, ...args]
      : [process.execPath, ...args]
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const asked = (): Promise<Probe> =>
    new Promise((resolve, reject) => {
      const answered = (message: unknown) => {
        const probe = message as Partial<Probe>
        if (probe.cpu === undefined) return
        child.off('message', answered)
        resolve(probe as Probe)
      }
      child.on('message', answered)
      child.send('cpu', (error) => error && reject(error))
    })
  return {
    child,
    cpu: async () => {
      const { cpu } = await asked()
      return cpu.user + cpu.system
    },
    memory: async () => Math.round((await asked()).maxRSS / 1024),
    stop: () =>
      new Promise((resolve) => {
        process.off('exit', kill)
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}
