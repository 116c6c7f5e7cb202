import { sql, type RawBuilder } from 'kysely'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { addDays } from '../platform/calendar/bankDays.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { postingDay } from './closedMonths.ts'

/**
 * The days to accrue to, in order: the end of every month that some of the accruals `i` have not passed, and the last day.
 * @param which the condition on the accruals `i`
 */
export async function interestSteps(db: Db | Tx, last: string, which: RawBuilder<boolean>): Promise<string[]> {
  const { earliest } = await db
    .selectFrom('interest_accrual as i')
    .select((eb) => eb.fn.min('through').as('earliest'))
    .where(which)
    .executeTakeFirstOrThrow()
  const steps = [last]
  for (let day = lastDayOfMonthBefore(last); earliest !== null && day >= earliest; day = lastDayOfMonthBefore(day))
    steps.unshift(day)
  return steps
}

/**
 * The date of the credits of a month: its last day, or `today` if a run has credited the month. Statements and Form 5498
 * may already show what it credited, so interest that had to wait is dated today.
 */
export async function creditDay(db: Db | Tx, through: string, today: string): Promise<string> {
  const { rows } = await sql<{ is_credited: boolean }>`
    select exists (select from job where job_type_id = ${JOB_TYPE.calculateInterest}
      and business_date > ${through}::date and outcome is not null) as is_credited`.execute(db)
  return rows[0]?.is_credited ? today : postingDay(db, through, today)
}

/** The credit of the month that ends on this day, without its date. */
export const creditOfMonth = (through: string) => ({
  through,
  period: through.slice(0, 7),
  note: `Interest for ${monthName(through)}`,
})

export function isMonthEnd(date: string): boolean {
  return addDays(date, 1).endsWith('-01')
}

function lastDayOfMonthBefore(date: string): string {
  return addDays(`${date.slice(0, 7)}-01`, -1)
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The month of a day as text: "February 2026". */
function monthName(date: string): string {
  return month.format(new Date(`${date}T00:00:00Z`))
}
