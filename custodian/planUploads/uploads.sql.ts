import { sql } from 'kysely'
import type { PlanUpload } from '../../contract/planUploads.ts'
import type { Db } from '../platform/db/connect.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import { fromCents } from '../platform/money.ts'
import { moneyOf, moneyWaits, stateOf } from './result.ts'

/** Sorts by file id, because ids rise with upload time. */
export const UPLOAD_SORTS = { uploaded: [sortBy('plan_file.attachment_id', 'int')] } as const satisfies Sorts

/** Sum of a file's imported amounts in cents, for the control total of an export. */
export const UPLOAD_CENTS = sql<bigint>`plan_file.total_cents`

type UploadRow = Awaited<ReturnType<ReturnType<typeof uploadedFiles>['executeTakeFirstOrThrow']>>

/** Lists the uploaded files of one plan or of all plans. */
export function uploadedFiles(db: Db, { planId }: { planId?: number | undefined }) {
  const rows = db
    .selectFrom('plan_file')
    .innerJoinLateral(
      // Looks up the document of each row separately, because a join would read all documents.
      (files) =>
        files
          .selectFrom('attachment')
          .select(['file_name', 'created_at'])
          .whereRef('attachment.attachment_id', '=', 'plan_file.attachment_id')
          .offset(sql.lit(0))
          .as('attachment'),
      (join) => join.onTrue(),
    )
    .innerJoin('plan', 'plan.plan_id', 'plan_file.plan_id')
    .select((row) =>
      row
        .selectFrom('portal_user')
        .select('email')
        .whereRef('portal_user.user_id', '=', 'plan_file.uploaded_by')
        .$asScalar()
        .$notNull()
        .as('email'),
    )
    .select([
      'plan_file.job_id',
      'plan_file.plan_id',
      'plan.name as plan_name',
      'attachment.file_name',
      'attachment.created_at',
      'plan_file.state',
      'plan_file.lines',
      'plan_file.total_cents',
      'plan_file.errors',
      'plan_file.warnings',
    ])
    .select(moneyWaits.as('waits'))
  return planId === undefined ? rows : rows.where('plan_file.plan_id', '=', planId)
}

export function uploadView(row: UploadRow): PlanUpload {
  return {
    jobId: row.job_id,
    planId: row.plan_id,
    planName: row.plan_name,
    fileName: row.file_name,
    uploadedAt: row.created_at.toISOString(),
    uploadedBy: row.email,
    state: stateOf(row.state),
    money: moneyOf(row),
    rows: row.lines,
    total: row.total_cents === null ? null : fromCents(row.total_cents),
    errors: row.errors,
    warnings: row.warnings,
  }
}

/** Finds a file that was not loaded, with its encrypted bytes. Undefined for every other file and for malware. */
export function failedFile(db: Db, jobId: number) {
  return db
    .selectFrom('plan_file')
    .innerJoin('attachment', 'attachment.attachment_id', 'plan_file.attachment_id')
    .innerJoin('attachment_content', 'attachment_content.attachment_id', 'plan_file.attachment_id')
    .select(['plan_file.attachment_id', 'plan_id', 'guid', 'file_name', 'content_type', 'content'])
    .where('plan_file.job_id', '=', jobId)
    .where('plan_file.state', '=', 'FAILED')
    .where('attachment.scan_state', '=', 'CLEAN')
    .executeTakeFirst()
}
