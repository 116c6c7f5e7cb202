import type { Doing } from '../context/writeContext.ts'
import { notFound, refuse } from '../http/errors.ts'
import { approvalOf, approvalRow, lockedApprovalRow, type ApprovalRow } from './approvals.sql.ts'
import { requireNoTool, whyNot } from './decider.ts'
import type { Approval, Effect } from './effect.ts'
import { isOneOf, personOf } from './person.ts'

export type Ending = 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'LAPSED'
export type EffectNamed = (name: string) => Effect

export const ENDED: Readonly<Record<Ending, string>> = {
  APPROVED: 'This was approved before.',
  REFUSED: 'This was refused before.',
  WITHDRAWN: 'This was withdrawn.',
  LAPSED: 'Nobody decided this in time. It has to be made again.',
}

/**
 * Approves or refuses what waits, as the person who acts. Approved, the effect happens in the same transaction. Answers
 * false when it had lapsed, which is written down then: the caller tells so after the commit.
 * @throws 404 unknown; 409 decided before, changed meanwhile, or a person who may not decide it
 */
export async function decide(
  doing: Doing,
  effectNamed: EffectNamed,
  approvalId: number,
  decision: { approve: boolean; note: string | null },
): Promise<boolean> {
  const found = await lockedWaiting(doing, effectNamed, approvalId)
  if (found === null) return false
  const { effect, approval } = found
  await requireDecider(doing, approval)
  if (decision.approve) {
    const changed = await effect.changed(doing, approval)
    if (changed !== null) throw refuse(409, changed)
    await end(doing, approval, 'APPROVED', decision.note)
    await effect.perform(doing, approval)
  } else {
    await end(doing, approval, 'REFUSED', decision.note)
    await effect.ended?.(doing, approval, 'REFUSED')
  }
  return true
}

/** Takes back what one made, as long as nobody has decided it. Answers false when it had lapsed. @throws as decide */
export async function withdraw(doing: Doing, effectNamed: EffectNamed, approvalId: number): Promise<boolean> {
  const found = await lockedWaiting(doing, effectNamed, approvalId)
  if (found === null) return false
  const { effect, approval } = found
  const person = await personOf(doing.tx, doing.userId ?? 0)
  if (!(await isOneOf(doing.tx, person, approval.makers))) throw refuse(409, 'Only who made this may withdraw it.')
  await end(doing, approval, 'WITHDRAWN', null)
  await effect.ended?.(doing, approval, 'WITHDRAWN')
  return true
}

/**
 * For a caller that performs the effect itself, a form that is saved say: the approval that waits is decided by whoever
 * acts. The caller holds the locks of the effect.
 * @throws 409 for a person who may not decide it, when somebody else decided meanwhile, or when it has lapsed
 */
export async function approveWithin(doing: Doing, approval: Approval): Promise<void> {
  const row = await lockedApprovalRow(doing.tx, approval.id)
  if (!row) throw notFound()
  if (row.status !== 'WAITING') throw refuse(409, ENDED[row.status])
  if (hasLapsed(row, doing.now)) throw refuse(409, ENDED.LAPSED)
  await requireDecider(doing, approval)
  await end(doing, approval, 'APPROVED', null)
}

/** The thing is gone or done another way: what waited about it ends without a decision. The row is locked here. */
export async function withdrawWithin(doing: Doing, approval: Approval): Promise<void> {
  const row = await lockedApprovalRow(doing.tx, approval.id)
  if (row?.status === 'WAITING') await end(doing, approval, 'WITHDRAWN', null)
}

/** @throws 409 with the reason for a person who may not decide it; 403 for a program */
export async function requireDecider(doing: Doing, approval: Approval): Promise<void> {
  requireNoTool(doing)
  const person = await personOf(doing.tx, doing.userId ?? 0)
  const reason = await whyNot(doing.tx, doing.services.config.fourEyes, person, approval)
  if (reason !== null) throw refuse(409, reason)
}

/** What waits, with every row locked that its effect needs; null when it lapsed just now. @throws 404, 409 */
async function lockedWaiting(doing: Doing, effectNamed: EffectNamed, approvalId: number) {
  const before = await approvalRow(doing.tx, approvalId)
  if (!before) throw notFound()
  const effect = effectNamed(before.effect)
  const first = await approvalOf(doing.tx, doing.services, effect, before)
  // Writers lock what the thing is about first and look for approvals then: in another order two would wait for each other.
  await effect.lock(doing, first)
  const row = await lockedApprovalRow(doing.tx, approvalId)
  if (!row) throw notFound()
  if (row.status !== 'WAITING') throw refuse(409, ENDED[row.status])
  const approval = await approvalOf(doing.tx, doing.services, effect, row)
  if (!hasLapsed(row, doing.now)) return { effect, approval }
  await lapse(doing, effect, approval)
  return null
}

export function hasLapsed(row: Pick<ApprovalRow, 'lapses_at'>, now: Date): boolean {
  return row.lapses_at !== null && row.lapses_at <= now
}

/** The row must be locked. */
export async function lapse(doing: Doing, effect: Effect, approval: Approval): Promise<void> {
  await end(doing, approval, 'LAPSED', null)
  await effect.ended?.(doing, approval, 'LAPSED')
}

async function end(doing: Doing, approval: Approval, status: Ending, note: string | null): Promise<void> {
  await doing.tx
    .updateTable('approval')
    .set({
      status,
      decided_at: doing.now,
      decided_by: status === 'LAPSED' ? null : doing.userId,
      decision_note: note,
    })
    .where('approval_id', '=', approval.id)
    .execute()
  await doing.audit({
    action: `approval.${ACTION[status]}`,
    entity: 'approval',
    entityId: approval.id,
    accountOwnerId: approval.accountOwnerId,
    after: { effect: approval.effect, subject: approval.subject, makers: approval.makers, note },
  })
}

const ACTION: Readonly<Record<Ending, string>> = {
  APPROVED: 'approve',
  REFUSED: 'refuse',
  WITHDRAWN: 'withdraw',
  LAPSED: 'lapse',
}
