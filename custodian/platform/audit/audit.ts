import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../db/connect.ts'
import { inChunks } from '../chunks.ts'

/** The actor and the request of an audit row; a job has no user. */
export type Actor = { userId: number | null; roleId: number | null; requestId: string; ip: string | null; now: Date }

export type AuditEntry = {
  /** The action, such as "address.update". */
  action: string
  entity: string
  entityId?: string | number
  accountOwnerId?: number | null
  /** The changed values, masked by the caller: never a full social security or bank number. */
  before?: unknown
  after?: unknown
}

/** The subject of an audit row: a record and its owner. */
export function about(entity: string, entityId: string | number, accountOwnerId: number | null) {
  return { entity, entityId, accountOwnerId }
}

/** Maximum number of audit rows that one statement inserts. */
const AT_ONCE = 1_000

/** Writes the audit rows of changes in the transaction of the changes, so neither exists without the other. */
export async function writeAudit(tx: Tx, actor: Actor, ...entries: readonly AuditEntry[]): Promise<void> {
  for (const part of inChunks(entries, AT_ONCE))
    await insertAudit(
      actor,
      sql`select * from unnest(${part.map(({ accountOwnerId }) => accountOwnerId ?? null)}::int[],
        ${part.map(({ action }) => action)}::text[], ${part.map(({ entity }) => entity)}::text[],
        ${part.map(({ entityId }) => (entityId === undefined ? null : String(entityId)))}::text[],
        ${part.map(({ before }) => toJson(before))}::jsonb[], ${part.map(({ after }) => toJson(after))}::jsonb[])`,
    ).execute(tx)
}

/**
 * Builds SQL that writes the audit rows of many changes in one statement.
 * @param effects selects account_owner_id, action, entity, entity_id, before and after of each change, in this order
 */
export function insertAudit(actor: Actor, effects: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into audit (at, user_id, role_id, request_id, ip, account_owner_id, action, entity, entity_id, before, after)
    select ${actor.now}::timestamptz, ${actor.userId}::int, ${actor.roleId}::int, ${actor.requestId}::text,
      ${actor.ip}::text, e.* from (${effects}) as e`
}

function toJson(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return JSON.stringify(value, (_key, item: unknown) => (typeof item === 'bigint' ? Number(item) / 100 : item))
}
