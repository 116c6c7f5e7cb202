import { JOB_TYPE } from '../../contract/jobType.ts'
import { addDays, bankDayBefore } from '../platform/calendar/bankDays.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { MOST_DAYS } from './chargeAnnualFee.ts'

/**
 * The last day whose anniversaries earlier runs of the annual fee job cover, for a run on `date` after runs up to
 * `upTo`. Before the first completed run, this is the bank day before that run, or before `date`.
 */
export async function coveredUntil(db: Db | Tx, { date, upTo }: { date: string; upTo: string }): Promise<string> {
  const runs = db
    .selectFrom('job')
    .select('business_date')
    .where('job_type_id', '=', JOB_TYPE.annualFee)
    .where('business_date', '<=', upTo)
    .limit(1)
  const completed = await runs
    .where('date_completed', 'is not', null)
    .orderBy('business_date', 'desc')
    .executeTakeFirst()
  const first = completed ? undefined : await runs.orderBy('business_date').executeTakeFirst()
  const covered = completed?.business_date ?? bankDayBefore(first?.business_date ?? date)
  const earliest = addDays(date, -MOST_DAYS)
  return covered > earliest ? covered : earliest
}
