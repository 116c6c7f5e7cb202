import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { sql } from 'kysely'
import { credit, debit, internalBook, post, type InternalBookKind, type Line } from '../ledger/ledger.ts'
import { postingDay } from '../ledger/closedMonths.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import { inChunks } from '../platform/chunks.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { saidByStaff } from '../payments/importReturn.ts'
import { lockedPayments } from '../distributions/settlement/payment.sql.ts'
import type { Match, OpenLine } from './matching.sql.ts'
import type { NamedDifference } from './planDeposit.ts'
import { keepDifference } from './planSettlement.ts'

/** A stored match: found by rule, or chosen by two people. */
export type Settled =
  | Exclude<Match, { kind: 'OPEN' }>
  | { kind: 'DIFFERENCE' }
  | { kind: 'GIVEN_BACK'; planSurplusId: number }
  | { kind: 'RECOVERED'; planSettlementId: number }

/** A bank file has up to 10,000 deposits. */
const ROWS_AT_ONCE = 1_000

type SettledLine = Pick<OpenLine, 'bankLineId' | 'asOf' | 'side' | 'cents' | 'undone'>

/**
 * Posts the match of a bank line once, dated on its day while the month is open, and marks the line as matched. Money
 * in transit leaves Custody Cash, returned and plan money enters it, booked cash is only referenced. The payments and
 * plan files must be locked.
 */
export async function settle(
  context: WriteContext,
  line: SettledLine,
  match: Settled,
  by: { jobId: number | null; approvalId: number | null; note?: string | null },
): Promise<void> {
  const { tx, now } = context
  const transactionId = match.kind === 'BOOKED' ? match.transactionId : await postMatch(context, line, match, by.note)
  const paymentIds = 'paymentIds' in match ? match.paymentIds : []
  const parts = match.kind === 'RECEIVED' ? match.parts : []
  const things: readonly Thing[] = [
    ...paymentIds.map((id) => ({ payment_id: id })),
    ...parts.map(({ planFileId, cents }) => ({ attachment_id: planFileId, part_cents: cents })),
    ...('ownTransferId' in match ? [{ own_transfer_id: match.ownTransferId }] : []),
    ...(match.kind === 'GIVEN_BACK' ? [{ plan_surplus_id: match.planSurplusId }] : []),
    ...(match.kind === 'RECOVERED' ? [{ plan_settlement_id: match.planSettlementId }] : []),
  ]
  const rows = (things.length > 0 ? things : [{}]).map((thing) => ({
    bank_line_id: line.bankLineId,
    kind: match.kind,
    payment_id: thing.payment_id ?? null,
    attachment_id: thing.attachment_id ?? null,
    own_transfer_id: thing.own_transfer_id ?? null,
    part_cents: thing.part_cents ?? null,
    plan_surplus_id: thing.plan_surplus_id ?? null,
    plan_settlement_id: thing.plan_settlement_id ?? null,
    transaction_id: transactionId,
    approval_id: by.approvalId,
    at: now,
  }))
  for (const part of inChunks(rows, ROWS_AT_ONCE)) await tx.insertInto('bank_match').values(part).execute()
  if (match.kind === 'RECEIVED' && match.difference !== null)
    await keepDifference(context, { ...line, transactionId }, match, by)
  // While the match exists, it proves that the bank returned these payments.
  if (match.kind === 'CAME_BACK')
    for (const paymentId of await saidByStaff(tx, match.paymentIds))
      await context.audit({
        action: 'payment.returnConfirmed',
        entity: 'payment',
        entityId: paymentId,
        after: { bankLineId: line.bankLineId },
      })
  await tx
    .updateTable('bank_line')
    .set({ matched_at: now, why_open: null })
    .where('bank_line_id', '=', line.bankLineId)
    .where('matched_at', 'is', null)
    .execute()
  await context.audit({
    action: 'bank.match',
    entity: 'bank_line',
    entityId: line.bankLineId,
    after: {
      kind: match.kind,
      amount: line.cents,
      transactionId,
      ...(paymentIds.length === 0 ? {} : { payments: paymentIds.length }),
      ...(parts.length === 0 ? {} : { planFiles: parts.length }),
      ...(match.kind === 'RECEIVED' ? differenceAudit(match.difference) : {}),
      ...(by.approvalId === null ? {} : { approvalId: by.approvalId }),
    },
  })
}

interface Thing {
  payment_id?: number
  attachment_id?: number
  part_cents?: bigint
  own_transfer_id?: number
  plan_surplus_id?: number
  plan_settlement_id?: number
}

const differenceAudit = (difference: NamedDifference | null) =>
  difference === null ? {} : { difference: difference.cents, treatment: difference.treatment }

async function postMatch(
  context: WriteContext,
  line: SettledLine,
  match: Exclude<Settled, { kind: 'BOOKED' }>,
  note: string | null = null,
): Promise<number> {
  const { tx, userId } = context
  const cash = await internalBook(tx, 'CUSTODY_CASH')
  const against = await contraLines(context, line, match)
  const date = await postingDay(tx, line.asOf, context.today)
  return post(tx, {
    typeId: TRANSACTION_TYPE.clearing,
    date,
    note:
      note ??
      (date === line.asOf ? `Bank line ${line.bankLineId}` : `Bank line ${line.bankLineId} of ${usDate(line.asOf)}`),
    idempotencyKey: `bank-line:${line.bankLineId}${line.undone === 0 ? '' : `:${line.undone}`}`,
    createdBy: userId,
    lines: [...against, line.side === 'D' ? credit(cash, line.cents) : debit(cash, line.cents)],
  })
}

async function contraLines(
  context: WriteContext,
  line: Pick<OpenLine, 'side' | 'cents'>,
  match: Exclude<Settled, { kind: 'BOOKED' }>,
): Promise<Line[]> {
  const { tx } = context
  const bookOf = (kind: InternalBookKind) => internalBook(tx, kind)
  if (match.kind === 'DIFFERENCE') {
    const differences = await bookOf('BANK_DIFFERENCES')
    return [line.side === 'D' ? debit(differences, line.cents) : credit(differences, line.cents)]
  }
  if ('ownTransferId' in match) {
    const corporate = await bookOf('CORPORATE_CASH')
    return [line.side === 'D' ? debit(corporate, line.cents) : credit(corporate, line.cents)]
  }
  if (match.kind === 'GIVEN_BACK') return [debit(await bookOf('PLAN_SURPLUS'), line.cents)]
  if (match.kind === 'RECOVERED') return [credit(await bookOf('PLAN_WRITE_OFF'), line.cents)]
  if (match.kind === 'RECEIVED') {
    const { parts, difference } = match
    const of = (treatment: NamedDifference['treatment']) =>
      difference?.treatment === treatment ? difference.cents : 0n
    const writtenOff = of('WRITTEN_OFF')
    return [
      credit(
        await bookOf('PLAN_RECEIVABLE'),
        parts.reduce((sum, { cents }) => sum + cents, writtenOff),
      ),
      debit(await bookOf('PLAN_WRITE_OFF'), writtenOff),
      credit(await bookOf('PLAN_SURPLUS'), of('SURPLUS')),
    ]
  }
  if (match.kind === 'CAME_BACK') return [credit(await bookOf('RETURNS_RECEIVABLE'), line.cents)]
  const found = await lockedPayments(tx, sql`p.payment_id = any(${match.paymentIds}::int[])`)
  const sumOf = (which: (payment: (typeof found)[number]) => boolean) =>
    found.filter(which).reduce((sum, { amount_cents }) => sum + amount_cents, 0n)
  // A payment reversed or returned before the bank showed it is no longer in transit: its amount is a receivable from
  // the bank.
  return [
    debit(
      await bookOf('DISBURSEMENTS_ACH'),
      sumOf((payment) => payment.method === 'ACH' && payment.closed_as === null),
    ),
    debit(
      await bookOf('DISBURSEMENTS_CHECK'),
      sumOf((payment) => payment.method === 'CHECK' && payment.closed_as === null),
    ),
    debit(
      await bookOf('RETURNS_RECEIVABLE'),
      sumOf(({ closed_as }) => closed_as !== null),
    ),
  ]
}
