import { setTimeout as pause } from 'node:timers/promises'
import { send, type Next, type Request } from './lanes.ts'
import type { Recording } from './limit.ts'
import type { Operation, Prepared } from './operations.ts'
import type { Portal } from './portal.ts'
import type { Statement } from './statements.ts'

/** Each caller of a write changes other rows, so the minimal server (limit.ts) needs a recording per caller. */
const WRITERS = 8
const WARM_UP = 3
/** Number of recordings of a read. */
const TIMES = 3
const IDLE_MS = 3_000

/** Recordings of one operation: one for each caller of a write, otherwise one. */
export type Recorded = readonly Recording[]

const idle = new WeakMap<Portal, Set<string>>()

/** Background statements of the custodian, recorded once. */
async function idleTexts(portal: Portal): Promise<ReadonlySet<string>> {
  const known = idle.get(portal)
  if (known) return known
  const statements = (await portal.database?.during(() => pause(IDLE_MS))) ?? []
  const texts = new Set(statements.map(({ text }) => text))
  idle.set(portal, texts)
  return texts
}

/** Records the SQL statements that one operation runs. */
export async function record(
  portal: Portal,
  name: string,
  { writes = false }: Operation,
  { next, before }: Prepared,
): Promise<Recorded> {
  await before?.()
  for (let turn = 0; turn < WARM_UP; turn += 1) await send(portal, next(WRITERS, turn))
  const recordings: Recording[] = []
  if (writes)
    for (let caller = 0; caller < WRITERS; caller += 1) {
      const statements = withoutControl(await answered(portal, next(caller, WARM_UP)))
      recordings.push({ path: pathOf(name, caller), statements, writes })
    }
  else {
    const answers: Statement[][] = []
    for (let turn = 0; turn < TIMES; turn += 1) answers.push(withoutControl(await answered(portal, next(0, turn))))
    recordings.push({ path: pathOf(name, 0), statements: once(inAll(answers)), writes })
  }
  // The minimal server (limit.ts) later uses this database, so reset it as before a slice.
  await before?.()
  return recordings
}

/** Transactions per response: the minimum of several; null without PostgreSQL. */
export async function transactionsOf(portal: Portal, { next, before }: Prepared): Promise<number | null> {
  if (!portal.database) return null
  await before?.()
  const counts: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const statements = await answered(portal, next(turn, turn))
    counts.push(new Set(statements.map(({ transaction }) => transaction)).size)
  }
  return Math.min(...counts)
}

/**
 * The statements of one response, without those of background transactions, in which the custodian publishes events and
 * chains the audit trail.
 */
async function answered(portal: Portal, request: Request): Promise<Statement[]> {
  if (!portal.database) throw new Error('only statements of PostgreSQL can be recorded')
  const texts = await idleTexts(portal)
  const all = await portal.database.during(() => send(portal, request))
  const background = new Set(all.filter(({ text }) => BACKGROUND.test(text)).map(({ transaction }) => transaction))
  return all.filter(({ text, transaction }) => !background.has(transaction) && !texts.has(text))
}

const BACKGROUND = /\b(?:event_outbox|event_head|audit_chain|insert into event)\b/

const withoutControl = (statements: readonly Statement[]) => statements.filter(({ text }) => !CONTROL.test(text))

/** Statements that every response has; occasional ones are left out. */
function inAll([first = [], ...others]: readonly Statement[][]): Statement[] {
  return first.filter(({ text }) => others.every((other) => other.some((one) => one.text === text)))
}

/** The requests of each caller to the minimal server (limit.ts). */
export function nextOfLimit(name: string, recordings: Recorded): Next {
  return (caller) => ({ path: pathOf(name, caller % recordings.length), body: '{}' })
}

const pathOf = (name: string, caller: number) => `/${name}-${caller}`

/**
 * Statements about transactions and settings, which are not recorded: the minimal server (limit.ts) uses one
 * transaction for a write and none for a read.
 */
const CONTROL = /^\s*(?:begin|start transaction|commit|rollback|savepoint|release|set)\b/i

/** Removes repeated statements, because a hand-written server would run a statement once for a response. */
function once(statements: readonly Statement[]): Statement[] {
  return [...new Map(statements.map((one) => [JSON.stringify([one.text, one.values]), one])).values()]
}
