import { sql } from 'kysely'
import { getLastChanges, LAST_CHANGES, listAudit, type AuditEntry } from '../../contract/audit.ts'
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
    const emails = await emailsOf(call.db, found.rows)
    return found.answer(found.items((row) => toWire(row, emails)))
  })

  serve(getLastChanges, async ({ call, ownerId }) => {
    const rows = await entries(call.db, { accountOwnerId: ownerId })
      .where(sql<boolean>`audit_is_change(a.action)`)
      .orderBy('a.at', 'desc')
      .orderBy('a.audit_id', 'desc')
      .limit(LAST_CHANGES)
      .execute()
    const emails = await emailsOf(call.db, rows)
    return rows.map((row) => toWire(row, emails))
  })
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>

function toWire(row: EntryRow, emails: ReadonlyMap<number, string>): AuditEntry {
  return {
    id: Number(row.audit_id),
    at: row.at.toISOString(),
    email: emails.get(row.person ?? 0) ?? null,
    roleId: row.role_id,
    accountOwnerId: row.account_owner_id,
    kind: row.kind,
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id === null ? null : withoutKeys(row.entity_id),
    changes: changesBetween(row.before, row.after),
  }
}

/** Who did it, as the index has it: a sign-in is written before there is a session, and is about who signed in. */
const person = sql<number | null>`audit_person(a.user_id, a.action, a.entity_id)`
const kind = sql<AuditEntry['kind']>`audit_kind(a.action)`

function entries(db: Db, { accountOwnerId, from, to, ...by }: Narrowed) {
  let query = db
    .selectFrom('audit as a')
    .select(['a.audit_id', 'a.at', 'a.role_id', 'a.account_owner_id', 'a.action', 'a.entity'])
    .select(['a.entity_id', 'a.before', 'a.after', kind.as('kind'), person.as('person')])
  if (accountOwnerId !== undefined) query = query.where('a.account_owner_id', '=', accountOwnerId)
  if (by.person)
    query = query.where(person, '=', (eb) =>
      eb
        .selectFrom('portal_user')
        .select('user_id')
        .where(sql<boolean>`lower(email) = lower(${by.person})`),
    )
  if (by.kind) query = query.where(kind, '=', by.kind)
  if (from) query = query.where(sql<boolean>`a.at >= ${from}::date`)
  if (to) query = query.where(sql<boolean>`a.at < ${to}::date + 1`)
  return query
}

async function emailsOf(db: Db, found: readonly { person: number | null }[]): Promise<ReadonlyMap<number, string>> {
  const userIds = new Set(found.map(({ person: userId }) => userId))
  const rows = await db
    .selectFrom('portal_user')
    .select(['user_id', 'email'])
    .where('user_id', '=', sql<number>`any(${[...userIds]}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.email]))
}
