import * as z from 'zod'
import { OPERATIONS, operator, staff } from '../http/access.ts'
import type { Api } from '../http/endpoint.ts'
import { refuse } from '../http/errors.ts'
import { calendarDay, momentOut } from '../http/fields.ts'
import { JOBS, runJob } from './run.ts'
import { JOB_TYPES, type JobTypeId } from './types.ts'

const RECENT_MS = 7 * 24 * 3_600_000

const row = z.strictObject({
  id: z.int(),
  jobTypeId: z.int(),
  dateScheduled: momentOut.nullable(),
  dateCompleted: momentOut.nullable(),
  batchId: z.string().nullable(),
})

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
      const rows = await call.db
        .selectFrom('job')
        .select(['job_id', 'job_type_id', 'date_scheduled', 'date_completed', 'batch_id'])
        .where('date_completed', 'is', null)
        .orderBy('job_id', 'desc')
        .execute()
      return rows.map(view)
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
      const rows = await call.db
        .selectFrom('job')
        .select(['job_id', 'job_type_id', 'date_scheduled', 'date_completed', 'batch_id'])
        .where('date_completed', '>=', new Date(call.now.getTime() - RECENT_MS))
        .orderBy('date_completed', 'desc')
        .execute()
      return rows.map(view)
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
    handler: async ({ body }) => {
      const jobTypeId = body.jobTypeId as JobTypeId
      if (!JOBS[jobTypeId]) throw refuse(400, `The job ${JOB_TYPES[jobTypeId]} cannot be run by hand.`)
      return runJob(api.services, jobTypeId, body.businessDate)
    },
  })
}

function view(job: {
  job_id: number
  job_type_id: number
  date_scheduled: Date | null
  date_completed: Date | null
  batch_id: string | null
}): z.infer<typeof row> {
  return {
    id: job.job_id,
    jobTypeId: job.job_type_id,
    dateScheduled: job.date_scheduled?.toISOString() ?? null,
    dateCompleted: job.date_completed?.toISOString() ?? null,
    batchId: job.batch_id,
  }
}
