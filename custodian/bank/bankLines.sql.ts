import {
  MOST_PAYMENTS_BY_HAND,
  type BankCandidate,
  type BankLine,
  type PaymentSum,
  type PlanFileForLine,
} from '../../contract/bank.ts'
import { sql } from 'kysely'
import { TRANSFER_NAME, transferReference, transfersLike } from '../accounting/ownTransfer.sql.ts'
import { requestNumber } from '../distributions/request.ts'
import { addDays } from '../platform/calendar/bankDays.ts'
import type { Db } from '../platform/db/connect.ts'
import { endOfDay, startOfDay } from '../platform/db/dayBounds.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import { fromCents } from '../platform/money.ts'
import { heldSurpluses, planFileIn, planFilesFor, planReference, writeOffsLeft } from '../plans/planReceivable.sql.ts'
import { bookedCash, filesOf, hadLeftBy, lastDateLeft } from './matching.sql.ts'

export const BANK_LINE_SORTS = {
  asOf: [sortBy('l.as_of', 'date'), sortBy('l.bank_line_id', 'int')],
  amount: [sortBy('l.amount_cents', 'bigint'), sortBy('l.bank_line_id', 'int')],
} as const satisfies Sorts

/** The amount of a line in cents, for the control total of an export. */
export const lineCents = sql<bigint>`l.amount_cents`

type Narrowed = { all?: 'true' | undefined; from?: string | undefined; to?: string | undefined }

/** Lines of bank statements; matches are read only for the rows of a page. */
export function bankLinesBy(db: Db, { all, from, to }: Narrowed) {
  let query = db
    .selectFrom('bank_line as l')
    .select(['l.bank_line_id', 'l.as_of', 'l.side', 'l.amount_cents', 'l.type_code'])
    .select(['l.bank_reference', 'l.customer_reference', 'l.why_open'])
  if (all === undefined) query = query.where('l.matched_at', 'is', null)
  if (from) query = query.where('l.as_of', '>=', from)
  if (to) query = query.where('l.as_of', '<=', to)
  return query
}

type Row = Awaited<ReturnType<ReturnType<typeof bankLinesBy>['executeTakeFirstOrThrow']>>

/** A function that maps a row to the response; reads the matches of all rows in one statement. */
export async function bankLineView(db: Db, rows: readonly Row[]): Promise<(row: Row) => BankLine> {
  const matches = await db
    .selectFrom('bank_match')
    .select(['bank_line_id', 'kind'])
    .distinct()
    .where(sql<boolean>`bank_line_id = any(${rows.map((row) => row.bank_line_id)}::int[])`)
    .execute()
  const kindOf = new Map(matches.map(({ bank_line_id, kind }) => [bank_line_id, kind]))
  return (row) => ({
    bankLineId: row.bank_line_id,
    asOf: row.as_of,
    isDebit: row.side === 'D',
    amount: fromCents(row.amount_cents),
    typeCode: row.type_code,
    bankReference: row.bank_reference,
    customerReference: row.customer_reference,
    matchedWith: kindOf.get(row.bank_line_id) ?? null,
    whyOpen: row.why_open,
  })
}

const MOST = 20
/** Days between a file and its line, so that the search for a sum never reads the payments of all years. */
const SUM_WITHIN_DAYS = 60
const MOST_FILES = 50
const NO_CANDIDATE = {
  paymentId: null,
  transactionId: null,
  planFileId: null,
  planSurplusId: null,
  transferReference: null,
  planSettlementId: null,
}

/** Candidates for a bank line, by its amount: plan money and payments that the bank has not shown, and booked cash. */
export async function candidatesOf(
  db: Db,
  line: { asOf: string; side: 'D' | 'C'; cents: bigint; words: string },
): Promise<BankCandidate[]> {
  const plans =
    line.side === 'C'
      ? [...(await planCandidates(db, line)), ...(await recoveryCandidates(db, line))]
      : await surplusCandidates(db, line)
  return [
    ...plans,
    ...(await transferCandidates(db, line)),
    ...(await paymentCandidates(db, line)),
    ...(await bookedCandidates(db, line)),
  ].slice(0, MOST)
}

async function planCandidates(db: Db, { cents }: Parameters<typeof candidatesOf>[1]): Promise<BankCandidate[]> {
  const rows = (await planFilesFor(db, { cents, planFileId: null }, MOST_FILES)).filter(
    ({ amount_cents: owed }) => owed === cents,
  )
  return rows.slice(0, MOST).map((row) => ({
    ...NO_CANDIDATE,
    planFileId: row.attachment_id,
    date: row.since,
    amount: fromCents(row.amount_cents),
    description: `Money of ${row.plan_name}, ${planReference(row.attachment_id)}`,
  }))
}

/** Written-off money of this amount, or of at least this amount if the line names its plan file. */
async function recoveryCandidates(
  db: Db,
  { cents, words }: Parameters<typeof candidatesOf>[1],
): Promise<BankCandidate[]> {
  const which = sql`w.amount_cents = ${cents} or (w.attachment_id = ${planFileIn(words)}::int and w.amount_cents > ${cents})`
  const rows = await writeOffsLeft(db, sql`(${which})`, MOST)
  return rows.map((row) => ({
    ...NO_CANDIDATE,
    planSettlementId: row.plan_settlement_id,
    date: row.since,
    amount: fromCents(row.amount_cents),
    description: `Recovered from ${row.plan_name}: written off of ${planReference(row.attachment_id)}`,
  }))
}

async function surplusCandidates(
  db: Db,
  { cents, asOf }: Parameters<typeof candidatesOf>[1],
): Promise<BankCandidate[]> {
  const rows = await heldSurpluses(db, sql`h.amount_cents = ${cents} and h.since <= ${asOf}::date`, MOST)
  return rows.map(surplusView)
}

async function transferCandidates(db: Db, line: Parameters<typeof candidatesOf>[1]): Promise<BankCandidate[]> {
  const rows = await transfersLike(db, line, { from: '-infinity', to: line.asOf })
  return rows.map((row) => ({
    ...NO_CANDIDATE,
    transferReference: transferReference(row),
    date: row.asked_on,
    amount: fromCents(row.amount_cents),
    description: `${TRANSFER_NAME[row.purpose]} ${transferReference(row)}`,
  }))
}

const surplusView = (row: Awaited<ReturnType<typeof heldSurpluses>>[number]): BankCandidate => ({
  ...NO_CANDIDATE,
  planSurplusId: row.plan_surplus_id,
  date: row.since,
  amount: fromCents(row.amount_cents),
  description: `Given back to ${row.plan_name}: overpaid with ${planReference(row.attachment_id)}`,
})

/** The plan files that a deposit may belong to. */
export async function planFilesOf(
  db: Db,
  { cents, words }: { cents: bigint; words: string },
): Promise<PlanFileForLine[]> {
  const rows = await planFilesFor(db, { cents, planFileId: planFileIn(words) }, MOST_FILES)
  return rows.map((row) => ({
    planFileId: row.attachment_id,
    reference: planReference(row.attachment_id),
    planName: row.plan_name,
    since: row.since,
    announced: fromCents(row.announced_cents),
    owed: fromCents(row.amount_cents),
  }))
}

const isMatched = (kind: 'CLEARED' | 'CAME_BACK') =>
  sql`exists (select from bank_match m where m.payment_id = p.payment_id and m.kind = ${kind})`

async function paymentCandidates(db: Db, line: Parameters<typeof candidatesOf>[1]): Promise<BankCandidate[]> {
  const expected =
    line.side === 'D'
      ? sql<boolean>`not ${isMatched('CLEARED')}`
      : sql<boolean>`p.closed_as is not null and ${isMatched('CLEARED')} and not ${isMatched('CAME_BACK')}`
  const rows = await payments(db)
    .where('p.amount_cents', '=', line.cents)
    .where(hadLeftBy(line.asOf))
    .where(expected)
    .execute()
  return rows.map((row) => paymentView(row, line.asOf))
}

/**
 * Payments that a line may show in one sum: deposits in transit of a bank file, or money expected back of a returns
 * file.
 */
export async function paymentSumsOf(
  db: Db,
  line: Pick<Parameters<typeof candidatesOf>[1], 'side' | 'cents' | 'asOf'>,
  timeZone: string,
): Promise<PaymentSum[]> {
  const from = addDays(line.asOf, -SUM_WITHIN_DAYS)
  const sums =
    line.side === 'D'
      ? await filesOf(db, line, { from, to: lastDateLeft(line.asOf), most: MOST })
      : await returnsOf(db, line, { from, to: addDays(line.asOf, SUM_WITHIN_DAYS), timeZone })
  return sums
    .filter(({ ids }) => ids.length > 1 && ids.length <= MOST_PAYMENTS_BY_HAND)
    .map(({ ids, date, name }) => ({
      paymentIds: ids,
      date,
      amount: fromCents(line.cents),
      description: name === null ? `${ids.length} returned payments` : `${ids.length} deposits of ${name}`,
    }))
}

/** Returns reported together in these days, whose money is expected back and has this sum. */
async function returnsOf(
  db: Db,
  { cents, asOf }: { cents: bigint; asOf: string },
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
) {
  const { rows } = await sql<{ ids: number[]; date: string; name: null }>`
    select array_agg(p.payment_id order by p.payment_id) as ids,
      (min(o.at) at time zone ${timeZone})::date::text as date, null as name
    from payment_return_order o join payment_return r on r.payment_id = o.payment_id and r.code = o.code
    join payment p on p.payment_id = o.payment_id
    where o.at >= ${startOfDay(from, timeZone)} and o.at < ${endOfDay(to, timeZone)} and r.transaction_id is not null
      and p.closed_as is not null and ${hadLeftBy(asOf)} and ${isMatched('CLEARED')} and not ${isMatched('CAME_BACK')}
    group by r.job_id having sum(p.amount_cents) = ${cents} order by r.job_id limit ${MOST}`.execute(db)
  return rows
}

const payments = (db: Db) =>
  db
    .selectFrom('payment as p')
    .innerJoin('distribution_request as q', 'q.request_id', 'p.request_id')
    .select(['p.payment_id', 'p.method', 'p.amount_cents', 'p.sent_for', 'p.trace_number', 'p.check_number'])
    .select(['q.request_id', 'q.kind', 'q.date_requested'])
    .orderBy('p.payment_id')
    .limit(MOST)

type Payment = Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>>

const paymentView = (row: Payment, asOf: string): BankCandidate => ({
  ...NO_CANDIDATE,
  paymentId: row.payment_id,
  date: row.sent_for ?? asOf,
  amount: fromCents(row.amount_cents),
  description: `${row.method === 'CHECK' ? `Check ${row.check_number}` : `Deposit ${row.trace_number}`}, ${requestNumber(row)}`,
})

/** The matches of a line: payments, plan files, a sweep, or an earlier cash transaction; null for a difference. */
export async function matchesOf(
  db: Db,
  { bank_line_id: bankLineId, as_of: asOf }: { bank_line_id: number; as_of: string },
): Promise<BankCandidate[]> {
  const matches = db.selectFrom('bank_match').where('bank_line_id', '=', bankLineId)
  const rows = await payments(db).where('p.payment_id', 'in', matches.select('payment_id')).execute()
  if (rows.length > 0) return rows.map((row) => paymentView(row, asOf))
  const plans = await planMatches(db, bankLineId)
  if (plans.length > 0) return plans
  const booked = await db
    .selectFrom('ledger_transaction as t')
    .innerJoin('bank_line as l', (join) => join.on('l.bank_line_id', '=', bankLineId))
    .select(['t.transaction_id', 't.transaction_date', 't.note', 'l.amount_cents'])
    .where('t.transaction_id', 'in', matches.where('kind', '=', 'BOOKED').select('transaction_id'))
    .execute()
  return booked.map((row) => transactionView(row.transaction_id, row.transaction_date, row.amount_cents, row.note))
}

/** Plan money with each file's share of the deposit, a surplus received or returned, or a sweep. */
async function planMatches(db: Db, bankLineId: number): Promise<BankCandidate[]> {
  const { rows } = await sql<{ date: string; cents: bigint; words: string }>`
    select r.since::text as date, m.part_cents as cents, 'Money of ' || p.name || ', PLAN-' || r.attachment_id as words
    from bank_match m join plan_receivable r on r.attachment_id = m.attachment_id join plan p on p.plan_id = r.plan_id
    where m.bank_line_id = ${bankLineId}
    union all
    select s.since::text, s.came_cents, 'Overpaid by ' || p.name || ' with PLAN-' || s.attachment_id
    from plan_surplus_held s join plan p on p.plan_id = s.plan_id where s.bank_line_id = ${bankLineId}
    union all
    select s.since::text, l.amount_cents, 'Given back to ' || p.name || ': overpaid with PLAN-' || s.attachment_id
    from bank_match m join plan_surplus_held s on s.plan_surplus_id = m.plan_surplus_id
    join plan p on p.plan_id = s.plan_id join bank_line l on l.bank_line_id = m.bank_line_id
    where m.bank_line_id = ${bankLineId}
    union all
    select t.transaction_date::text, l.amount_cents, 'Recovered from ' || p.name || ': written off of PLAN-' || s.attachment_id
    from bank_match m join plan_settlement s on s.plan_settlement_id = m.plan_settlement_id
    join ledger_transaction t on t.transaction_id = s.transaction_id
    join plan_receivable r on r.attachment_id = s.attachment_id join plan p on p.plan_id = r.plan_id
    join bank_line l on l.bank_line_id = m.bank_line_id
    where m.bank_line_id = ${bankLineId}
    union all
    select f.asked_on::text, f.amount_cents, 
      case f.purpose when 'FEES' then 'Fee sweep SWEEP-' else 'Interest funding FUND-' end || to_char(f.month, 'YYYY-MM')
    from bank_match m join own_transfer f on f.own_transfer_id = m.own_transfer_id where m.bank_line_id = ${bankLineId}
    limit ${MOST}`.execute(db)
  return rows.map(({ date, cents, words }) => ({ ...NO_CANDIDATE, date, amount: fromCents(cents), description: words }))
}

const transactionView = (transactionId: number, date: string, cents: bigint, note: string | null): BankCandidate => ({
  ...NO_CANDIDATE,
  transactionId,
  date,
  amount: fromCents(cents),
  description: `Transaction ${transactionId}${note ? `, ${note}` : ''}`,
})

/** Booked cash of any day: the entry of a line may be recorded after the bank has shown it. */
async function bookedCandidates(db: Db, line: Parameters<typeof candidatesOf>[1]): Promise<BankCandidate[]> {
  const rows = await bookedCash(db, line, { from: '-infinity', to: 'infinity', most: MOST })
  return rows.map((row) => transactionView(row.transaction_id, row.date, row.amount_cents, row.note))
}
