import * as z from 'zod'
import { OPERATIONS, operator, staff } from '../platform/http/access.ts'
import type { Api } from '../platform/http/endpoint.ts'
import { forbidden, notFound } from '../platform/http/errors.ts'
import { calendarDay, momentOut, pathId } from '../../contract/fields.ts'
import type { Db } from '../platform/db/connect.ts'
import { filesOfJobs, operatorFiles, readJobFile } from '../platform/jobs/files.ts'
import { runJob } from './run.ts'
import type { JobTypeId } from '../platform/jobs/types.ts'

const RECENT_MS = 7 * 24 * 3_600_000

const row = z.strictObject({
  id: z.int(),
  jobTypeId: z.int(),
  dateScheduled: momentOut.nullable(),
  dateCompleted: momentOut.nullable(),
  batchId: z.string().nullable(),
  /** What went wrong, a line for each item; no personal data. Null when nothing did. */
  note: z.string().nullable(),
  files: z.array(z.strictObject({ id: z.int(), fileName: z.string() })),
})
const download = z.strictObject({ contentType: z.string(), content: z.base64(), fileName: z.string() })

/** What the jobs did, for staff; and running one now, for the operator of this machine. */
export function jobRoutes(api: Api): void {
  api.endpoint({
    method: 'GET',
    adminPath: '/job',
    tag: 'jobs',
    summary: 'Jobs that are not completed, newest first.',
    access: staff(...OPERATIONS),
    response: z.array(row),
    handler: async ({ call }) => {
      const rows = await jobRows(call.db).where('date_completed', 'is', null).orderBy('job_id', 'desc').execute()
      return withFiles(call.db, rows)
    },
  })

  api.endpoint({
    method: 'GET',
    adminPath: '/job/complete',
    tag: 'jobs',
    summary: 'Jobs completed within the last 168 hours, newest first.',
    access: staff(...OPERATIONS),
    response: z.array(row),
    handler: async ({ call }) => {
      const rows = await jobRows(call.db)
        .where('date_completed', '>=', new Date(call.now.getTime() - RECENT_MS))
        .orderBy('date_completed', 'desc')
        .execute()
      return withFiles(call.db, rows)
    },
  })

  api.endpoint({
    method: 'GET',
    adminPath: '/job/file/:id',
    tag: 'jobs',
    summary: 'A file that a job made, as base64: the same bytes every time.',
    access: staff(...OPERATIONS),
    params: z.object({ id: pathId }),
    response: download,
    handler: async ({ call, params }) => {
      const file = await readJobFile(call.db, api.services.pii, params.id)
      if (!file) throw notFound()
      if (file.operatorOnly) throw forbidden()
      const { jobId, fileName, contentType, content } = file
      await call.write(({ audit }) =>
        audit({ action: 'jobFile.download', entity: 'job_file', entityId: params.id, after: { jobId, fileName } }),
      )
      return { contentType, content: content.toString('base64'), fileName }
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/job/prints',
    tag: 'jobs',
    summary: 'The newest print sets with secret letters, which staff cannot download; as base64, 20 at most.',
    access: operator,
    body: z.strictObject({}),
    response: z.strictObject({ files: z.array(download) }),
    handler: async ({ call }) => {
      const files = await operatorFiles(call.db, api.services.pii)
      await call.write(({ audit }) =>
        audit({
          action: 'jobFile.prints',
          entity: 'job_file',
          after: { files: files.map(({ fileName }) => fileName) },
        }),
      )
      return { files: files.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') })) }
    },
  })

  api.endpoint({
    method: 'POST',
    path: '/job/run',
    tag: 'jobs',
    summary: 'Runs a job now and answers what it did.',
    access: operator,
    body: z.strictObject({ jobTypeId: z.int().min(1).max(14), businessDate: calendarDay.optional() }),
    response: z.looseObject({ jobId: z.int() }),
    handler: ({ body }) => runJob(api.services, body.jobTypeId as JobTypeId, body.businessDate),
  })
}

function jobRows(db: Db) {
  return db
    .selectFrom('job')
    .select(['job_id', 'job_type_id', 'date_scheduled', 'date_completed', 'batch_id', 'last_error'])
}

async function withFiles(
  db: Db,
  jobs: Awaited<ReturnType<ReturnType<typeof jobRows>['execute']>>,
): Promise<Array<z.infer<typeof row>>> {
  const files = await filesOfJobs(
    db,
    jobs.map(({ job_id }) => job_id),
  )
  return jobs.map((job) => ({
    id: job.job_id,
    jobTypeId: job.job_type_id,
    dateScheduled: job.date_scheduled?.toISOString() ?? null,
    dateCompleted: job.date_completed?.toISOString() ?? null,
    batchId: job.batch_id,
    note: job.last_error,
    files: files.get(job.job_id) ?? [],
  }))
}
