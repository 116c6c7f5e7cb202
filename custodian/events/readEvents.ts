import { sql, type Selectable } from 'kysely'
import { statusWord, type Event, type EventKind, type Events } from '../../contract/events.ts'
import type { Db } from '../platform/db/connect.ts'
import type { DB } from '../platform/db/schema.ts'
import { publishEvents } from './publish.ts'

/** The events that a reader may receive; if `accountOwnerId` is null, the events about all owners. */
type Scope = { kinds: readonly EventKind[]; accountOwnerId: number | null }

/** Number of positions that one read of all owners' events scans, even if few of them are for the reader. */
const WINDOW = 10_000

/** Events after a position, and the next position; `newest` is the newest published position. */
export async function readEvents(
  db: Db,
  { kinds, accountOwnerId }: Scope,
  { after, newest, limit }: { after: number; newest: number; limit: number },
): Promise<Omit<Events, 'oldest'>> {
  const upTo = accountOwnerId === null ? Math.min(newest, after + WINDOW) : newest
  const rows = await eventsBetween(db, after, upTo)
    .where('kind', 'in', kinds)
    .$if(accountOwnerId !== null, (query) => query.where('account_owner_id', '=', accountOwnerId))
    .limit(limit)
    .execute()
  const last = rows.at(-1)
  // A position that was never issued is from another database, so its reader continues after the newest event.
  const next = rows.length === limit && last ? Number(last.position) : upTo
  return { events: rows.map(toWire), next, hasMore: next < newest }
}

/** Reads events for several readers in one query: all events, or those of these owners. */
export async function readForMany(
  db: Db,
  owners: readonly number[] | 'all',
  { after, newest, limit }: { after: number; newest: number; limit: number },
): Promise<{ events: Event[]; position: number; hasMore: boolean }> {
  const rows = await eventsBetween(db, after, newest)
    .$if(owners !== 'all', (query) => query.where(sql<boolean>`account_owner_id = any(${owners}::int[])`))
    .limit(limit)
    .execute()
  const last = rows.at(-1)
  const position = rows.length === limit && last ? Number(last.position) : newest
  return { events: rows.map(toWire), position, hasMore: position < newest }
}

function eventsBetween(db: Db, after: number, upTo: number) {
  return db
    .selectFrom('event')
    .selectAll()
    .where('position', '>', BigInt(after))
    .where('position', '<=', BigInt(upTo))
    .orderBy('position')
}

/** The oldest stored position; if all events are deleted, the next position. */
export async function oldestPosition(db: Db, newest: number): Promise<number> {
  const row = await db.selectFrom('event').select('position').orderBy('position').limit(1).executeTakeFirst()
  return Number(row?.position ?? newest + 1)
}

function toWire(row: Selectable<DB['event']>): Event {
  const kind = row.kind as EventKind
  return {
    position: Number(row.position),
    at: row.at.toISOString(),
    kind,
    id: row.subject_id,
    accountOwnerId: row.account_owner_id,
    accountId: row.account_id,
    status: statusWord(kind, row.status),
  }
}

const LOOK_EVERY_MS = 250

/** Publishes waiting events; while no event follows `after`, polls again until the time is over. */
export async function newestBehind(db: Db, after: number, waitMs: number): Promise<number> {
  const until = performance.now() + waitMs
  for (;;) {
    const newest = await publishEvents(db)
    const left = until - performance.now()
    if (newest > after || left <= 0) return newest
    await new Promise((resolve) => setTimeout(resolve, Math.min(LOOK_EVERY_MS, left)))
  }
}
