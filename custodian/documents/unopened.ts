import { sql } from 'kysely'
import type { FileToOpen } from '../approvals/effect.ts'
import type { Person } from '../approvals/person.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** A file that what waits stands on, and since when it does. */
export interface StandsOn {
  /** Names what waits. */
  key: number
  attachmentId: number
  since: Date
}

/**
 * Which of these files the person has not opened since what waits stands on them, by whatever log-in: as the audit trail
 * has it, where every download is. The database holds acceptances and confirmations to the same (`has_opened` in 0080_requests.sql).
 */
export async function unopened(
  db: Db | Tx,
  person: Person,
  files: readonly StandsOn[],
): Promise<ReadonlyMap<number, FileToOpen>> {
  if (files.length === 0) return new Map()
  const { rows } = await sql<{ key: number; guid: string; file_name: string }>`
    select g.key, f.guid, f.file_name
    from unnest(${files.map(({ key }) => key)}::int[], ${files.map(({ attachmentId }) => attachmentId)}::int[],
      ${files.map(({ since }) => since)}::timestamptz[]) as g(key, attachment_id, since)
    join attachment f on f.attachment_id = g.attachment_id
    where not has_opened(${person.userId}::int, g.attachment_id, g.since)`.execute(db)
  return new Map(rows.map(({ key, guid, file_name: fileName }) => [key, { guid, fileName }]))
}
