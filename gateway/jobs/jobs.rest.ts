import * as z from 'zod'
import { endpoint } from '../rest/endpoint.ts'
import { id, maybeMoment } from '../rest/shapes.ts'

const Job = z.object({
  id,
  jobTypeId: id,
  dateScheduled: maybeMoment,
  dateCompleted: maybeMoment,
  batchId: z.union([z.string(), z.int()]).nullish(),
})
export type Job = z.infer<typeof Job>

export const listIncompleteJobs = endpoint({
  name: 'listIncompleteJobs',
  method: 'GET',
  staff: { path: '/api/job', hat: 'operations' },
  response: z.array(Job),
})

/** Of the last 7 days; the custodian keeps the count. */
export const listCompletedJobs = endpoint({
  name: 'listCompletedJobs',
  method: 'GET',
  staff: { path: '/api/job/complete', hat: 'operations' },
  response: z.array(Job),
})
