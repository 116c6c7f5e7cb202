import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'

/** The first day that postings may be dated; everything before it is closed. Null if no month is closed. */
export async function openFrom(db: Db | Tx): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (max(month) + interval '1 month')::date as day from closed_month`.execute(db)
  return rows[0]?.day ?? null
}

/** The date of a posting made now for a day: the day itself while its month is open, otherwise today. */
export async function postingDay(db: Db | Tx, day: string, today: string): Promise<string> {
  const open = await openFrom(db)
  return open !== null && day < open ? today : day
}

/** Waits for postings in progress and blocks new ones until this transaction ends. */
export async function holdMonths(tx: Tx): Promise<void> {
  await sql`select hold_months(true)`.execute(tx)
}
