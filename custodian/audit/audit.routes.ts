import { sql } from 'kysely'
import { listAudit, type AuditEntry } from '../../contract/audit.ts'
import type { Db } from '../platform/db/connect.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import type { Serving } from '../platform/http/serve.ts'
import { changesBetween, withoutKeys } from './changes.ts'

const SORTS = {
  at: [sortBy('a.at', 'timestamptz'), sortBy('a.audit_id', 'bigint')],
} as const satisfies Sorts

type Narrowed = {
  accountOwnerId?: number | undefined
  person?: string | undefined
  kind?: AuditEntry['kind'] | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The audit trail, to be read by those who look after what others did. */
export function auditRoutes({ serve }: Serving): void {
  serve(listAudit, async ({ call, query, page, noteReadOf }) => {
    if (query.accountOwnerId !== undefined) await noteReadOf([query.accountOwnerId])
    const found = await page(call.db, entries(call.db, query), SORTS)
    const emails = await emailsOf(call.db, found.rows.map(personOf))
    return found.answer(
      found.items((row) => ({
        id: Number(row.audit_id),
        at: row.at.toISOString(),
        email: emails.get(personOf(row) ?? 0) ?? null,
        roleId: row.role_id,
        accountOwnerId: row.account_owner_id,
        kind: row.kind,
        action: row.action,
        entity: row.entity,
        entityId: row.entity_id === null ? null : withoutKeys(row.entity_id),
        changes: changesBetween(row.before, row.after),
      })),
    )
  })
}

/** Who did it; a sign-in is written before there is a session, and is about who signed in. */
function personOf(row: { user_id: number | null; action: string; entity_id: string | null }): number | null {
  return row.user_id === null && row.action === 'session.start' ? Number(row.entity_id) : row.user_id
}

const kind = sql<AuditEntry['kind']>`audit_kind(a.action)`

function entries(db: Db, { accountOwnerId, person, from, to, ...by }: Narrowed) {
  let query = db
    .selectFrom('audit as a')
    .select(['a.audit_id', 'a.at', 'a.user_id', 'a.role_id', 'a.account_owner_id', 'a.action', 'a.entity'])
    .select(['a.entity_id', 'a.before', 'a.after', kind.as('kind')])
  if (accountOwnerId !== undefined) query = query.where('a.account_owner_id', '=', accountOwnerId)
  if (person)
    query = query.where('a.user_id', '=', (eb) =>
      eb
        .selectFrom('portal_user')
        .select('user_id')
        .where(sql<boolean>`lower(email) = lower(${person})`),
    )
  if (by.kind) query = query.where(kind, '=', by.kind)
  if (from) query = query.where(sql<boolean>`a.at >= ${from}::date`)
  if (to) query = query.where(sql<boolean>`a.at < ${to}::date + 1`)
  return query
}

async function emailsOf(db: Db, userIds: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('portal_user')
    .select(['user_id', 'email'])
    .where('user_id', '=', sql<number>`any(${[...new Set(userIds)]}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.email]))
}
