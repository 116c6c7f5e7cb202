import { sql } from 'kysely'
import type { YearOfAccount } from '../../contract/accounting.ts'
import { moneyKindOf, type MoneyKind } from '../accounts/moneyKind.ts'
import { creditsLessDebits } from '../ledger/balance.sql.ts'
import { isOwnersAccount } from '../owners/ownersAccount.sql.ts'
import type { Db } from '../platform/db/connect.ts'
import { notFound } from '../platform/http/errors.ts'
import { fromCents } from '../platform/money.ts'
import type { Whose } from './books.ts'

/** Totals of a book without postings. */
type NoLines = { [Column in keyof Sums]: null }

interface Sums {
  year: number
  type_id: number
  cents: bigint
  federal: bigint
  state: bigint
  fee: bigint
}

/**
 * The yearly totals of an owner's account in dollars, newest first: the account's lines by year and type, and the tax
 * and fee lines of the same transactions. A reversal or a return to the plan counts in its own year, under the type of
 * the reversed transaction or returned credit. 404 as for the book.
 */
export async function yearsOfAccount(db: Db, { ownerId, accountId, byOwner }: Whose): Promise<YearOfAccount[]> {
  const { rows } = await sql<Sums | NoLines>`
    with own as (
      select b.book_id from book b join retirement_account a on a.account_id = b.account_id
      where a.account_id = ${accountId} and a.account_owner_id = ${ownerId}
        and (not ${byOwner}::boolean or ${isOwnersAccount})
    ), lines as (
      select p.book_id, p.transaction_date, p.transaction_id, ${creditsLessDebits} as cents
      from own join posting p on p.book_id = own.book_id group by 1, 2, 3
    ), years as (
      select extract(year from l.transaction_date)::int as year,
        coalesce(o.transaction_type_id, t.transaction_type_id) as type_id, sum(l.cents)::bigint as cents,
        coalesce(sum(w.federal), 0)::bigint as federal, coalesce(sum(w.state), 0)::bigint as state,
        coalesce(sum(w.fee), 0)::bigint as fee
      from lines l
      join ledger_transaction t on t.transaction_id = l.transaction_id and t.transaction_date = l.transaction_date
      left join plan_return back on back.transaction_id = t.transaction_id
      left join ledger_transaction o on o.transaction_id = coalesce(t.reverses_transaction_id, back.credit_id)
      cross join lateral (
        select ${creditsLessDebits} filter (where b.kind = 'FEDERAL_TAX') as federal,
          ${creditsLessDebits} filter (where b.kind = 'STATE_TAX') as state,
          ${creditsLessDebits} filter (where b.kind = 'FEE_DISTRIBUTION') as fee
        from posting p join book b on b.book_id = p.book_id
        where p.transaction_id = l.transaction_id and p.transaction_date = l.transaction_date and p.book_id <> l.book_id
      ) w
      group by 1, 2
    )
    select years.* from own left join years on true order by year desc`.execute(db)
  if (rows.length === 0) throw notFound()
  const ofYears = rows.filter((row) => row.year !== null)
  return [...Map.groupBy(ofYears, ({ year }) => year)].map(([year, sums]) => {
    const of = (kind: MoneyKind) =>
      sums.reduce((total, { type_id, cents }) => (moneyKindOf(type_id) === kind ? total + cents : total), 0n)
    const paidOut = sums.filter(({ type_id }) => moneyKindOf(type_id) === 'distributions')
    const taken = (part: 'federal' | 'state' | 'fee') => paidOut.reduce((total, row) => total + row[part], 0n)
    const [federal, state, fee] = [taken('federal'), taken('state'), taken('fee')]
    return {
      year,
      contributions: fromCents(of('contributions')),
      interest: fromCents(of('interest')),
      fees: fromCents(of('fees')),
      distributions: fromCents(of('distributions')),
      federalWithholding: fromCents(federal),
      stateWithholding: fromCents(state),
      distributionFees: fromCents(-fee),
      netDistributions: fromCents(of('distributions') + federal + state + fee),
      change: fromCents(sums.reduce((total, { cents }) => total + cents, 0n)),
    }
  })
}
