import type { TaxYear } from '../../contract/taxYear.ts'
import type { Db } from '../platform/db/connect.ts'
import { fromCents } from '../platform/money.ts'
import { annualRecord, depositsOf, nextDayLimitReachedOn, scheduleAfter } from './deposits.ts'
import type { Counting } from './dueDays.ts'
import { lateDeposits } from './lateDeposits.ts'
import { federalBefore, federalPayments, withheldByDay } from './yearOfAccount.sql.ts'

/** A tax year as prepared by the last full run; null before the first run. */
export async function taxYearOf(db: Db, year: number, counting: Counting): Promise<TaxYear | null> {
  const run = await db
    .selectFrom('tax_year_run')
    .selectAll()
    .where('tax_year', '=', year)
    .orderBy('job_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!run) return null
  const rows = await db
    .selectFrom('tax_year_day')
    .select(['day', 'withheld_cents as cents'])
    .where('job_id', '=', run.job_id)
    .orderBy('day')
    .execute()
  const schedule = run.schedule ?? scheduleAfter(run.look_back_cents)
  const limitReachedOn = nextDayLimitReachedOn(await withheldByDay(db, year))
  const deposits = depositsOf(rows, schedule, counting.calendar, limitReachedOn)
  const withheldBefore = run.withheld_before_cents ?? (await federalBefore(db, year)).withheld
  const late = lateDeposits(deposits, { payments: await federalPayments(db), withheldBefore }, counting)
  return {
    year,
    preparedAt: run.prepared_at.toISOString(),
    forms1099R: run.forms_1099r,
    forms5498: run.forms_5498,
    corrections: run.corrections,
    gross: fromCents(run.gross_cents),
    federalWithheld: fromCents(run.federal_cents),
    stateWithheld: fromCents(run.state_cents),
    rollover: fromCents(run.rollover_cents),
    lateRollover: run.late_rollover_cents === null ? null : fromCents(run.late_rollover_cents),
    fairMarketValue: fromCents(run.value_cents),
    withheld: fromCents(run.withheld_cents),
    deposited: fromCents(run.deposited_cents),
    balanceDue: fromCents(run.withheld_cents - run.deposited_cents),
    difference: fromCents(run.withheld_cents - run.federal_cents),
    months: MONTHS.map((month) =>
      fromCents(rows.reduce((sum, { day, cents }) => (Number(day.slice(5, 7)) === month ? sum + cents : sum), 0n)),
    ),
    days: annualRecord(rows, schedule, limitReachedOn).map(({ day, cents }) => ({ day, amount: fromCents(cents) })),
    schedule,
    deposits: deposits.map(({ from, to, cents, dueOn }, index) => ({
      from,
      to,
      amount: fromCents(cents),
      dueOn,
      isLate: late[index] ?? false,
    })),
  }
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
