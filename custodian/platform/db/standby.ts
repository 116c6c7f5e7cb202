import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

/**
 * Milliseconds to wait until a standby has replayed the primary's writes. A slower or silent standby is skipped for a
 * while.
 */
const PATIENCE_MS = 100
const BETWEEN_LOOKS_MS = 5
const REST_MS = 5_000

/**
 * Chooses where a list or report is read. The standby is used once it has replayed everything that the primary had
 * at the request, so nobody misses earlier writes. A slow, missing or unconfigured standby is skipped.
 */
export function readerOf(primary: Db, standby: Db | null): () => Promise<Db> {
  let restsUntil = 0
  return async () => {
    if (standby === null || performance.now() < restsUntil) return primary
    try {
      const { rows } = await sql<{ position: string }>`
        select pg_current_wal_flush_lsn()::text as position`.execute(primary)
      const givesUpAt = performance.now() + PATIENCE_MS
      while (performance.now() < givesUpAt) {
        if (await hasReached(standby, rows[0]?.position ?? '')) return standby
        await pause(BETWEEN_LOOKS_MS)
      }
    } catch {
      // If the check fails, the list is read from the primary.
    }
    restsUntil = performance.now() + REST_MS
    return primary
  }
}

async function hasReached(standby: Db, position: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(standby)
  return rows[0]?.has === true
}
