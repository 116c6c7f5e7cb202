import { sql } from 'kysely'
import type { Db, Tx } from '../db/connect.ts'
import type { JobRun } from './job.ts'

/** Adds to what a run is going to look at: staff read on the screen Jobs how much of it is done. */
export async function expectWork(db: Db | Tx, { jobId }: Pick<JobRun, 'jobId'>, items: number): Promise<void> {
  if (items === 0) return
  await sql`update job set total = coalesce(total, 0) + ${items}, done = coalesce(done, 0)
    where job_id = ${jobId}`.execute(db)
}

/**
 * Notes what a batch has looked at, in the transaction that did it and as its last statement: whoever goes over an older
 * run takes that run's row last as well.
 */
export async function noteWork(tx: Db | Tx, { jobId }: Pick<JobRun, 'jobId'>, items: number): Promise<void> {
  await sql`update job set done = done + ${items} where job_id = ${jobId}`.execute(tx)
}
