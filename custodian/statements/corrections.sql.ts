import { sql } from 'kysely'
import { creditsLessDebits } from '../ledger/balance.sql.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { Period } from './period.ts'

/** Posted after the end of a period that it belongs to. Cents; what leaves the account is below zero. */
export interface LateEntry {
  accountId: number
  transactionId: number
  date: string
  typeId: number
  cents: bigint
}

/** A statement that something belongs to which was posted after its end, and which no number of it has told. */
export interface Outdated {
  accountId: number
  periodEnd: string
}

/**
 * What takes back a transaction of a stated period and was posted after its end. `of` narrows to what no corrected
 * statement has told yet, or to an account and its period.
 */
const late = sql`
  from ledger_transaction back
  join ledger_transaction first on first.transaction_id = back.reverses_transaction_id
  join posting p on p.transaction_id = back.transaction_id
  join book b on b.book_id = p.book_id and b.account_id is not null
  join statement s on s.account_id = b.account_id and s.number = 0
    and first.transaction_date between date_trunc('quarter', s.period_end)::date and s.period_end
    and back.transaction_date > s.period_end`

/** Statements that have to be corrected, oldest first. */
export async function outdatedStatements(db: Tx, most: number): Promise<Outdated[]> {
  const { rows } = await sql<Outdated>`
    select distinct s.account_id as "accountId", s.period_end as "periodEnd" ${late}
    where back.reverses_transaction_id is not null and not exists (
      select from statement_correction c where c.account_id = s.account_id and c.period_end = s.period_end
        and c.transaction_id = back.transaction_id)
    order by 2, 1 limit ${sql.lit(most)}`.execute(db)
  return rows
}

/** What was posted later and belongs to a period of an account, in the order in which it was posted. */
export async function lateEntries(tx: Tx, accountId: number, period: Period): Promise<LateEntry[]> {
  const { rows } = await sql<LateEntry>`
    select b.account_id as "accountId", back.transaction_id as "transactionId", back.transaction_date as date,
      back.transaction_type_id as "typeId", ${creditsLessDebits}::bigint as cents ${late}
    where b.account_id = ${accountId} and s.period_end = ${period.end}::date
    group by b.account_id, back.transaction_id, back.transaction_date, back.transaction_type_id
    order by back.transaction_id`.execute(tx)
  return rows
}
