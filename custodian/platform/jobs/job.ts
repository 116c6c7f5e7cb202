import type { Services } from '../context/services.ts'
import type { JobTypeId } from './types.ts'

/** One run of a job. */
export interface JobRun {
  jobId: number
  jobTypeId: JobTypeId
  /** Groups the results of one run. */
  batchId: string
  /** The business date of the work, "YYYY-MM-DD". */
  businessDate: string
  now: Date
  /** Records an item that failed; the run continues and stays incomplete. */
  failed: (item: string, error: unknown) => void
}

/** Returns counts and ids, never personal data, because they are stored and shown to operators. */
export type Job = (services: Services, run: JobRun) => Promise<Record<string, unknown>>

/** The result of a run: its id, its failures, and the job's return value. */
export type JobOutcome = { jobId: number; failures: string[] } & Record<string, unknown>

/** Runs a job now, for a business date ("YYYY-MM-DD", by default today). @throws the job's own error */
export type RunJob = (services: Services, jobTypeId: JobTypeId, businessDate?: string) => Promise<JobOutcome>
