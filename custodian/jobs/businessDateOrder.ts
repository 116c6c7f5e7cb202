import { idsOf } from '../../contract/enumeration.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { sql } from 'kysely'
import { usDate } from '../platform/calendar/usDate.ts'
import type { Tx } from '../platform/db/connect.ts'
import { refuse } from '../platform/http/errors.ts'
import { runningSince } from '../platform/jobs/interrupted.ts'
import type { JobTypeId } from '../platform/jobs/types.ts'
import type { JobRun } from '../platform/jobs/job.ts'

/** Jobs that date their postings, figures or checks with the business date. */
const DATED: readonly JobTypeId[] = idsOf(JOB_TYPE, [
  'processRejections',
  'bankStatement',
  'calculateInterest',
  'annualFee',
  'calculateWithdrawals',
  'processWithdrawals',
  'printVendorUpload',
])

/**
 * Whether runs of this job must follow the order of business dates. Other jobs give the same result for any date, or
 * only report on one date.
 */
export const keepsOrder = (jobTypeId: number): boolean => DATED.some((dated) => dated === jobTypeId)

/** Advisory lock, so that only one run at a time checks whether it may begin. */
const BEGIN_LOCK = 4_001_012

/**
 * Refuses a run if a later day was processed, or while a run of an earlier day is active. Interest is accrued through
 * the day before a business date, so amounts dated earlier would neither earn interest nor be paid out. The lock is
 * held until the run's row is stored.
 * @throws 409
 */
export async function requireInOrder(
  tx: Tx,
  { jobTypeId, businessDate, now }: Pick<JobRun, 'jobTypeId' | 'businessDate' | 'now'>,
): Promise<void> {
  if (!keepsOrder(jobTypeId)) return
  await sql`select pg_advisory_xact_lock(${sql.lit(BEGIN_LOCK)})`.execute(tx)
  const begun = tx.selectFrom('job').select('business_date').where('job_type_id', 'in', DATED)
  const later = await begun
    .where('business_date', '>', businessDate)
    .where('date_started', 'is not', null)
    .orderBy('business_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (later?.business_date)
    throw refuse(
      409,
      `Jobs have run for ${usDate(later.business_date)} already. What is left is done by a run for that day or a later one.`,
    )
  const earlier = await begun
    .where('business_date', '<', businessDate)
    .where('date_completed', 'is', null)
    .where('date_ended', 'is', null)
    .where('last_error', 'is', null)
    .where('date_started', '>', runningSince(now))
    .limit(1)
    .executeTakeFirst()
  if (earlier?.business_date) throw refuse(409, `A job is still running for ${usDate(earlier.business_date)}.`)
}
