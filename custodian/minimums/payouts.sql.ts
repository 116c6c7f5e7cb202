import { sql, type RawBuilder } from 'kysely'
import type { EvidenceOf } from '../../contract/evidence.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** A payment to the owner, to another plan or, after the owner's death, to a payee. Amounts are in cents. */
export interface Payout {
  account_id: number
  paid_on: string
  /** The payee; null if the owner is paid. */
  payee_id: number | null
  /** Null if the payment was posted without a request. */
  distribution_type_id: number | null
  /** The reason why the payment's request needs evidence. */
  evidence_of: EvidenceOf | null
  is_full_amount: boolean
  /** The amount that left the account, less the fee, because a fee is not a distribution. */
  gross: bigint
  federal: bigint
  state: string | null
  state_tax: bigint
}

/** Whether a request has a payment, and none of its payments was ever sent in a file. */
export const neverLeft = (requestId: RawBuilder<unknown>) => sql<boolean>`
  coalesce((select bool_and(pay.job_file_id is null) from payment pay where pay.request_id = ${requestId}), false)`

/**
 * Sums the payments out of book `b` that were posted by the end of `day`, never sent in a file, and reversed later.
 * Such payments are no distributions, so the account's value on that day includes them. Selects one row with the column
 * `cents`.
 */
export const unsentUntil = (day: RawBuilder<unknown>) => sql`
  select coalesce(sum(p.amount_cents), 0)::bigint as cents
  from posting p
  -- Looks up each transaction by key. In a join, a database without statistics reads every transaction.
  cross join lateral (
    select reverses_transaction_id from ledger_transaction where transaction_id = p.transaction_id offset 0
  ) t
  cross join lateral (
    select transaction_date, request_id from ledger_transaction where transaction_id = t.reverses_transaction_id offset 0
  ) o
  where p.book_id = b.book_id and p.side = 'C' and p.transaction_date > ${day} and o.transaction_date <= ${day}
    and ${neverLeft(sql`o.request_id`)}`

/**
 * The payments of a year out of these accounts, in posting order. A payment that was reversed after the year still
 * counts, unless it was never sent.
 */
export function payoutsOfYear(tx: Db | Tx, accountIds: readonly number[], year: number): Promise<Payout[]> {
  return payoutsBetween(tx, accountIds, { ...daysOfYear(year), withUnsent: true })
}

/** Payments from the first to the last day, without those that were reversed by the last day. */
export async function payoutsBetween(
  tx: Db | Tx,
  accountIds: readonly number[],
  { first, last, withUnsent = false }: { first: string; last: string; withUnsent?: boolean },
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
          where back.reverses_transaction_id = t.transaction_id
            and (back.transaction_date <= ${last}::date or ${withUnsent} and ${neverLeft(sql`t.request_id`)}))
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

/** The first and the last day of a year. */
export function daysOfYear(year: number): { first: string; last: string } {
  return { first: `${year}-01-01`, last: `${year}-12-31` }
}
