import { sql, type RawBuilder } from 'kysely'
import { creditsLessDebits } from '../ledger/balance.sql.ts'
import { sumsOfInternalBooks } from '../ledger/daySums.ts'
import { internalBook } from '../ledger/ledger.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/**
 * FEES transfers collected fees from Custody Cash to Corporate Cash. INTEREST transfers credited interest from
 * Corporate Cash to Custody Cash.
 */
export type TransferPurpose = 'FEES' | 'INTEREST'

/** A transfer between own accounts that was ordered from the bank. */
export interface OwnTransfer {
  own_transfer_id: number
  purpose: TransferPurpose
  month: string
  amount_cents: bigint
  asked_on: string
}

const PREFIX = { FEES: 'SWEEP', INTEREST: 'FUND' } as const
/** Display name of a transfer for staff: "Fee sweep". */
export const TRANSFER_NAME = { FEES: 'Fee sweep', INTEREST: 'Interest funding' } as const
/** Side of the transfer on the bank's statement of Custody Cash: D is a debit. */
export const TRANSFER_SIDE = { FEES: 'D', INTEREST: 'C' } as const
export const TRANSFER_MATCH = { FEES: 'SWEPT', INTEREST: 'FUNDED' } as const

/**
 * Reference for the bank: "SWEEP-2026-03" for fees collected, "FUND-2026-03" for interest credited by the end of March
 * 2026.
 */
export const transferReference = ({ purpose, month }: Pick<OwnTransfer, 'purpose' | 'month'>) =>
  `${PREFIX[purpose]}-${month.slice(0, 7)}`

/** The first day of the month of the transfer named in a bank line; null if the line names none. */
export function transferIn(words: string): Pick<OwnTransfer, 'purpose' | 'month'> | null {
  const [, prefix, month] = /\b(SWEEP|FUND)-(\d{4}-(?:0[1-9]|1[0-2]))\b/i.exec(words) ?? []
  if (prefix === undefined || month === undefined) return null
  return { purpose: prefix.toUpperCase() === PREFIX.FEES ? 'FEES' : 'INTEREST', month: `${month}-01` }
}

/** Transfers that no bank line has shown yet. @param which a condition on the transfer `s` */
export async function openTransfers(db: Db | Tx, which: RawBuilder<unknown>): Promise<OwnTransfer[]> {
  const { rows } = await sql<OwnTransfer>`
    select s.own_transfer_id, s.purpose, s.month::text as month, s.amount_cents, s.asked_on::text as asked_on
    from own_transfer s
    where ${which} and not exists (select from bank_match m where m.own_transfer_id = s.own_transfer_id)
    order by s.month, s.purpose`.execute(db)
  return rows
}

/** The ordered transfers within these days that a bank line of this side and amount may show. */
export const transfersLike = (
  db: Db | Tx,
  { side, cents }: { side: 'D' | 'C'; cents: bigint },
  asked: { from: string; to: string },
) =>
  openTransfers(
    db,
    sql`s.amount_cents = ${cents} and s.purpose = ${side === 'D' ? 'FEES' : 'INTEREST'}
      and s.asked_on between ${asked.from}::date and ${asked.to}::date`,
  )

/** Balance of Custody Cash, in cents. */
export async function custodyCash(tx: Tx): Promise<bigint> {
  const book = await internalBook(tx, 'CUSTODY_CASH')
  return -((await sumsOfInternalBooks(tx, [book], {})).get(book) ?? 0n)
}

/**
 * Fee income at the end of a day that no sweep covers, in cents, less the fees on plan money that no deposit has
 * brought; below zero if later refunds exceed it.
 */
export async function feesToSweep(tx: Tx, day: string): Promise<bigint> {
  const books = [await internalBook(tx, 'FEE_ANNUAL'), await internalBook(tx, 'FEE_DISTRIBUTION')]
  const sums = await sumsOfInternalBooks(tx, books, { to: day })
  const income = books.reduce((sum, book) => sum + (sums.get(book) ?? 0n), 0n)
  return income - (await feesOnMissingPlanMoney(tx, books, day)) - (await askedFor(tx, 'FEES'))
}

/**
 * Fees charged to accounts since the credit of plan money that the plan still owes or that was written off, in cents,
 * for each file at most the missing amount. Custody Cash never received them: a sweep would take other owners' money.
 */
async function feesOnMissingPlanMoney(tx: Tx, feeBooks: readonly number[], day: string): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(least(fees.cents, missing.cents)), 0)::bigint as cents
    from (
      select attachment_id, sum(amount_cents) as cents from (
        select attachment_id, amount_cents from plan_money_owed
        union all
        select attachment_id, amount_cents from plan_write_off_left) parts
      group by attachment_id having sum(amount_cents) > 0) missing
    join plan_receivable r on r.attachment_id = missing.attachment_id
    cross join lateral (
      select greatest(coalesce(${creditsLessDebits}, 0), 0) as cents from posting p
      where p.book_id = any(${feeBooks}::int[]) and p.transaction_id in (
        select charged.transaction_id from plan_money m join book b on b.account_id = m.account_id
        join posting charged on charged.book_id = b.book_id
          and charged.transaction_date between r.since and ${day}::date
        where m.attachment_id = r.attachment_id)) fees`.execute(tx)
  return rows[0]?.cents ?? 0n
}

/**
 * Interest credited to customers by the end of a day that no funding order covers, in cents: earned (Interest Expense)
 * less still owed (Interest Payable).
 */
export async function interestToFund(tx: Tx, day: string): Promise<bigint> {
  const [expense, payable] = [await internalBook(tx, 'INTEREST_EXPENSE'), await internalBook(tx, 'INTEREST_PAYABLE')]
  const sums = await sumsOfInternalBooks(tx, [expense, payable], { to: day })
  return -(sums.get(expense) ?? 0n) - (sums.get(payable) ?? 0n) - (await askedFor(tx, 'INTEREST'))
}

async function askedFor(tx: Tx, purpose: TransferPurpose): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(amount_cents), 0)::bigint as cents from own_transfer where purpose = ${purpose}`.execute(tx)
  return rows[0]?.cents ?? 0n
}
