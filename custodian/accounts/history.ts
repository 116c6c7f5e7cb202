import { sql } from 'kysely'
import type { MonthOfAccount } from '../../contract/accounts.ts'
import { creditsLessDebits } from '../ledger/balance.sql.ts'
import type { Db } from '../platform/db/connect.ts'
import { fromCents } from '../platform/money.ts'
import { moneyKindOf, type MoneyKind } from './moneyKind.ts'

interface Change {
  account_id: number
  /** Null for everything before the first month. */
  month: string | null
  type_id: number | null
  cents: bigint | null
}

/**
 * The accounts of an owner by months, dollars on the wire: one statement for all of them. What lies before the first month
 * is one sum from the index; only the lines of the months shown are looked up. A reversal counts to what it takes back.
 */
export async function balanceHistory(db: Db, ownerId: number, today: string, months: number) {
  const shown = monthsUpTo(today, months)
  const from = shown[0] ?? today
  const { rows } = await sql<Change>`
    with own as (
      select b.account_id, b.book_id from retirement_account a join book b on b.account_id = a.account_id
      where a.account_owner_id = ${ownerId}
    )
    select own.account_id, null::date as month, null::integer as type_id,
      (select ${creditsLessDebits} from posting p
        where p.book_id = own.book_id and p.transaction_date < ${from}::date)::bigint as cents
    from own
    union all
    select own.account_id, date_trunc('month', p.transaction_date)::date, coalesce(o.transaction_type_id, t.transaction_type_id),
      (${creditsLessDebits})::bigint
    from own join posting p on p.book_id = own.book_id and p.transaction_date >= ${from}::date
    join ledger_transaction t on t.transaction_id = p.transaction_id
    left join ledger_transaction o on o.transaction_id = t.reverses_transaction_id
    group by 1, 2, 3
    order by 1`.execute(db)
  return [...Map.groupBy(rows, (row) => row.account_id)].map(([accountId, changes]) => ({
    accountId,
    months: walk(shown, changes),
  }))
}

/** From the opening balance through the months; what is posted ahead of today counts to the last one. */
function walk(shown: readonly string[], changes: readonly Change[]): MonthOfAccount[] {
  let balance = changes.find(({ month }) => month === null)?.cents ?? 0n
  const last = shown.at(-1)
  return shown.map((month) => {
    const sums: Record<MoneyKind, bigint> = { contributions: 0n, interest: 0n, fees: 0n, distributions: 0n }
    for (const change of changes) {
      if (change.month === null || !(change.month === month || (month === last && change.month > month))) continue
      const cents = change.cents ?? 0n
      balance += cents
      const kind = moneyKindOf(change.type_id ?? 0)
      if (kind) sums[kind] += cents
    }
    return {
      month,
      balance: fromCents(balance),
      contributions: fromCents(sums.contributions),
      interest: fromCents(sums.interest),
      fees: fromCents(sums.fees),
      distributions: fromCents(sums.distributions),
    }
  })
}

/** The first days of so many months, the one of `today` last. */
function monthsUpTo(today: string, count: number): string[] {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + 1 + index, 1)).toISOString().slice(0, 10),
  )
}
