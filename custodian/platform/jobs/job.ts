import type { Services } from '../context/services.ts'
import type { JobTypeId } from './types.ts'

/** One run of a job. */
export interface JobRun {
  jobId: number
  jobTypeId: JobTypeId
  /** The id that all results of one run have in common. */
  batchId: string
  /** The business date of the work, "YYYY-MM-DD". */
  businessDate: string
  now: Date
  /** Records an item that failed. The run continues, but stays incomplete. */
  failed: (item: string, error: unknown) => void
}

/**
 * Does the work. Returns counts and ids, never personal data, because the result is stored and shown to operators.
 */
export type Job = (services: Services, run: JobRun) => Promise<Record<string, unknown>>

/** The result of a run: its id, its failures, and the job's return value. */
export type JobOutcome = { jobId: number; failures: string[] } & Record<string, unknown>

/** Runs a job now, for a business date ("YYYY-MM-DD", by default today). @throws the job's own error */
export type RunJob = (services: Services, jobTypeId: JobTypeId, businessDate?: string) => Promise<JobOutcome>
