import { setTimeout as pause } from 'node:timers/promises'
import { send, type Next } from './lanes.ts'
import type { Recording } from './limit.ts'
import type { Operation, Prepared } from './operations.ts'
import type { Portal } from './portal.ts'
import type { Statement } from './statements.ts'

/** Callers of a write change rows of their own, so the limit needs a recording for each of them. */
const WRITERS = 8
const WARM_UP = 3
const IDLE_MS = 3_000

/** Of one operation: a recording for each caller of a write, else one. */
export type Recorded = readonly Recording[]

/** The texts that the custodian sends when nobody asks for anything. */
export async function idleTexts(portal: Portal): Promise<Set<string>> {
  const statements = (await portal.database?.during(() => pause(IDLE_MS))) ?? []
  return new Set(statements.map(({ text }) => text))
}

/** What one answer of an operation sends to PostgreSQL. */
export async function record(
  portal: Portal,
  name: string,
  { writes = false }: Operation,
  { next, before }: Prepared,
  idle: ReadonlySet<string>,
): Promise<Recorded> {
  const { database } = portal
  if (!database) throw new Error('only statements of PostgreSQL can be recorded')
  await before?.()
  for (let turn = 0; turn < WARM_UP; turn += 1) await send(portal, next(WRITERS, turn))
  const recordings: Recording[] = []
  for (let caller = 0; caller < (writes ? WRITERS : 1); caller += 1) {
    const all = await database.during(() => send(portal, next(caller, WARM_UP)))
    const own = all.filter(({ text }) => !idle.has(text))
    const statements = own.filter(({ text }) => !CONTROL.test(text))
    recordings.push({ path: pathOf(name, caller), statements: writes ? statements : once(statements), writes })
  }
  // The copy that the limit works on begins as the portal did.
  await before?.()
  return recordings
}

/** Transactions of one answer; null where no PostgreSQL is watched. */
export async function transactionsOf(
  portal: Portal,
  { next, before }: Prepared,
  idle: ReadonlySet<string>,
): Promise<number | null> {
  if (!portal.database) return null
  await before?.()
  const all = await portal.database.during(() => send(portal, next(0, 0)))
  return new Set(all.filter(({ text }) => !idle.has(text)).map(({ transaction }) => transaction)).size
}

/** What the limit is asked for by each caller. */
export function nextOfLimit(name: string, recordings: Recorded): Next {
  return (caller) => ({ path: pathOf(name, caller % recordings.length), body: '{}' })
}

const pathOf = (name: string, caller: number) => `/${name}-${caller}`

/** Transactions and settings are the custodian's own; the limit has one transaction around a write and none around a read. */
const CONTROL = /^\s*(?:begin|start transaction|commit|rollback|savepoint|release|set)\b/i

/** Nobody who writes by hand asks the same twice for one answer. */
function once(statements: readonly Statement[]): Statement[] {
  return [...new Map(statements.map((one) => [JSON.stringify([one.text, one.values]), one])).values()]
}
