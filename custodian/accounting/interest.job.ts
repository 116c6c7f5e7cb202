import { JOB_TYPE } from '../../contract/jobType.ts'
import { sql } from 'kysely'
import { addDays } from '../platform/calendar/bankDays.ts'
import { writeContextIn } from '../platform/context/writeContext.ts'
import type { Services } from '../platform/context/services.ts'
import { accrue, creditInterest } from '../ledger/accrual.ts'
import { auditRun } from '../platform/jobs/audit.ts'
import { requireDayHasCome } from '../platform/jobs/dayHasCome.ts'
import type { JobRun } from '../platform/jobs/job.ts'

/** Accounts whose interest is counted in one transaction. */
const TOGETHER = 500

/**
 * Counts the interest of the days that have ended before the business date, and credits that of every month that has
 * ended, dated its last day, so that the same ledger and rates give the same postings whenever the job runs. Accounts
 * earn from the day of the first run on. Answers how many accounts were credited, and the cents.
 * @throws Error for a business date to come
 */
export async function calculateInterest(services: Services, run: JobRun): Promise<Record<string, number>> {
  requireDayHasCome(run)
  await beginAccounts(services, run)
  const counts = { credited: 0, cents: 0 }
  for (const through of await stepsTo(services, addDays(run.businessDate, -1))) {
    await accrueAll(services, run, through)
    if (isMonthEnd(through)) await creditAll(services, run, through, counts)
  }
  return counts
}

/** New accounts are counted from their first money on. */
async function beginAccounts(services: Services, run: JobRun): Promise<void> {
  while ((await beginSome(services, run)) > 0);
}

async function beginSome(services: Services, run: JobRun): Promise<number> {
  const yesterday = addDays(run.businessDate, -1)
  const { rows } = await sql`
    insert into interest_accrual (account_id, through)
    select a.account_id, greatest(start.day, coalesce(least(first.day, ${yesterday}::date), ${yesterday}::date))
    from retirement_account a
    join book b on b.account_id = a.account_id
    cross join (
      select coalesce(min(business_date), ${run.businessDate}::date) - 1 as day from job where job_type_id = ${JOB_TYPE.calculateInterest}
    ) start
    cross join lateral (
      select min((
        select t.transaction_date from ledger_transaction t where t.transaction_id = p.transaction_id
      )) - 1 as day
      from posting p where p.book_id = b.book_id
    ) first
    where not exists (select 1 from interest_accrual i where i.account_id = a.account_id)
    order by a.account_id limit ${TOGETHER}
    on conflict do nothing
    returning account_id`.execute(services.db)
  return rows.length
}

/** The days to count to, in order: the end of every month that is not credited yet, and the last day. */
async function stepsTo(services: Services, last: string): Promise<string[]> {
  const { earliest } = await services.db
    .selectFrom('interest_accrual')
    .select((eb) => eb.fn.min('through').as('earliest'))
    .executeTakeFirstOrThrow()
  const steps = [last]
  for (let day = lastDayOfMonthBefore(last); earliest !== null && day >= earliest; day = lastDayOfMonthBefore(day))
    steps.unshift(day)
  return steps
}

async function accrueAll(services: Services, run: JobRun, through: string): Promise<void> {
  const due = await services.db
    .selectFrom('interest_accrual')
    .select('account_id')
    .where('through', '<', through)
    .orderBy('account_id')
    .execute()
  for (let start = 0; start < due.length; start += TOGETHER) {
    const accountIds = due.slice(start, start + TOGETHER).map(({ account_id }) => account_id)
    await services.db.transaction().execute(async (tx) => {
      await accrue(tx, accountIds, through)
      await auditRun(tx, run, 'interest.accrue', { through, accounts: accountIds.length })
    })
  }
}

/** An account that cannot be credited keeps what it has earned; the next month's credit has it in it. */
async function creditAll(
  services: Services,
  run: JobRun,
  through: string,
  counts: { credited: number; cents: number },
): Promise<void> {
  const due = await services.db
    .selectFrom('interest_accrual')
    .select('account_id')
    .where('through', '=', through)
    .where('micro_cents', '>=', 500_000n)
    .orderBy('account_id')
    .execute()
  const period = through.slice(0, 7)
  for (const { account_id } of due) {
    try {
      const cents = await services.db.transaction().execute((tx) =>
        creditInterest(writeContextIn(tx, services, { requestId: run.batchId, now: run.now }), account_id, {
          through,
          date: through,
          period,
          note: `Interest for ${monthName(through)}`,
        }),
      )
      if (cents === 0n) continue
      counts.credited += 1
      counts.cents += Number(cents)
    } catch (error) {
      run.failed(`account ${account_id}`, error)
    }
  }
}

function isMonthEnd(date: string): boolean {
  return addDays(date, 1).endsWith('-01')
}

function lastDayOfMonthBefore(date: string): string {
  return addDays(`${date.slice(0, 7)}-01`, -1)
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "February 2026" for a day of it. */
function monthName(date: string): string {
  return month.format(new Date(`${date}T00:00:00Z`))
}
