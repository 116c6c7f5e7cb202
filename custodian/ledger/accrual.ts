import { ACCOUNT_STATUS } from '../../contract/accountStatus.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/connect.ts'
import { credit, debit, internalBook } from './ledger.ts'
import { booksOfAccounts, postMany } from './postMany.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { addDays } from '../platform/calendar/bankDays.ts'
import { creditsLessDebits } from './balance.sql.ts'

// Interest of a day is the balance at its end x the plan's rate of that day / 365, in every year, kept in whole
// millionths of a cent per account. What a credit rounds to a cent is carried on, so that all credits together are never
// more than half a cent off the exact sum.

const MICRO_CENTS = 1_000_000n

/** Adds the interest of the days up to and with `through`; accounts that are further already stay as they are. */
export async function accrue(tx: Tx, accountIds: readonly number[], through: string): Promise<void> {
  // The locks come first: the sums below then see what whoever held them has written.
  await sql`select 1 from interest_accrual where account_id = any(${accountIds}::int[]) and through < ${through}
    order by account_id for update`.execute(tx)
  // Of a full distribution the figures are frozen: nothing is added to what will be paid out. The date of a posting is
  // looked up by its key: joined, a database without statistics (new, or after a large upload) reads every transaction
  // there is for every account.
  await sql`
    with due as (
      select i.account_id, i.through, b.book_id, p.plan_id, p.interest_basis_points,
        a.status_id < ${ACCOUNT_STATUS.closed} and not exists (select 1 from distribution_request r
          where r.account_id = a.account_id and r.status_id = ${REQUEST_STATUS.pending} and r.is_full_amount) as earns
      from interest_accrual i
      join retirement_account a on a.account_id = i.account_id
      join book b on b.account_id = i.account_id
      join plan p on p.plan_id = a.plan_id
      where i.account_id = any(${accountIds}::int[]) and i.through < ${through}
    ), earned as (
      select due.account_id, sum(div(greatest(balance.cents, 0) * rate.basis_points * 200 + 365, 730)) as micro_cents
      from due
      cross join lateral generate_series(due.through + 1, ${through}::date, interval '1 day') as day
      cross join lateral (
        select coalesce(${creditsLessDebits}, 0) as cents
        from posting p
        where p.book_id = due.book_id and (
          select t.transaction_date from ledger_transaction t where t.transaction_id = p.transaction_id
        ) <= day::date
      ) balance
      cross join lateral (
        select coalesce((
          select f.interest_basis_points from former_plan_interest f
          where f.plan_id = due.plan_id and f.until > day::date order by f.until limit 1
        ), due.interest_basis_points) as basis_points
      ) rate
      where due.earns
      group by due.account_id
    )
    update interest_accrual i
    set through = ${through}, micro_cents = i.micro_cents + coalesce(earned.micro_cents, 0)::bigint
    from due left join earned on earned.account_id = due.account_id
    where i.account_id = due.account_id`.execute(tx)
}

interface Credit {
  through: string
  date: string
  period: string
  note: string
}

/**
 * Posts the interest that these accounts have earned up to and with `through`, rounded half-up to a cent, and carries the
 * rest on. Once for an account and a period (the ledger's key). Answers how many were credited, and the cents; nothing is
 * posted for less than half a cent, for a closed or rejected account, and for one whose interest is counted up to another
 * day.
 */
export async function creditInterest(
  context: WriteContext,
  accountIds: readonly number[],
  by: Credit,
): Promise<{ credited: number; cents: bigint }> {
  const { tx } = context
  const { rows } = await sql<{ account_id: number; account_owner_id: number; micro_cents: bigint }>`
    select i.account_id, a.account_owner_id, i.micro_cents
    from interest_accrual i join retirement_account a on a.account_id = i.account_id
    where i.account_id = any(${accountIds}::int[]) and i.through = ${by.through}
      and a.status_id < ${ACCOUNT_STATUS.closed}
    order by i.account_id for update of i`.execute(tx)
  const due = rows
    .map((row) => ({ ...row, cents: (row.micro_cents + MICRO_CENTS / 2n) / MICRO_CENTS }))
    .filter(({ cents }) => cents > 0n)
  if (due.length === 0) return { credited: 0, cents: 0n }
  const dueIds = due.map(({ account_id }) => account_id)
  const bookOf = await booksOfAccounts(tx, dueIds)
  const expense = await internalBook(tx, 'INTEREST_EXPENSE')
  const transactionIds = await postMany(
    tx,
    due.map(({ account_id, cents }) => ({
      typeId: TRANSACTION_TYPE.interest,
      date: by.date,
      note: by.note,
      idempotencyKey: `interest:${account_id}:${by.period}`,
      createdBy: null,
      lines: [debit(expense, cents), credit(bookOf(account_id), cents)],
    })),
  )
  await sql`
    update interest_accrual i set micro_cents = i.micro_cents - x.credited
    from unnest(${dueIds}::int[], ${due.map(({ cents }) => String(cents * MICRO_CENTS))}::bigint[])
      as x (account_id, credited)
    where i.account_id = x.account_id`.execute(tx)
  await context.audit(
    ...due.map(({ account_id, account_owner_id, cents }, place) => ({
      action: 'interest.credit',
      entity: 'ledger_transaction',
      entityId: transactionIds[place] ?? 0,
      accountOwnerId: account_owner_id,
      after: { accountId: account_id, period: by.period, amount: cents },
    })),
  )
  return { credited: due.length, cents: due.reduce((sum, { cents }) => sum + cents, 0n) }
}

/**
 * Credits what accounts have earned to the end of yesterday, because all of it is about to be paid out. Does nothing for
 * an account that the job has never counted.
 */
export async function creditInterestToDate(context: WriteContext, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return
  const now = context.services.dateOf(context.now)
  const date = context.today < now ? context.today : now
  const through = addDays(date, -1)
  await accrue(context.tx, accountIds, through)
  await creditInterest(context, accountIds, { through, date, period: date, note: 'Interest to date' })
}
