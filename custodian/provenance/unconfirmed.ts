import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { DataKind } from '../platform/db/schema.ts'

/** Sources of data whose values need a second person's confirmation. */
const BY_STAFF = sql`('STAFF', 'CREDENTIAL', 'PLAN_FILE')`

export async function hasUnconfirmed(db: Db | Tx, ownerId: number, kinds: readonly DataKind[]): Promise<boolean> {
  const row = await db
    .selectFrom('unconfirmed_data')
    .select('record_id')
    .where('account_owner_id', '=', ownerId)
    .where('kind', 'in', kinds)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The newest value of a kind that its owner, a second person or the operator confirmed; null if there is none. */
export async function lastConfirmed<Value>(db: Db | Tx, ownerId: number, kind: DataKind): Promise<Value | null> {
  const row = await db
    .selectFrom('data_record')
    .select('value')
    .where('account_owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .where('is_confirmed', '=', true)
    .orderBy('record_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (row?.value as Value | undefined) ?? null
}

/**
 * Whether the owner, a second person or the operator confirmed the owner's email address, so that notices reach the
 * owner.
 */
export async function hasConfirmedEmail(db: Db | Tx, ownerId: number): Promise<boolean> {
  const { rows } = await sql`
    select from account_owner o where o.account_owner_id = ${ownerId} and o.email is not null
      and not exists (select from unconfirmed_data d where d.account_owner_id = o.account_owner_id and d.kind = 'EMAIL')`.execute(
    db,
  )
  return rows.length > 0
}

/** Whether this person ever wrote data of the owner, with any login, plan file or machine credential. */
export async function hasWritten(db: Db | Tx, ownerId: number, person: string): Promise<boolean> {
  const { rows } = await sql`
    select from data_record d
    left join credential c on c.user_id = d.user_id
    join portal_person p on p.user_id = coalesce(c.created_by, d.user_id)
    where d.account_owner_id = ${ownerId} and d.event = 'WRITTEN' and d.path in ${BY_STAFF}
      and p.person = ${person} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Returns the owners for whom this person, with any login, ever wrote data of these kinds. Includes confirmed data.
 */
export async function ownersEverWrittenBy(
  db: Db | Tx,
  ownerIds: readonly number[],
  person: string,
  kinds: readonly DataKind[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ account_owner_id: number }>`
    select distinct d.account_owner_id from data_record d
    left join credential c on c.user_id = d.user_id
    join portal_person p on p.user_id = coalesce(c.created_by, d.user_id)
    where d.account_owner_id = any(${ownerIds}::int[]) and d.kind = any(${kinds}::text[]) and d.event = 'WRITTEN'
      and d.path in ${BY_STAFF} and p.person = ${person}`.execute(db)
  return new Set(rows.map(({ account_owner_id }) => account_owner_id))
}

/** Returns the owners for whom this person, with any login, wrote data that is still unconfirmed. */
export async function ownersWrittenBy(
  db: Db | Tx,
  ownerIds: readonly number[],
  person: string,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ account_owner_id: number }>`
    select distinct account_owner_id from unconfirmed_data
    where account_owner_id = any(${ownerIds}::int[]) and kind in ('PERSON', 'ADDRESS', 'PHONE', 'EMAIL')
      and path in ${BY_STAFF} and person = ${person}`.execute(db)
  return new Set(rows.map(({ account_owner_id }) => account_owner_id))
}

/**
 * SQL condition: staff or a program changed the owner's name, birth date or social security number, and nobody has
 * confirmed it. Also true if the change was undone. A plan file never changes a person.
 */
export function hasChangedPerson(ownerId: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from unconfirmed_data changed
    where changed.account_owner_id = ${ownerId} and changed.kind = 'PERSON' and changed.path in ('STAFF', 'CREDENTIAL'))`
}

/**
 * The owners whose newest contact data came from a plan file that was refused later, with its uploader's email address.
 */
export async function keptFromRefusedFiles(
  db: Db | Tx,
  ownerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ account_owner_id: number; email: string }>`
    select distinct on (d.account_owner_id) d.account_owner_id, u.email
    from plan_file f
    join data_record d on d.attachment_id = f.attachment_id
    join portal_user u on u.user_id = f.uploaded_by
    where f.state = 'REFUSED' and d.account_owner_id = any(${ownerIds}::int[])
      and d.kind in ('PERSON', 'ADDRESS', 'PHONE', 'EMAIL')
      and not exists (select from data_record later where later.account_owner_id = d.account_owner_id
        and later.kind = d.kind and later.record_id > d.record_id)
    order by d.account_owner_id, d.record_id desc`.execute(db)
  return new Map(rows.map(({ account_owner_id, email }) => [account_owner_id, email]))
}

/** SQL expressions for the address of a request's check: columns or parameters. */
export interface CheckAddress {
  address1: RawBuilder<unknown>
  address2: RawBuilder<unknown>
  city: RawBuilder<unknown>
  state: RawBuilder<unknown>
  zip: RawBuilder<unknown>
}

/**
 * SQL condition: a data record contains the address of a request's check. A request keeps its original address, which
 * may differ from the owner's current one.
 */
export function isAddress(value: RawBuilder<unknown>, { address1, address2, city, state, zip }: CheckAddress) {
  return sql<boolean>`(${value} ->> 'address1', ${value} ->> 'address2', ${value} ->> 'city', ${value} ->> 'state',
    ${value} ->> 'zip') is not distinct from (${address1}, ${address2}, ${city}, ${state}, ${zip})`
}

/**
 * Whether this person wrote the owner's current address or the address of a request's check, and nobody has confirmed
 * it since.
 */
export function wroteCheckAddress(
  ownerId: RawBuilder<number>,
  person: RawBuilder<string>,
  address: CheckAddress,
): RawBuilder<boolean> {
  return sql<boolean>`(exists (
    select from unconfirmed_data d
    where d.account_owner_id = ${ownerId} and d.kind = 'ADDRESS' and d.path in ${BY_STAFF} and d.person = ${person})
  or exists (
    select from data_record d left join credential c on c.user_id = d.user_id
    join portal_person p on p.user_id = coalesce(c.created_by, d.user_id)
    where d.account_owner_id = ${ownerId} and d.kind = 'ADDRESS' and d.event = 'WRITTEN' and d.path in ${BY_STAFF}
      and p.person = ${person} and ${isAddress(sql`d.value`, address)}
      and not exists (
        select from data_record l where l.account_owner_id = d.account_owner_id and l.kind = 'ADDRESS'
          and l.is_confirmed and l.record_id > d.record_id and ${isAddress(sql`l.value`, address)})))`
}

/**
 * Whether this person wrote the owner's name, birth date or social security number, and nobody has confirmed it since.
 * A check is made out to the current name.
 */
export function wrotePerson(ownerId: RawBuilder<number>, person: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from unconfirmed_data d
    where d.account_owner_id = ${ownerId} and d.kind = 'PERSON' and d.path in ${BY_STAFF} and d.person = ${person})`
}

/**
 * Whether this person wrote unconfirmed data that identifies the owner: everything in a plan file, and changes
 * before the first payout's release.
 */
export function wroteIdentifyingData(ownerId: RawBuilder<number>, person: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from unconfirmed_data d
    where d.account_owner_id = ${ownerId} and d.kind in ('PERSON', 'ADDRESS', 'PHONE', 'EMAIL')
      and d.path in ${BY_STAFF} and d.person = ${person}
      and (d.path = 'PLAN_FILE' or exists (
        select from payout_hold h
        where h.account_owner_id = d.account_owner_id and (h.released_at is null or d.at <= h.released_at)))
    offset 0)`
}
