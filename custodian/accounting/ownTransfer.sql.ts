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
 * A charge to an account in several such files counts once.
 */
async function feesOnMissingPlanMoney(tx: Tx, feeBooks: readonly number[], day: string): Promise<bigint> {
  const missing = await missingOfFiles(tx)
  if (missing.size === 0) return 0n
  let sum = 0n
  for (const { cents, files } of lessRefunds(await chargesOnFiles(tx, [...missing.keys()], feeBooks, day))) {
    let left = cents
    for (const file of files) {
      const ofFile = missing.get(file) ?? 0n
      const used = left < ofFile ? left : ofFile
      missing.set(file, ofFile - used)
      left -= used
      sum += used
    }
  }
  return sum
}

/** Cents that no deposit has brought, by plan file. */
async function missingOfFiles(tx: Tx): Promise<Map<number, bigint>> {
  const { rows } = await sql<{ file: number; cents: bigint }>`
    select attachment_id as file, sum(amount_cents)::bigint as cents from (
      select attachment_id, amount_cents from plan_money_owed
      union all
      select attachment_id, amount_cents from plan_write_off_left) parts
    group by attachment_id having sum(amount_cents) > 0`.execute(tx)
  return new Map(rows.map(({ file, cents }) => [file, cents]))
}

/** A transaction of an account in fee books. A refund is negative. */
interface Charge {
  accountId: number
  cents: bigint
  /** The files that credited the account by the day of the charge, oldest first. */
  files: number[]
}

/** The charges and refunds until a day of the accounts in these files, oldest first. */
async function chargesOnFiles(
  tx: Tx,
  fileIds: readonly number[],
  feeBooks: readonly number[],
  day: string,
): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select charged.account_id as "accountId", fees.cents, charged.files
    from (
      select m.account_id, p.transaction_id, p.transaction_date,
        array_agg(m.attachment_id order by m.since, m.attachment_id) as files
      from (
        select distinct m.account_id, b.book_id, r.attachment_id, r.since
        from plan_receivable r join plan_money m on m.attachment_id = r.attachment_id
        join book b on b.account_id = m.account_id
        where r.attachment_id = any(${fileIds}::int[])) m
      join posting p on p.book_id = m.book_id and p.transaction_date between m.since and ${day}::date
      group by m.account_id, p.transaction_id, p.transaction_date) charged
    cross join lateral (
      select ${creditsLessDebits}::bigint as cents from posting p
      where p.transaction_id = charged.transaction_id and p.book_id = any(${feeBooks}::int[])) fees
    where fees.cents <> 0
    order by charged.transaction_date, charged.transaction_id`.execute(tx)
  return rows
}

/** Deducts each account's refunds from its charges, the latest first. */
function lessRefunds(charges: readonly Charge[]): Charge[] {
  const refunds = new Map<number, bigint>()
  for (const { accountId, cents } of charges)
    if (cents < 0n) refunds.set(accountId, (refunds.get(accountId) ?? 0n) - cents)
  const left = charges
    .filter(({ cents }) => cents > 0n)
    .toReversed()
    .map((charge) => {
      const refund = refunds.get(charge.accountId) ?? 0n
      const used = refund < charge.cents ? refund : charge.cents
      refunds.set(charge.accountId, refund - used)
      return { ...charge, cents: charge.cents - used }
    })
  return left.toReversed()
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
