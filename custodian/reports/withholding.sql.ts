import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import { fromCents } from '../platform/money.ts'
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

export type StateRow = { state: string; amount: bigint; federal: bigint; state_tax: bigint }

/** The number of rows and the totals of all rows, repeated in every row of a page. */
type Whole = { rows: number; all_amount: bigint; all_federal: bigint; all_state_tax: bigint }

/**
 * Selects one row per ledger transaction that pays a withdrawal, or reverses one (negative): gross amount and
 * withheld taxes. So a period's totals equal those of the tax books. The state is that of the withheld tax,
 * otherwise the request's state of residence, otherwise that of the mailing address.
 */
const withheld = ({ startDate, endDate }: Period) => sql`
    select t.transaction_id, a.plan_account_number, o.first_name, o.last_name, t.transaction_date,
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
    group by t.transaction_id, t.transaction_date, a.plan_account_number, o.first_name, o.last_name`

const byState = (period: Period) => sql`
    select coalesce(state, '') as state, sum(amount)::bigint as amount, sum(federal)::bigint as federal,
      sum(state_tax)::bigint as state_tax
    from (${withheld(period)}) each group by 1`

const whole = sql`count(*) over ()::int as rows, sum(amount) over ()::bigint as all_amount,
      sum(federal) over ()::bigint as all_federal, sum(state_tax) over ()::bigint as all_state_tax`

/** Rows of withdrawals, ordered by day, at most `most`; null means all. */
export async function withheldByTransaction(db: Db, period: Period, most: number | null = null) {
  const { rows } = await sql<WithheldRow & Whole>`
    select w.*, ${whole} from (${withheld(period)}) w order by transaction_date, transaction_id limit ${most}`.execute(
    db,
  )
  return rows
}

/** Rows of states, ordered by state, at most `most`; null means all. */
export async function withheldByState(db: Db, period: Period, most: number | null = null) {
  const { rows } = await sql<StateRow & Whole>`
    select w.*, ${whole} from (${byState(period)}) w order by state collate "C" limit ${most}`.execute(db)
  return rows
}

/** The totals that each row repeats, in dollars; zero if there are no rows. */
export function totalsOf([first]: readonly Whole[]) {
  return {
    rows: first?.rows ?? 0,
    amount: fromCents(first?.all_amount ?? 0n),
    federal: fromCents(first?.all_federal ?? 0n),
    stateTax: fromCents(first?.all_state_tax ?? 0n),
  }
}
