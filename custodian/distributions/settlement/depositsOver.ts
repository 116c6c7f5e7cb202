import { JOB_TYPE } from '../../../contract/jobType.ts'
import { lastCheckDay, lastDepositDay, nextYearStart } from '../../platform/calendar/yearEnd.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import type { Services } from '../../platform/context/services.ts'

/** By the method of a payment that is made now: the day in the next year on which it is paid; null if this year. */
export interface NextYear {
  deposit: string | null
  check: string | null
}

/**
 * The day on which a payment approved now is paid, if that day is in the next year. On the last day of a method the
 * answer changes when the bank upload or the print run of that day starts, because later payments are in no file of
 * the year.
 */
export async function paidNextYearNow(
  db: Db | Tx,
  { config }: Pick<Services, 'config'>,
  today: string,
): Promise<NextYear> {
  const year = Number(today.slice(0, 4))
  const day = nextYearStart(year)
  const isOver = async (last: string, jobTypeId: number) =>
    today > last || (today === last && (await isSent(db, last, jobTypeId)))
  return {
    deposit: (await isOver(lastDepositDay(year, config.yearEndCutoff), JOB_TYPE.bankUpload)) ? day : null,
    check: (await isOver(lastCheckDay(year), JOB_TYPE.printVendorUpload)) ? day : null,
  }
}

/** The day for a request's method. */
export const nextYearOf = ({ deposit, check }: NextYear, { is_check: isCheck }: { is_check: boolean }) =>
  isCheck ? check : deposit

async function isSent(db: Db | Tx, day: string, jobTypeId: number): Promise<boolean> {
  const run = await db
    .selectFrom('job')
    .select('job_id')
    .where('job_type_id', '=', jobTypeId)
    .where('business_date', '=', day)
    .where('date_started', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}

/** Why a payment that would be sent in the next year is not paid by hand. */
export const lateByHand = (nextYearDay: string, { is_check: isCheck }: { is_check: boolean }) =>
  `${isCheck ? 'Checks paid by hand now would be mailed' : 'Deposits paid by hand now would arrive'} in ${nextYearDay.slice(0, 4)}. Approve it: the next payment run pays it.`
