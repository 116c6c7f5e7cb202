import * as z from 'zod'
import { sql } from 'kysely'
import { approvalsOfOwnFiles } from '../plans/ownPlanFiles.ts'
import { anyOfIds } from '../platform/db/anyOf.ts'
import { lockedPlanFiles, planReference } from '../plans/planReceivable.sql.ts'
import { ask, waitingFor } from '../approvals/ask.ts'
import { NOT_YOU } from '../approvals/decider.ts'
import { LAPSES_AFTER_DAYS, type Effect } from '../approvals/effect.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { notFound, orRefuse, refuse } from '../platform/http/errors.ts'
import { formatCents } from '../platform/money.ts'
import { isProblem, refusal, type Problem } from '../platform/problem.ts'
import { hasOwnAccount } from './planSettlement.ts'
import { takeBack } from './reverseBankPosting.ts'

const asked = z.strictObject({ planSettlementId: z.int(), note: z.string() })
type Asked = z.output<typeof asked>

/** Undoes a settlement of plan money. Another person decides, because the plan owes the amount again. */
export const planSettlementUndo: Effect<Asked> = {
  name: 'plan-settlement-undo',
  title: 'Undo of a settlement of plan money',
  payload: asked,
  lapsesAfterDays: LAPSES_AFTER_DAYS,
  lock: async (context, { payload }) => {
    await standing(context, payload.planSettlementId)
  },
  changed: async (context, { payload }) => {
    const found = await standing(context, payload.planSettlementId)
    return isProblem(found) ? found : null
  },
  async paysPerson(db, _services, person, payloads) {
    if (person.ownAccountOwnerId === null) return new Set()
    const settlements = await db
      .selectFrom('plan_settlement')
      .select(['plan_settlement_id', 'attachment_id'])
      .where(
        'plan_settlement_id',
        '=',
        anyOfIds([...payloads.values()].map(({ planSettlementId }) => planSettlementId)),
      )
      .execute()
    const fileOf = new Map(settlements.map((row) => [row.plan_settlement_id, row.attachment_id]))
    const filesOf = [...payloads].map(
      ([id, { planSettlementId }]) => [id, [fileOf.get(planSettlementId) ?? 0]] as const,
    )
    return approvalsOfOwnFiles(db, person, new Map(filesOf))
  },
  perform: async (context, { id, payload }) => {
    await undo(context, orRefuse(409, await standing(context, payload.planSettlementId)), payload.note, id)
  },
}

interface Settlement {
  planSettlementId: number
  planFileId: number
  planSurplusId: number | null
  cents: bigint
  transactionId: number
}

/**
 * Records a request to undo a settlement without a bank line, for a second person. With the second-person rule off, the
 * settlement is undone immediately. A reversal takes back the settlement's posting. Returns the approval id, or null.
 * @throws 404 for an unknown settlement; 409 if it was undone, made with a match or recovered, or if an undo waits
 */
export async function undoSettlement(
  context: WriteContext,
  { planSettlementId, note }: { planSettlementId: number; note: string },
): Promise<number | null> {
  if ((await settlementOf(context, planSettlementId)) === null) throw notFound()
  const settlement = orRefuse(409, await standing(context, planSettlementId))
  const subject = { entity: 'plan_settlement', id: planSettlementId }
  if (await waitingFor(context, planSettlementUndo, subject))
    throw refuse(409, 'The undo of this settlement waits for a second person.')
  if (!context.services.config.fourEyes) {
    await undo(context, settlement, note, null)
    return null
  }
  const { cents, planFileId, planSurplusId } = settlement
  const words = planSurplusId === null ? 'written off' : `settled by overpaid money ${planSurplusId}`
  return ask(context, planSettlementUndo, {
    subject,
    amountCents: cents,
    payload: { planSettlementId, note },
    description: `Undo of ${formatCents(cents)} of ${planReference(planFileId)} ${words}: owed again`,
    changes: [
      { label: 'Settled by', before: words, after: null },
      { label: 'Reason', before: null, after: note },
    ],
  })
}

async function settlementOf({ tx }: WriteContext, planSettlementId: number): Promise<Settlement | null> {
  const row = await tx
    .selectFrom('plan_settlement')
    .selectAll()
    .where('plan_settlement_id', '=', planSettlementId)
    .executeTakeFirst()
  return row
    ? {
        planSettlementId,
        planFileId: row.attachment_id,
        planSurplusId: row.plan_surplus_id,
        cents: row.amount_cents,
        transactionId: row.transaction_id,
      }
    : null
}

/**
 * The settlement if it can be undone, with its file and the file of the surplus locked; otherwise the reason why not.
 */
async function standing(context: WriteContext, planSettlementId: number): Promise<Settlement | Problem> {
  const { tx } = context
  const settlement = await settlementOf(context, planSettlementId)
  if (settlement === null) return refusal('There is no such settlement.')
  await lockedPlanFiles(
    tx,
    sql`r.attachment_id = ${settlement.planFileId} or r.attachment_id = (
      select s.attachment_id from plan_surplus s where s.plan_surplus_id = ${settlement.planSurplusId}::int)`,
  )
  const { rows } = await sql<{ is_undone: boolean; is_of_match: boolean; has_come: boolean }>`
    select exists (select from plan_settlement_undo u where u.plan_settlement_id = ${planSettlementId}) as is_undone,
      exists (select from bank_match_made m where m.transaction_id = ${settlement.transactionId}) as is_of_match,
      exists (select from bank_match m where m.plan_settlement_id = ${planSettlementId}) as has_come`.execute(tx)
  const [found] = rows
  if (found?.is_undone) return refusal('This settlement was undone before.')
  if (found?.is_of_match) return refusal('It was made with the match of a bank line: undo that match.')
  if (found?.has_come) return refusal(HAS_COME)
  return (await hasOwnAccount(context, [settlement.planFileId])) ? refusal(NOT_YOU.own) : settlement
}

export const HAS_COME = 'Money that was written off here was recovered since. Undo the match of that line first.'

async function undo(
  context: WriteContext,
  { planSettlementId, planFileId, cents, transactionId }: Settlement,
  note: string,
  approvalId: number | null,
): Promise<void> {
  const reversalId = await takeBack(context, transactionId, `Settlement of ${planReference(planFileId)} undone`)
  await context.tx
    .insertInto('plan_settlement_undo')
    .values({
      plan_settlement_id: planSettlementId,
      reversal_id: reversalId,
      approval_id: approvalId,
      note,
      at: context.now,
    })
    .execute()
  await context.audit({
    action: 'plan-file.undoSettlement',
    entity: 'attachment',
    entityId: planFileId,
    before: { transactionId },
    after: { amount: cents, reversalId, ...(approvalId === null ? {} : { approvalId }) },
  })
}
