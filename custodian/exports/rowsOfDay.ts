import { subHours } from 'date-fns/subHours'
import { sql } from 'kysely'
import { MOST_ROWS_ALONE, WINDOW_HOURS } from '../../contract/exports.ts'
import { lockPerson, personOf } from '../approvals/person.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'

/** What one person has exported without a second one, and whether so many rows more need one. */
export interface RowsOfDay {
  /**
   * Of all lists and by every log-in of the person, asked for or sent within the last 24 hours. What was asked for before
   * and not sent yet can be downloaded no more.
   */
  soFar: number
  isAbove: (rows: number) => boolean
}

/**
 * Adds up what whoever acts exported alone, so that a long list cannot leave in slices. Until the transaction ends, others
 * by the same person wait: two at once count together. `but`: an export that does not count.
 */
export async function rowsOfDay({ tx, now, userId }: WriteContext, but = 0): Promise<RowsOfDay> {
  const person = await personOf(tx, userId ?? 0)
  await lockPerson(tx, person)
  // Each export of the day asks for its log-in: the log-ins of a person are found by no index.
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum(greatest(row_count, rows_sent)), 0)::int as rows from list_export
    where is_alone and greatest(asked_at, sent_at) > ${subHours(now, WINDOW_HOURS)} and export_id <> ${but}
      and (select own.person from portal_person own where own.user_id = list_export.user_id) = ${person.person}`.execute(
    tx,
  )
  const soFar = rows[0]?.rows ?? 0
  return { soFar, isAbove: (more) => soFar + more > MOST_ROWS_ALONE }
}
