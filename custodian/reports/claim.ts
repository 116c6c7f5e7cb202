import { sql } from 'kysely'
import type { Tx } from '../db/connect.ts'

const LOCK = 4_001_006

/**
 * One report of activity is made at a time, until the transaction ends: the second run finds the first one's. It may
 * read the whole ledger and take longer than a person would wait.
 */
export async function claimReports(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(tx)
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
}
