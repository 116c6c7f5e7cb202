import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'

/** The first day after all closed months, from which postings may be dated; null if no month is closed. */
export async function openFrom(db: Db | Tx): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (max(month) + interval '1 month')::date as day from closed_month`.execute(db)
  return rows[0]?.day ?? null
}

/** The date for a posting that belongs to `day`: the day itself while its month is open, otherwise today. */
export async function postingDay(db: Db | Tx, day: string, today: string): Promise<string> {
  const open = await openFrom(db)
  return open !== null && day < open ? today : day
}

/** Blocks new postings until this transaction ends, and waits for those in progress. */
export async function holdMonths(tx: Tx): Promise<void> {
  await sql`select hold_months(true)`.execute(tx)
}
