import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import {
  openTransfers,
  TRANSFER_MATCH,
  TRANSFER_NAME,
  TRANSFER_SIDE,
  transferIn,
  transferReference,
  transfersLike,
} from '../accounting/ownTransfer.sql.ts'
import { isReturnedByBank } from '../distributions/returnedByBank.sql.ts'
import { saidByStaff } from '../payments/importReturn.ts'
import { addBankDays, addDays, bankDayBefore } from '../platform/calendar/bankDays.ts'
import { lockedPayments } from '../distributions/settlement/payment.sql.ts'
import { formatCents } from '../platform/money.ts'
import { lockedReceivables, owes, planFileIn, planReference, writeOffsLeft } from '../plans/planReceivable.sql.ts'
import type { PlanDeposit } from './planDeposit.ts'

/** An unmatched line; amounts in cents. */
export interface OpenLine {
  bankLineId: number
  asOf: string
  side: 'D' | 'C'
  cents: bigint
  typeCode: string
  customerReference: string
  text: string
  /** Number of undone matches of the line; above 0, the line is matched only manually. */
  undone: number
}

type Sql = ReturnType<typeof sql>

/**
 * Whether the bank shows this transaction of Custody Cash. A transaction and its reversal cancel out unless the bank has
 * shown one of them, or the first is from before the first statement. For a transaction, only reversals up to the day
 * `to` count.
 */
export const isShownByBank = (transactionId: Sql, to = 'infinity') =>
  isNotCanceled(transactionId, sql`r.transaction_date <= ${to}::date`)

/**
 * Whether a line of the bank may show this transaction. The bank may have executed a payment on a day before its
 * reversal. An undone match and its reversal always cancel out.
 */
export const isShownByLine = (transactionId: Sql, { asOf }: Pick<OpenLine, 'asOf'>) =>
  isNotCanceled(
    transactionId,
    sql`(r.transaction_date <= ${asOf}::date
      or exists (select from bank_match_undo u where u.reversal_id = r.transaction_id))`,
  )

function isNotCanceled(transactionId: Sql, counts: Sql) {
  const pair = sql`select from ledger_transaction r join ledger_transaction o on o.transaction_id = r.reverses_transaction_id
    where o.transaction_date >= (select as_of from bank_day where book_before_cents is not null)
      and not exists (select from bank_match m where m.transaction_id in (o.transaction_id, r.transaction_id))`
  // Two conditions, because PostgreSQL makes no anti-join of one with "or".
  return sql<boolean>`(not exists (${pair} and r.transaction_id = ${transactionId})
    and not exists (${pair} and o.transaction_id = ${transactionId} and ${counts}))`
}

/** The match of a line, or a sentence for staff that says why there is none. */
export type Match =
  | { kind: 'CLEARED' | 'CAME_BACK'; paymentIds: readonly number[] }
  | { kind: 'BOOKED'; transactionId: number }
  | ({ kind: 'RECEIVED' } & PlanDeposit)
  | { kind: 'SWEPT' | 'FUNDED'; ownTransferId: number }
  | { kind: 'OPEN'; why: string }

// Type codes of BAI2. Banks use different codes for settlement, so every common code is accepted.
const CHECK_PAID = new Set(['474', '475'])
const DEPOSITS_OUT = new Set(['447', '451', '452', '455', '466', '469'])
const CAME_BACK = new Set(['168', '257', '258'])
const MONEY_IN = new Set(['115', '142', '165', '169', '174', '175', '195', '301'])
const WIRE_OUT = '495'
/** BAI2 codes of transfers between accounts of one customer. */
const TRANSFER_OUT = '577'
const TRANSFER_IN = '275'

/** Days after which a transfer without its reference is no longer matched by amount. */
const SHOWN_WITHIN_DAYS = 7
/** Maximum number of days from the posting of cash to the line of the bank statement. */
const BOOKED_BEFORE_DAYS = 7

const open = (why: string): Match => ({ kind: 'OPEN', why })
const AMBIGUOUS = 'More than one entry fits.'
const NOTHING = 'No entry in the books fits. Match it by hand, or record the missing entry first.'
const OF_OTHER_PLAN = 'A plan file has this amount, but the line names another plan.'
const SAID_BY_STAFF = 'Only staff reported the return of a payment of this amount. Match it by hand.'
const OF_OTHER_DAY = 'An entry of another day has this amount. Match it by hand.'

/**
 * Finds the only candidate for a line: a check by number and amount, a deposit by trace and amount, the total of a bank
 * file on its day, returned or plan money, a transfer between own accounts, booked cash. Amounts agree to the cent; a
 * person chooses among several candidates. Locks the payments that it returns.
 */
export async function matchOf(tx: Tx, line: OpenLine): Promise<Match> {
  const { side, typeCode } = line
  const transfer = await namedTransfer(tx, line)
  if (transfer !== null) return transfer
  if (side === 'D' && CHECK_PAID.has(typeCode)) return checkPaid(tx, line)
  if (side === 'D' && DEPOSITS_OUT.has(typeCode)) return depositsOut(tx, line)
  if (side === 'D' && (typeCode === WIRE_OUT || typeCode === TRANSFER_OUT)) return booked(tx, line)
  if (side === 'C' && CAME_BACK.has(typeCode)) return cameBack(tx, line)
  if (side === 'C' && typeCode === TRANSFER_IN) return booked(tx, line)
  if (side === 'C' && MONEY_IN.has(typeCode)) return moneyIn(tx, line)
  return open('Lines of this type are never matched automatically.')
}

/** The match with a transfer between own accounts that the line names by its reference; null if it names none. */
async function namedTransfer(tx: Tx, line: OpenLine): Promise<Match | null> {
  const named = transferIn(`${line.customerReference} ${line.text}`)
  if (named === null || TRANSFER_SIDE[named.purpose] !== line.side) return null
  const { purpose, month } = named
  const [transfer] = await openTransfers(tx, sql`s.purpose = ${purpose} and s.month = ${month}::date`)
  const name = `The ${TRANSFER_NAME[purpose].toLowerCase()} ${transferReference(named)}`
  if (!transfer) return open(`${name} was not asked for, or was matched before.`)
  if (transfer.amount_cents !== line.cents) return open(`${name} is of ${formatCents(transfer.amount_cents)}.`)
  return { kind: TRANSFER_MATCH[purpose], ownTransferId: transfer.own_transfer_id }
}

async function checkPaid(tx: Tx, line: OpenLine): Promise<Match> {
  const number = Number(line.customerReference.trim())
  if (!Number.isInteger(number) || number < 1 || number > 2_147_483_647) return open('The line names no check.')
  const [check] = await lockedPayments(tx, sql`p.check_number = ${number}`)
  if (!check) return open(`Check ${number} was not issued.`)
  return ofOne(check, line, `Check ${number}`)
}

async function depositsOut(tx: Tx, line: OpenLine): Promise<Match> {
  const trace = await ownTraceIn(tx, line)
  const [deposit] = trace === null ? [] : await lockedPayments(tx, sql`p.trace_number = ${trace}`)
  if (deposit) return ofOne(deposit, line, `Deposit ${trace}`)
  // Some banks debit a file on the day before it settles. A total alone does not tell them from the others.
  const files = await filesOf(tx, line, { from: bankDayBefore(line.asOf), to: lastDateLeft(line.asOf), most: 2 })
  const others = await otherWays(tx, line)
  if (files.length + others.length > 1) return open(AMBIGUOUS)
  const [other] = others
  if (other) return other
  const [file] = files
  if (!file || file.date > line.asOf) return open(await whyNothing(tx, line))
  const locked = await lockedPayments(tx, sql`p.payment_id = any(${file.ids}::int[])`)
  const sum = locked.reduce((all, { amount_cents }) => all + amount_cents, 0n)
  if (sum !== line.cents || locked.some(({ is_cleared }) => is_cleared)) return open(NOTHING)
  return { kind: 'CLEARED', paymentIds: locked.map(({ payment_id }) => payment_id) }
}

function ofOne(payment: Payment, line: OpenLine, name: string): Match {
  if (payment.is_cleared) return open(`${name} was paid before.`)
  if (payment.amount_cents !== line.cents) return open(`${name} was made out for ${formatCents(payment.amount_cents)}.`)
  if (!hadLeft(payment, line.asOf)) return open(`${name} is of a later day.`)
  return { kind: 'CLEARED', paymentIds: [payment.payment_id] }
}

/** The last effective date of the deposits that had left by a day: a file leaves on the bank day before it. */
export const lastDateLeft = (day: string) => addBankDays(day, 1)

/** Whether the bank may have paid a payment by this day. Some banks debit a deposit on the day of its file. */
export const hadLeft = ({ method, sent_for: date }: Pick<Payment, 'method' | 'sent_for'>, day: string) =>
  date !== null && date <= (method === 'ACH' ? lastDateLeft(day) : day)

/** SQL condition of `hadLeft` for the payment `p`. */
export const hadLeftBy = (day: string) =>
  sql<boolean>`p.sent_for <= case p.method when 'ACH' then ${lastDateLeft(day)}::date else ${day}::date end`

/** SQL condition: the bank paid the payment `p` and has not credited its return or reversal. */
const IS_EXPECTED_BACK = sql`p.closed_as is not null
  and exists (select from bank_match c where c.payment_id = p.payment_id and c.kind = 'CLEARED')
  and not exists (select from bank_match b where b.payment_id = p.payment_id and b.kind = 'CAME_BACK')`

/**
 * Money returned at the bank, of one payment. Staff match the sum of several by hand. An amount alone does not confirm
 * a return that only staff reported: it may be the money of another payment, whose return is not known yet.
 */
async function cameBack(tx: Tx, line: OpenLine): Promise<Match> {
  const trace = await ownTraceIn(tx, line)
  if (trace !== null) {
    const [deposit] = await lockedPayments(tx, sql`p.trace_number = ${trace} and ${IS_EXPECTED_BACK}`)
    if (!deposit) return open(`No money of deposit ${trace} is expected back: the file of returns may be missing.`)
    if (deposit.amount_cents !== line.cents)
      return open(`Deposit ${trace} was made out for ${formatCents(deposit.amount_cents)}.`)
    return { kind: 'CAME_BACK', paymentIds: [deposit.payment_id] }
  }
  const found = await lockedPayments(tx, sql`p.amount_cents = ${line.cents} and ${IS_EXPECTED_BACK}`)
  if (found.length > 1) return open(AMBIGUOUS)
  const [one] = found
  if (one && (await isSaidByStaffOnly(tx, one.payment_id))) return open(SAID_BY_STAFF)
  if (one) return { kind: 'CAME_BACK', paymentIds: [one.payment_id] }
  return open('No such money is expected back: the file of returns may be missing.')
}

async function isSaidByStaffOnly(tx: Tx, paymentId: number): Promise<boolean> {
  if ((await saidByStaff(tx, [paymentId])).length === 0) return false
  const { rows } = await sql`
    select from payment p where p.payment_id = ${paymentId} and not ${isReturnedByBank(sql`p.payment_id`)}`.execute(tx)
  return rows.length > 0
}

/**
 * Plan money by the file's reference, otherwise by amount; among several files by the plan's name. A line that names
 * one of our deposits, or only other plans, is not the money of a file.
 */
async function moneyIn(tx: Tx, line: OpenLine): Promise<Match> {
  const named = planFileIn(`${line.customerReference} ${line.text}`)
  if (named !== null) return ofFile(tx, line, named)
  if ((await ownTraceIn(tx, line)) !== null) return cameBack(tx, line)
  const expected = await lockedReceivables(tx, owes(line.cents))
  const plans = expected.length > 0 ? await plansNamed(tx, line.text) : new Set<number>()
  const [file, ...others] =
    plans.size === 0 && expected.length === 1 ? expected : expected.filter(({ plan_id }) => plans.has(plan_id))
  if (!file && expected.length > 0) return open(plans.size > 0 ? OF_OTHER_PLAN : AMBIGUOUS)
  if (!file) {
    const other = await booked(tx, line)
    if (other.kind !== 'OPEN') return (await isAmountExpectedBack(tx, line)) ? open(AMBIGUOUS) : other
    return other.why === NOTHING ? open(await whyNoPlan(tx, line)) : other
  }
  const fitsMore = others.length > 0 || (await otherWays(tx, line)).length > 0 || (await isAmountExpectedBack(tx, line))
  return fitsMore ? open(AMBIGUOUS) : receivedInFull(file.attachment_id, line)
}

/**
 * The ids of the plans whose names the text contains. A name that is part of another plan's name in the text does not
 * count.
 */
async function plansNamed(tx: Tx, text: string): Promise<Set<number>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select plan_id as id, lower(name) as name from plan
    where name <> '' and position(lower(name) in lower(${text})) > 0`.execute(tx)
  const whole = rows.filter(({ name }) => !rows.some((other) => other.name !== name && other.name.includes(name)))
  return new Set(whole.map(({ id }) => id))
}

async function isAmountExpectedBack(tx: Tx, { cents }: OpenLine): Promise<boolean> {
  const { rows } = await sql`
    select from payment p where p.amount_cents = ${cents} and ${IS_EXPECTED_BACK} limit 1`.execute(tx)
  return rows.length > 0
}

/** Message for a line without a match; names written-off plan money of this amount that the line may recover. */
async function whyNoPlan(tx: Tx, { cents }: OpenLine): Promise<string> {
  const [given] = await writeOffsLeft(tx, sql`w.amount_cents = ${cents}`, 1)
  return given
    ? `${formatCents(cents)} was written off of the file ${planReference(given.attachment_id)}: this may be its recovery.`
    : NOTHING
}

async function ofFile(tx: Tx, line: OpenLine, attachmentId: number): Promise<Match> {
  const [file] = await lockedReceivables(tx, sql`r.attachment_id = ${attachmentId}`)
  const name = planReference(attachmentId)
  if (!file) {
    const [given] = await writeOffsLeft(tx, sql`w.attachment_id = ${attachmentId}`, 1)
    return open(
      given
        ? `Of the file ${name} ${formatCents(given.amount_cents)} was written off: this may be its recovery.`
        : `No money of ${name} is expected: it waits for a second person, or was matched before.`,
    )
  }
  const { amount_cents: owed, announced_cents: announced } = file
  if (owed === line.cents) return receivedInFull(attachmentId, line)
  return open(
    owed === announced
      ? `The file ${name} is of ${formatCents(announced)}.`
      : `Of the file ${name} ${formatCents(owed)} is still owed.`,
  )
}

const receivedInFull = (planFileId: number, { cents }: OpenLine): Match => ({
  kind: 'RECEIVED',
  parts: [{ planFileId, cents }],
  difference: null,
})

async function booked(tx: Tx, line: OpenLine): Promise<Match> {
  const [one, ...more] = await otherWays(tx, line)
  if (!one) return open(await whyNothing(tx, line))
  return more.length > 0 ? open(AMBIGUOUS) : one
}

/** Other candidates by amount and day: booked cash, or a transfer without its reference. */
async function otherWays(tx: Tx, line: OpenLine): Promise<Match[]> {
  const recent = { from: addDays(line.asOf, -BOOKED_BEFORE_DAYS), to: line.asOf, most: 2 }
  const booked = (await bookedCash(tx, line, recent)).map((row) => ({
    kind: 'BOOKED' as const,
    transactionId: row.transaction_id,
  }))
  const asked = { from: addDays(line.asOf, -SHOWN_WITHIN_DAYS), to: line.asOf }
  const transfers = await transfersLike(tx, line, asked)
  return [
    ...booked,
    ...transfers.map(({ purpose, own_transfer_id: ownTransferId }) => ({
      kind: TRANSFER_MATCH[purpose],
      ownTransferId,
    })),
  ]
}

/**
 * The trace number of the first of our deposits that the line names; null if it names none. Other numbers, such as
 * those of tax payments, have 15 digits too.
 */
async function ownTraceIn(tx: Tx, { customerReference, text }: OpenLine): Promise<string | null> {
  const numbers = `${customerReference} ${text}`.match(/(?<!\d)\d{15}(?!\d)/g) ?? []
  if (numbers.length === 0) return null
  const { rows } = await sql<{ trace: string }>`
    select trace_number as trace from payment where trace_number = any(${numbers}::text[])`.execute(tx)
  const ours = new Set(rows.map(({ trace }) => trace))
  return numbers.find((number) => ours.has(number)) ?? null
}

type Payment = Awaited<ReturnType<typeof lockedPayments>>[number]

/** Bank files effective on these days whose deposits in transit have this amount, oldest first. */
export async function filesOf(
  db: Db | Tx,
  { cents }: Pick<OpenLine, 'cents'>,
  { from, to, most }: { from: string; to: string; most: number },
) {
  const { rows } = await sql<{ ids: number[]; date: string; name: string }>`
    select p.ids, p.date::text, f.file_name as name from (
      select p.job_file_id, array_agg(p.payment_id order by p.payment_id) as ids, min(p.sent_for) as date from payment p
      where p.method = 'ACH' and p.sent_for between ${from}::date and ${to}::date
        and not exists (select from bank_match c where c.payment_id = p.payment_id and c.kind = 'CLEARED')
      group by p.job_file_id having sum(p.amount_cents) = ${cents}
    ) p join job_file f on f.job_file_id = p.job_file_id
    order by p.date, p.job_file_id limit ${most}`.execute(db)
  return rows
}

/** Transactions that moved Custody Cash by this amount on these days and that the line may show, oldest first. */
export async function bookedCash(
  db: Db | Tx,
  { side, cents, asOf }: Pick<OpenLine, 'side' | 'cents' | 'asOf'>,
  { from, to, most }: { from: string; to: string; most: number },
) {
  const { rows } = await sql<{ transaction_id: number; date: string; amount_cents: bigint; note: string | null }>`
    select l.transaction_id, l.transaction_date::text as date, l.amount_cents, t.note
    from posting l join ledger_transaction t on t.transaction_id = l.transaction_id
    where l.book_id = (select book_id from book where kind = 'CUSTODY_CASH')
      and l.transaction_date between greatest(${from}::date, (select as_of from bank_day where book_before_cents is not null))
        and ${to}::date
      and l.side = ${side === 'D' ? 'C' : 'D'} and l.amount_cents = ${cents}
      and not exists (select from bank_match m where m.transaction_id = l.transaction_id)
      and ${isShownByLine(sql`l.transaction_id`, { asOf })}
    order by l.transaction_date, l.transaction_id limit ${most}`.execute(db)
  return rows
}

/**
 * Why no entry fits. No rule matches an entry of a later day, because it may be other money that the bank has yet to
 * show. A person knows whether it was recorded late.
 */
async function whyNothing(tx: Tx, line: OpenLine): Promise<string> {
  const ofOtherDay = await bookedCash(tx, line, { from: '-infinity', to: 'infinity', most: 1 })
  return ofOtherDay.length > 0 ? OF_OTHER_DAY : NOTHING
}
