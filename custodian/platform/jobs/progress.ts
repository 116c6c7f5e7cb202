import { sql } from 'kysely'
import type { Db, Tx } from '../db/connect.ts'
import type { JobRun } from './job.ts'

/** Adds to the expected number of items, for the progress on the screen Jobs. */
export async function expectWork(db: Db | Tx, { jobId }: Pick<JobRun, 'jobId'>, items: number): Promise<void> {
  if (items === 0) return
  await sql`update job set total = coalesce(total, 0) + ${items}, done = coalesce(done, 0)
    where job_id = ${jobId}`.execute(db)
}

/**
 * Records the number of processed items as the last statement of a batch's transaction. A run that repeats an older
 * run also locks that run's row last, so the two do not deadlock.
 */
export async function noteWork(tx: Db | Tx, { jobId }: Pick<JobRun, 'jobId'>, items: number): Promise<void> {
  await sql`update job set done = done + ${items} where job_id = ${jobId}`.execute(tx)
}
