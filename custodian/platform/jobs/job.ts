import type { Services } from '../context/services.ts'
import type { JobTypeId } from './types.ts'

/** One run of a job. */
export interface JobRun {
  jobId: number
  jobTypeId: JobTypeId
  /** Groups what one run made. */
  batchId: string
  /** The day the work counts for, "YYYY-MM-DD". */
  businessDate: string
  now: Date
  /** Notes an item that could not be done; the run goes on and stays incomplete. */
  failed: (item: string, error: unknown) => void
}

/** Answers counts and ids, never personal data: they are stored and shown to operators. */
export type Job = (services: Services, run: JobRun) => Promise<Record<string, unknown>>

/** What a run answers: its number, what it could not do, and what the job answered. */
export type JobOutcome = { jobId: number; failures: string[] } & Record<string, unknown>

/** Runs a job now, for a business date ("YYYY-MM-DD"; left out, today). @throws the job's own error */
export type RunJob = (services: Services, jobTypeId: JobTypeId, businessDate?: string) => Promise<JobOutcome>
