import type { Reconciliation } from '../../contract/bank.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import type { TransferPurpose } from '../accounting/ownTransfer.sql.ts'
import { inSnapshot } from '../platform/db/snapshot.ts'
import { fromCents } from '../platform/money.ts'
import { sumsOfInternalBooks } from '../ledger/daySums.ts'
import { internalBook } from '../ledger/ledger.ts'
import { heldSurpluses, openReceivables, planReference } from '../plans/planReceivable.sql.ts'
import { isShownByBank } from './matching.sql.ts'

const SHOWN = 100

/**
 * Custody Cash compared with the bank at the end of a day, with all differences; null before the first statement. A
 * line matched later counts on its own day while its month is open. Postings dated later than the bank's line, and cash
 * booked before the bank showed it, are differences on each day between the two dates.
 */
export async function reconcile(db: Db, date: string): Promise<Reconciliation | null> {
  return inSnapshot(db, async (tx) => {
    const day = await tx
      .selectFrom('bank_day')
      .select(['as_of', 'closing_cents'])
      .where('as_of', '<=', date)
      .orderBy('as_of', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!day) return null
    const first = await tx
      .selectFrom('bank_day')
      .select(['as_of', 'opening_cents', 'book_before_cents'])
      .where('book_before_cents', 'is not', null)
      .executeTakeFirstOrThrow()
    const [cash, checks, deposits, returns, plans, surplus] = [
      await internalBook(tx, 'CUSTODY_CASH'),
      await internalBook(tx, 'DISBURSEMENTS_CHECK'),
      await internalBook(tx, 'DISBURSEMENTS_ACH'),
      await internalBook(tx, 'RETURNS_RECEIVABLE'),
      await internalBook(tx, 'PLAN_RECEIVABLE'),
      await internalBook(tx, 'PLAN_SURPLUS'),
    ]
    const sums = await sumsOfInternalBooks(tx, [cash, checks, deposits, returns, plans, surplus], { to: day.as_of })
    const open = await openSums(tx, day.as_of)
    const notShown = await notShownByBank(tx, cash, { from: first.as_of, to: day.as_of })
    const later = await bookedLater(tx, cash, day.as_of)
    const laterSum = later.reduce(
      (sum, line) => (line.side === 'C' ? sum + line.amount_cents : sum - line.amount_cents),
      0n,
    )
    const sumOf = (side: 'D' | 'C') =>
      notShown.reduce((sum, line) => (line.side === side ? sum + line.amount_cents : sum), 0n)
    const beginning = (first.book_before_cents ?? 0n) - first.opening_cents
    const book = -(sums.get(cash) ?? 0n)
    const explained = day.closing_cents - open.credits + open.debits + sumOf('D') - sumOf('C') - laterSum + beginning
    return {
      asOf: day.as_of,
      bankBalance: fromCents(day.closing_cents),
      unmatchedCredits: fromCents(open.credits),
      unmatchedDebits: fromCents(open.debits),
      depositsInTransit: fromCents(sumOf('D')),
      paymentsOutstanding: fromCents(sumOf('C')),
      beginningDifference: fromCents(beginning),
      bookedLaterSum: fromCents(laterSum),
      bookBalance: fromCents(book),
      difference: fromCents(book - explained),
      checksOutstanding: fromCents(sums.get(checks) ?? 0n),
      depositsOnTheWay: fromCents(sums.get(deposits) ?? 0n),
      returnsReceivable: fromCents(-(sums.get(returns) ?? 0n)),
      planReceivable: fromCents(-(sums.get(plans) ?? 0n)),
      planSurplus: fromCents(sums.get(surplus) ?? 0n),
      sweepsOutstanding: fromCents(await transfersNotShown(tx, 'FEES', day.as_of)),
      fundingOutstanding: fromCents(await transfersNotShown(tx, 'INTEREST', day.as_of)),
      openLines: open.lines,
      notShown: notShown.slice(0, SHOWN).map((line) => ({
        transactionId: line.transaction_id,
        date: line.date,
        amount: fromCents(line.side === 'D' ? line.amount_cents : -line.amount_cents),
        note: line.note,
      })),
      planMoney: (await openReceivables(tx, day.as_of, SHOWN)).map((row) => ({
        planFileId: row.attachment_id,
        reference: planReference(row.attachment_id),
        planName: row.plan_name,
        since: row.since,
        amount: fromCents(row.amount_cents),
      })),
      planSurpluses: (await heldSurpluses(tx, sql`h.since <= ${day.as_of}::date`, SHOWN)).map((row) => ({
        planSurplusId: row.plan_surplus_id,
        bankLineId: row.bank_line_id,
        reference: planReference(row.attachment_id),
        planName: row.plan_name,
        since: row.since,
        amount: fromCents(row.amount_cents),
      })),
      planSettlements: (await settlements(tx, day.as_of)).map((row) => ({
        planSettlementId: row.plan_settlement_id,
        planFileId: row.attachment_id,
        reference: planReference(row.attachment_id),
        planName: row.plan_name,
        settledOn: row.settled_on,
        amount: fromCents(row.amount_cents),
        planSurplusId: row.plan_surplus_id,
        recovered: fromCents(row.recovered_cents),
      })),
      bookedLater: later.slice(0, SHOWN).map((line) => ({
        bankLineId: line.bank_line_id,
        asOf: line.as_of,
        bookedOn: line.booked_on,
        transactionId: line.transaction_id,
        amount: fromCents(line.side === 'C' ? line.amount_cents : -line.amount_cents),
      })),
    }
  })
}

/** Plan money settled by that day without a bank line, and the part recovered later. */
async function settlements(db: Db, day: string) {
  const { rows } = await sql<{
    plan_settlement_id: number
    attachment_id: number
    plan_name: string
    settled_on: string
    amount_cents: bigint
    plan_surplus_id: number | null
    recovered_cents: bigint
  }>`
    select s.plan_settlement_id, s.attachment_id, p.name as plan_name, t.transaction_date::text as settled_on, s.amount_cents,
      s.plan_surplus_id, coalesce(s.amount_cents - w.amount_cents, 0)::bigint as recovered_cents
    from plan_settled s join ledger_transaction t on t.transaction_id = s.transaction_id
    join plan_receivable r on r.attachment_id = s.attachment_id join plan p on p.plan_id = r.plan_id
    left join plan_write_off_left w on w.plan_settlement_id = s.plan_settlement_id
    where t.transaction_date <= ${day}::date
      and not exists (select from bank_match_made m where m.transaction_id = s.transaction_id)
    order by s.plan_settlement_id desc limit ${SHOWN}`.execute(db)
  return rows
}

async function transfersNotShown(db: Db, purpose: TransferPurpose, day: string): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(s.amount_cents), 0)::bigint as cents from own_transfer s
    where s.purpose = ${purpose} and s.asked_on <= ${day}::date and not exists (select from bank_match m join bank_line b using (bank_line_id)
      where m.own_transfer_id = s.own_transfer_id and b.as_of <= ${day}::date)`.execute(db)
  return rows[0]?.cents ?? 0n
}

async function openSums(db: Db, to: string): Promise<{ credits: bigint; debits: bigint; lines: number }> {
  const { rows } = await sql<{ credits: bigint; debits: bigint; lines: number }>`
    select coalesce(sum(amount_cents) filter (where side = 'C'), 0)::bigint as credits,
      coalesce(sum(amount_cents) filter (where side = 'D'), 0)::bigint as debits, count(*)::int as lines
    from bank_line where matched_at is null and as_of <= ${to}::date`.execute(db)
  return rows[0] ?? { credits: 0n, debits: 0n, lines: 0 }
}

/** Cash postings from `from` to `to` that no bank line up to `to` matches. */
async function notShownByBank(db: Db, cash: number, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<{
    transaction_id: number
    date: string
    side: 'D' | 'C'
    amount_cents: bigint
    note: string | null
  }>`
    select l.transaction_id, l.transaction_date::text as date, l.side, l.amount_cents, t.note
    from posting l join ledger_transaction t on t.transaction_id = l.transaction_id
    where l.book_id = ${cash} and l.transaction_date between ${from}::date and ${to}::date
      and not exists (select from bank_match m join bank_line b on b.bank_line_id = m.bank_line_id
        where m.transaction_id = l.transaction_id and b.as_of <= ${to}::date)
      and ${isShownByBank(sql`l.transaction_id`, to)}
    order by l.transaction_date, l.transaction_id`.execute(db)
  return rows
}

/** Bank lines up to a day that the books date later, found among cash movements after that day. */
async function bookedLater(db: Db, cash: number, day: string) {
  const { rows } = await sql<{
    bank_line_id: number
    as_of: string
    booked_on: string
    transaction_id: number
    side: 'D' | 'C'
    amount_cents: bigint
  }>`
    select b.bank_line_id, b.as_of::text as as_of, l.transaction_date::text as booked_on, l.transaction_id, b.side,
      b.amount_cents
    from posting l
    join lateral (select bank_line_id from bank_match where transaction_id = l.transaction_id limit 1) m on true
    join bank_line b on b.bank_line_id = m.bank_line_id and b.as_of <= ${day}::date
    where l.book_id = ${cash} and l.transaction_date > ${day}::date
    order by b.as_of, b.bank_line_id`.execute(db)
  return rows
}
