import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'

const ATTEMPTS = 100
const BETWEEN_LOOKS = 100

/**
 * A ledger transaction id up to which no new transaction can appear any more. Ids are issued before the commit, so a
 * lower id can become visible after a higher one. Waits for current writers without blocking new ones. 0 for an empty
 * ledger.
 * @throws Error if a writer has been active for ten seconds
 */
export async function settledUpTo(db: Db): Promise<number> {
  // The order of these reads matters: a writer that starts after the second read gets a higher id than the first
  // returned.
  const { rows: newest } = await sql<{ id: number | null }>`
    select max(transaction_id) as id from ledger_transaction`.execute(db)
  const { rows: begun } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { rows } = await sql<{ ended: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) >= ${begun[0]?.next}::xid8 as ended`.execute(db)
    if (rows[0]?.ended) return newest[0]?.id ?? 0
    await pause(BETWEEN_LOOKS)
  }
  throw new Error('The ledger is being written to all the time.')
}
