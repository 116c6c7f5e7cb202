import { getPlanFile, storePlanFile } from '../../contract/planUploads.ts'
import { requireNoTool } from '../platform/approvals/decider.ts'
import { acceptFile } from '../documents/acceptFile.ts'
import { storeFile } from '../documents/files.sql.ts'
import { scanned } from '../documents/upload.ts'
import { invalidField, notFound, refuse } from '../platform/http/errors.ts'
import type { Serving } from '../platform/http/serve.ts'
import { UPLOADS } from '../platform/http/throttle.ts'
import { planFileSettled, startPlanFile } from './planFile.ts'
import { planFileOfJob, type Outcome } from './result.ts'
import { violatedConstraint } from '../platform/db/errors.ts'
import { TABLES } from '../documents/tableKinds.ts'

const PLAN_UPLOAD = 6
const STANDARD_CSV = 1
const ALREADY_UPLOADED = 'This file was already uploaded for this plan.'
/** How long somebody who asks for the result waits for work that has begun. */
const PATIENCE_MS = 15_000

/** Files of participants that staff upload for a plan. */
export function planUploadRoutes({ serve, services }: Serving): void {
  serve(
    storePlanFile,
    async ({ call, body }) => {
      // Its money waits for a second person once the file is loaded, which no call does.
      requireNoTool({ byTool: call.principal.isTool, services })
      if (body.planTypeId !== STANDARD_CSV) throw invalidField('planTypeId', 'Please select a plan type')
      if (body.planId === 0) throw invalidField('planId', 'Please select an advisor')
      const file = await acceptFile(body, TABLES, 'CSV, XML, XLS or XLSX')
      const scan = await scanned(services, call, null, file)
      let attachmentId = 0
      const answer = await call
        .write(async ({ tx, audit }) => {
          const plan = await tx
            .selectFrom('plan')
            .select('plan_id')
            .where('plan_id', '=', body.planId)
            .executeTakeFirst()
          if (!plan) throw notFound()
          const stored = await storeFile(tx, services.pii, {
            ...file,
            ownerId: null,
            typeId: 0,
            ...scan,
            createdBy: call.principal.userId,
            now: call.now,
          })
          attachmentId = stored.attachmentId
          const { job_id } = await tx
            .insertInto('job')
            .values({
              job_type_id: PLAN_UPLOAD,
              business_date: call.today,
              date_scheduled: call.now,
              batch_id: `${call.today}-${PLAN_UPLOAD}-file-${attachmentId}`,
            })
            .returning('job_id')
            .executeTakeFirstOrThrow()
          await tx
            .insertInto('plan_file')
            .values({
              attachment_id: attachmentId,
              plan_id: body.planId,
              job_id,
              sha256: file.sha256,
              uploaded_by: call.principal.userId,
            })
            .execute()
          await audit({
            action: 'plan-file.upload',
            entity: 'attachment',
            entityId: attachmentId,
            after: { planId: body.planId, jobId: job_id, sizeBytes: file.content.length, sha256: file.sha256 },
          })
          return { jobId: job_id }
        })
        .catch((error: unknown) => {
          if (violatedConstraint(error) === 'plan_file_once') throw refuse(409, ALREADY_UPLOADED)
          throw error
        })
      startPlanFile(services, attachmentId)
      return answer
    },
    { limit: UPLOADS },
  )

  serve(getPlanFile, async ({ call, params }) => {
    const before = await planFileOfJob(call.db, params.jobId)
    if (!before) throw notFound()
    await planFileSettled(before.attachment_id, PATIENCE_MS)
    const file = (await planFileOfJob(call.db, params.jobId)) ?? before
    const { planId: _, ...outcome } = { ...NOTHING_YET, ...(file.outcome as Partial<Outcome> | null) }
    return {
      jobId: params.jobId,
      fileName: file.file_name,
      state: file.state === 'REFUSED' ? ('LOADED' as const) : file.state,
      money: moneyOf(file),
      ...outcome,
      findings: outcome.findings.map((finding) => ({ ...finding, isWarning: finding.isWarning === true })),
      reportId: file.job_file_id,
    }
  })
}

function moneyOf({
  state,
  waits,
}: {
  state: string
  waits: boolean | number
}): 'CREDITED' | 'WAITING' | 'REFUSED' | null {
  if (state === 'REFUSED') return 'REFUSED'
  if (state !== 'LOADED') return null
  return waits ? 'WAITING' : 'CREDITED'
}

const NOTHING_YET: Outcome = {
  planId: 0,
  rows: 0,
  accounts: 0,
  owners: 0,
  total: 0,
  errors: 0,
  warnings: 0,
  findings: [],
}
