import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { sqlState } from './errors.ts'
import { isTransient } from './transient.ts'

/** SQLSTATEs after which every write fails until the operator acts. */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['53100', 'the disk of the database is full'],
  ['58030', 'the disk of the database fails'],
  ['25006', 'the database is read-only'],
])
/**
 * Time between a refused write and the trial write. A write that succeeds in between does not clear the failure,
 * because tables with free pages accept some writes on a full disk.
 */
const HOLD_MS = 5_000

export type Writes = {
  /** Receives every error of a call. */
  note: (error: unknown) => void
  /** The reason why writes fail, or null. Tries a write if the last failure is some seconds old. */
  failing: () => Promise<string | null>
}

/** Tracks whether the database accepts writes, by the last failure and a trial write. */
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
      // A transient error of the trial write gives no information, so the failure stays. Any other error clears the
      // failure, because a trial write cannot work in this database.
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

/** The trial creates a table, because a new table always needs disk space. The table is rolled back. */
export async function writeSomething(db: Db): Promise<void> {
  await db.transaction().execute((tx) =>
    sql`create temp table write_probe on commit drop as
      select repeat(md5(random()::text), 60) as text from generate_series(1, 64)`.execute(tx),
  )
}
