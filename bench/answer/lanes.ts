import { Pool } from 'undici'
import type { Totals } from './statements.ts'

/** CPU microseconds of each server. */
type Cpu = Record<'gateway' | 'custodian' | 'database', number>

/** A measured server: a portal, or the minimal server of limit.ts. */
export interface Lane {
  name: string
  url: string
  cpu(): Promise<Cpu>
  /** PostgreSQL's counters so far; null without PostgreSQL. */
  totals(): Promise<Totals | null>
  stop(): Promise<void>
}

export interface Request {
  /** Path of this request, if it differs from the path of the measured server. */
  path?: string
  body: string
  cookie?: string
}

/** The next request of a caller; callers and turns are numbered from 0. */
export type Next = (caller: number, turn: number) => Request

/** Mean per response of a slice, in milliseconds. */
export interface Slice extends Cpu {
  sum: number
  perSecond: number
  statements: number
  plan: number
  execution: number
}

const HEADERS = { 'content-type': 'application/json', 'x-portal': '1' }

/** Sends one request. */
export async function send(lane: Lane, request: Request): Promise<void> {
  const pool = new Pool(new URL(lane.url).origin, { connections: 1 })
  await ask(pool, lane, request).finally(() => pool.close())
}

async function ask(pool: Pool, lane: Lane, { path = '', body, cookie }: Request): Promise<void> {
  const headers = cookie === undefined ? HEADERS : { ...HEADERS, cookie }
  const sent = {
    method: 'POST',
    path: path || new URL(lane.url).pathname,
    headers,
    body,
  } as const
  const answer = await pool.request(sent)
  const text = await answer.body.text()
  if (answer.statusCode !== 200 || text.includes('"errors":[{'))
    throw new Error(`${lane.name} answered ${answer.statusCode}: ${text.slice(0, 2_000)}`)
}

/** Sends requests from several callers, each of whom waits for every response. */
export async function measure(lane: Lane, next: Next, count: number, callers: number): Promise<Slice> {
  const pool = new Pool(new URL(lane.url).origin, { connections: callers })
  const totals = await lane.totals()
  const before = await lane.cpu()
  const began = performance.now()
  let left = count
  const caller = async (number: number) => {
    for (let turn = 0; left-- > 0; turn += 1) await ask(pool, lane, next(number, turn))
  }
  await Promise.all(Array.from({ length: callers }, (_, number) => caller(number)))
  const seconds = (performance.now() - began) / 1_000
  const after = await lane.cpu()
  const totalsAfter = await lane.totals()
  await pool.close()
  const used = (part: keyof Cpu) => (after[part] - before[part]) / count / 1_000
  const done = (what: keyof Totals) => ((totalsAfter?.[what] ?? NaN) - (totals?.[what] ?? NaN)) / count
  const [gateway, custodian, database] = [used('gateway'), used('custodian'), used('database')]
  return {
    gateway,
    custodian,
    database,
    sum: gateway + custodian + database,
    perSecond: count / seconds,
    statements: done('statements'),
    plan: done('plan'),
    execution: done('execution'),
  }
}
