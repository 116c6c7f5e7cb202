import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import { creditsLessDebits, debitsLessCredits } from '../ledger/balance.sql.ts'

export type Period = { startDate: string | undefined; endDate: string | undefined }

export type WithheldRow = {
  plan_account_number: string
  first_name: string
  last_name: string
  state: string | null
  transaction_date: string
  amount: bigint
  federal: bigint
  state_tax: bigint
}

/**
 * One row per ledger transaction that pays a withdrawal out of an account, or takes one back (then negative): what left
 * the customer's book and what of it went to the tax books. The sums of a period are therefore what the tax books took in.
 * The state is the one withheld for, else the state of residence on the request, else the state of the mailing address.
 */
export async function withheldByTransaction(db: Db, { startDate, endDate }: Period): Promise<WithheldRow[]> {
  const { rows } = await sql<WithheldRow>`
    select a.plan_account_number, o.first_name, o.last_name, t.transaction_date,
      coalesce(max(b.state), max(r.residence_state), max(m.state)) as state,
      coalesce(${debitsLessCredits} filter (where b.kind = 'CUSTOMER'), 0)::bigint as amount,
      coalesce(${creditsLessDebits} filter (where b.kind = 'FEDERAL_TAX'), 0)::bigint as federal,
      coalesce(${creditsLessDebits} filter (where b.kind = 'STATE_TAX'), 0)::bigint as state_tax
    from ledger_transaction t
    join posting p on p.transaction_id = t.transaction_id
    join book b on b.book_id = p.book_id
    left join ledger_transaction taken_back on taken_back.transaction_id = t.reverses_transaction_id
    join lateral (
      select cb.account_id from posting cp join book cb on cb.book_id = cp.book_id
      where cp.transaction_id = t.transaction_id and cb.kind = 'CUSTOMER' limit 1) c on true
    join retirement_account a on a.account_id = c.account_id
    join account_owner o on o.account_owner_id = a.account_owner_id
    left join address m on m.account_owner_id = a.account_owner_id and m.address_type_id = 1
    left join distribution_request r on r.request_id = coalesce(t.request_id, taken_back.request_id)
    where coalesce(taken_back.transaction_type_id, t.transaction_type_id) = ${TRANSACTION_TYPE.withdrawal}
      and (${startDate ?? null}::date is null or t.transaction_date >= ${startDate ?? null}::date)
      and (${endDate ?? null}::date is null or t.transaction_date <= ${endDate ?? null}::date)
    group by t.transaction_id, t.transaction_date, a.plan_account_number, o.first_name, o.last_name
    order by t.transaction_date, t.transaction_id`.execute(db)
  return rows
}
