import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { sqlState } from './errors.ts'
import { isTransient } from './transient.ts'

/** States of PostgreSQL in which every write fails until somebody acts. */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['53100', 'the disk of the database is full'],
  ['58030', 'the disk of the database fails'],
  ['25006', 'the database is read-only'],
])
/** So long after a failed write nothing is tried: rooms that happen to be free let some tables grow and not others. */
const HOLD_MS = 5_000

export type Writes = {
  /** Hears of every error of a call. */
  note: (error: unknown) => void
  /** Why nothing can be written; null while it can. Tries it once a failed write is some seconds old. */
  failing: () => Promise<string | null>
}

/** Whether the database takes writes, as the last failed one and a try of its own show. */
export function createWrites(tryOne: () => Promise<void>, now: () => number = () => performance.now()): Writes {
  let failure: { reason: string; at: number } | null = null
  let underWay: Promise<void> | null = null
  const attempt = async () => {
    try {
      await tryOne()
      failure = null
    } catch (error) {
      const reason = REFUSED.get(sqlState(error) ?? '')
      if (reason !== undefined) failure = { reason, at: now() }
      // Away or busy says nothing of the disk; anything else is a try that cannot be made here.
      else if (!isTransient(error)) failure = null
    }
  }
  return {
    note(error) {
      const reason = REFUSED.get(sqlState(error) ?? '')
      if (reason !== undefined) failure = { reason, at: now() }
    },
    async failing() {
      if (failure && now() - failure.at >= HOLD_MS) {
        underWay ??= attempt().finally(() => (underWay = null))
        await underWay
      }
      return failure?.reason ?? null
    },
  }
}

/** A new table always needs new room; it is gone with its transaction. */
export async function writeSomething(db: Db): Promise<void> {
  await db.transaction().execute((tx) =>
    sql`create temp table write_probe on commit drop as
      select repeat(md5(random()::text), 60) as text from generate_series(1, 64)`.execute(tx),
  )
}
