import { JOB_TYPE } from '../../../contract/jobType.ts'
import { lastDepositDay, nextYearStart } from '../../platform/calendar/yearEnd.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import type { Services } from '../../platform/context/services.ts'

/**
 * The day on which a deposit approved now is paid, if that day is in the next year; otherwise null. On the last deposit
 * day the answer changes when the bank upload of that day starts, because later deposits are in no file of the year.
 */
export async function paidNextYearNow(
  db: Db | Tx,
  { config }: Pick<Services, 'config'>,
  today: string,
): Promise<string | null> {
  const year = Number(today.slice(0, 4))
  const last = lastDepositDay(year, config.yearEndCutoff)
  if (today < last || (today === last && !(await isSent(db, last)))) return null
  return nextYearStart(year)
}

async function isSent(db: Db | Tx, day: string): Promise<boolean> {
  const run = await db
    .selectFrom('job')
    .select('job_id')
    .where('job_type_id', '=', JOB_TYPE.bankUpload)
    .where('business_date', '=', day)
    .where('date_started', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}

/** Why a deposit that would arrive in the next year is not paid by hand. */
export const lateByHand = (nextYearDay: string) =>
  `Deposits paid by hand now would arrive in ${nextYearDay.slice(0, 4)}. Approve it: the next payment run pays it.`
