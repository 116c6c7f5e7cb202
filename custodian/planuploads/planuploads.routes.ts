import * as z from 'zod'
import { acceptFile } from '../documents/acceptFile.ts'
import { storeFile } from '../documents/files.sql.ts'
import { scanned } from '../documents/upload.ts'
import { sentFile } from '../documents/uploads.routes.ts'
import { OPERATIONS, staff } from '../http/access.ts'
import { violatedConstraint } from '../http/call.ts'
import { UPLOAD_BODY, type Api } from '../http/endpoint.ts'
import { invalidField, notFound, refuse } from '../http/errors.ts'
import { startPlanFile } from './planFile.ts'
import { PLAN_FILES } from './planFileKinds.ts'

const PLAN_UPLOAD = 6
const STANDARD_CSV = 1
const ALREADY_UPLOADED = 'This file was already uploaded for this plan.'

/** Files of participants that staff upload for a plan. */
export function planUploadRoutes(api: Api): void {
  const { services } = api

  api.endpoint({
    method: 'POST',
    adminPath: '/attachment/planupload',
    tag: 'plans',
    summary: 'Takes a file of participants; a job reads it, and loads all of its rows or none.',
    access: staff(...OPERATIONS),
    body: z.strictObject({
      ...sentFile,
      planTypeId: z.int().describe('1 Standard CSV, the only one'),
      planId: z.int().min(0),
    }),
    bodyLimit: UPLOAD_BODY,
    idempotent: true,
    response: z.strictObject({ jobId: z.int() }),
    handler: async ({ call, body }) => {
      if (body.planTypeId !== STANDARD_CSV) throw invalidField('planTypeId', 'Please select a plan type')
      if (body.planId === 0) throw invalidField('planId', 'Please select an advisor')
      const file = acceptFile(body, PLAN_FILES, 'CSV, XML, XLS or XLSX')
      const scanState = await scanned(services, call, null, file)
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
            scanState,
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
  })
}
