import * as z from 'zod'
import { endpoint, sends } from '../rest/endpoint.ts'
import { FileAnswer, id, maybeMoment, maybeText, text } from '../rest/shapes.ts'

const JobFile = z.object({ id, fileName: text })
export type JobFile = z.infer<typeof JobFile>

const Job = z.object({
  id,
  jobTypeId: id,
  dateScheduled: maybeMoment,
  dateCompleted: maybeMoment,
  batchId: z.union([z.string(), z.int()]).nullish(),
  note: maybeText,
  // A custodian whose jobs keep no files need not say so.
  files: z.array(JobFile).default([]),
})
export type Job = z.infer<typeof Job>

export const listIncompleteJobs = endpoint({
  name: 'listIncompleteJobs',
  method: 'GET',
  staff: { path: '/api/job', may: 'operations' },
  response: z.array(Job),
})

/** Of the last 7 days; the custodian keeps the count. */
export const listCompletedJobs = endpoint({
  name: 'listCompletedJobs',
  method: 'GET',
  staff: { path: '/api/job/complete', may: 'operations' },
  response: z.array(Job),
})

/** What a job made, for the bank, the printer or staff. */
export const getJobFile = endpoint({
  name: 'getJobFile',
  method: 'GET',
  staff: { path: '/api/job/file/:jobFileId', may: 'operations' },
  response: FileAnswer,
  file: true,
})

const count = z.int()
const Returns = z.object({
  jobId: id,
  returned: count,
  corrected: count,
  stays: count,
  noted: count,
  known: count,
  refused: count,
  failed: count,
  failures: z.array(text),
})

/** Payments that came back: a file of the bank, or checks by their numbers. The work is done when it answers. */
export const takeInReturns = endpoint({
  name: 'takeInReturns',
  method: 'POST',
  staff: { path: '/api/payment/returns', may: 'operations' },
  body: sends<{ content: string } | { returns: readonly { checkNumber: number; code: string }[] }>(),
  response: Returns,
  file: true,
})
