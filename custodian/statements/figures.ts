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

/** Owners of one part. */
const TOGETHER = 1_000

/** How many owners have accounts. */
export async function countOwners(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct account_owner_id)::int as n from retirement_account`.execute(db)
  return rows[0]?.n ?? 0
}

/** The next owners with accounts behind a number, in the order of their numbers; none at the end. */
export async function nextOwners(db: Db, after: number): Promise<number[]> {
  const { rows } = await sql<{ account_owner_id: number }>`
    select distinct account_owner_id from retirement_account where account_owner_id > ${after}
    order by account_owner_id limit ${sql.lit(TOGETHER)}`.execute(db)
  return rows.map(({ account_owner_id }) => account_owner_id)
}

/**
 * Accounts of these owners without a statement of a period in which they held money or moved it. One that was empty all
 * the time gets none.
 */
export async function accountsToState(
  db: Db,
  ownerIds: readonly number[],
  period: Period,
): Promise<Array<{ account_id: number; account_owner_id: number }>> {
  // The date of a posting is looked up by its key: joined, a database without statistics reads every transaction there is.
  const { rows } = await sql<{ account_id: number; account_owner_id: number }>`
    select a.account_id, a.account_owner_id
    from retirement_account a
    join book b on b.account_id = a.account_id
    join lateral (
      select bool_or(p.day >= ${period.start}::date) as moved, ${creditsLessDebits} as cents
      from (
        select side, amount_cents, (
          select t.transaction_date from ledger_transaction t where t.transaction_id = posting.transaction_id
        ) as day
        from posting where posting.book_id = b.book_id
      ) p
      where p.day <= ${period.end}::date
    ) held on held.moved or held.cents <> 0
    where a.account_owner_id = any(${ownerIds}::int[]) and not exists (
      select 1 from statement s where s.account_id = a.account_id and s.period_end = ${period.end}::date)
    order by a.account_owner_id, a.account_id`.execute(db)
  return rows
}
