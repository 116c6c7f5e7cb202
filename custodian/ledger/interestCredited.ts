import { sql } from 'kysely'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { Db } from '../platform/db/connect.ts'
import { refuse } from '../platform/http/errors.ts'

/**
 * Requires the credit of the interest through the last day of a period, before papers show its balances. If no interest
 * was ever accrued, none is due.
 * @throws 409
 */
export async function requireInterest(db: Db, end: string): Promise<void> {
  const { rows } = await sql<{ is_missing: boolean }>`
    select exists (select from interest_accrual) and not exists (select from job
      where job_type_id = ${JOB_TYPE.calculateInterest} and business_date > ${end}::date and outcome is not null) as is_missing`.execute(
    db,
  )
  if (rows[0]?.is_missing)
    throw refuse(409, `Interest up to ${usDate(end)} has not been credited. Run Calculate Interest first.`)
}
