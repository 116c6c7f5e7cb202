import { sql } from 'kysely'
import type { EvidenceOf } from '../../contract/evidence.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { creditsLessDebits, debitsLessCredits } from '../ledger/balance.sql.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** A payment to the owner, to another plan or, after the owner's death, to a payee; cents. */
export interface Payout {
  account_id: number
  paid_on: string
  /** Whom it went to; null: the owner. */
  payee_id: number | null
  /** Null: posted without a request. */
  distribution_type_id: number | null
  /** The reason of its request that a document shows. */
  evidence_of: EvidenceOf | null
  is_full_amount: boolean
  /** What left the account, less the fee, which is no distribution. */
  gross: bigint
  federal: bigint
  state: string | null
  state_tax: bigint
}

/** What a year did to an account; cents. */
export interface AccountYear {
  account_id: number
  plan_account_number: string
  is_roth: boolean
  date_of_birth: string | null
  /** The day of a confirmed death. */
  died_on: string | null
  opened_on: string | null
  /** Came in from a plan in the year. */
  rollover: bigint
  /** In the book at the end of December 31: the fair market value. */
  value: bigint
}

/** Locks these accounts, so that two runs do not prepare the same form, and reads their year. */
export async function accountYears(tx: Tx, accountIds: readonly number[], year: number): Promise<AccountYear[]> {
  await sql`select from retirement_account where account_id = any(${accountIds}::int[])
    order by account_id for no key update`.execute(tx)
  const { first, last } = daysOfYear(year)
  const { rows } = await sql<AccountYear>`
    select a.account_id, a.plan_account_number, a.account_type = 'ROTH' as is_roth,
      o.date_of_birth, (select d.died_on from owner_death d
        where d.account_owner_id = o.account_owner_id and d.state = 'CONFIRMED') as died_on, a.setup_date as opened_on, moved.rollover, moved.value
    from retirement_account a
    join account_owner o on o.account_owner_id = a.account_owner_id
    join book b on b.account_id = a.account_id
    cross join lateral (
      select coalesce(${creditsLessDebits} filter (where p.transaction_date >= ${first}::date and t.came_in), 0)::bigint as rollover,
        coalesce(${creditsLessDebits}, 0)::bigint as value
      from posting p
      cross join lateral (
        select coalesce(back.transaction_type_id, t.transaction_type_id) = ${TRANSACTION_TYPE.contribution} as came_in
        from ledger_transaction t
        left join ledger_transaction back on back.transaction_id = t.reverses_transaction_id
        where t.transaction_id = p.transaction_id offset 0
      ) t
      where p.book_id = b.book_id and p.transaction_date <= ${last}::date
    ) moved
    where a.account_id = any(${accountIds}::int[])
    order by a.account_id`.execute(tx)
  return rows
}

/** The payments of a year out of these accounts, in the order in which they were posted. */
export function payoutsOfYear(tx: Db | Tx, accountIds: readonly number[], year: number): Promise<Payout[]> {
  return payoutsBetween(tx, accountIds, daysOfYear(year))
}

/** The same from the first to the last day: what was taken back until then never was. */
export async function payoutsBetween(
  tx: Db | Tx,
  accountIds: readonly number[],
  { first, last }: { first: string; last: string },
): Promise<Payout[]> {
  const { rows } = await sql<Payout>`
    select b.account_id, p.transaction_date as paid_on, r.distribution_type_id, r.payee_id, r.evidence_of,
      coalesce(r.is_full_amount, false) as is_full_amount,
      (sum(p.amount_cents) - max(legs.fee))::bigint as gross, max(legs.federal)::bigint as federal,
      max(legs.state) as state, max(legs.state_tax)::bigint as state_tax
    from book b
    join posting p on p.book_id = b.book_id and p.side = 'D'
      and p.transaction_date between ${first}::date and ${last}::date
    cross join lateral (
      select request_id from ledger_transaction t
      where t.transaction_id = p.transaction_id
        and t.transaction_type_id in (${TRANSACTION_TYPE.withdrawal}, ${TRANSACTION_TYPE.rollover}, ${TRANSACTION_TYPE.transfer})
        and not exists (select from ledger_transaction back
          where back.reverses_transaction_id = t.transaction_id and back.transaction_date <= ${last}::date)
      offset 0
    ) t
    left join distribution_request r on r.request_id = t.request_id
    cross join lateral (
      select coalesce(sum(leg.amount_cents) filter (where lb.kind = 'FEE_DISTRIBUTION'), 0) as fee,
        coalesce(sum(leg.amount_cents) filter (where lb.kind = 'FEDERAL_TAX'), 0) as federal,
        coalesce(sum(leg.amount_cents) filter (where lb.kind = 'STATE_TAX'), 0) as state_tax, max(lb.state) as state
      from posting leg join book lb on lb.book_id = leg.book_id
      where leg.transaction_id = p.transaction_id and leg.side = 'C'
    ) legs
    where b.account_id = any(${accountIds}::int[])
    group by b.account_id, p.transaction_id, p.transaction_date, r.distribution_type_id, r.payee_id, r.evidence_of,
      r.is_full_amount
    order by p.transaction_id`.execute(tx)
  return rows
}

/** Of a line of a tax book: a payment, or one that was taken back. */
const isPayment = sql`(t.transaction_type_id = ${TRANSACTION_TYPE.taxPayment} or exists (
  select from ledger_transaction o where o.transaction_id = t.reverses_transaction_id
    and o.transaction_type_id = ${TRANSACTION_TYPE.taxPayment}))`

/** What was withheld on each day of a year for the federal government, less what was taken back on it. */
export async function withheldByDay(tx: Tx, year: number): Promise<Array<{ day: string; cents: bigint }>> {
  const { first, last } = daysOfYear(year)
  const { rows } = await sql<{ day: string; cents: bigint }>`
    select p.transaction_date as day, ${creditsLessDebits}::bigint as cents
    from posting p join book b on b.book_id = p.book_id join ledger_transaction t on t.transaction_id = p.transaction_id
    where b.kind = 'FEDERAL_TAX' and p.transaction_date between ${first}::date and ${last}::date
      and not ${isPayment}
    group by p.transaction_date having ${creditsLessDebits} <> 0 order by p.transaction_date`.execute(tx)
  return rows
}

/** What was withheld for the federal government before a year, and what has ever been paid to it; cents. */
export async function federalBefore(tx: Tx, year: number): Promise<{ withheld: bigint; paid: bigint }> {
  const { first } = daysOfYear(year)
  const { rows } = await sql<{ withheld: bigint; paid: bigint }>`
    select coalesce(${creditsLessDebits} filter (where not ${isPayment}
        and p.transaction_date < ${first}::date), 0)::bigint as withheld,
      coalesce(${debitsLessCredits} filter (where ${isPayment}), 0)::bigint as paid
    from posting p join book b on b.book_id = p.book_id join ledger_transaction t on t.transaction_id = p.transaction_id
    where b.kind = 'FEDERAL_TAX'`.execute(tx)
  return rows[0] ?? { withheld: 0n, paid: 0n }
}

function daysOfYear(year: number): { first: string; last: string } {
  return { first: `${year}-01-01`, last: `${year}-12-31` }
}
