import { DAY_MS } from '../platform/calendar/durations.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import { isTransient } from '../platform/db/transient.ts'
import { EVENTS_KEPT_DAYS } from '../../contract/events.ts'

const BATCH = 1_000
/** Maximum number of batches that one reader publishes before it answers. */
const MOST_BATCHES = 10

/**
 * Gives every committed event of the outbox its position. The lock on the head row is held until the positions are
 * committed, so one writer runs at a time. A reader that sees a position can therefore read all earlier events. Returns
 * the newest position.
 */
export async function publishEvents(db: Db, batches = MOST_BATCHES): Promise<number> {
  let newest = 0
  for (let batch = 0; batch < batches; batch += 1) {
    const { rows } = await sql<{ position: bigint; waits: boolean }>`
      select position, (select min(event_id) from event_outbox) is not null as waits from event_head`.execute(db)
    newest = Number(rows[0]?.position ?? 0n)
    if (!rows[0]?.waits) return newest
    const taken = await publishBatch(db)
    if (taken === null) return newest
    newest = taken.position
    if (taken.count < BATCH) return newest
  }
  return newest
}

/** Publishes a batch of events; null in read-only mode, in which published events are still readable. */
async function publishBatch(db: Db): Promise<{ position: number; count: number } | null> {
  try {
    return await db.transaction().execute(async (tx) => {
      const { position } = await tx.selectFrom('event_head').select('position').forUpdate().executeTakeFirstOrThrow()
      const { rows } = await sql<{ n: number }>`
        with taken as (
          delete from event_outbox where event_id in (select event_id from event_outbox order by event_id limit ${sql.lit(BATCH)})
          returning *
        ), added as (
          insert into event (position, at, kind, subject_id, account_owner_id, account_id, status)
          select ${position}::bigint + row_number() over (order by event_id), at, kind, subject_id, account_owner_id, account_id, status
          from taken returning 1
        ) select count(*)::int as n from added`.execute(tx)
      const count = rows[0]?.n ?? 0
      const newest = position + BigInt(count)
      if (count > 0) await tx.updateTable('event_head').set({ position: newest }).execute()
      return { position: Number(newest), count }
    })
  } catch (error) {
    if (isTransient(error)) return null
    throw error
  }
}

/** Publishes events that nobody has polled for, and deletes events older than a month. */
export async function keepEvents(db: Db, now: Date): Promise<void> {
  await publishEvents(db, Infinity)
  const kept = new Date(now.getTime() - EVENTS_KEPT_DAYS * DAY_MS)
  await db.deleteFrom('event').where('at', '<', kept).execute()
}
