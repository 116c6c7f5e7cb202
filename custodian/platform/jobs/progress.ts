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
 * Records the processed items of a batch in its transaction and as its last statement, because a run that repeats an
 * older one locks that run's row last as well.
 */
export async function noteWork(tx: Db | Tx, { jobId }: Pick<JobRun, 'jobId'>, items: number): Promise<void> {
  await sql`update job set done = done + ${items} where job_id = ${jobId}`.execute(tx)
}
