import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'

const LOCK = 4_001_006

/** Advisory lock until the transaction ends: one activity report at a time, so a second run finds the first one's. */
export async function lockReports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
}
