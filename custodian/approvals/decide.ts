import type { Services } from '../platform/context/services.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { invalidField, notFound, refuse, refuseIf } from '../platform/http/errors.ts'
import { toCents } from '../platform/money.ts'
import { approvalOf, approvalRow, lockedApprovalRow, type ApprovalRow } from './approvals.sql.ts'
import { NOT_YOU, requireNoTool, whyNot } from './decider.ts'
import type { Approval, Effect, FileToOpen, Given } from './effect.ts'
import { isOneOf, personOf } from './person.ts'
import { about } from '../platform/audit/audit.ts'

export type Ending = 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'LAPSED'
export type EffectNamed = (name: string) => Effect

export const ENDED: Readonly<Record<Ending, string>> = {
  APPROVED: 'This was approved before.',
  REFUSED: 'This was refused before.',
  WITHDRAWN: 'This was withdrawn.',
  LAPSED: 'Nobody decided this in time. It has to be requested again.',
}

/** The refusal message for a person who has not opened the required file. */
const openFirst = ({ fileName }: FileToOpen) => `Open the file ${fileName} before you approve this.`

export interface Decision extends Partial<Given> {
  approve: boolean
  note: string | null
  /** Control total in dollars that the approver entered. */
  controlTotal?: number | null | undefined
}

const NO_TOTAL = 'Please enter the total that the sponsor gave you'
const OTHER_TOTAL = 'This is not the total of what waits. Refuse it and ask the sponsor.'

/** Runs what an effect stores before its approval, see `Effect.before`. */
export async function beforeApproval(services: Services, effectNamed: EffectNamed, approvalId: number): Promise<void> {
  const row = await approvalRow(services.db, approvalId)
  if (row?.status !== 'WAITING') return
  const effect = effectNamed(row.effect)
  if (effect.before) await effect.before(services, await approvalOf(services.db, services, effect, row))
}

/**
 * Approves or refuses an approval as the caller. Approving executes the effect in the same transaction. Returns false
 * if the approval has expired; the caller reports that after the commit, so the expiry stays stored.
 * @throws 404 for an unknown approval; 409 if it was decided or changed before, its file is unopened, or this person
 * may not decide
 */
export async function decide(
  context: WriteContext,
  effectNamed: EffectNamed,
  approvalId: number,
  decision: Decision,
): Promise<boolean> {
  const found = await lockedWaiting(context, effectNamed, approvalId)
  if (found === null) return false
  const { effect, approval } = found
  await requireDecider(context, approval)
  await requireNotPaid(context, effect, approval)
  if (decision.approve) {
    refuseIf(409, await effect.changed(context, approval))
    await requireOpened(context, effect, approval)
    requireControlTotal(effect, approval, decision)
    await end(context, approval, 'APPROVED', decision.note)
    await effect.perform(context, approval, { checksum: decision.checksum ?? null })
  } else {
    await end(context, approval, 'REFUSED', decision.note)
    await effect.ended?.(context, approval, 'REFUSED')
  }
  return true
}

/**
 * Withdraws the caller's own undecided approval. Returns false if the approval had expired.
 * @throws the errors of `decide`
 */
export async function withdrawApproval(
  context: WriteContext,
  effectNamed: EffectNamed,
  approvalId: number,
): Promise<boolean> {
  const found = await lockedWaiting(context, effectNamed, approvalId)
  if (found === null) return false
  const { effect, approval } = found
  const person = await personOf(context.tx, context.userId ?? 0)
  if (!(await isOneOf(context.tx, person, approval.makers)))
    throw refuse(409, 'Only the person who made this can withdraw it.')
  await end(context, approval, 'WITHDRAWN', null)
  await effect.ended?.(context, approval, 'WITHDRAWN')
  return true
}

/**
 * Approves without executing the effect, for a caller that executes the effect itself, such as a saved form. The caller
 * holds the locks of the effect.
 * @throws 409 if the person may not decide, or if the approval was decided or has expired
 */
export async function approveWithin(context: WriteContext, approval: Approval): Promise<void> {
  const row = await lockedApprovalRow(context.tx, approval.id)
  if (!row) throw notFound()
  if (row.status !== 'WAITING') throw refuse(409, ENDED[row.status])
  if (hasLapsed(row, context.now)) throw refuse(409, ENDED.LAPSED)
  await requireDecider(context, approval)
  await end(context, approval, 'APPROVED', null)
}

/** Ends an approval without a decision after its subject was deleted or changed in another way. Locks the row. */
export async function withdrawWithin(context: WriteContext, approval: Approval): Promise<void> {
  const row = await lockedApprovalRow(context.tx, approval.id)
  if (row?.status === 'WAITING') await end(context, approval, 'WITHDRAWN', null)
}

/** @throws 409 with the reason if this person may not decide this approval; 403 for a program */
async function requireDecider(context: WriteContext, approval: Approval): Promise<void> {
  requireNoTool(context)
  const person = await personOf(context.tx, context.userId ?? 0)
  refuseIf(409, await whyNot(context.tx, context.services.config.fourEyes, person, approval))
}

/** @throws 409 if the approval pays this person */
async function requireNotPaid(
  { tx, services, userId }: WriteContext,
  effect: Effect,
  approval: Approval,
): Promise<void> {
  const payloads = new Map([[approval.id, approval.payload]])
  const paid = await effect.paysPerson?.(tx, services, await personOf(tx, userId ?? 0), payloads)
  if (paid?.has(approval.id)) throw refuse(409, NOT_YOU.own)
}

/**
 * Checks the control total.
 * @throws 400 on the field `controlTotal` for a missing or different total
 */
function requireControlTotal(effect: Effect, { amountCents }: Approval, { controlTotal }: Decision): void {
  if (controlTotal == null && !effect.asksControlTotal) return
  if (controlTotal == null) throw invalidField('controlTotal', NO_TOTAL)
  if (toCents(controlTotal) !== amountCents) throw invalidField('controlTotal', OTHER_TOTAL)
}

/**
 * Checks that the person has opened the required file.
 * @throws 409 if the person has not opened the file
 */
async function requireOpened({ tx, userId }: WriteContext, effect: Effect, { id, payload }: Approval): Promise<void> {
  const file = (await effect.toOpen?.(tx, await personOf(tx, userId ?? 0), new Map([[id, payload]])))?.get(id)
  if (file) throw refuse(409, openFirst(file))
}

/**
 * Locks an open approval and the rows that its effect needs. Null if the approval has just expired.
 * @throws 404 for an unknown approval, 409 for a decided one
 */
async function lockedWaiting(context: WriteContext, effectNamed: EffectNamed, approvalId: number) {
  const before = await approvalRow(context.tx, approvalId)
  if (!before) throw notFound()
  const effect = effectNamed(before.effect)
  const first = await approvalOf(context.tx, context.services, effect, before)
  // Locks the subject before its approvals, in the same order as all writers, to avoid deadlocks.
  await effect.lock(context, first)
  const row = await lockedApprovalRow(context.tx, approvalId)
  if (!row) throw notFound()
  if (row.status !== 'WAITING') throw refuse(409, ENDED[row.status])
  const approval = await approvalOf(context.tx, context.services, effect, row)
  if (!hasLapsed(row, context.now)) return { effect, approval }
  await lapse(context, effect, approval)
  return null
}

export function hasLapsed(row: Pick<ApprovalRow, 'lapses_at'>, now: Date): boolean {
  return row.lapses_at !== null && row.lapses_at <= now
}

/** Marks an approval as expired. The caller must hold the lock on the approval's row. */
export async function lapse(context: WriteContext, effect: Effect, approval: Approval): Promise<void> {
  await end(context, approval, 'LAPSED', null)
  await effect.ended?.(context, approval, 'LAPSED')
}

async function end(context: WriteContext, approval: Approval, status: Ending, note: string | null): Promise<void> {
  await context.tx
    .updateTable('approval')
    .set({
      status,
      decided_at: context.now,
      decided_by: status === 'LAPSED' ? null : context.userId,
      decision_note: note,
    })
    .where('approval_id', '=', approval.id)
    .execute()
  await context.audit({
    action: `approval.${ACTION[status]}`,
    ...about('approval', approval.id, approval.accountOwnerId),
    after: { effect: approval.effect, subject: approval.subject, makers: approval.makers, note },
  })
}

const ACTION: Readonly<Record<Ending, string>> = {
  APPROVED: 'approve',
  REFUSED: 'refuse',
  WITHDRAWN: 'withdraw',
  LAPSED: 'lapse',
}
