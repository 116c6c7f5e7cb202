import { sql } from 'kysely'
import type { FileToOpen } from '../approvals/effect.ts'
import type { Person } from '../approvals/person.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** The file that an approval requires a person to open, and the time after which the person must open it. */
interface RequiredFile {
  /** Id of the approval. */
  key: number
  attachmentId: number
  since: Date
}

/** The required files that the person has not opened since the approval was requested. */
export async function unopenedSinceAsked(
  db: Db | Tx,
  person: Person,
  payloads: ReadonlyMap<number, { attachmentId: number }>,
): Promise<ReadonlyMap<number, FileToOpen>> {
  const asked = await db
    .selectFrom('approval')
    .select(['approval_id', 'asked_at'])
    .where('approval_id', 'in', [...payloads.keys()])
    .execute()
  const files = asked.map(({ approval_id: key, asked_at: since }) => ({
    key,
    attachmentId: payloads.get(key)?.attachmentId ?? 0,
    since,
  }))
  return unopened(db, person, files)
}

/**
 * The files that the person has not opened with any login since the time in `since`; the audit trail records every
 * download. The database enforces the same rule for acceptances and confirmations (`has_opened` in 0080_requests.sql).
 */
export async function unopened(
  db: Db | Tx,
  person: Person,
  files: readonly RequiredFile[],
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
