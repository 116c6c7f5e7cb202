import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { root } from '../child.ts'
import { answering } from '../readiness.ts'
import type { Ports } from './balancer.ts'
import { begin, end, killTree } from './processes.ts'

const PROGRAMS = { gateway: 'gateway/main.ts', custodian: 'custodian/main.ts' }
type Kind = keyof typeof PROGRAMS

/** Gateways and custodians with production settings. */
export interface Servers {
  /** Kills a server, such as "gateway1" or "custodian2". */
  kill(name: string): void
  bringBack(name: string): Promise<void>
  /** Ends a server as systemd does, and starts it again. Resolves when it is ready. */
  restart(name: string): Promise<void>
  stop(): Promise<void>
}

/** Variables that the servers inherit. Others may be settings of another portal on this machine. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LOG_LEVEL', 'NODE_OPTIONS']

/** Settings of all servers: keys created here and deleted with the cluster. */
export function settingsOf(folder: string, ports: Ports): NodeJS.ProcessEnv {
  const key = () => randomBytes(32).toString('base64url')
  return {
    ...Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    PUBLIC_ORIGIN: originOf(ports),
    TRUSTED_PROXIES: '127.0.0.1',
    CUSTODIAN_URL: `http://127.0.0.1:${ports.custodian}`,
    CUSTODIAN_HOST: '127.0.0.1',
    HOST: '127.0.0.1',
    DATABASE_URL: `postgres://portal@127.0.0.1:${ports.database}/portal`,
    DATABASE_OWNER_URL: `postgres://owner@127.0.0.1:${ports.database}/portal`,
    PII_KEY: key(),
    HASH_KEY: key(),
    OPERATOR_KEY: key(),
    SESSION_KEY: key(),
    DEMO_DATA: 'off',
    STAFF_SECOND_FACTOR: 'off',
    MAIL_WITHOUT_SMTP: 'on',
    END_WITH_PARENT: 'on',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  }
}

export const originOf = (ports: Ports) => `https://localhost:${ports.people}`

/** @param each number of gateways and of custodians */
export async function startServers(
  folder: string,
  ports: Ports,
  settings: NodeJS.ProcessEnv,
  each: 1 | 2 = 2,
): Promise<Servers> {
  const running = new Map<string, ChildProcess>()
  const run = async (name: string, more: NodeJS.ProcessEnv = {}) => {
    const kind: Kind = name.startsWith('gateway') ? 'gateway' : 'custodian'
    const port = ports[`${kind}s`][name.endsWith('1') ? 0 : 1]
    const env = { ...settings, [kind === 'gateway' ? 'PORT' : 'CUSTODIAN_PORT']: String(port), ...more }
    const child = begin({ name, command: process.execPath, args: [join(root, PROGRAMS[kind])], env, folder })
    running.set(name, child)
    await answering(`http://127.0.0.1:${port}${kind === 'gateway' ? '/ready' : '/api/ready'}`, child)
  }
  const stop = async () => {
    const ending = [...running.values()].toReversed().map((child) => end(child))
    await Promise.all(ending)
  }
  try {
    // Production loads no demo data, so a custodian outside production loads it first.
    await run('custodian1', { NODE_ENV: 'test', DEMO_DATA: 'true', DEMO_ACTIVITY: 'off', TIMETABLE: 'off' })
    await stop()
    await Promise.all(['custodian1', 'custodian2'].slice(0, each).map((name) => run(name)))
    await Promise.all(['gateway1', 'gateway2'].slice(0, each).map((name) => run(name)))
  } catch (error) {
    for (const child of running.values()) killTree(child)
    throw error
  }
  return {
    kill: (name) => {
      const child = running.get(name)
      if (child) killTree(child)
    },
    bringBack: (name) => run(name),
    restart: async (name) => {
      const child = running.get(name)
      if (child) await end(child)
      await run(name)
    },
    stop,
  }
}
