import * as z from 'zod'
import { sql } from 'kysely'
import {
  openTransfers,
  TRANSFER_MATCH,
  TRANSFER_NAME,
  TRANSFER_SIDE,
  transferIn,
  transferReference,
} from '../accounting/ownTransfer.sql.ts'
import { ask, waitingFor } from '../approvals/ask.ts'
import { NOT_YOU } from '../approvals/decider.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound, refuse, refuseIf } from '../platform/http/errors.ts'
import { at, isProblem, refusal, type Problem } from '../platform/problem.ts'
import { formatCents } from '../platform/money.ts'
import { lockedPayments } from '../distributions/settlement/payment.sql.ts'
import { lockedLine } from './bankStatement.job.ts'
import { hadLeft, isShownByLine, type OpenLine } from './matching.sql.ts'
import { approvalsOfOwnFiles } from '../plans/ownPlanFiles.ts'
import { lockedPlanFiles, lockedSurplus, lockedWriteOff, planReference } from '../plans/planReceivable.sql.ts'
import { bookable, differenceWords, planDeposit, type NamedDifference, type PlanDeposit } from './planDeposit.ts'
import { hasOwnAccount } from './planSettlement.ts'
import { settle, type Settled } from './settle.ts'

const chosen = z.strictObject({
  bankLineId: z.int(),
  paymentIds: z.array(z.int()),
  transactionId: z.int().nullable(),
  // Optional, because approvals stored by older versions lack this field.
  planFileIds: z.array(z.int()).default([]),
  difference: z
    .strictObject({ cents: z.int().positive(), treatment: z.enum(['STILL_OWED', 'WRITTEN_OFF', 'SURPLUS']) })
    .nullable()
    .default(null),
  planSurplusId: z.int().nullable().default(null),
  planSettlementId: z.int().nullable().default(null),
  transferReference: z.string().nullable().default(null),
  note: z.string(),
})
type Chosen = z.output<typeof chosen>

/** A manual match of a bank line. Another person decides, because the match moves Custody Cash. */
export const bankMatch: Effect<Chosen> = {
  name: 'bank-match',
  title: 'Match of a bank line',
  payload: chosen,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: async (context, { payload }) => {
    await lockedLine(context, payload.bankLineId)
  },
  changed: async (context, { payload }) => {
    const line = await lockedLine(context, payload.bankLineId)
    if (line === null) return refusal('This line was matched meanwhile.')
    const problem = await problemOf(context, line, payload)
    return problem && refusal(problem.message)
  },
  paysPerson: (db, _services, person, payloads) =>
    approvalsOfOwnFiles(db, person, new Map([...payloads].map(([id, given]) => [id, writtenOffOf(given)]))),
  perform: async (context, { id, payload }) => {
    const line = await lockedLine(context, payload.bankLineId)
    if (line !== null) await settleChosen(context, line, payload, id)
  },
}

/**
 * Records a manual match for a second person; with the second-person rule off, the line is matched immediately. Amounts
 * agree to the cent, or staff enter the exact difference of a plan's deposit. Returns the approval id, or null.
 * @throws 404 for an unknown line; 409 if the line is matched, or its match waits for approval; 400 for amounts that do
 * not fit
 */
export async function matchByHand(context: WriteContext, given: Chosen): Promise<number | null> {
  const line = await lockedLine(context, given.bankLineId)
  if (line === null)
    throw (await isLine(context, given.bankLineId)) ? refuse(409, 'This line was matched before.') : notFound()
  const subject = { entity: 'bank_line', id: line.bankLineId }
  if (await waitingFor(context, bankMatch, subject))
    throw refuse(409, 'A match of this line waits for a second person.')
  refuseIf(400, await problemOf(context, line, given))
  if (!context.services.config.fourEyes) {
    await settleChosen(context, line, given, null)
    return null
  }
  const way = line.side === 'D' ? 'out' : 'in'
  return ask(context, bankMatch, {
    subject,
    amountCents: line.cents,
    payload: given,
    description: `Bank line ${line.bankLineId} of ${line.asOf}, ${formatCents(line.cents)} ${way}: ${wordsOf(given)}`,
    changes: [
      { label: 'Matched with', before: null, after: wordsOf(given) },
      { label: 'Reason', before: null, after: given.note },
    ],
  })
}

function wordsOf(given: Chosen): string {
  const { paymentIds, transactionId, planFileIds, planSurplusId, planSettlementId } = given
  if (planFileIds.length > 0)
    return `money of ${planFileIds.map(planReference).join(', ')}${differenceWords({ difference: differenceOf(given) })}`
  if (given.transferReference !== null) return `transfer ${given.transferReference}`
  if (planSurplusId !== null) return `overpaid plan money ${planSurplusId}, given back`
  if (planSettlementId !== null) return `written-off plan money ${planSettlementId}, recovered`
  if (paymentIds.length > 0) return paymentWords(paymentIds)
  return transactionId === null ? 'booked as a difference' : `transaction ${transactionId}`
}

const MOST_NAMED = 10

export function paymentWords(ids: readonly number[]): string {
  const more = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : ''
  return `${ids.length === 1 ? 'payment' : 'payments'} ${ids.slice(0, MOST_NAMED).join(', ')}${more}`
}

const differenceOf = ({ difference }: Chosen): NamedDifference | null =>
  difference && { cents: BigInt(difference.cents), treatment: difference.treatment }

/** The plan files whose money the match writes off, at least in part. */
const writtenOffOf = ({ planFileIds, difference }: Chosen) =>
  difference?.treatment === 'WRITTEN_OFF' ? planFileIds : []

async function isLine({ tx }: WriteContext, bankLineId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('bank_line')
    .select('bank_line_id')
    .where('bank_line_id', '=', bankLineId)
    .executeTakeFirst()
  return row !== undefined
}

async function problemOf(context: WriteContext, line: OpenLine, given: Chosen): Promise<Problem | null> {
  const chosenKinds = [
    given.paymentIds.length > 0,
    given.planFileIds.length > 0,
    given.transactionId !== null,
    given.planSurplusId !== null,
    given.planSettlementId !== null,
    given.transferReference !== null,
  ]
  if (chosenKinds.filter(Boolean).length > 1)
    return at('paymentIds', 'Choose payments, plan files or a transaction, not several of them.')
  for (const field of ['paymentIds', 'planFileIds'] as const)
    if (new Set(given[field]).size !== given[field].length)
      return at(field, `A ${field === 'paymentIds' ? 'payment' : 'plan file'} is listed twice.`)
  if (given.planFileIds.length > 0) {
    const deposit = await depositOf(context, line, given)
    return isProblem(deposit) ? deposit : null
  }
  if (given.difference !== null) return at('difference', 'Only a deposit of a plan has a difference.')
  if (given.planSurplusId !== null) return surplusProblem(context, line, given.planSurplusId)
  if (given.planSettlementId !== null) return recoveryProblem(context, line, given.planSettlementId)
  if (given.transferReference !== null) {
    const transfer = await transferOf(context, line, given.transferReference)
    return isProblem(transfer) ? transfer : null
  }
  if (given.paymentIds.length > 0) return paymentProblem(context, line, given.paymentIds)
  return given.transactionId === null ? null : transactionProblem(context, line, given.transactionId)
}

async function paymentProblem({ tx }: WriteContext, line: OpenLine, ids: readonly number[]): Promise<Problem | null> {
  const found = await lockedPayments(tx, sql`p.payment_id = any(${ids}::int[])`)
  if (found.length !== ids.length) return at('paymentIds', 'There is no such payment.')
  if (found.reduce((sum, { amount_cents }) => sum + amount_cents, 0n) !== line.cents)
    return at('paymentIds', `The payments do not come to ${formatCents(line.cents)}.`)
  if (found.some((payment) => !hadLeft(payment, line.asOf))) return at('paymentIds', 'A payment had not left by then.')
  if (line.side === 'D')
    return found.some(({ is_cleared }) => is_cleared) ? at('paymentIds', 'A payment was matched before.') : null
  if (found.some(({ is_cleared, closed_as }) => !is_cleared || closed_as === null))
    return at('paymentIds', 'No money of this payment is expected back.')
  const back = await tx
    .selectFrom('bank_match')
    .select('payment_id')
    .where('kind', '=', 'CAME_BACK')
    .where(sql<boolean>`payment_id = any(${ids}::int[])`)
    .executeTakeFirst()
  return back ? at('paymentIds', 'The money of a payment was matched before.') : null
}

/** The line's share for each chosen plan file, with the files locked; or the reason why the line does not fit. */
async function depositOf(context: WriteContext, line: OpenLine, given: Chosen): Promise<PlanDeposit | Problem> {
  if (line.side === 'D') return at('planFileIds', 'Plan money can only match a deposit.')
  const { planFileIds: ids } = given
  const found = await lockedPlanFiles(context.tx, sql`r.attachment_id = any(${ids}::int[])`)
  if (found.length !== ids.length) return at('planFileIds', 'No money of this plan file is expected.')
  if (await hasOwnAccount(context, writtenOffOf(given))) return refusal(NOT_YOU.own)
  return planDeposit(line.cents, found, differenceOf(given))
}

/** The ordered transfer with this reference if this line shows it; or the reason why the line does not fit. */
async function transferOf({ tx }: WriteContext, line: OpenLine, reference: string): Promise<Settled | Problem> {
  const named = transferIn(reference)
  const [transfer] = named
    ? await openTransfers(tx, sql`s.purpose = ${named.purpose} and s.month = ${named.month}::date`)
    : []
  if (!transfer || line.side !== TRANSFER_SIDE[transfer.purpose] || transfer.asked_on > line.asOf)
    return at('transferReference', 'The bank was not asked for this transfer, or has shown it before.')
  const name = `The ${TRANSFER_NAME[transfer.purpose].toLowerCase()} ${transferReference(transfer)}`
  if (transfer.amount_cents !== line.cents)
    return at('transferReference', `${name} is of ${formatCents(transfer.amount_cents)}.`)
  return { kind: TRANSFER_MATCH[transfer.purpose], ownTransferId: transfer.own_transfer_id }
}

async function surplusProblem({ tx }: WriteContext, line: OpenLine, id: number): Promise<Problem | null> {
  if (line.side === 'C') return at('planSurplusId', 'Returned plan money can only match a withdrawal.')
  const surplus = await lockedSurplus(tx, id)
  if (surplus === null) return at('planSurplusId', 'Nothing of this overpaid money is held.')
  if (surplus.since > line.asOf) return at('planSurplusId', 'It had not come by then.')
  return surplus.amount_cents === line.cents
    ? null
    : at('planSurplusId', `${formatCents(surplus.amount_cents)} of it is held.`)
}

async function recoveryProblem({ tx }: WriteContext, line: OpenLine, id: number): Promise<Problem | null> {
  if (line.side === 'D') return at('planSettlementId', 'Recovered plan money can only match a deposit.')
  const left = await lockedWriteOff(tx, id)
  if (left === null) return at('planSettlementId', 'Nothing of this was written off, or it was recovered already.')
  return line.cents <= left.amount_cents
    ? null
    : at('planSettlementId', `Only ${formatCents(left.amount_cents)} of it was written off and not recovered yet.`)
}

async function transactionProblem({ tx }: WriteContext, line: OpenLine, id: number): Promise<Problem | null> {
  const { rows } = await sql<{ is_matched: boolean; is_shown: boolean }>`
    select exists (select from bank_match m where m.transaction_id = l.transaction_id) as is_matched,
      ${isShownByLine(sql`l.transaction_id`, line)} as is_shown
    from posting l join book b on b.book_id = l.book_id and b.kind = 'CUSTODY_CASH'
    where l.transaction_id = ${id} and l.amount_cents = ${line.cents} and l.side = ${line.side === 'D' ? 'C' : 'D'}
      and l.transaction_date >= (select as_of from bank_day where book_before_cents is not null)`.execute(tx)
  if (!rows[0]) return at('transactionId', `This transaction did not move Custody Cash by ${formatCents(line.cents)}.`)
  if (!rows[0].is_shown) return at('transactionId', 'This transaction was reversed, so the bank does not show it.')
  return rows[0].is_matched ? at('transactionId', 'This transaction was matched before.') : null
}

async function settleChosen(
  context: WriteContext,
  line: OpenLine,
  given: Chosen,
  approvalId: number | null,
): Promise<void> {
  await settle(context, line, await matchChosen(context, line, given), { jobId: null, approvalId, note: given.note })
}

async function matchChosen(context: WriteContext, line: OpenLine, given: Chosen): Promise<Settled> {
  const { paymentIds, planFileIds, transactionId, planSurplusId, planSettlementId, transferReference } = given
  const { side } = line
  if (transferReference !== null) {
    const transfer = await transferOf(context, line, transferReference)
    if (isProblem(transfer)) throw new Error('a transfer that was not asked for')
    return transfer
  }
  if (planFileIds.length > 0) return { kind: 'RECEIVED', ...bookable(await depositOf(context, line, given)) }
  if (planSurplusId !== null) return { kind: 'GIVEN_BACK', planSurplusId }
  if (planSettlementId !== null) return { kind: 'RECOVERED', planSettlementId }
  if (paymentIds.length > 0) return { kind: side === 'D' ? 'CLEARED' : 'CAME_BACK', paymentIds }
  return transactionId === null ? { kind: 'DIFFERENCE' } : { kind: 'BOOKED', transactionId }
}
