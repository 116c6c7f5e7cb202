import * as z from 'zod'
import { idsOf } from '../../contract/enumeration.ts'
import { REQUEST_STATUS } from '../../contract/requestStatus.ts'
import { sql } from 'kysely'
import { lockedPayments } from '../distributions/settlement/payment.sql.ts'
import { saidByStaff } from '../payments/importReturn.ts'
import { lockedSurplus, lockedWriteOff } from '../plans/planReceivable.sql.ts'
import { ask, waitingFor } from '../approvals/ask.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import type { Tx } from '../platform/db/connect.ts'
import type { BankMatchTable } from '../platform/db/schema.ts'
import { notFound, orRefuse, refuse } from '../platform/http/errors.ts'
import { formatCents } from '../platform/money.ts'
import { isProblem, refusal, type Problem } from '../platform/problem.ts'
import { takeBack } from './reverseBankPosting.ts'
import { HAS_COME } from './undoSettlement.ts'

const asked = z.strictObject({ bankLineId: z.int(), transactionId: z.int(), note: z.string() })
type Asked = z.output<typeof asked>

/** Undoes the match of a bank line. Another person decides, because this moves Custody Cash back. */
export const bankMatchUndo: Effect<Asked> = {
  name: 'bank-match-undo',
  title: 'Undo of a bank match',
  payload: asked,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: async (context, { payload }) => {
    await lockedMatch(context, payload.bankLineId)
  },
  changed: async (context, { payload }) => {
    const found = await standing(context, payload.bankLineId)
    if (isProblem(found)) return found
    return found.transactionId === payload.transactionId ? null : refusal('This line was matched again meanwhile.')
  },
  perform: async (context, { id, payload }) => {
    await undo(context, orRefuse(409, await standing(context, payload.bankLineId)), payload.note, id)
  },
}

interface Matched {
  bankLineId: number
  asOf: string
  cents: bigint
  kind: BankMatchTable['kind']
  at: Date
  paymentIds: readonly number[]
  /** The transaction that the match posted; for BOOKED, the earlier transaction that the line was matched to. */
  transactionId: number
}

/**
 * Records a request to undo the match of a bank line, for a second person. With the second-person rule off, the match
 * is undone immediately. The match's posting is reversed, and the line is open again but matched only manually. Returns
 * the approval id, or null.
 * @throws 404 for an unknown line; 409 if the line is not matched, an undo waits, or later postings used the money
 */
export async function undoMatch(
  context: WriteContext,
  { bankLineId, note }: { bankLineId: number; note: string },
): Promise<number | null> {
  const known = await context.tx
    .selectFrom('bank_line')
    .select('bank_line_id')
    .where('bank_line_id', '=', bankLineId)
    .executeTakeFirst()
  if (!known) throw notFound()
  const match = orRefuse(409, await standing(context, bankLineId))
  const subject = { entity: 'bank_line', id: bankLineId }
  if (await waitingFor(context, bankMatchUndo, subject))
    throw refuse(409, 'The undo of this match waits for a second person.')
  if (!context.services.config.fourEyes) {
    await undo(context, match, note, null)
    return null
  }
  return ask(context, bankMatchUndo, {
    subject,
    amountCents: match.cents,
    payload: { bankLineId, transactionId: match.transactionId, note },
    description: `Undo of the match of bank line ${bankLineId} of ${match.asOf}, ${formatCents(match.cents)}: ${wordsOf(match)}`,
    changes: [
      { label: 'Matched with', before: wordsOf(match), after: null },
      { label: 'Reason', before: null, after: note },
    ],
  })
}

const WORDS: Partial<Record<Matched['kind'], string>> = {
  DIFFERENCE: 'booked as a difference',
  RECEIVED: 'money of a plan file',
  GIVEN_BACK: 'overpaid plan money, given back',
  SWEPT: 'a sweep of fees',
  FUNDED: 'interest that was paid in',
  RECOVERED: 'recovered plan money that was written off',
}

function wordsOf({ kind, paymentIds, transactionId }: Matched): string {
  if (paymentIds.length > 0) return `payment ${paymentIds.join(', ')}`
  return WORDS[kind] ?? `transaction ${transactionId}`
}

/** A matched line, locked after the accounts of its returned money; null if the line is open. */
async function lockedMatch({ tx }: WriteContext, bankLineId: number): Promise<Matched | null> {
  await lockAccountsOfReturns(tx, bankLineId)
  const line = await tx
    .selectFrom('bank_line')
    .select(['as_of', 'amount_cents'])
    .where('bank_line_id', '=', bankLineId)
    .where('matched_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  const rows = await tx
    .selectFrom('bank_match')
    .select(['kind', 'payment_id', 'transaction_id', 'at'])
    .where('bank_line_id', '=', bankLineId)
    .orderBy('payment_id')
    .execute()
  const [first] = rows
  if (!line || !first) return null
  return {
    bankLineId,
    asOf: line.as_of,
    cents: line.amount_cents,
    kind: first.kind,
    at: first.at,
    paymentIds: rows.flatMap(({ payment_id }) => (payment_id === null ? [] : [payment_id])),
    transactionId: first.transaction_id,
  }
}

/** Locks the accounts of returned payments, whose locks protect the requests. Must come before the line's lock. */
async function lockAccountsOfReturns(tx: Tx, bankLineId: number): Promise<void> {
  await sql`select from retirement_account where account_id in (
      select q.account_id from bank_match m join payment p on p.payment_id = m.payment_id
      join distribution_request q on q.request_id = p.request_id
      where m.bank_line_id = ${bankLineId} and m.kind = 'CAME_BACK')
    order by account_id for update`.execute(tx)
}

/** The match if it can be undone, otherwise the reason why not. Locks the line and its payments. */
async function standing(context: WriteContext, bankLineId: number): Promise<Matched | Problem> {
  const match = await lockedMatch(context, bankLineId)
  if (match === null) return refusal('This line is not matched.')
  if (match.kind === 'RECEIVED' && (await isSurplusSettled(context, match))) return refusal(SURPLUS_SETTLED)
  if (match.kind === 'RECEIVED' && (await hasComeAfterAll(context, match))) return refusal(HAS_COME)
  if (match.paymentIds.length === 0) return match
  await lockedPayments(context.tx, sql`p.payment_id = any(${match.paymentIds}::int[])`)
  if (match.kind === 'CLEARED') return (await isClaimed(context, match)) ? refusal(CLAIMED) : match
  if (await isSettled(context, match)) return refusal(SETTLED)
  return (await isToBePaidAgain(context, match)) ? refusal(TO_BE_PAID_AGAIN) : match
}

const SURPLUS_SETTLED = 'What was overpaid with this match was given back or taken for another file since.'

/** Whether a surplus of the match was settled since; the surplus's file must be locked. */
async function isSurplusSettled({ tx }: WriteContext, { transactionId }: Matched): Promise<boolean> {
  const made = await tx
    .selectFrom('plan_surplus')
    .select(['plan_surplus_id', 'amount_cents'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  if (!made) return false
  const held = await lockedSurplus(tx, made.plan_surplus_id)
  return held?.amount_cents !== made.amount_cents
}

/** Whether money written off with the match was recovered since; its plan file must be locked. */
async function hasComeAfterAll({ tx }: WriteContext, { transactionId }: Matched): Promise<boolean> {
  const made = await tx
    .selectFrom('plan_settlement')
    .select(['plan_settlement_id', 'amount_cents'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  if (!made) return false
  const left = await lockedWriteOff(tx, made.plan_settlement_id)
  return left?.amount_cents !== made.amount_cents
}

const CLAIMED = 'The money of a payment of this match was taken back, or came back, since.'
const SETTLED = 'The money of a payment of this match has gone on since: it was paid again or taken back.'
const TO_BE_PAID_AGAIN =
  'A request of this match was approved since, to be paid again because the bank showed the return. Set it to Incomplete first.'

/** Whether a cleared payment was reversed or returned afterwards, so the bank owes its money. */
async function isClaimed({ tx }: WriteContext, { paymentIds }: Matched): Promise<boolean> {
  const { rows } = await sql<{ is_claimed: boolean }>`
    select exists (select from ledger_transaction t
        where t.idempotency_key = any(${paymentIds.map((id) => `claim:${id}`)}::text[]))
      or exists (select from bank_match m where m.kind = 'CAME_BACK' and m.payment_id = any(${paymentIds}::int[]))
      as is_claimed`.execute(tx)
  return rows[0]?.is_claimed ?? true
}

/** Whether the posting of a returned payment was reversed since. */
async function isSettled({ tx }: WriteContext, { paymentIds }: Matched): Promise<boolean> {
  const { rows } = await sql<{ is_settled: boolean }>`
    select exists (select from payment_return r join ledger_transaction b on b.reverses_transaction_id = r.transaction_id
      where r.payment_id = any(${paymentIds}::int[])) as is_settled`.execute(tx)
  return rows[0]?.is_settled ?? true
}

/**
 * Whether a request is approved for a new payment after staff reported a return that only this bank line confirms.
 * Without the line, that approval would have needed a second person. The accounts are locked, so no request is approved
 * meanwhile.
 */
async function isToBePaidAgain({ tx }: WriteContext, { paymentIds, bankLineId }: Matched): Promise<boolean> {
  const byStaff = await saidByStaff(tx, paymentIds)
  const { rows } = await sql<{ is_approved: boolean }>`
    select exists (select from payment p join distribution_request q on q.request_id = p.request_id
      where p.payment_id = any(${byStaff}::int[]) and q.status_id = any(${idsOf(REQUEST_STATUS, ['open', 'approved', 'pending'])}::int[])
        and (select count(*) from payment_return_by_bank said where said.payment_id = p.payment_id)
          <= (select count(*) from bank_match m where m.payment_id = p.payment_id and m.kind = 'CAME_BACK'
            and m.bank_line_id = ${bankLineId})) as is_approved`.execute(tx)
  return rows[0]?.is_approved ?? true
}

async function undo(context: WriteContext, match: Matched, note: string, approvalId: number | null): Promise<void> {
  const { tx, now } = context
  const posted = match.kind === 'BOOKED' ? null : match.transactionId
  const reversalId =
    posted === null ? null : await takeBack(context, posted, `Match of bank line ${match.bankLineId} undone`)
  const { bank_match_undo_id: undoId } = await tx
    .insertInto('bank_match_undo')
    .values({
      bank_line_id: match.bankLineId,
      transaction_id: posted,
      reversal_id: reversalId,
      approval_id: approvalId,
      note,
      at: now,
    })
    .returning('bank_match_undo_id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('bank_match_made')
    .set({ bank_match_undo_id: undoId })
    .where('bank_line_id', '=', match.bankLineId)
    .where('bank_match_undo_id', 'is', null)
    .execute()
  await tx
    .updateTable('bank_line')
    .set({ matched_at: null, why_open: 'Its match was undone.' })
    .where('bank_line_id', '=', match.bankLineId)
    .execute()
  await context.audit({
    action: 'bank.undoMatch',
    entity: 'bank_line',
    entityId: match.bankLineId,
    before: { kind: match.kind, transactionId: match.transactionId },
    after: { amount: match.cents, reversalId, ...(approvalId === null ? {} : { approvalId }) },
  })
}
