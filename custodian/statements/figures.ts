import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import { transactionTypeName } from '../ledger/ledger.ts'
import type { Period } from './period.ts'
import { isOwnersAccount } from '../owners/ownersAccount.sql.ts'
import { creditsLessDebits } from '../ledger/balance.sql.ts'
import { unsentUntil } from '../minimums/payouts.sql.ts'

/** Parts of a payment in cents. Positive amounts of tax were withheld. */
interface Parts {
  fee: bigint
  /** Annual fee; not 0 for an annual fee, its refund, and the reversal of a refund. */
  annualFee: bigint
  federal: bigint
  state: bigint
}

/** One line of an account's book. Amounts are in cents; negative amounts leave the account. */
export interface Entry extends Parts {
  date: string
  text: string
  typeId: number
  cents: bigint
  /** The balance of the book after this line. */
  balance: bigint
}

/** An account's book in a period. `opening` is the balance before the first day, `closing` that of the last day. */
export interface Figures {
  opening: bigint
  entries: Entry[]
  closing: bigint
  /** Payments posted by the last day that were never sent and later reversed. The account's value includes them. */
  unsent: bigint
}

/**
 * The figures, with the number of lines in the book when read. No line is ever removed, so an equal number means an
 * unchanged book.
 */
export interface BookFigures extends Figures {
  lines: number
}

/** Reads the figures of accounts. The same book always gives the same balances. */
export async function figuresOf(
  db: Db | Tx,
  accountIds: readonly number[],
  period: Period,
): Promise<ReadonlyMap<number, BookFigures>> {
  const figures = await openings(db, accountIds, period)
  for (const entry of await entriesOf(db, accountIds, period)) {
    const { account_id, date, type_id, note, cents, fee, annual_fee: annualFee, federal, state } = entry
    const book = figures.get(account_id)
    if (!book) continue
    book.closing += cents
    const type = transactionTypeName(type_id)
    const text = !note ? type : note.toLowerCase().includes(type.toLowerCase()) ? note : `${type}: ${note}`
    book.entries.push({ date, text, typeId: type_id, cents, fee, annualFee, federal, state, balance: book.closing })
  }
  return figures
}

/** Counts the lines of each account up to the end of a period. */
export async function linesOf(
  db: Db | Tx,
  accountIds: readonly number[],
  period: Period,
): Promise<ReadonlyMap<number, number>> {
  const figures = await openings(db, accountIds, period)
  return new Map([...figures].map(([accountId, { lines }]) => [accountId, lines]))
}

async function openings(db: Db | Tx, accountIds: readonly number[], period: Period): Promise<Map<number, BookFigures>> {
  const { rows } = await sql<{ account_id: number; opening: bigint; lines: number; unsent: bigint }>`
    select b.account_id, before.opening, before.lines, unsent.cents as unsent
    from book b cross join lateral (
      select coalesce(${creditsLessDebits} filter (where p.transaction_date < ${period.start}::date), 0)::bigint as opening,
        count(*)::int as lines
      from posting p where p.book_id = b.book_id and p.transaction_date <= ${period.end}::date
    ) before
    cross join lateral (${unsentUntil(sql`${period.end}::date`)}) unsent
    where b.account_id = any(${accountIds}::int[])`.execute(db)
  return new Map(
    rows.map(({ account_id, opening, lines, unsent }) => [
      account_id,
      { opening, entries: [], closing: opening, lines, unsent },
    ]),
  )
}

async function entriesOf(db: Db | Tx, accountIds: readonly number[], { start, end }: Period) {
  // Looks up each transaction by key. In a join, a database without statistics reads every transaction.
  interface Row extends Omit<Parts, 'annualFee'> {
    account_id: number
    date: string
    type_id: number
    note: string | null
    cents: bigint
    annual_fee: bigint
  }
  const { rows } = await sql<Row>`
    select b.account_id, e.date, t.transaction_type_id as type_id, t.note, e.cents, legs.*
    from book b
    cross join lateral (
      select p.transaction_date as date, p.transaction_id, ${creditsLessDebits}::bigint as cents
      from posting p where p.book_id = b.book_id and p.transaction_date between ${start}::date and ${end}::date
      group by p.transaction_date, p.transaction_id
    ) e
    cross join lateral (
      select transaction_type_id, note from ledger_transaction where transaction_id = e.transaction_id offset 0
    ) t
    cross join lateral (
      select coalesce(${creditsLessDebits} filter (where lb.kind = 'FEE_DISTRIBUTION'), 0)::bigint as fee,
        coalesce(${creditsLessDebits} filter (where lb.kind = 'FEE_ANNUAL'), 0)::bigint as annual_fee,
        coalesce(${creditsLessDebits} filter (where lb.kind = 'FEDERAL_TAX'), 0)::bigint as federal,
        coalesce(${creditsLessDebits} filter (where lb.kind = 'STATE_TAX'), 0)::bigint as state
      from posting p join book lb on lb.book_id = p.book_id where p.transaction_id = e.transaction_id
    ) legs
    where b.account_id = any(${accountIds}::int[])
    order by b.account_id, e.date, e.transaction_id`.execute(db)
  return rows
}

/** Number of owners in a transaction: one or two seconds of rendering, with the documents in memory. */
const TOGETHER = 200

/** SQL condition: the account `a` has no statement for a period yet. */
const isLeft = (period: Period) => sql`not exists (
  select 1 from statement s where s.account_id = a.account_id and s.period_end = ${period.end}::date)`

/** Counts the owners with an account that has no statement for the period. */
export async function countOwners(db: Db, period: Period): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct account_owner_id)::int as n from retirement_account a where ${isLeft(period)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** The next owners after an id with an account that has no statement for the period, in order; empty at the end. */
export async function nextOwners(db: Db, period: Period, after: number): Promise<number[]> {
  const { rows } = await sql<{ account_owner_id: number }>`
    select distinct account_owner_id from retirement_account a where account_owner_id > ${after} and ${isLeft(period)}
    order by account_owner_id limit ${sql.lit(TOGETHER)}`.execute(db)
  return rows.map(({ account_owner_id }) => account_owner_id)
}

/**
 * Accounts of these owners that have money, postings or a payment that was never sent, but no statement for the period.
 * Other accounts get no statement, and those opened under another person's name get one only once a reviewer has
 * passed them.
 */
export async function accountsToState(
  db: Db | Tx,
  ownerIds: readonly number[],
  period: Period,
): Promise<Array<{ account_id: number; account_owner_id: number }>> {
  const { rows } = await sql<{ account_id: number; account_owner_id: number }>`
    select a.account_id, a.account_owner_id
    from retirement_account a
    join book b on b.account_id = a.account_id
    cross join lateral (
      select bool_or(p.transaction_date >= ${period.start}::date) as moved, ${creditsLessDebits} as cents
      from posting p where p.book_id = b.book_id and p.transaction_date <= ${period.end}::date
    ) held
    cross join lateral (${unsentUntil(sql`${period.end}::date`)}) unsent
    where ${isOwnersAccount} and (held.moved or held.cents <> 0 or unsent.cents <> 0)
      and a.account_owner_id = any(${ownerIds}::int[]) and ${isLeft(period)}
    order by a.account_owner_id, a.account_id`.execute(db)
  return rows
}
