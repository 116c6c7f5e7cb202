import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'

const LOCK = 4_001_006

/**
 * Takes an advisory lock until the transaction ends. Only one activity report is made at a time, so a second run
 * finds the report of the first.
 */
export async function lockReports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
}
