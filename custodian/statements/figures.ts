import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { transactionTypeName } from '../ledger/ledger.ts'
import type { Period } from './period.ts'
import { creditsLessDebits } from '../ledger/balance.sql.ts'

/** One line of an account's book. Cents; what leaves the account is below zero. */
interface Entry {
  date: string
  text: string
  cents: bigint
  /** The balance after it. */
  balance: bigint
}

/** What an account's book says of a period. Opening is the balance before its first day, closing that of its last. */
export interface Figures {
  opening: bigint
  entries: Entry[]
  closing: bigint
}

/** The ledger is the only source: the same book gives the same figures, whenever they are asked for. */
export async function figuresOf(db: Db | Tx, accountId: number, period: Period): Promise<Figures> {
  const { rows } = await sql<{ date: string; type_id: number; note: string | null; cents: bigint }>`
    select t.transaction_date as date, t.transaction_type_id as type_id, t.note,
      ${creditsLessDebits}::bigint as cents
    from book b
    join posting p on p.book_id = b.book_id
    join ledger_transaction t on t.transaction_id = p.transaction_id
    where b.account_id = ${accountId} and t.transaction_date <= ${period.end}::date
    group by t.transaction_id order by t.transaction_date, t.transaction_id`.execute(db)
  let balance = 0n
  const all = rows.map(({ date, type_id, note, cents }) => {
    balance += cents
    const type = transactionTypeName(type_id)
    return { date, text: note && note !== type ? `${type}: ${note}` : type, cents, balance }
  })
  const entries = all.filter(({ date }) => date >= period.start)
  const closing = balance
  return { opening: entries.reduce((sum, { cents }) => sum - cents, closing), entries, closing }
}

/**
 * Accounts without a statement of a period in which they held money or moved it, with their owners.
 * One that was empty all the time gets none.
 */
export async function accountsToState(
  db: Db,
  period: Period,
): Promise<Array<{ account_id: number; account_owner_id: number }>> {
  const { rows } = await sql<{ account_id: number; account_owner_id: number }>`
    select a.account_id, a.account_owner_id
    from retirement_account a
    join book b on b.account_id = a.account_id
    join posting p on p.book_id = b.book_id
    join ledger_transaction t on t.transaction_id = p.transaction_id
    where t.transaction_date <= ${period.end}::date
      and not exists (
        select 1 from statement s where s.account_id = a.account_id and s.period_end = ${period.end}::date)
    group by a.account_id
    having bool_or(t.transaction_date >= ${period.start}::date)
      or ${creditsLessDebits} <> 0
    order by a.account_owner_id, a.account_id`.execute(db)
  return rows
}
