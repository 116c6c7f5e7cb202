import { addDays } from 'date-fns/addDays'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { approvalOf, approvalAssociatedData, waitingRows } from './approvals.sql.ts'
import { requireNoTool } from './decider.ts'
import type { Approval, Change, Effect, Subject } from './effect.ts'
import { about } from '../platform/audit/audit.ts'

export interface Asked<P> {
  subject: { entity: string; id: string | number }
  accountOwnerId?: number | null
  accountId?: number | null
  amountCents?: bigint | null
  payload: P
  /** The part of the payload to store encrypted. */
  secret?: string
  /** One line of text without personal data: "Fee adjustment of $1,500.00 on account 300111". */
  description: string
  changes: readonly Change[]
  /** The makers; by default the caller, none for a scheduled job. */
  makers?: readonly number[]
}

const subjectOf = ({ entity, id }: Asked<unknown>['subject']): Subject => ({ entity, id: String(id) })

/**
 * Records an approval that a second person must decide, in the call's transaction. Returns the approval id. The caller
 * checks whether an approval is needed, including `FOUR_EYES=off` (`services.config.fourEyes`).
 */
export async function ask<P>(context: WriteContext, effect: Effect<P>, asked: Asked<P>): Promise<number> {
  requireNoTool(context)
  const subject = subjectOf(asked.subject)
  const { tx, now, services } = context
  const associatedData = approvalAssociatedData(effect.name, subject)
  const { approval_id: id } = await tx
    .insertInto('approval')
    .values({
      effect: effect.name,
      subject_entity: subject.entity,
      subject_id: subject.id,
      account_owner_id: asked.accountOwnerId ?? null,
      account_id: asked.accountId ?? null,
      amount_cents: asked.amountCents ?? null,
      description: asked.description,
      changes: JSON.stringify(asked.changes),
      payload: JSON.stringify(effect.payload.parse(asked.payload)),
      payload_sealed: asked.secret === undefined ? null : services.pii.seal(asked.secret, associatedData),
      asked_at: now,
      lapses_at: effect.lapsesAfterDays === null ? null : addDays(now, effect.lapsesAfterDays),
    })
    .returning('approval_id')
    .executeTakeFirstOrThrow()
  for (const userId of asked.makers ?? (context.userId === null ? [] : [context.userId]))
    await made(context, id, userId)
  await context.audit({
    action: 'approval.ask',
    ...about('approval', id, asked.accountOwnerId ?? null),
    after: { effect: effect.name, subject, description: asked.description, amount: asked.amountCents ?? null },
  })
  return id
}

/** Records a contributor to a waiting change; a contributor may not decide the change. */
export async function addMaker(context: WriteContext, approvalId: number, userId: number): Promise<void> {
  requireNoTool(context)
  await made(context, approvalId, userId)
  await context.audit({ action: 'approval.maker', entity: 'approval', entityId: approvalId, after: { userId } })
}

/**
 * Clears the makers of a change after the owner signed the current data again, so earlier contributors may decide. An
 * employee's action must never clear makers.
 */
export async function clearMakers(context: WriteContext, approvalId: number): Promise<void> {
  await context.tx
    .insertInto('approval_maker')
    .values({ approval_id: approvalId, user_id: null, kind: 'CLEARED', at: context.now })
    .execute()
  await context.audit({ action: 'approval.clearMakers', entity: 'approval', entityId: approvalId })
}

/** Changes the moment at which a waiting approval lapses. */
export async function postpone(context: WriteContext, { id, lapsesAt }: Approval, until: Date): Promise<void> {
  if (lapsesAt === null || lapsesAt.getTime() === until.getTime()) return
  await context.tx
    .updateTable('approval')
    .set({ lapses_at: until })
    .where('approval_id', '=', id)
    .where('status', '=', 'WAITING')
    .execute()
  await context.audit({
    action: 'approval.postpone',
    entity: 'approval',
    entityId: id,
    before: { lapsesAt },
    after: { lapsesAt: until },
  })
}

/** The newest waiting approval of this effect about a subject, or null. */
export async function waitingFor<P>(
  context: Pick<WriteContext, 'tx' | 'services' | 'now'>,
  effect: Effect<P>,
  subject: { entity: string; id: string | number },
): Promise<Approval<P> | null> {
  const [row] = await waitingRows(context.tx, effect.name, subjectOf(subject), context.now)
  return row ? approvalOf(context.tx, context.services, effect, row) : null
}

async function made(context: WriteContext, approvalId: number, userId: number): Promise<void> {
  await context.tx
    .insertInto('approval_maker')
    .values({ approval_id: approvalId, user_id: userId, kind: 'MADE', at: context.now })
    .execute()
}
