import type { Tx } from '../db/connect.ts'

/** Who did it and in which request; a job has no user. */
export type Actor = { userId: number | null; roleId: number | null; requestId: string; ip: string | null; now: Date }

export type AuditEntry = {
  /** "address.update" */
  action: string
  entity: string
  entityId?: string | number
  accountOwnerId?: number | null
  /** Masked by the caller: never a full social security or bank number. */
  before?: unknown
  after?: unknown
}

/** Writes the audit row of an effect in the effect's own transaction, so neither exists without the other. */
export async function writeAudit(tx: Tx, actor: Actor, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: actor.now,
      user_id: actor.userId,
      role_id: actor.roleId,
      account_owner_id: entry.accountOwnerId ?? null,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId === undefined ? null : String(entry.entityId),
      before: toJson(entry.before),
      after: toJson(entry.after),
      request_id: actor.requestId,
      ip: actor.ip,
    })
    .execute()
}

function toJson(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return JSON.stringify(value, (_key, item: unknown) => (typeof item === 'bigint' ? Number(item) / 100 : item))
}
