import { sql } from 'kysely'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { JOB_TYPE } from '../../contract/jobType.ts'
import type { DueDay, TaxDuty } from '../../contract/taxYear.ts'
import type { Db } from '../platform/db/connect.ts'
import type { TaxCalendar } from './taxCalendar.ts'

/**
 * Due days of a tax year's copies and files in the next year, moved to the next business day (General Instructions for
 * Certain Information Returns, parts E and M; Instructions for Form 945; Internal Revenue Code, section 7503, with the
 * legal holidays of the District of Columbia).
 */
const DUTIES: ReadonlyArray<{ duty: TaxDuty; day: string; laterDay?: string }> = [
  { duty: 'COPIES_1099R', day: '01-31' },
  { duty: 'PAPER_COPIES', day: '01-31' },
  // The later day applies if every deposit was made in full and on time.
  { duty: 'FORM_945', day: '01-31', laterDay: '02-10' },
  { duty: 'FILE_1099R', day: '03-31' },
  { duty: 'COPIES_5498', day: '05-31' },
  { duty: 'FILE_5498', day: '05-31' },
]

/** The due days of a tax year without their state, earliest first. */
export function daysOfDuty(
  year: number,
  calendar: TaxCalendar,
): Array<{ duty: TaxDuty; dueOn: string; laterOn: string | null }> {
  const on = (day: string) => calendar.businessDayOnOrAfter(`${year + 1}-${day}`)
  return DUTIES.map(({ duty, day, laterDay }) => ({ duty, dueOn: on(day), laterOn: laterDay ? on(laterDay) : null }))
}

/** The current day and the calendar for calculating due days. */
export interface Counting {
  today: string
  calendar: TaxCalendar
}

/**
 * The duties of a tax year with due day and state. Copies and files are done once their job succeeded after the last
 * preparation of the forms; paper copies, once the print vendor has all of them. Work outside the portal is unknown.
 */
export async function dueDaysOf(db: Db, year: number, { today, calendar }: Counting): Promise<DueDay[]> {
  const { copied, filed, printing } = await doneOf(db, year)
  const state: Readonly<Record<TaxDuty, DueDay['state']>> = {
    COPIES_1099R: doneIf(copied),
    PAPER_COPIES: doneIf(copied && !printing),
    FORM_945: 'BY_OPERATOR',
    FILE_1099R: doneIf(filed),
    COPIES_5498: doneIf(copied),
    FILE_5498: doneIf(filed),
  }
  return daysOfDuty(year, calendar).map((day) => ({
    ...day,
    state: state[day.duty],
    daysLeft: differenceInCalendarDays(day.dueOn, today),
  }))
}

const doneIf = (is: boolean) => (is ? 'DONE' : 'TO_DO')

interface Done {
  copied: boolean
  filed: boolean
  printing: boolean
}

/** Whether the last run of each job for the year came after the last preparation of the forms and completed. */
async function doneOf(db: Db, year: number): Promise<Done> {
  const isComplete = (jobTypeId: number) => sql`coalesce((
    select job_id > (select max(job_id) from tax_year_run where tax_year = ${year}) and date_completed is not null from job
    where job_type_id = ${sql.lit(jobTypeId)} and business_date between ${`${year + 1}-01-01`}::date and ${`${year + 1}-12-31`}::date
    order by job_id desc limit 1), false)`
  const { rows } = await sql<Done>`
    select ${isComplete(JOB_TYPE.taxCopies)} as copied, ${isComplete(JOB_TYPE.taxReturns)} as filed,
      exists (select from print_copy where kind = 'TAX_FORM' and job_file_id is null) as printing`.execute(db)
  return rows[0] ?? { copied: false, filed: false, printing: false }
}

/**
 * Last year's open duties that are overdue or due within this many days. Duties outside the portal, whose state is
 * unknown, are listed until their due day has passed. Empty for a year without postings.
 */
export async function comingDue(
  db: Db,
  counting: Counting,
  withinDays: number,
): Promise<{ year: number; days: DueDay[] }> {
  const { today } = counting
  const year = Number(today.slice(0, 4)) - 1
  // The books begin with the first posting of incoming money; an index finds it.
  const firstOf = (kind: string) => sql`(select transaction_date from posting
    where book_id = (select book_id from book where kind = ${sql.lit(kind)}) order by transaction_date, transaction_id limit 1)`
  const { rows } = await sql<{ first: string | null }>`
    select least(${firstOf('CUSTODY_CASH')}, ${firstOf('PLAN_RECEIPTS')})::text as first`.execute(db)
  const first = rows[0]?.first ?? null
  if (first === null || first > `${year}-12-31`) return { year, days: [] }
  const days = (await dueDaysOf(db, year, counting)).filter(
    ({ state, daysLeft, dueOn, laterOn }) =>
      daysLeft <= withinDays && (state === 'TO_DO' || (state === 'BY_OPERATOR' && today <= (laterOn ?? dueOn))),
  )
  return { year, days }
}
