import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { ApprovalTable } from '../platform/db/schema.ts'
import type { Services } from '../platform/context/services.ts'
import type { Approval, Effect, Subject } from './effect.ts'

export type ApprovalRow = Selectable<ApprovalTable>

/** Associated data for encrypting an approval's secret part. */
export function approvalAssociatedData(effect: string, subject: Subject): string {
  return `approval.payload:${effect}:${subject.entity}:${subject.id}`
}

export function approvalRow(db: Db | Tx, approvalId: number): Promise<ApprovalRow | undefined> {
  return db.selectFrom('approval').selectAll().where('approval_id', '=', approvalId).executeTakeFirst()
}

/** Locks the approval's row, so one caller decides and later callers see that decision. */
export function lockedApprovalRow(tx: Tx, approvalId: number): Promise<ApprovalRow | undefined> {
  return tx.selectFrom('approval').selectAll().where('approval_id', '=', approvalId).forUpdate().executeTakeFirst()
}

/** User ids of every contributor to the change since the makers were last cleared. */
async function makersOf(db: Db | Tx, approvalId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('approval_maker')
    .select(['user_id', 'kind'])
    .where('approval_id', '=', approvalId)
    .orderBy('maker_id')
    .execute()
  const since = rows.findLastIndex(({ kind }) => kind === 'CLEARED') + 1
  return [...new Set(rows.slice(since).flatMap(({ user_id }) => (user_id === null ? [] : [user_id])))]
}

/**
 * The row as an approval, with the payload parsed by the effect's schema.
 * @throws ZodError for the payload of another effect
 */
export async function approvalOf<P>(
  db: Db | Tx,
  services: Services,
  effect: Pick<Effect<P>, 'payload'>,
  row: ApprovalRow,
): Promise<Approval<P>> {
  const subject = { entity: row.subject_entity, id: row.subject_id }
  const sealed = row.payload_sealed
  return {
    id: row.approval_id,
    effect: row.effect,
    subject,
    accountOwnerId: row.account_owner_id,
    accountId: row.account_id,
    amountCents: row.amount_cents,
    payload: effect.payload.parse(row.payload),
    secret: sealed === null ? null : services.pii.open(sealed, approvalAssociatedData(row.effect, subject)),
    makers: await makersOf(db, row.approval_id),
    askedAt: row.asked_at,
    lapsesAt: row.lapses_at,
  }
}

/** Open approvals of this effect about a subject, newest first, without expired ones. */
export function waitingRows(db: Db | Tx, effect: string, subject: Subject, now: Date): Promise<ApprovalRow[]> {
  return db
    .selectFrom('approval')
    .selectAll()
    .where('subject_entity', '=', subject.entity)
    .where('subject_id', '=', subject.id)
    .where('effect', '=', effect)
    .where('status', '=', 'WAITING')
    .where((eb) => eb.or([eb('lapses_at', 'is', null), eb('lapses_at', '>', now)]))
    .orderBy('approval_id', 'desc')
    .execute()
}
