import type { ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ended, startProgram } from '../../scripts/child.ts'
import type { DemoDay } from '../../custodian/bank/demoBank.ts'
import { restClient, type Rest } from '../clients.ts'
import { freePort } from '../ports.ts'
import { startPostgres } from '../postgres.ts'
import type { Answer, Wish } from './orders.ts'
import { tokenOf } from './people.ts'

export type Row = Record<string, unknown>
export type Engine = 'pglite' | 'postgres'

/** A custodian with its own database, which can be killed and restarted. */
export interface World {
  as(userId: number): Rest
  /** An anonymous caller. */
  anyone: Rest
  withToken(token: string): Rest
  /** The caller with the operator's key. */
  operator: Rest
  now(): Date
  setClock(moment: Date): Promise<void>
  /** Queries the database directly, without the custodian. */
  rows(text: string): Promise<Row[]>
  /** Rows of each statement; the statements are rolled back. */
  rolledBack(statements: readonly string[]): Promise<Row[][]>
  letter(to: string, kind: string): Promise<string | null>
  /** The newest printed release letter to an owner, including the address. */
  paper(ownerId: number): Promise<string | null>
  /** Today's entries of the demo bank; null once they were sent. */
  bankDay(): Promise<DemoDay | null>
  /** The newest error lines of the custodian's log. */
  errors(): string[]
  kill(): Promise<void>
  /** Starts the custodian; returns the duration of the start in milliseconds. */
  start(): Promise<number>
  stop(): Promise<void>
}

const MOST_ERRORS = 20

export async function startWorld(engine: Engine, start: Date, hasClerk = false): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-machine-'))
  const postgres = engine === 'postgres' ? await startPostgres() : null
  const databaseUrl = await postgres?.database()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let moment = start
  let custodian: Custodian | null = null
  let logged: string[] = []
  const running = () => {
    if (!custodian) throw new Error('the custodian is not running')
    return custodian
  }
  const begin = async () => {
    const from = performance.now()
    custodian = await startCustodian(
      {
        MACHINE_PORT: String(port),
        MACHINE_DATA: dataDir,
        MACHINE_DATABASE: databaseUrl ?? '',
        MACHINE_NOW: moment.toISOString(),
      },
      (text) => {
        logged = [...logged, ...text.split('\n')].filter((line) => line !== '').slice(-MOST_ERRORS)
      },
    )
    return performance.now() - from
  }
  const kill = async () => {
    const dying = custodian
    custodian = null
    await dying?.kill()
  }
  await begin()
  await running().ask({ kind: 'seed', hasClerk })
  const operator = restClient(url)
  return {
    as: (userId) => restClient(url, tokenOf(userId)),
    anyone: restClient(url),
    withToken: (token) => restClient(url, token),
    operator: (method, path, body) =>
      operator(method, path, body, { authorization: 'Operator operator-key-of-the-tests' }),
    now: () => moment,
    setClock: async (next) => {
      moment = next
      await running().ask({ kind: 'clock', now: next.toISOString() })
    },
    rows: (text) => running().ask({ kind: 'rows', text }) as Promise<Row[]>,
    rolledBack: (statements) => running().ask({ kind: 'rolledBack', statements }) as Promise<Row[][]>,
    letter: (to, kind) => running().ask({ kind: 'letter', to, letter: kind }) as Promise<string | null>,
    paper: (ownerId) => running().ask({ kind: 'paper', ownerId }) as Promise<string | null>,
    bankDay: () => running().ask({ kind: 'bankDay' }) as Promise<DemoDay | null>,
    errors: () => logged,
    kill,
    start: begin,
    stop: async () => {
      await kill()
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

interface Custodian {
  ask(wish: Wish): Promise<unknown>
  kill(): Promise<void>
}

async function startCustodian(settings: Record<string, string>, onError: (text: string) => void): Promise<Custodian> {
  const child = startProgram('tests/machine/custodian.ts', [], {
    env: { ...process.env, NODE_ENV: 'test', TZ: 'UTC', ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  let printed = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
    onError(chunk.toString())
  })
  const end = ended(child)
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const ask = questionsOf(child, () => printed)
  await ask(null)
  return {
    ask,
    kill: async () => {
      process.off('exit', killWithUs)
      child.kill('SIGKILL')
      await end
    },
  }
}

/** Sends a message to the custodian's process; null waits until the custodian is listening. */
function questionsOf(child: ChildProcess, printed: () => string): (wish: Wish | null) => Promise<unknown> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  child.on('message', (answer: Answer) => {
    const question = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.error === undefined) question?.resolve(answer.value)
    else question?.reject(new Error(answer.error))
  })
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(`the custodian has ended: ${printed()}`))
  })
  return (wish) =>
    new Promise((resolve, reject) => {
      const id = wish === null ? 0 : ++last
      waiting.set(id, { resolve, reject })
      if (wish !== null) child.send({ id, ...wish })
    })
}
