import { JOB_TYPE } from '../../contract/jobType.ts'
import { DAY_MS } from '../platform/calendar/durations.ts'
import {
  getJobFile,
  getJobSchedule,
  listCompletedJobs,
  listIncompleteJobs,
  readPrints,
  retryJob,
  runJobNow,
  startJob,
  type Job,
} from '../../contract/jobs.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import type { Serving } from '../platform/http/serve.ts'
import { forbidden, notFound, refuseIf } from '../platform/http/errors.ts'
import type { CallContext } from '../platform/context/callContext.ts'
import type { Db } from '../platform/db/connect.ts'
import { isOwnPlanFile } from '../planUploads/ownPlanFile.ts'
import { filesOfJobs, operatorFiles, readJobFile } from '../platform/jobs/files.ts'
import { isInterrupted } from '../platform/jobs/interrupted.ts'
import { jobFileProblem } from './jobFileRelease.ts'
import { retryByAdministrator, startByAdministrator } from './startByAdministrator.ts'
import { nextRuns } from './businessDay.ts'
import { failuresOf } from './failures.ts'
import { runJob } from './run.ts'
import type { JobTypeId } from '../platform/jobs/types.ts'

const RECENT_MS = 7 * DAY_MS

const SORTS = {
  id: [sortBy('job_id', 'int')],
  completed: [sortBy('date_completed', 'timestamptz'), sortBy('job_id', 'int')],
} as const satisfies Sorts

/** Calls with which staff list job runs and administrators start them, and with which the operator runs a job. */
export function jobRoutes({ serve, services }: Serving): void {
  serve(listIncompleteJobs, async ({ call, query, page }) => {
    const recent = new Date(call.now.getTime() - RECENT_MS)
    // A refused plan file is listed for one week. It is never retried; the plan sends a corrected file instead.
    const rows = jobRows(call.db, query)
      .where('date_completed', 'is', null)
      .where((eb) =>
        eb.or([
          eb('job_type_id', '<>', JOB_TYPE.planUpload),
          eb('date_ended', 'is', null),
          eb('date_ended', '>=', recent),
        ]),
      )
    const found = await page(call.db, rows, { id: SORTS.id })
    const view = await viewOf(call, found.rows)
    return found.answer(found.items(view))
  })

  serve(listCompletedJobs, async ({ call, query, page }) => {
    const recent = new Date(call.now.getTime() - RECENT_MS)
    const found = await page(call.db, jobRows(call.db, query).where('date_completed', '>=', recent), SORTS)
    const view = await viewOf(call, found.rows)
    return found.answer(found.items(view))
  })

  serve(getJobSchedule, async () =>
    (await nextRuns(services)).map(({ nextRun, ...job }) => ({ ...job, nextRun: nextRun.toISOString() })),
  )

  serve(getJobFile, async ({ call, params, noteRowsShown }) => {
    const file = await readJobFile(call.db, services.pii, params.id)
    if (!file) throw notFound()
    if (file.operatorOnly) throw forbidden()
    const { jobId, fileName, contentType, content } = file
    const isOwn = await isOwnPlanFile(call.db, call.principal.userId, jobId)
    const waits = await call.write(async (context) => {
      const stored = { ...file, jobFileId: params.id }
      const problem = isOwn ? null : await jobFileProblem(context, call.principal, stored)
      if (problem) return problem
      const after = { jobId, fileName }
      await context.audit({ action: 'jobFile.download', entity: 'job_file', entityId: params.id, after })
      return null
    })
    refuseIf(409, waits)
    if (!isOwn) noteRowsShown(file.people)
    return { contentType, content: content.toString('base64'), fileName }
  })

  serve(readPrints, async ({ call, body }) => {
    const files = await operatorFiles(call.db, services.pii, body.before)
    await call.write(({ audit }) =>
      audit({
        action: 'jobFile.prints',
        entity: 'job_file',
        after: { files: files.map(({ fileName }) => fileName) },
      }),
    )
    return { files: files.map(({ content, ...file }) => ({ ...file, content: content.toString('base64') })) }
  })

  serve(startJob, ({ call, body }) =>
    startByAdministrator(services, call, { jobTypeId: body.jobTypeId, businessDate: call.today }),
  )
  serve(retryJob, ({ call, params }) => retryByAdministrator(services, call, params.jobId))

  serve(runJobNow, ({ body }) => runJob(services, body.jobTypeId as JobTypeId, body.businessDate))
}

type JobRow = Awaited<ReturnType<ReturnType<typeof jobRows>['executeTakeFirstOrThrow']>>

function jobRows(db: Db, { jobId, jobTypeId }: { jobId?: number | undefined; jobTypeId?: number | undefined }) {
  let rows = db
    .selectFrom('job')
    .select([
      'job_id',
      'job_type_id',
      'date_scheduled',
      'date_started',
      'date_completed',
      'date_ended',
      'batch_id',
      'last_error',
      'total',
      'done',
    ])
  if (jobId !== undefined) rows = rows.where('job_id', '=', jobId)
  if (jobTypeId !== undefined) rows = rows.where('job_type_id', '=', jobTypeId)
  return rows
}

/** Reads the files and failures of all job runs in two queries. */
async function viewOf(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  jobs: readonly JobRow[],
): Promise<(job: JobRow) => Job> {
  const files = await filesOfJobs(
    db,
    jobs.map(({ job_id }) => job_id),
  )
  const failures = await failuresOf(
    db,
    jobs.map(({ last_error }) => last_error),
  )
  const failuresOfJob = new Map(jobs.map(({ job_id }, index) => [job_id, failures[index]]))
  return (job) => ({
    id: job.job_id,
    jobTypeId: job.job_type_id,
    dateScheduled: job.date_scheduled?.toISOString() ?? null,
    dateStarted: job.date_started?.toISOString() ?? null,
    dateCompleted: job.date_completed?.toISOString() ?? null,
    dateEnded: job.date_ended?.toISOString() ?? null,
    isInterrupted: isInterrupted(job, now),
    batchId: job.batch_id,
    note: job.last_error,
    failures: failuresOfJob.get(job.job_id) ?? [],
    files: files.get(job.job_id) ?? [],
    progress: job.done === null || job.total === null ? null : { done: job.done, total: job.total },
  })
}
