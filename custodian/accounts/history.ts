import { sql } from 'kysely'
import { MONEY_KINDS, type MonthOfAccount } from '../../contract/accounts.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { creditsLessDebits } from '../ledger/balance.sql.ts'
import { monthsUpTo } from '../ledger/monthSums.ts'
import type { Db } from '../platform/db/connect.ts'
import { fromCents } from '../platform/money.ts'
import { moneyKindOf, type MoneyKind } from './moneyKind.ts'

interface Change {
  account_id: number
  /** The month; null for the total of the time before the first month. */
  month: string | null
  type_id: number | null
  cents: bigint | null
  /** Tax and fee lines of the same transactions; only for distributions. */
  tax: bigint | null
  fee: bigint | null
}

const DISTRIBUTIONS = sql.join(MONEY_KINDS.distributions.map((type) => sql.lit(TRANSACTION_TYPE[type])))

/**
 * Monthly totals of an owner's accounts by account id, in dollars, in one statement for all accounts. The index gives
 * one total for the time before the first month, so only lines of the shown months are read. A reversal or a return to
 * the plan counts under the type of the reversed transaction or returned credit. Distributions include withheld tax and
 * fees, like the yearly totals.
 */
export async function balanceHistory(
  db: Db,
  ownerId: number,
  today: string,
  months: number,
): Promise<Map<number, MonthOfAccount[]>> {
  const shown = monthsUpTo(today, months)
  const from = shown[0] ?? today
  const { rows } = await sql<Change>`
    with own as (
      select b.account_id, b.book_id from retirement_account a join book b on b.account_id = a.account_id
      where a.account_owner_id = ${ownerId}
    ), lines as (
      select own.account_id, own.book_id, p.transaction_date, p.transaction_id, ${creditsLessDebits} as cents
      from own join posting p on p.book_id = own.book_id and p.transaction_date >= ${from}::date
      group by 1, 2, 3, 4
    )
    select own.account_id, null::date as month, null::integer as type_id,
      (select ${creditsLessDebits} from posting p
        where p.book_id = own.book_id and p.transaction_date < ${from}::date)::bigint as cents,
      null::bigint as tax, null::bigint as fee
    from own
    union all
    select l.account_id, date_trunc('month', l.transaction_date)::date, coalesce(o.transaction_type_id, t.transaction_type_id),
      sum(l.cents)::bigint, sum(taken.tax)::bigint, sum(taken.fee)::bigint
    from lines l
    join ledger_transaction t on t.transaction_id = l.transaction_id
    left join plan_return back on back.transaction_id = t.transaction_id
    left join ledger_transaction o on o.transaction_id = coalesce(t.reverses_transaction_id, back.credit_id)
    left join lateral (
      select ${creditsLessDebits} filter (where b.kind in ('FEDERAL_TAX', 'STATE_TAX')) as tax,
        ${creditsLessDebits} filter (where b.kind = 'FEE_DISTRIBUTION') as fee
      from posting p join book b on b.book_id = p.book_id
      where p.transaction_id = l.transaction_id and p.transaction_date = l.transaction_date and p.book_id <> l.book_id
    ) taken on coalesce(o.transaction_type_id, t.transaction_type_id) in (${DISTRIBUTIONS})
    group by 1, 2, 3
    order by 1`.execute(db)
  const changes = Map.groupBy(rows, (row) => row.account_id)
  return new Map([...changes].map(([accountId, ofAccount]) => [accountId, walk(shown, ofAccount)]))
}

/** Adds the changes of each month to the opening balance; postings with a future date count toward the last month. */
function walk(shown: readonly string[], changes: readonly Change[]): MonthOfAccount[] {
  let balance = changes.find(({ month }) => month === null)?.cents ?? 0n
  const last = shown.at(-1)
  return shown.map((month) => {
    const sums: Record<MoneyKind, bigint> = { contributions: 0n, interest: 0n, fees: 0n, distributions: 0n }
    let [tax, fee] = [0n, 0n]
    for (const change of changes) {
      if (change.month === null || !(change.month === month || (month === last && change.month > month))) continue
      const cents = change.cents ?? 0n
      balance += cents
      const kind = moneyKindOf(change.type_id ?? 0)
      if (kind) sums[kind] += cents
      tax += change.tax ?? 0n
      fee += change.fee ?? 0n
    }
    return {
      month,
      balance: fromCents(balance),
      contributions: fromCents(sums.contributions),
      interest: fromCents(sums.interest),
      fees: fromCents(sums.fees),
      distributions: fromCents(sums.distributions),
      taxWithheld: fromCents(tax),
      distributionFees: fromCents(-fee),
      netDistributions: fromCents(sums.distributions + tax + fee),
    }
  })
}
