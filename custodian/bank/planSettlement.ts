import * as z from 'zod'
import { sql } from 'kysely'
import { TRANSACTION_TYPE } from '../../contract/transactionType.ts'
import { credit, debit, internalBook, post } from '../ledger/ledger.ts'
import { approvalsOfOwnFiles, ownPlanFiles } from '../plans/ownPlanFiles.ts'
import { lockedPlanFiles, lockedSurplus, planReference, type PlanReceivable } from '../plans/planReceivable.sql.ts'
import { ask, waitingFor } from '../approvals/ask.ts'
import { NOT_YOU } from '../approvals/decider.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import { personOf } from '../approvals/person.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound, orRefuse, refuse } from '../platform/http/errors.ts'
import { formatCents } from '../platform/money.ts'
import { isProblem, refusal, type Problem } from '../platform/problem.ts'
import type { PlanDeposit } from './planDeposit.ts'

const asked = z.strictObject({
  planFileId: z.int(),
  planSurplusId: z.int().nullable(),
  /**
   * The amount shown when the settlement was requested. If the amount has changed since, the settlement needs a new
   * request.
   */
  cents: z.int().positive(),
  note: z.string(),
})
type Asked = z.output<typeof asked>

/** Settles plan money that is owed: as a write-off, or from overpaid money of the plan. Two people decide. */
export const planSettlement: Effect<Asked> = {
  name: 'plan-settlement',
  title: 'Settlement of plan money',
  payload: asked,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: async (context, { payload }) => {
    await standing(context, payload)
  },
  changed: async (context, { payload }) => {
    const found = await standing(context, payload)
    if (isProblem(found)) return found
    return found.cents === BigInt(payload.cents) ? null : refusal('Another amount is owed or held by now.')
  },
  paysPerson: (db, _services, person, payloads) =>
    approvalsOfOwnFiles(db, person, new Map([...payloads].map(([id, { planFileId }]) => [id, [planFileId]]))),
  perform: async (context, { id, payload }) => {
    await settleMoney(context, orRefuse(409, await standing(context, payload)), payload, id)
  },
}

/**
 * Records the settlement of a plan file without a bank line, for a second person; with the second-person rule off, the
 * file is settled immediately. Returns the approval id, or null.
 * @throws 404 for an unknown file; 409 if nothing is owed or held, for another plan's surplus, or if a settlement waits
 */
export async function settlePlanMoneyByHand(
  context: WriteContext,
  given: { planFileId: number; planSurplusId: number | null; note: string },
): Promise<number | null> {
  const known = await context.tx
    .selectFrom('plan_receivable')
    .select('attachment_id')
    .where('attachment_id', '=', given.planFileId)
    .executeTakeFirst()
  if (!known) throw notFound()
  const found = orRefuse(409, await standing(context, given))
  const subject = { entity: 'plan_file', id: given.planFileId }
  if (await waitingFor(context, planSettlement, subject))
    throw refuse(409, 'A settlement of this file waits for a second person.')
  if (!context.services.config.fourEyes) {
    await settleMoney(context, found, given, null)
    return null
  }
  const { cents, file } = found
  return ask(context, planSettlement, {
    subject,
    amountCents: cents,
    payload: { ...given, cents: Number(cents) },
    description: `${formatCents(cents)} owed of ${planReference(given.planFileId)} by ${file.plan_name}: ${wordsOf(given)}`,
    changes: [
      { label: 'Owed', before: formatCents(file.amount_cents), after: formatCents(file.amount_cents - cents) },
      { label: 'Settled by', before: null, after: wordsOf(given) },
      { label: 'Reason', before: null, after: given.note },
    ],
  })
}

const wordsOf = ({ planSurplusId }: { planSurplusId: number | null }) =>
  planSurplusId === null ? 'written off' : `overpaid money ${planSurplusId}`

interface Standing {
  file: PlanReceivable
  /** The amount that can be settled, in cents. */
  cents: bigint
}

/** The file and the amount to settle, with the file and the surplus's file locked; or why nothing can be settled. */
async function standing(
  context: WriteContext,
  { planFileId, planSurplusId }: { planFileId: number; planSurplusId: number | null },
): Promise<Standing | Problem> {
  const { tx } = context
  // Locks files in one order, so two crossing settlements wait instead of deadlocking.
  const locked = await lockedPlanFiles(
    tx,
    sql`r.attachment_id = ${planFileId}
      or r.attachment_id = (select s.attachment_id from plan_surplus s where s.plan_surplus_id = ${planSurplusId}::int)`,
  )
  const file = locked.find(({ attachment_id: id }) => id === planFileId)
  const surplus = planSurplusId === null ? null : await lockedSurplus(tx, planSurplusId)
  if (!file || file.amount_cents === 0n) return refusal('Nothing is owed of this file.')
  if (await hasOwnAccount(context, [planFileId])) return refusal(NOT_YOU.own)
  if (planSurplusId === null) return { file, cents: file.amount_cents }
  if (surplus === null) return refusal('Nothing of this overpaid money is held.')
  if (surplus.plan_id !== file.plan_id) return refusal('This overpaid money is that of another plan.')
  return { file, cents: surplus.amount_cents < file.amount_cents ? surplus.amount_cents : file.amount_cents }
}

/** Whether these files contain money of the caller, who may then not write it off. */
export async function hasOwnAccount({ tx, userId }: WriteContext, planFileIds: readonly number[]): Promise<boolean> {
  // An approval that expires has no caller.
  if (userId === null) return false
  return (await ownPlanFiles(tx, await personOf(tx, userId), planFileIds)).size > 0
}

/** Posts the settlement of a file's amount, from overpaid money or as a write-off. The file is locked. */
export async function settleMoney(
  context: WriteContext,
  { file, cents }: Standing,
  { planSurplusId, note }: { planSurplusId: number | null; note: string },
  approvalId: number | null,
): Promise<void> {
  const { tx } = context
  const against = await internalBook(tx, planSurplusId === null ? 'PLAN_WRITE_OFF' : 'PLAN_SURPLUS')
  const reference = planReference(file.attachment_id)
  const transactionId = await post(tx, {
    typeId: TRANSACTION_TYPE.clearing,
    date: context.today,
    note: planSurplusId === null ? `${reference} written off` : `Overpaid money taken for ${reference}`,
    createdBy: context.userId,
    lines: [debit(against, cents), credit(await internalBook(tx, 'PLAN_RECEIVABLE'), cents)],
  })
  await keepSettlement(context, {
    planFileId: file.attachment_id,
    planSurplusId,
    cents,
    transactionId,
    approvalId,
    note,
  })
}

/** Stores the difference between a deposit and its files as a write-off or a surplus; `line` has its transaction. */
export async function keepDifference(
  context: WriteContext,
  line: { bankLineId: number; asOf: string; transactionId: number },
  { parts, difference }: PlanDeposit,
  by: { approvalId: number | null; note?: string | null },
): Promise<void> {
  const planFileId = parts.at(-1)?.planFileId
  if (difference === null || planFileId === undefined) return
  const { cents, treatment } = difference
  if (treatment === 'WRITTEN_OFF')
    await keepSettlement(context, {
      planFileId,
      planSurplusId: null,
      cents,
      transactionId: line.transactionId,
      approvalId: by.approvalId,
      note: by.note ?? '',
    })
  if (treatment === 'SURPLUS')
    await context.tx
      .insertInto('plan_surplus')
      .values({
        bank_line_id: line.bankLineId,
        attachment_id: planFileId,
        amount_cents: cents,
        transaction_id: line.transactionId,
        since: line.asOf,
      })
      .execute()
}

async function keepSettlement(
  { tx, now, audit }: WriteContext,
  settled: {
    planFileId: number
    planSurplusId: number | null
    cents: bigint
    transactionId: number
    approvalId: number | null
    note: string
  },
): Promise<void> {
  const { planFileId, planSurplusId, cents, transactionId, approvalId, note } = settled
  await tx
    .insertInto('plan_settlement')
    .values({
      attachment_id: planFileId,
      plan_surplus_id: planSurplusId,
      amount_cents: cents,
      transaction_id: transactionId,
      approval_id: approvalId,
      note,
      at: now,
    })
    .execute()
  await audit({
    action: planSurplusId === null ? 'plan-file.writeOff' : 'plan-file.surplus',
    entity: 'attachment',
    entityId: planFileId,
    after: {
      amount: cents,
      transactionId,
      ...(planSurplusId === null ? {} : { planSurplusId }),
      ...(approvalId === null ? {} : { approvalId }),
    },
  })
}
