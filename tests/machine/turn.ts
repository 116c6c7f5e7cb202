import { isDeepStrictEqual } from 'node:util'
import type { Rest, RestAnswer } from '../clients.ts'
import type { Journal } from './journal.ts'
import { STAFF, type Staff } from './people.ts'
import type { Random } from './random.ts'
import type { Row, World } from './world.ts'

/** One operation of one person or job. It has its own random numbers, on which concurrent operations have no effect. */
export interface Turn {
  step: number
  random: Random
  world: World
  journal: Journal
  /** Whether the custodian may be killed during the operation. */
  mayBeCutOff: () => boolean
}

const DOUBLE = 0.15

export interface Write {
  method: 'POST' | 'PUT'
  path: string
  body?: unknown
  /** False if the call accepts no idempotency key and detects repeats itself, like the operator's calls. */
  isKeyed?: boolean
}

/**
 * Sends a write with its own idempotency key, sometimes twice in parallel. Returns null if the custodian was killed
 * meanwhile.
 */
export async function write(
  turn: Turn,
  who: Rest,
  { method, path, body, isKeyed = true }: Write,
): Promise<RestAnswer | null> {
  const headers = { 'idempotency-key': `machine-${turn.step}-${path.replaceAll(/\W+/g, '-')}`.slice(0, 64) }
  const send = () => heard(turn, `${method} ${path}`, () => who(method, path, body ?? {}, headers))
  const answers = turn.random.chance(DOUBLE) ? await Promise.all([send(), send()]) : [await send()]
  const done = answers.filter((answer) => answer !== null && answer.status < 300)
  if (isKeyed && who !== turn.world.operator && done.length === 2 && !isDeepStrictEqual(done[0]?.body, done[1]?.body))
    turn.journal.wrong(`step ${turn.step}: ${path} answered one key twice and differently`)
  return done[0] ?? answers[0] ?? null
}

/**
 * Counts the answer, and reports a server error as a problem. If the connection breaks without a kill, repeats the call
 * once; a second break is a problem.
 */
export async function heard(turn: Turn, what: string, call: () => Promise<RestAnswer>): Promise<RestAnswer | null> {
  const answer = await answerOf(turn, what, call)
  turn.journal.count(answer)
  if (answer !== null && answer.status >= 500 && answer.status !== 503 && !turn.mayBeCutOff())
    turn.journal.wrong(`step ${turn.step}: ${what} answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

async function answerOf(turn: Turn, what: string, call: () => Promise<RestAnswer>): Promise<RestAnswer | null> {
  try {
    return await call()
  } catch (first) {
    if (turn.mayBeCutOff() && first instanceof TypeError) return null
    turn.journal.brokeOff(`step ${turn.step}: ${what}: ${reasonOf(first)}`)
  }
  try {
    return await call()
  } catch (second) {
    turn.journal.wrong(`step ${turn.step}: ${what} got no answer twice: ${reasonOf(second)}`)
    return null
  }
}

const reasonOf = (error: unknown) => `${String(error)}, ${String((error as Error).cause)}`

/** A numeric field of the response; null if the call failed or the field is missing. */
export function numberOf(answer: RestAnswer | null, name: string): number | null {
  if (answer === null || answer.status >= 300 || typeof answer.body !== 'object' || answer.body === null) return null
  const value = (answer.body as Record<string, unknown>)[name]
  return typeof value === 'number' ? value : null
}

export const isDone = (answer: RestAnswer | null): answer is RestAnswer => answer !== null && answer.status < 300

export const idOf = (row: Row | undefined, name: string): number => Number(row?.[name])

/** A random row; undefined if there is none. */
export async function pick(turn: Turn, text: string): Promise<Row | undefined> {
  return turn.random.one(await look(turn, text))
}

/** Runs a query; returns no rows while the custodian is being killed. */
async function look(turn: Turn, text: string): Promise<Row[]> {
  try {
    return await turn.world.rows(text)
  } catch (error) {
    if (turn.mayBeCutOff()) return []
    throw error
  }
}

export function anyStaff(turn: Turn, ...roles: Staff['role'][]): Rest {
  const staff = turn.random.one(STAFF.filter(({ role }) => roles.includes(role)))
  return turn.world.as(staff?.userId ?? 21)
}
