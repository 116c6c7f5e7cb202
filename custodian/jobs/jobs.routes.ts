import {
  getJobFile,
  listCompletedJobs,
  listIncompleteJobs,
  readPrints,
  runJobNow,
  type Job,
} from '../../contract/jobs.ts'
import type { Serving } from '../platform/http/serve.ts'
import { forbidden, notFound } from '../platform/http/errors.ts'
import type { Db } from '../platform/db/connect.ts'
import { filesOfJobs, operatorFiles, readJobFile } from '../platform/jobs/files.ts'
import { runJob } from './run.ts'
import type { JobTypeId } from '../platform/jobs/types.ts'

const RECENT_MS = 7 * 24 * 3_600_000

/** What the jobs did, for staff; and running one now, for the operator of this machine. */
export function jobRoutes({ serve, services }: Serving): void {
  serve(listIncompleteJobs, async ({ call }) => {
    const rows = await jobRows(call.db).where('date_completed', 'is', null).orderBy('job_id', 'desc').execute()
    return withFiles(call.db, rows)
  })

  serve(listCompletedJobs, async ({ call }) => {
    const rows = await jobRows(call.db)
      .where('date_completed', '>=', new Date(call.now.getTime() - RECENT_MS))
      .orderBy('date_completed', 'desc')
      .execute()
    return withFiles(call.db, rows)
  })

  serve(getJobFile, async ({ call, params }) => {
    const file = await readJobFile(call.db, services.pii, params.id)
    if (!file) throw notFound()
    if (file.operatorOnly) throw forbidden()
    const { jobId, fileName, contentType, content } = file
    await call.write(({ audit }) =>
      audit({ action: 'jobFile.download', entity: 'job_file', entityId: params.id, after: { jobId, fileName } }),
    )
    return { contentType, content: content.toString('base64'), fileName }
  })

  serve(readPrints, async ({ call }) => {
    const files = await operatorFiles(call.db, services.pii)
    await call.write(({ audit }) =>
      audit({
        action: 'jobFile.prints',
        entity: 'job_file',
        after: { files: files.map(({ fileName }) => fileName) },
      }),
    )
    return { files: files.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') })) }
  })

  serve(runJobNow, ({ body }) => runJob(services, body.jobTypeId as JobTypeId, body.businessDate))
}

function jobRows(db: Db) {
  return db
    .selectFrom('job')
    .select(['job_id', 'job_type_id', 'date_scheduled', 'date_completed', 'batch_id', 'last_error', 'total', 'done'])
}

async function withFiles(db: Db, jobs: Awaited<ReturnType<ReturnType<typeof jobRows>['execute']>>): Promise<Job[]> {
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
    progress: job.done === null || job.total === null ? null : { done: job.done, total: job.total },
  }))
}
