import { subHours } from 'date-fns/subHours'
import { sql } from 'kysely'
import { MOST_ROWS_ALONE, WINDOW_HOURS } from '../../contract/exports.ts'
import { lockPerson, personOf, type Person } from '../approvals/person.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** The number of rows that one person exported without a second person, and whether further rows need one. */
export interface RowsOfDay {
  /**
   * Rows of all exports that the person requested or downloaded within the last 24 hours, with any login. Older exports
   * can no longer be downloaded.
   */
  soFar: number
  isAbove: (rows: number) => boolean
}

/**
 * Totals the person's unreleased exports, so a long list can't be exported in slices. Locks the person until the
 * transaction ends, so concurrent requests count together. `but`: an export that does not count.
 */
export async function rowsOfDay({ tx, now, userId }: WriteContext, but = 0): Promise<RowsOfDay> {
  const person = await personOf(tx, userId ?? 0)
  await lockPerson(tx, person)
  const soFar = await rowsSoFar(tx, person, { now, but })
  return { soFar, isAbove: (more) => soFar + more > MOST_ROWS_ALONE }
}

/** The rows that this person may still export without a second person. */
export async function rowsLeft(db: Db, now: Date, userId: number): Promise<number> {
  const soFar = await rowsSoFar(db, await personOf(db, userId), { now, but: 0 })
  return Math.max(0, MOST_ROWS_ALONE - soFar)
}

async function rowsSoFar(db: Db | Tx, { person }: Person, { now, but }: { now: Date; but: number }): Promise<number> {
  // Looks up the login of each export of the day, because no index finds exports by person.
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum(greatest(row_count, rows_sent)), 0)::int as rows from list_export
    where is_alone and greatest(asked_at, sent_at) > ${subHours(now, WINDOW_HOURS)} and export_id <> ${but}
      and (select own.person from portal_person own where own.user_id = list_export.user_id) = ${person}`.execute(db)
  return rows[0]?.rows ?? 0
}
