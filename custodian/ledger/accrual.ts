import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { JOB_TYPE } from '../../contract/jobType.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'
import { internalBook } from './ledger.ts'
import { MICRO_CENTS, postEarned } from './interestPayable.ts'
import { creditDay, creditOfMonth, interestSteps, isMonthEnd } from './monthEnds.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { addDays } from '../platform/calendar/bankDays.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { refuse } from '../platform/http/errors.ts'
import { creditsLessDebits } from './balance.sql.ts'

// The interest of a day is the end-of-day balance times the plan's rate of that day, divided by 365 in every year.
// Interest is stored in whole millionths of a cent per account. The remainder of each credit is carried over, so the
// credits of an account differ from the exact interest by at most half a cent.

/**
 * SQL condition: a full payout of the accrual `i` is frozen and not posted. Its days wait, because they depend on the
 * outcome: the amount earns nothing until its posting, but everything if the payout is given up.
 */
const isFrozen = sql<boolean>`exists (
  select from distribution_request r
  where r.account_id = i.account_id and r.is_full_amount and r.status_id = ${sql.lit(REQUEST_STATUS.pending)}
    and not exists (select from ledger_transaction t where t.request_id = r.request_id))`

/** Whether an account with this status earns interest. */
export const earnsInterest = (statusId: number): boolean => statusId < ACCOUNT_STATUS.closed

/** SQL condition: the interest of the accrual `i` can be accrued to this day. */
export const accruesTo = (through: string) => sql<boolean>`i.through < ${through} and not ${isFrozen}`

/**
 * Accrues the interest of all days through `through`. Skips accounts with interest already accrued through that day or
 * a later one, and with a frozen payout. The total is posted later (interestPayable.ts). Returns the id of the total's
 * row, or null if nothing was accrued.
 * @param which the condition on the accruals `i`
 */
export async function accrue(
  tx: Tx,
  accountIds: readonly number[],
  through: string,
  which = accruesTo(through),
): Promise<number | null> {
  // Takes the locks first, so the totals below include the writes of earlier lock holders.
  await sql`select 1 from interest_accrual where account_id = any(${accountIds}::int[]) and through < ${through}
    order by account_id for update`.execute(tx)
  // The amount of a full distribution earns nothing from its freezing until its posting; money that comes in meanwhile
  // earns. Freezing accrues the days before.
  const { rows } = await sql<{ earned_id: number }>`
    with due as (
      select i.account_id, i.through, b.book_id, p.plan_id, p.interest_basis_points,
        a.status_id < ${ACCOUNT_STATUS.closed} as earns_now, coalesce(payout.cents, 0) as payout_cents,
        payout.posted_on as paid_out_on
      from interest_accrual i
      join retirement_account a on a.account_id = i.account_id
      join book b on b.account_id = i.account_id
      join plan p on p.plan_id = a.plan_id
      left join lateral (
        select r.amount_cents as cents, t.transaction_date as posted_on
        from distribution_request r
        join ledger_transaction t on t.request_id = r.request_id and t.reverses_transaction_id is null
        where r.account_id = a.account_id and r.is_full_amount
        order by t.transaction_date desc limit 1
      ) payout on true
      where i.account_id = any(${accountIds}::int[]) and ${which}
    ), earned as (
      select due.account_id,
        sum(div(greatest(balance.cents - frozen.cents, 0) * rate.basis_points * 200 + 365, 730)) as micro_cents
      from due
      cross join lateral generate_series(due.through + 1, ${through}::date, interval '1 day') as day
      cross join lateral (select case when day::date < due.paid_out_on then due.payout_cents else 0 end as cents) frozen
      cross join lateral (
        select coalesce(${creditsLessDebits}, 0) as cents
        from posting p
        where p.book_id = due.book_id and p.transaction_date <= day::date
      ) balance
      cross join lateral (
        select coalesce((
          select f.interest_basis_points from former_plan_interest f
          where f.plan_id = due.plan_id and f.until > day::date order by f.until limit 1
        ), (
          select n.interest_basis_points from planned_plan_interest n
          where n.plan_id = due.plan_id and n.since <= day::date order by n.since desc limit 1
        ), due.interest_basis_points) as basis_points
      ) rate
      where coalesce((
        select f.earned from former_account_earning f
        where f.account_id = due.account_id and f.until > day::date order by f.until limit 1
      ), due.earns_now)
      group by due.account_id
    ), counted as (
      update interest_accrual i
      set through = ${through}, micro_cents = i.micro_cents + coalesce(earned.micro_cents, 0)::bigint
      from due left join earned on earned.account_id = due.account_id
      where i.account_id = due.account_id
    )
    insert into interest_earned (through, micro_cents)
    select ${through}::date, sum(micro_cents) from earned having sum(micro_cents) <> 0
    returning interest_earned_id as earned_id`.execute(tx)
  return rows[0]?.earned_id ?? null
}

interface Credit {
  through: string
  date: string
  period: string
  note: string
}

/**
 * Credits the interest earned through `through` from Interest Payable, rounded half up to a cent; the remainder is
 * carried over. The ledger's idempotency key allows one credit per account and period. Skips amounts below half a cent,
 * closed or rejected accounts, and accounts accrued through another day. Returns the count and the cents.
 */
export async function creditInterest(
  context: WriteContext,
  accountIds: readonly number[],
  by: Credit,
): Promise<{ credited: number; cents: bigint }> {
  const { tx } = context
  const payable = await internalBook(tx, 'INTEREST_PAYABLE')
  // Locks books first, in the lock order of all postings.
  await sql`select 1 from book where account_id = any(${accountIds}::int[]) order by book_id for no key update`.execute(
    tx,
  )
  // One statement inserts headers and lines, because the ledger checks the lines at the end of each statement. A
  // transaction must hold a row lock before it takes an id (settledUpTo).
  const { rows } = await sql<{ credited: number; cents: bigint }>`
    with due as (
      select i.account_id, a.account_owner_id, b.book_id,
        (i.micro_cents + ${MICRO_CENTS / 2n}::bigint) / ${MICRO_CENTS}::bigint as cents
      from interest_accrual i join retirement_account a on a.account_id = i.account_id
      left join book b on b.account_id = i.account_id
      where i.account_id = any(${accountIds}::int[]) and i.through = ${by.through}
        and i.micro_cents >= ${MICRO_CENTS / 2n}::bigint and a.status_id < ${ACCOUNT_STATUS.closed}
      order by i.account_id for update of i
    ), numbered as (
      select due.*, nextval((select pg_get_serial_sequence('ledger_transaction', 'transaction_id')::regclass))::int
        as transaction_id
      from due
    ), headers as (
      insert into ledger_transaction (transaction_id, transaction_type_id, transaction_date, note, idempotency_key)
      select transaction_id, ${TRANSACTION_TYPE.interest}, ${by.date}::date, ${by.note},
        'interest:' || account_id || ':' || ${by.period}
      from numbered
    ), lines as (
      insert into posting (transaction_id, book_id, side, amount_cents, transaction_date)
      select n.transaction_id, line.book_id, line.side, n.cents, ${by.date}::date
      from numbered n cross join lateral (values (${payable}::int, 'D'), (n.book_id, 'C')) as line (book_id, side)
    ), carried_on as (
      update interest_accrual i set micro_cents = i.micro_cents - n.cents * ${MICRO_CENTS}::bigint
      from numbered n where i.account_id = n.account_id
    ), audited as (
      ${context.auditInsert(sql`
        select account_owner_id, 'interest.credit', 'ledger_transaction', transaction_id::text, null::jsonb,
          jsonb_build_object('accountId', account_id, 'period', ${by.period}::text, 'amount', trim_scale(cents / 100.0))
        from numbered`)}
    )
    select count(*)::int as credited, coalesce(sum(cents), 0)::bigint as cents from numbered`.execute(tx)
  return rows[0] ?? { credited: 0, cents: 0n }
}

const isOfInterest = sql`job_type_id = ${sql.lit(JOB_TYPE.calculateInterest)}`

/**
 * Starts accruing interest on these accounts, from their first deposit or from the first day of the accrual job, if that
 * is later. An account without a deposit starts at `today`.
 */
export function beginInterest(accountIds: RawBuilder<unknown>, today: string): RawBuilder<unknown> {
  const yesterday = addDays(today, -1)
  return sql`
    insert into interest_accrual (account_id, through)
    select f.account_id, greatest(start.day, coalesce(least(first.day, ${yesterday}::date), ${yesterday}::date))
    from (${accountIds}) f
    join book b on b.account_id = f.account_id
    cross join (
      select coalesce(min(business_date), ${today}::date) - 1 as day from job where ${isOfInterest}
    ) start
    cross join lateral (
      select min(p.transaction_date) - 1 as day
      from posting p where p.book_id = b.book_id
    ) first
    on conflict do nothing`
}

/**
 * Credits the interest through yesterday to accounts before they are paid out in full, also to accounts that came after
 * the last run of the accrual job. A month that has ended since then gets its own credit first, as the job gives it.
 * Skips all accounts before the first run.
 * @throws 409 for an account with interest accrued beyond yesterday, which the full payment could not include
 */
export async function creditInterestToDate(context: WriteContext, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return
  const date = dayOf(context)
  const through = addDays(date, -1)
  await beginUpTo(context, accountIds)
  const which = sql<boolean>`account_id = any(${accountIds}::int[])`
  const steps = await interestSteps(context.tx, through, which)
  // A frozen payout of these accounts is calculated again, which replaces its amount.
  await accrueMonths(context, accountIds, steps, (step) => sql<boolean>`i.through < ${step}`)
  const further = await context.tx
    .selectFrom('interest_accrual')
    .select('through')
    .where(sql<boolean>`account_id = any(${accountIds}::int[])`)
    .where('through', '>', through)
    .limit(1)
    .executeTakeFirst()
  if (further)
    throw refuse(409, `Interest is counted to ${usDate(further.through)}: this can only be done for a later day.`)
  await creditInterest(context, accountIds, { through, date, period: date, note: 'Interest to date' })
}

/**
 * Accrues the interest through yesterday before the status of accounts changes, because Rejected and Closed accounts earn
 * nothing: each day counts with the status at its end. A month that has ended is credited, as the job does. The days of a
 * frozen payout wait for its outcome, and keep their status until then.
 */
export async function accrueToDate(context: WriteContext, accountIds: readonly number[]): Promise<void> {
  const through = addDays(dayOf(context), -1)
  await beginUpTo(context, accountIds)
  const which = sql<boolean>`i.account_id = any(${accountIds}::int[]) and ${accruesTo(through)}`
  await accrueMonths(context, accountIds, await interestSteps(context.tx, through, which), accruesTo)
  // A second change on one day does not replace the row, because the days before have the status before the first.
  await sql`
    insert into former_account_earning (account_id, until, earned)
    select i.account_id, ${dayOf(context)}::date, a.status_id < ${ACCOUNT_STATUS.closed}
    from interest_accrual i join retirement_account a on a.account_id = i.account_id
    where i.account_id = any(${accountIds}::int[]) and i.through < ${through} and ${isFrozen}
    on conflict do nothing`.execute(context.tx)
}

/** Cents that an account has earned and that are not credited yet, rounded half up. */
export async function uncreditedInterest(db: Tx, accountId: number): Promise<bigint> {
  const row = await db
    .selectFrom('interest_accrual')
    .select('micro_cents')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return ((row?.micro_cents ?? 0n) + MICRO_CENTS / 2n) / MICRO_CENTS
}

function dayOf({ services, now, today }: WriteContext): string {
  const current = services.dateOf(now)
  return today < current ? today : current
}

/** Starts accruing on these accounts if the job has run before, up to the current day. */
async function beginUpTo(context: WriteContext, accountIds: readonly number[]): Promise<void> {
  const begun = sql`select account_id from unnest(${accountIds}::int[]) as account_id
    where exists (select from job where ${isOfInterest})`
  await beginInterest(begun, dayOf(context)).execute(context.tx)
}

/** Accrues to each step, and credits a month at its end, dated as the job dates it. */
async function accrueMonths(
  context: WriteContext,
  accountIds: readonly number[],
  steps: readonly string[],
  which: (step: string) => RawBuilder<boolean>,
): Promise<void> {
  for (const step of steps) {
    await accrueAndOwe(context, accountIds, step, which(step))
    if (!isMonthEnd(step)) continue
    const date = await creditDay(context.tx, step, dayOf(context))
    await creditInterest(context, accountIds, { ...creditOfMonth(step), date })
  }
}

async function accrueAndOwe(
  context: WriteContext,
  accountIds: readonly number[],
  through: string,
  which: RawBuilder<boolean>,
): Promise<void> {
  const earnedId = await accrue(context.tx, accountIds, through, which)
  if (earnedId !== null) await postEarned(context, { earnedId, through, today: dayOf(context) })
}
