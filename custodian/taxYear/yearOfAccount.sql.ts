import { sql } from 'kysely'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { isOwnersAccount } from '../owners/ownersAccount.sql.ts'
import { creditsLessDebits, debitsLessCredits } from '../ledger/balance.sql.ts'
import { daysOfYear, neverLeft, unsentUntil } from '../minimums/payouts.sql.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** An account's figures for a year, in cents. */
export interface AccountYear {
  account_id: number
  plan_account_number: string
  is_roth: boolean
  /** False while the account was opened under another person's name and no reviewer has passed it. */
  is_owners: boolean
  date_of_birth: string | null
  /** The day of the owner's confirmed death. */
  died_on: string | null
  opened_on: string | null
  /** Contributions of the year: from a plan, or put back within 60 days. */
  rollover: bigint
  /** The amount put back after more than 60 days, as certified by the owner. */
  lateRollover: bigint
  /**
   * The balance at the end of December 31. Includes payments posted by then that were never sent and later reversed.
   */
  value: bigint
  /** The balance at the end of the owner's day of death; null if that day is not in the year. */
  value_at_death: bigint | null
}

/** Locks these accounts, so that two runs do not prepare the same form, and reads their figures. */
export async function accountYears(tx: Tx, accountIds: readonly number[], year: number): Promise<AccountYear[]> {
  await sql`select from retirement_account where account_id = any(${accountIds}::int[])
    order by account_id for no key update`.execute(tx)
  const { first, last } = daysOfYear(year)
  const { rows } = await sql<AccountYear>`
    select a.account_id, a.plan_account_number, a.account_type = 'ROTH' as is_roth, ${isOwnersAccount} as is_owners,
      o.date_of_birth, d.died_on, a.setup_date as opened_on, (moved.came_in - late.cents - returned.cents)::bigint as rollover,
      late.cents as "lateRollover", (moved.value + unsent.cents)::bigint as value,
      case when d.died_on between ${first}::date and ${last}::date then moved.value_at_death + unsent_at_death.cents end as value_at_death
    from retirement_account a
    join account_owner o on o.account_owner_id = a.account_owner_id
    join book b on b.account_id = a.account_id
    left join owner_death d on d.account_owner_id = o.account_owner_id and d.state = 'CONFIRMED'
    cross join lateral (
      select coalesce(${creditsLessDebits} filter (where p.transaction_date >= ${first}::date and t.came_in), 0)::bigint as came_in,
        coalesce(${creditsLessDebits}, 0)::bigint as value,
        coalesce(${creditsLessDebits} filter (where p.transaction_date <= d.died_on), 0)::bigint as value_at_death
      from posting p
      cross join lateral (
        select coalesce(back.transaction_type_id, t.transaction_type_id) = ${TRANSACTION_TYPE.contribution} as came_in
        from ledger_transaction t
        left join ledger_transaction back on back.transaction_id = t.reverses_transaction_id
        where t.transaction_id = p.transaction_id offset 0
      ) t
      where p.book_id = b.book_id and p.transaction_date <= ${last}::date
    ) moved
    cross join lateral (
      select coalesce(sum(r.amount_cents), 0)::bigint as cents from redeposit r
      where r.account_id = a.account_id and r.kind = 'LATE' and r.redeposited_on between ${first}::date and ${last}::date
    ) late
    cross join lateral (${unsentUntil(sql`${last}::date`)}) unsent
    cross join lateral (${unsentUntil(sql`d.died_on`)}) unsent_at_death
    cross join lateral (
      -- Money returned to its plan was no rollover of the year of its credit, whenever it was returned.
      select coalesce(sum(r.amount_cents), 0)::bigint as cents
      from plan_return r join ledger_transaction c on c.transaction_id = r.credit_id
      where r.account_id = a.account_id and c.transaction_date between ${first}::date and ${last}::date
    ) returned
    where a.account_id = any(${accountIds}::int[])
    order by a.account_id`.execute(tx)
  return rows
}

/**
 * Numbers of accounts with money at the end of a year that are on no Form 5498, because they were opened under another
 * person's name and no reviewer has passed them.
 */
export async function accountsOfOthers(db: Db, year: number, most: number): Promise<string[]> {
  const { last } = daysOfYear(year)
  const { rows } = await sql<{ plan_account_number: string }>`
    select a.plan_account_number from retirement_account a join book b on b.account_id = a.account_id
    where not ${isOwnersAccount} and (select ${creditsLessDebits} from posting p
      where p.book_id = b.book_id and p.transaction_date <= ${last}::date) <> 0
    order by a.account_id limit ${most}`.execute(db)
  return rows.map(({ plan_account_number }) => plan_account_number)
}

/** Whether a posting of a tax book is a tax payment or the reversal of a tax payment. */
const isPayment = sql`(t.transaction_type_id = ${TRANSACTION_TYPE.taxPayment} or exists (
  select from ledger_transaction back where back.transaction_id = t.reverses_transaction_id
    and back.transaction_type_id = ${TRANSACTION_TYPE.taxPayment}))`

/**
 * The day on which a posting in a tax book counts. The reversal of an earlier year's payment counts on the day of that
 * payment if the payment was never sent. The reversal of a sent payment never counts, because tax of an earlier year is
 * not refunded (Instructions for Form 945).
 */
const taxDay = sql`case when o.transaction_date < date_trunc('year', p.transaction_date)
  then case when ${neverLeft(sql`o.request_id`)} then o.transaction_date end else p.transaction_date end`

/** Federal tax withheld on each day of a year, less reversals, in cents. */
export async function withheldByDay(db: Db, year: number): Promise<Array<{ day: string; cents: bigint }>> {
  const { first, last } = daysOfYear(year)
  const { rows } = await sql<{ day: string; cents: bigint }>`
    select ${taxDay} as day, ${creditsLessDebits}::bigint as cents
    from posting p join book b on b.book_id = p.book_id join ledger_transaction t on t.transaction_id = p.transaction_id
    left join ledger_transaction o on o.transaction_id = t.reverses_transaction_id
    where b.kind = 'FEDERAL_TAX' and p.transaction_date >= ${first}::date and ${taxDay} between ${first}::date and ${last}::date
      and not ${isPayment}
    group by 1 having ${creditsLessDebits} <> 0 order by 1`.execute(db)
  return rows
}

/**
 * All deposits of federal tax by day, oldest first, in cents. A deposit that was taken back is negative on the day
 * of its reversal.
 */
export async function federalPayments(db: Db): Promise<Array<{ day: string; cents: bigint }>> {
  const { rows } = await sql<{ day: string; cents: bigint }>`
    with paid as (select transaction_id from ledger_transaction where transaction_type_id = ${TRANSACTION_TYPE.taxPayment})
    select p.transaction_date as day, ${debitsLessCredits}::bigint as cents
    from (select transaction_id from paid
      union all select back.transaction_id from ledger_transaction back join paid on paid.transaction_id = back.reverses_transaction_id
    ) t
    join posting p on p.transaction_id = t.transaction_id join book b on b.book_id = p.book_id
    where b.kind = 'FEDERAL_TAX'
    group by 1 order by 1`.execute(db)
  return rows
}

/** Federal tax withheld before a year, and all federal tax ever deposited, in cents. */
export async function federalBefore(db: Db, year: number): Promise<{ withheld: bigint; paid: bigint }> {
  const { first } = daysOfYear(year)
  const { rows } = await sql<{ withheld: bigint; paid: bigint }>`
    select coalesce(${creditsLessDebits} filter (where not ${isPayment}
        and ${taxDay} < ${first}::date), 0)::bigint as withheld,
      coalesce(${debitsLessCredits} filter (where ${isPayment}), 0)::bigint as paid
    from posting p join book b on b.book_id = p.book_id join ledger_transaction t on t.transaction_id = p.transaction_id
    left join ledger_transaction o on o.transaction_id = t.reverses_transaction_id
    where b.kind = 'FEDERAL_TAX'`.execute(db)
  return rows[0] ?? { withheld: 0n, paid: 0n }
}
