import { sql } from 'kysely'
import { getLastChanges, LAST_CHANGES, listAudit, listRowsRead, type AuditEntry } from '../../contract/audit.ts'
import { requestNumber } from '../distributions/request.ts'
import { anyOfIds } from '../platform/db/anyOf.ts'
import type { Db } from '../platform/db/connect.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import type { Serving } from '../platform/http/serve.ts'
import { rowsReadLately } from './rowsRead.ts'
import { endOfDay, startOfDay } from '../platform/db/dayBounds.ts'
import { changesBetween, withoutKeys } from './changes.ts'

const SORTS = {
  at: [sortBy('a.at', 'timestamptz'), sortBy('a.audit_id', 'bigint')],
} as const satisfies Sorts

type Narrowed = {
  accountOwnerId?: number | undefined
  person?: string | undefined
  kind?: AuditEntry['kind'] | undefined
  action?: string | undefined
  changesOnly?: 'true' | 'false' | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The audit trail, for administrators and identity reviewers. */
export function auditRoutes({ serve, services }: Serving): void {
  const timeZone = services.config.businessTimeZone
  serve(listAudit, async ({ call, query, page, noteReadOf }) => {
    if (query.accountOwnerId !== undefined) await noteReadOf([query.accountOwnerId])
    const found = await page(call.db, entries(call.db, query, timeZone), SORTS)
    const names = { ...(await namesOf(call.db, found.rows)), owners: await ownersOf(call.db, found.rows) }
    return found.answer(found.items((row) => toWire(row, names)))
  })

  serve(listRowsRead, ({ call }) => rowsReadLately(call.db, call.now, services.dateOf))

  serve(getLastChanges, async ({ call, ownerId }) => {
    const rows = await entries(call.db, { accountOwnerId: ownerId }, timeZone)
      .where(sql<boolean>`audit_is_change(a.action)`)
      .orderBy('a.at', 'desc')
      .orderBy('a.audit_id', 'desc')
      .limit(LAST_CHANGES)
      .execute()
    const names = await namesOf(call.db, rows)
    return rows.map((row) => toWire(row, names))
  })
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>

/** Resolves the numbers in audit entries to the names of logins, owners, requests and accounts. */
interface Names {
  owners: ReadonlyMap<number, string>
  emails: ReadonlyMap<number, string>
  requests: ReadonlyMap<number, string>
  accounts: ReadonlyMap<number, string>
}

function toWire(row: EntryRow, { emails, owners, requests, accounts }: Names): AuditEntry {
  return {
    id: Number(row.audit_id),
    at: row.at.toISOString(),
    email: emails.get(row.person ?? 0) ?? null,
    roleId: row.role_id,
    accountOwnerId: row.account_owner_id,
    ownerName: owners.get(row.account_owner_id ?? 0) ?? null,
    kind: row.kind,
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id === null ? null : withoutKeys(row.entity_id),
    requestNumber: requests.get(requestIdOf(row) ?? 0) ?? null,
    accountNumber: accounts.get(accountIdOf(row) ?? 0) ?? null,
    changes: changesBetween(row.before, row.after),
  }
}

/**
 * The actor of an audit row, by the same SQL function as the index. A sign-in is audited before its session exists, so
 * its actor is the person who signs in.
 */
const person = sql<number | null>`audit_person(a.user_id, a.action, a.entity_id)`
const kind = sql<AuditEntry['kind']>`audit_kind(a.action)`

/** The audit entries that match the filters. `timeZone` defines when days begin. */
function entries(db: Db, { accountOwnerId, from, to, ...by }: Narrowed, timeZone: string) {
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
  if (by.changesOnly === 'true') query = query.where(sql<boolean>`audit_is_change(a.action)`)
  if (by.kind) query = query.where(kind, '=', by.kind)
  if (by.action) query = query.where('a.action', '=', by.action)
  if (from) query = query.where('a.at', '>=', startOfDay(from, timeZone))
  if (to) query = query.where('a.at', '<', endOfDay(to, timeZone))
  return query
}

async function namesOf(db: Db, found: readonly EntryRow[]): Promise<Names> {
  return {
    owners: noNames,
    emails: await emailsOf(db, found),
    requests: await requestNumbersOf(db, found),
    accounts: await accountNumbersOf(db, found),
  }
}

const noNames: ReadonlyMap<number, string> = new Map()

async function ownersOf(db: Db, found: readonly EntryRow[]): Promise<ReadonlyMap<number, string>> {
  const ownerIds = new Set(found.flatMap(({ account_owner_id: ownerId }) => ownerId ?? []))
  if (ownerIds.size === 0) return noNames
  const rows = await db
    .selectFrom('account_owner')
    .select(['account_owner_id', 'first_name', 'last_name'])
    .where('account_owner_id', '=', anyOfIds([...ownerIds]))
    .execute()
  return new Map(rows.map((row) => [row.account_owner_id, `${row.first_name} ${row.last_name}`]))
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

const requestIdOf = ({ entity, entity_id }: EntryRow) => (entity === 'distribution_request' ? Number(entity_id) : null)

async function requestNumbersOf(db: Db, found: readonly EntryRow[]): Promise<ReadonlyMap<number, string>> {
  const requestIds = new Set(found.map(requestIdOf).filter(Number.isSafeInteger))
  if (requestIds.size === 0) return new Map()
  const rows = await db
    .selectFrom('distribution_request')
    .select(['request_id', 'kind', 'date_requested'])
    .where('request_id', '=', sql<number>`any(${[...requestIds]}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.request_id, requestNumber(row)]))
}

/** A request that is not submitted yet is audited under its account. */
const accountIdOf = ({ entity, entity_id }: EntryRow) =>
  entity === 'retirement_account' || entity === 'wizard_draft' ? Number(entity_id) : null

async function accountNumbersOf(db: Db, found: readonly EntryRow[]): Promise<ReadonlyMap<number, string>> {
  const accountIds = found.flatMap((row) => accountIdOf(row) ?? []).filter(Number.isSafeInteger)
  if (accountIds.length === 0) return noNames
  const rows = await db
    .selectFrom('retirement_account')
    .select(['account_id', 'plan_account_number'])
    .where('account_id', '=', anyOfIds([...new Set(accountIds)]))
    .execute()
  return new Map(rows.map((row) => [row.account_id, row.plan_account_number]))
}
