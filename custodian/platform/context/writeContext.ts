import type { RawBuilder } from 'kysely'
import { insertAudit, writeAudit, type AuditEntry } from '../audit/audit.ts'
import type { Tx } from '../db/connect.ts'
import type { Services } from './services.ts'

/** The context of one write in one transaction: its user, time and audit row. A job has no user. */
export interface WriteContext {
  tx: Tx
  audit: (...entries: readonly AuditEntry[]) => Promise<void>
  /** Builds SQL that writes the audit rows as part of a larger statement; see insertAudit. */
  auditInsert: (effects: RawBuilder<unknown>) => RawBuilder<unknown>
  now: Date
  today: string
  userId: number | null
  /** Whether the user is a program with a token. */
  byTool: boolean
  /** Whether the user is a machine credential. */
  byCredential: boolean
  ip: string | null
  services: Services
}

/**
 * Creates the write context of a call, a job or the demo data; without an `actor` there is no user. `call.write`
 * creates the contexts of calls.
 */
export function writeContextIn(
  tx: Tx,
  services: Services,
  by: {
    requestId: string
    actor?: { userId: number; roleId: number; isTool?: boolean; credential?: object | null }
    ip?: string
    now?: Date
  },
): WriteContext {
  const now = by.now ?? services.clock.now()
  const userId = by.actor?.userId ?? null
  const ip = by.ip ?? null
  const actor = { userId, roleId: by.actor?.roleId ?? null, requestId: by.requestId, ip, now }
  return {
    tx,
    audit: (...entries) => writeAudit(tx, actor, ...entries),
    auditInsert: (effects) => insertAudit(actor, effects),
    now,
    today: services.dateOf(now),
    userId,
    byTool: by.actor?.isTool ?? false,
    byCredential: by.actor?.credential != null,
    ip,
    services,
  }
}
