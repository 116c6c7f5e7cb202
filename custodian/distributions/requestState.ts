import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { REQUEST_STATUS, activeStatusIds } from '../../contract/requestStatus.ts'
import { sql } from 'kysely'
import { anyOfIds } from '../platform/db/anyOf.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { type Money, type RequestState } from './lifecycle.ts'
import { isReturnedByBank } from './returnedByBank.sql.ts'
import type { RequestRow } from './request.sql.ts'

/** Facts outside a request's own row that decide its possible transitions. */
export interface Circumstances {
  money: Money
  /** Whether the payment was sent in an earlier tax year. */
  isOfPastYear: boolean
  hasOtherActive: boolean
  isAccountClosed: boolean
  accountStatusId: number
  /** The owner has died or is reported dead; for a payment to a payee or the estate: the death is not confirmed. */
  isBarredByDeath: boolean
  isDeathConfirmed: boolean
  /** Whether the open payment goes to the owner's estate. */
  isToEstate: boolean
}

const ACTIVE = sql.join(activeStatusIds.map((id) => sql.lit(id)))

interface StandingRow {
  request_id: number
  was_posted: boolean
  stands: boolean
  is_returned: boolean
  is_confirmed: boolean
  is_here: boolean
  is_redeposited: boolean
  is_of_past_year: boolean
  has_other: boolean
  account_status: number
  barred: boolean
  death_confirmed: boolean
  to_estate: boolean
}

/**
 * The circumstances of these requests by number, in one statement. Returned money is `RETURNED` if an imported bank
 * file shows it, and `SAID_RETURNED` if only an employee reported it.
 */
export async function circumstancesOf(
  db: Db | Tx,
  requestIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, Circumstances>> {
  if (requestIds.length === 0) return new Map()
  const { rows } = await sql<StandingRow>`
    select r.request_id, a.status_id as account_status, barred_by_death(r.payee_id, a.account_owner_id)
        and not (pays_estate(r.request_id) and death_of(a.account_owner_id) = 'CONFIRMED') as barred,
      coalesce(death_of(a.account_owner_id) = 'CONFIRMED', false) as death_confirmed,
      pays_estate(r.request_id) as to_estate,
      paid.transaction_id is not null as was_posted,
      coalesce(paid.is_standing, false) as stands,
      back.payment_id is not null as is_returned,
      back.taken_in_by is null or coalesce(back.is_confirmed, false) as is_confirmed,
      exists (select from payment p
        where p.request_id = r.request_id and p.closed_as is null and p.job_file_id is null) as is_here,
      exists (select from redeposit d join payment p using (payment_id) where p.request_id = r.request_id) as is_redeposited,
      coalesce(paid.transaction_date < ${`${today.slice(0, 4)}-01-01`}::date, false) and exists (
        select from payment p where p.request_id = r.request_id and p.job_file_id is not null
          and p.distribution_code is not null) as is_of_past_year,
      exists (select from distribution_request o where o.account_id = r.account_id and o.request_id <> r.request_id
        and o.payee_id is not distinct from r.payee_id and o.status_id in (${ACTIVE})) as has_other
    from distribution_request r
    join retirement_account a on a.account_id = r.account_id
    left join lateral (
      select t.transaction_id, t.transaction_date, not exists (
        select from ledger_transaction b where b.reverses_transaction_id = t.transaction_id) as is_standing
      from ledger_transaction t
      where t.request_id = r.request_id and t.reverses_transaction_id is null
      limit 1) paid on true
    left join lateral (
      select pr.payment_id, pr.taken_in_by,
        ${isReturnedByBank(sql`pr.payment_id`)} as is_confirmed
      from payment p join payment_return pr on pr.payment_id = p.payment_id
      where p.request_id = r.request_id and pr.transaction_id is not null and not exists (
        select from ledger_transaction b where b.reverses_transaction_id = pr.transaction_id)
      limit 1) back on true
    where r.request_id = ${anyOfIds(requestIds)}`.execute(db)
  return new Map(
    rows.map((row) => [
      row.request_id,
      {
        money: moneyBy(row),
        isOfPastYear: row.is_of_past_year,
        hasOtherActive: row.has_other,
        isAccountClosed: row.account_status === ACCOUNT_STATUS.closed,
        accountStatusId: row.account_status,
        isBarredByDeath: row.barred,
        isDeathConfirmed: row.death_confirmed,
        isToEstate: row.to_estate,
      },
    ]),
  )
}

function moneyBy(row: StandingRow): Money {
  if (!row.was_posted) return 'NEVER_PAID'
  if (!row.stands || row.is_redeposited) return 'TAKEN_BACK'
  if (row.is_returned) return row.is_confirmed ? 'RETURNED' : 'SAID_RETURNED'
  return row.is_here ? 'HERE' : 'LEFT'
}

/** The circumstances of one request; the caller must lock its account and row first. */
export async function circumstancesOfOne(db: Db | Tx, requestId: number, today: string): Promise<Circumstances> {
  const found = (await circumstancesOf(db, [requestId], today)).get(requestId)
  if (!found) throw new Error(`request ${requestId} is gone`)
  return found
}

export function requestStateOf(
  request: Pick<RequestRow, 'kind' | 'status_id' | 'outcome'>,
  { money, isOfPastYear }: Pick<Circumstances, 'money' | 'isOfPastYear'>,
): RequestState {
  return { kind: request.kind, statusId: request.status_id, outcome: request.outcome, money, isOfPastYear }
}

/** Whether the request may still be edited: it was never paid, or its payment was returned. */
export function isCorrectable(statusId: number, money: Money): boolean {
  const isOpen = ([REQUEST_STATUS.open, REQUEST_STATUS.approved, REQUEST_STATUS.incomplete] as number[]).includes(
    statusId,
  )
  return isOpen && (money === 'NEVER_PAID' || money === 'RETURNED' || money === 'SAID_RETURNED')
}
