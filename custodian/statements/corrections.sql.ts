import { sql, type RawBuilder } from 'kysely'
import { creditsLessDebits } from '../ledger/balance.sql.ts'
import { neverLeft } from '../minimums/payouts.sql.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { Period } from './period.ts'

/**
 * A posting after the end of the period to which it belongs. Amounts are in cents; negative amounts leave the
 * account.
 */
export interface LateEntry {
  accountId: number
  transactionId: number
  date: string
  /** The type of the reversed transaction. */
  typeId: number
  cents: bigint
}

/**
 * A statement to correct, or to create: later postings belong to its period, and no version of the statement contains
 * them.
 */
export interface Outdated {
  accountId: number
  periodEnd: string
}

/**
 * SQL condition: the transaction `back` reversed the transaction `first` after the end of a period and belongs to the
 * period. `first` is in the period, or earlier if it is a payment that was never sent: the account's value at the end
 * of the period includes that payment.
 */
const isLate = (start: RawBuilder<unknown>, end: RawBuilder<unknown>) => sql`
  first.transaction_date <= ${end} and back.transaction_date > ${end}
    and (first.transaction_date >= ${start} or ${neverLeft(sql`first.request_id`)})`

/**
 * Lists the statements to correct after `last`, oldest first. Includes statements that do not exist yet: while a payment
 * of all money was not known to be unsent, its account looked empty and got no statement in the quarters after the
 * payment.
 */
export async function outdatedStatements(db: Tx, last: Outdated | null, most: number): Promise<Outdated[]> {
  const isAfter = last
    ? sql`(s.period_end, s.account_id) > (${last.periodEnd}::date, ${last.accountId}::int)`
    : sql`true`
  const { rows } = await sql<Outdated>`
    select distinct s.account_id as "accountId", s.period_end as "periodEnd"
    from ledger_transaction back
    join ledger_transaction first on first.transaction_id = back.reverses_transaction_id
    join posting p on p.transaction_id = back.transaction_id
    join book b on b.book_id = p.book_id and b.account_id is not null
    cross join lateral (
      select account_id, period_end from statement
      where account_id = b.account_id and number = 0
        and ${isLate(sql`date_trunc('quarter', period_end)::date`, sql`period_end`)}
      union
      select b.account_id, ended.period_end
      from (
        select (start + interval '3 months - 1 day')::date as period_end
        from generate_series(date_trunc('quarter', first.transaction_date),
          date_trunc('quarter', back.transaction_date) - interval '1 day', interval '3 months') start
      ) ended
      where ${neverLeft(sql`first.request_id`)}
        and exists (select from statement other where other.period_end = ended.period_end)
    ) s
    where back.reverses_transaction_id is not null and ${isAfter} and not exists (
      select from statement_correction c where c.account_id = s.account_id and c.period_end = s.period_end
        and c.transaction_id = back.transaction_id)
    order by 2, 1 limit ${sql.lit(most)}`.execute(db)
  return rows
}

/** Lists later postings that belong to a period of accounts, in posting order. */
export async function lateEntries(tx: Tx, accountIds: readonly number[], period: Period): Promise<LateEntry[]> {
  const { rows } = await sql<LateEntry>`
    select b.account_id as "accountId", back.transaction_id as "transactionId", back.transaction_date as date,
      first.transaction_type_id as "typeId", ${creditsLessDebits}::bigint as cents
    from book b
    join posting p on p.book_id = b.book_id and p.transaction_date > ${period.end}::date
    -- Looks up each transaction by key. In a join, a database without statistics reads every transaction.
    cross join lateral (select * from ledger_transaction where transaction_id = p.transaction_id offset 0) back
    cross join lateral (
      select * from ledger_transaction where transaction_id = back.reverses_transaction_id offset 0
    ) first
    where b.account_id = any(${accountIds}::int[])
      and ${isLate(sql`${period.start}::date`, sql`${period.end}::date`)}
    group by b.account_id, back.transaction_id, back.transaction_date, first.transaction_type_id
    order by back.transaction_id`.execute(tx)
  return rows
}
