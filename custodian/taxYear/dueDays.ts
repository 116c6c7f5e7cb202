import { sql } from 'kysely'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { JOB_TYPE } from '../../contract/jobType.ts'
import type { DueDay, TaxDuty } from '../../contract/taxYear.ts'
import type { Db } from '../platform/db/connect.ts'
import type { OwnersLeft } from './leftOut.ts'
import type { TaxCalendar } from './taxCalendar.ts'

/**
 * Due days of a tax year's copies and files in the next year, moved to the next business day (General Instructions
 * for Certain Information Returns, parts E and M; Instructions for Form 945; Internal Revenue Code, section 7503,
 * with the legal holidays of the District of Columbia).
 */
const DUTIES: ReadonlyArray<{ duty: TaxDuty; day: string; laterDay?: string }> = [
  { duty: 'COPIES_1099R', day: '01-31' },
  { duty: 'PAPER_COPIES', day: '01-31' },
  // The later due day of Form 945 applies if every deposit was made in full and on time.
  { duty: 'FORM_945', day: '01-31', laterDay: '02-10' },
  { duty: 'FILE_1099R', day: '03-31' },
  { duty: 'COPIES_5498', day: '05-31' },
  { duty: 'FILE_5498', day: '05-31' },
]

/** Returns the due days of a tax year, earliest first. Does not say whether a duty is done. */
export function daysOfDuty(
  year: number,
  calendar: TaxCalendar,
): Array<{ duty: TaxDuty; dueOn: string; laterOn: string | null }> {
  const on = (day: string) => calendar.businessDayOnOrAfter(`${year + 1}-${day}`)
  return DUTIES.map(({ duty, day, laterDay }) => ({ duty, dueOn: on(day), laterOn: laterDay ? on(laterDay) : null }))
}

/** The current day, and the calendar for calculating due days. */
export interface Counting {
  today: string
  calendar: TaxCalendar
}

/**
 * The duties of a tax year with due day and state. Copies and files of a form are done once their job ran after the
 * last preparation of the forms and omitted no form. Paper copies are done once the print vendor has all of them.
 * The portal does not know the state of work outside of it.
 */
export async function dueDaysOf(db: Db, year: number, { today, calendar }: Counting): Promise<DueDay[]> {
  const { copied, filed, printing } = await doneOf(db, year)
  const without = (left: OwnersLeft | null, form: keyof OwnersLeft): Pick<DueDay, 'state' | 'ownersLeft'> => ({
    state: left?.[form].length === 0 ? 'DONE' : 'TO_DO',
    ownersLeft: left?.[form] ?? [],
  })
  const isPaperDone = copied !== null && Object.values(copied).every(({ length }) => length === 0) && !printing
  const states: Readonly<Record<TaxDuty, Pick<DueDay, 'state' | 'ownersLeft'>>> = {
    COPIES_1099R: without(copied, '1099-R'),
    PAPER_COPIES: { state: isPaperDone ? 'DONE' : 'TO_DO', ownersLeft: [] },
    FORM_945: { state: 'BY_OPERATOR', ownersLeft: [] },
    FILE_1099R: without(filed, '1099-R'),
    COPIES_5498: without(copied, '5498'),
    FILE_5498: without(filed, '5498'),
  }
  return daysOfDuty(year, calendar).map((day) => ({
    ...day,
    ...states[day.duty],
    daysLeft: differenceInCalendarDays(day.dueOn, today),
  }))
}

/**
 * The owners that each job omitted; null if the job's last run failed or came before the last preparation of the
 * forms.
 */
interface Done {
  copied: OwnersLeft | null
  filed: OwnersLeft | null
  printing: boolean
}

async function doneOf(db: Db, year: number): Promise<Done> {
  const leftBy = (jobTypeId: number) => sql`(
    select case when job_id > (select max(job_id) from tax_year_run where tax_year = ${year}) then outcome->'ownersLeft' end
    from job
    where job_type_id = ${sql.lit(jobTypeId)} and business_date between ${`${year + 1}-01-01`}::date and ${`${year + 1}-12-31`}::date
    order by job_id desc limit 1)`
  const { rows } = await sql<Done>`
    select ${leftBy(JOB_TYPE.taxCopies)} as copied, ${leftBy(JOB_TYPE.taxReturns)} as filed,
      exists (select from print_copy where kind = 'TAX_FORM' and job_file_id is null) as printing`.execute(db)
  return rows[0] ?? { copied: null, filed: null, printing: false }
}

/**
 * Last year's open duties that are overdue or due within this many days. Duties outside the portal, whose state is
 * unknown, are listed until their due day has passed. Empty for a year without postings.
 */
export async function comingDue(
  db: Db,
  counting: Counting,
  withinDays: number,
): Promise<{ year: number; isPrepared: boolean; days: DueDay[] }> {
  const { today } = counting
  const year = Number(today.slice(0, 4)) - 1
  // Finds the first posting of incoming money by an index. The books begin with this posting.
  const firstOf = (kind: string) => sql`(select transaction_date from posting
    where book_id = (select book_id from book where kind = ${sql.lit(kind)}) order by transaction_date, transaction_id limit 1)`
  const { rows } = await sql<{ first: string | null; isPrepared: boolean }>`
    select least(${firstOf('CUSTODY_CASH')}, ${firstOf('PLAN_RECEIPTS')})::text as first,
      exists (select from tax_year_run where tax_year = ${year}) as "isPrepared"`.execute(db)
  const { first = null, isPrepared = false } = rows[0] ?? {}
  if (first === null || first > `${year}-12-31`) return { year, isPrepared, days: [] }
  const days = (await dueDaysOf(db, year, counting)).filter(
    ({ state, daysLeft, dueOn, laterOn }) =>
      daysLeft <= withinDays && (state === 'TO_DO' || (state === 'BY_OPERATOR' && today <= (laterOn ?? dueOn))),
  )
  return { year, isPrepared, days }
}
