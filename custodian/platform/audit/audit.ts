import type { Tx } from '../db/connect.ts'
import { inParts } from '../parts.ts'

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

/** Rows of one statement. */
const AT_ONCE = 1_000

/** Writes the audit rows of effects in the effects' own transaction, so neither exists without the other. */
export async function writeAudit(tx: Tx, actor: Actor, ...entries: readonly AuditEntry[]): Promise<void> {
  for (const part of inParts(entries, AT_ONCE))
    await tx
      .insertInto('audit')
      .values(part.map((entry) => rowOf(actor, entry)))
      .execute()
}

function rowOf(actor: Actor, entry: AuditEntry) {
  return {
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
  }
}

function toJson(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return JSON.stringify(value, (_key, item: unknown) => (typeof item === 'bigint' ? Number(item) / 100 : item))
}
