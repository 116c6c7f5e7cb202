import * as z from 'zod'
import { endpointsOf } from './endpoint.ts'
import { labelsOf } from './enumeration.ts'
import { exportOf, utc, type ExportColumn } from './exports.ts'
import { bodyId, calendarDay, momentOut, pathId } from './fields.ts'
import { fileOut } from './file.ts'
import { JOB_TYPE, JOB_TYPE_NAME } from './jobType.ts'
import { filterBy, pagedRows, pageQuery } from './page.ts'
import { maybe, maybeNone, otherwise } from './partial.ts'

const endpoint = endpointsOf('jobs')

const jobFile = z.strictObject({ id: z.int(), fileName: z.string() })
export type JobFile = z.output<typeof jobFile>

const failure = z.strictObject({
  item: z.string().describe('The failed item, such as "request 2001"'),
  reason: z.string(),
  accountOwnerId: z.int().nullable().describe('ID of the owner of the item; null if none, and from failure 101 on'),
})
export type JobFailure = z.output<typeof failure>

const job = z.strictObject({
  id: z.int(),
  jobTypeId: z.int(),
  dateScheduled: momentOut.nullable(),
  dateStarted: maybe(momentOut.nullable()),
  dateCompleted: momentOut.nullable(),
  dateEnded: maybe(momentOut.nullable()).describe('When the run ended, even an incomplete one'),
  isInterrupted: otherwise(false, z.boolean()).describe(
    'Whether the run was interrupted: it has no end 4 hours after its start',
  ),
  batchId: z.string().nullable(),
  /** Failures without personal data, one line per item; null if there are none. */
  note: z.string().nullable(),
  failures: maybeNone(z.array(failure)).describe('Failed items, one line each, from the note of the run'),
  files: maybeNone(z.array(jobFile)),
  /** Progress in items; null for a run without a count. */
  progress: maybe(z.strictObject({ done: z.int(), total: z.int() }).nullable()),
})
export type Job = z.output<typeof job>

const JOB_NAMES = labelsOf(JOB_TYPE, JOB_TYPE_NAME)

const jobColumns: Readonly<Record<string, ExportColumn<Job>>> = {
  'Job Type': (job) => JOB_NAMES[job.jobTypeId] ?? job.jobTypeId,
  Batch: (job) => job.batchId,
  'Date Scheduled (UTC)': (job) => utc(job.dateScheduled),
  'Date Completed (UTC)': (job) => utc(job.dateCompleted),
  'Date Started (UTC)': (job) => utc(job.dateStarted),
  'Date Ended (UTC)': (job) => utc(job.dateEnded),
  Done: (job) => job.progress?.done ?? null,
  Total: (job) => job.progress?.total ?? null,
  Files: (job) => job.files.map(({ fileName }) => fileName).join(', '),
  Note: (job) => job.note,
  'Job ID': (job) => job.id,
}

const jobFilters = { jobId: filterBy.number, jobTypeId: filterBy.number }

export const listIncompleteJobs = endpoint({
  name: 'listIncompleteJobs',
  method: 'GET',
  staff: { path: '/api/job', may: 'operations' },
  summary: 'Jobs that are not completed, newest first.',
  query: pageQuery({ sorts: ['id'], defaultSort: '-id', filters: jobFilters }),
  response: pagedRows(job),
})

export const exportIncompleteJobs = exportOf(listIncompleteJobs, {
  name: 'exportIncompleteJobs',
  title: () => 'Incomplete jobs',
  columns: jobColumns,
  names: { jobTypeId: JOB_NAMES },
})

export const listCompletedJobs = endpoint({
  name: 'listCompletedJobs',
  method: 'GET',
  staff: { path: '/api/job/complete', may: 'operations' },
  summary: 'Jobs completed within the last 168 hours, newest first.',
  query: pageQuery({ sorts: ['completed', 'id'], defaultSort: '-completed', filters: jobFilters }),
  response: pagedRows(job),
})

export const exportCompletedJobs = exportOf(listCompletedJobs, {
  name: 'exportCompletedJobs',
  title: () => 'Recently completed jobs',
  columns: jobColumns,
  names: { jobTypeId: JOB_NAMES },
})

const scheduledJob = z.strictObject({
  jobTypeId: z.int(),
  nextRun: momentOut.describe('Start of the business day of the next run'),
  isDue: z.boolean().describe('Whether the business day of nextRun has begun, so the job runs within minutes'),
})
export type ScheduledJob = z.output<typeof scheduledJob>

export const getJobSchedule = endpoint({
  name: 'getJobSchedule',
  method: 'GET',
  staff: { path: '/api/job/schedule', may: 'operations' },
  summary: 'When each scheduled job runs next, in the order of a business day.',
  response: z.array(scheduledJob),
})

/** A file that a job created for the bank, the printer or staff. */
export const getJobFile = endpoint({
  name: 'getJobFile',
  method: 'GET',
  staff: { path: '/api/job/file/:id', may: 'operations' },
  summary:
    'A file that a job created, as base64; it never changes. A table about many people may need a release first.',
  params: { id: pathId },
  refuses: [409],
  response: fileOut,
  file: true,
})

export const readPrints = endpoint({
  name: 'readPrints',
  method: 'POST',
  operator: '/api/job/prints',
  summary:
    'The newest files that staff cannot download, as base64; at most 20: letters with secret codes, and tax returns in the layout of Publication 1220.',
  body: z.strictObject({ before: bodyId.optional().describe('ID of a file; only older files are returned') }),
  response: z.strictObject({ files: z.array(z.strictObject({ ...fileOut.shape, id: maybe(z.int()) })) }),
})

const jobTypeId = z.int().min(1).max(Object.keys(JOB_TYPE).length)

export const runJobNow = endpoint({
  name: 'runJobNow',
  method: 'POST',
  operator: '/api/job/run',
  summary: 'Runs a job now and returns its result.',
  body: z.strictObject({
    jobTypeId,
    businessDate: calendarDay.optional(),
  }),
  response: z.looseObject({ jobId: z.int() }),
})

const started = z.strictObject({ jobId: z.int() })

/** Staff cannot start the processing of plan files: it runs on upload, and again while a file is pending. */
export const startJob = endpoint({
  name: 'startJob',
  method: 'POST',
  staff: { path: '/api/job/start', may: 'topAdmin' },
  summary: 'Starts a run of a job for the current business date, and does not wait for it.',
  body: z.strictObject({ jobTypeId }),
  refuses: [409],
  response: started,
  keyed: true,
})

export const retryJob = endpoint({
  name: 'retryJob',
  method: 'POST',
  staff: { path: '/api/job/:jobId/retry', may: 'topAdmin' },
  summary:
    'Starts another run of an incomplete job, and does not wait for it: a report, a notice of the required minimum or a tax job for its original date, all others for the current business date.',
  params: { jobId: pathId },
  refuses: [409],
  response: started,
  keyed: true,
})
