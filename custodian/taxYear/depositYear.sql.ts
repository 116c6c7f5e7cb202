import type { Db } from '../platform/db/connect.ts'
import {
  liabilityByDay,
  nextDayLimitReachedOn,
  scheduleAfter,
  type DepositSchedule,
  type WithheldDay,
} from './deposits.ts'
import { withheldByDay } from './yearOfAccount.sql.ts'

/** The deposit schedule at the beginning of a year, and the tax liability of each day. */
export interface DepositYear {
  schedule: DepositSchedule
  /** Tax withheld in the second preceding year, in cents. */
  lookBack: bigint
  days: WithheldDay[]
  /** The day that made a monthly depositor semiweekly, also if its tax was reversed later. */
  limitReachedOn: string | undefined
}

export async function depositYear(db: Db, year: number): Promise<DepositYear> {
  const lookBack = await withheldIn(db, year - 2)
  const isMonthly = scheduleAfter(lookBack) === 'MONTHLY' && !(await becameSemiweekly(db, year - 1))
  const schedule = isMonthly ? 'MONTHLY' : 'SEMIWEEKLY'
  const withheld = await withheldByDay(db, year)
  return {
    schedule,
    lookBack,
    days: liabilityByDay(withheld, schedule),
    limitReachedOn: nextDayLimitReachedOn(withheld),
  }
}

/**
 * Whether a depositor that began the year monthly became semiweekly during it, by the $100,000 rule. False if the
 * look-back amount made the depositor semiweekly from the start of the year.
 */
async function becameSemiweekly(db: Db, year: number): Promise<boolean> {
  if (scheduleAfter(await withheldIn(db, year - 2)) === 'SEMIWEEKLY') return false
  return nextDayLimitReachedOn(await withheldByDay(db, year)) !== undefined
}

/**
 * Tax withheld in a year, in cents: Form 945, line 3, as prepared last; before the first run, the total of the books.
 */
async function withheldIn(db: Db, year: number): Promise<bigint> {
  const run = await db
    .selectFrom('tax_year_run')
    .select('withheld_cents')
    .where('tax_year', '=', year)
    .orderBy('job_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run?.withheld_cents ?? totalOf(await withheldByDay(db, year))
}

export const totalOf = (days: readonly WithheldDay[]) => days.reduce((total, { cents }) => total + cents, 0n)
