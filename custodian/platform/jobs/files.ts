import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/connect.ts'
import type { Pii } from '../crypto/pii.ts'

/**
 * A file that a run makes for the bank, the printer or staff. Files may contain personal data and are encrypted at
 * rest.
 */
export interface NewJobFile {
  /** The file's name, which is unique in a run and contains no personal data. */
  fileName: string
  contentType: string
  content: Uint8Array
  /**
   * True for a file with data that staff may not read, such as codes in letters. Staff can neither see it in lists
   * nor download it.
   */
  operatorOnly?: boolean
  /** Number of rows, letters, copies or payments about people, which count as read when staff download the file. */
  people: number
}

/**
 * Stores a file of a run. A file is never changed or deleted, so every download returns the same bytes. Call this in
 * the transaction of the work. Returns the file's id.
 * @throws a unique violation (23505) for a second file of the same name in the run
 */
export async function storeJobFile(
  tx: Tx,
  pii: Pii,
  run: { jobId: number; now: Date },
  file: NewJobFile,
): Promise<number> {
  const { job_file_id } = await tx
    .insertInto('job_file')
    .values({
      job_id: run.jobId,
      file_name: file.fileName,
      content_type: file.contentType,
      size_bytes: file.content.length,
      sha256: createHash('sha256').update(file.content).digest('hex'),
      content: pii.sealBytes(file.content, jobFileAssociatedData(run.jobId, file.fileName)),
      created_at: run.now,
      operator_only: file.operatorOnly ?? false,
      people: file.people,
    })
    .returning('job_file_id')
    .executeTakeFirstOrThrow()
  return job_file_id
}

/** Decrypts a stored file; null for an unknown id. */
export async function readJobFile(db: Db | Tx, pii: Pii, jobFileId: number) {
  const row = await db
    .selectFrom('job_file')
    .innerJoin('job', 'job.job_id', 'job_file.job_id')
    .select(['job_file.job_id', 'job_type_id', 'file_name', 'content_type', 'content', 'operator_only', 'people'])
    .where('job_file_id', '=', jobFileId)
    .executeTakeFirst()
  if (!row) return null
  const content = pii.openBytes(row.content, jobFileAssociatedData(row.job_id, row.file_name))
  return {
    jobId: row.job_id,
    jobTypeId: row.job_type_id,
    fileName: row.file_name,
    contentType: row.content_type,
    operatorOnly: row.operator_only,
    people: row.people ?? estimatedPeople(row.content_type, content),
    content,
  }
}

/** Number of letters or copies in a full print set. */
const PRINT_SET = 500

/** Counts the people in a file of an earlier version: the lines below the header, or a full print set. */
const estimatedPeople = (contentType: string, content: Buffer) =>
  contentType.startsWith('text/') ? Math.max(0, content.toString('latin1').trimEnd().split('\n').length - 1) : PRINT_SET

/** Lists the files of several runs that staff may download, by run id, oldest first. */
export async function filesOfJobs(
  db: Db,
  jobIds: readonly number[],
): Promise<Map<number, Array<{ id: number; fileName: string }>>> {
  const files = new Map<number, Array<{ id: number; fileName: string }>>()
  if (jobIds.length === 0) return files
  // Reads run by run, because in one join the planner would scan the whole table for the run with the most files.
  const { rows } = await sql<{ job_id: number; job_file_id: number; file_name: string }>`
    select j.job_id, f.* from unnest(${jobIds}::int[]) as j (job_id) cross join lateral (
      select job_file_id, file_name from job_file where job_id = j.job_id and not operator_only offset 0) f
    order by f.job_file_id`.execute(db)
  for (const row of rows) {
    const ofJob = files.get(row.job_id) ?? []
    ofJob.push({ id: row.job_file_id, fileName: row.file_name })
    files.set(row.job_id, ofJob)
  }
  return files
}

/** Maximum number of listed files that only the operator may read. */
const MOST_SETS = 20

/**
 * Lists the newest files that only the operator may read, newest first; with `before`, those older than that file.
 * Leaves out IRIS tables, which have their own command and are so many that they would push out the letters.
 */
export async function operatorFiles(db: Db, pii: Pii, before: number | undefined) {
  let query = db
    .selectFrom('job_file')
    .select(['job_file_id', 'job_id', 'file_name', 'content_type', 'content'])
    .where('operator_only', '=', true)
    .where(sql<boolean>`not exists (select from tax_return_record r where r.job_file_id = job_file.job_file_id)`)
  if (before !== undefined) query = query.where('job_file_id', '<', before)
  const rows = await query.orderBy('job_file_id', 'desc').limit(MOST_SETS).execute()
  return rows.map((row) => ({
    id: row.job_file_id,
    fileName: row.file_name,
    contentType: row.content_type,
    content: pii.openBytes(row.content, jobFileAssociatedData(row.job_id, row.file_name)),
  }))
}

/** Associated data of an encrypted file: the file can be decrypted only for its own run and name. */
export const jobFileAssociatedData = (jobId: number, fileName: string) => `job_file:${jobId}:${fileName}`
