import { sql } from 'kysely'
import type { DataStanding } from '../../contract/owners.ts'
import { lockOwner } from '../platform/db/lockOwner.ts'
import { takeUpConfirmed } from '../holds/payoutHold.ts'
import { isOwn, NOT_YOU, requireNoTool } from '../approvals/decider.ts'
import { personOf, type Person } from '../approvals/person.ts'
import { about } from '../platform/audit/audit.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { Services } from '../platform/context/services.ts'
import type { WriteContext } from '../platform/context/writeContext.ts'
import { anyOfTexts, intsOf, textsOf } from '../platform/db/anyOf.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { DataKind, DataPath } from '../platform/db/schema.ts'
import { OPERATIONS } from '../platform/http/access.ts'
import { notFound, refuse, refuseIf } from '../platform/http/errors.ts'
import { refusal, type Problem } from '../platform/problem.ts'
import { confirmData } from '../provenance/confirmData.ts'
import { hasConfirmedEmail, isAddress, type CheckAddress } from '../provenance/unconfirmed.ts'

const KINDS = ['PERSON', 'ADDRESS', 'PHONE', 'EMAIL'] as const satisfies readonly DataKind[]
type Kind = (typeof KINDS)[number]
/** A kind of unconfirmed data; `CHECK` is the address to which the check of one request is mailed. */
type Noted = Kind | 'CHECK'

const WROTE_IT = 'You entered this, or the value before it. Another person must confirm it.'
const HELD_OWNER_WROTE_IT =
  'This was entered after the owner registered. Only the release of the first payout confirms it.'
const CHANGED = 'This was changed or confirmed meanwhile. Please reload.'

interface Unconfirmed<K extends Noted = Noted> {
  record_id: bigint
  kind: K
  path: DataPath
  value: Record<string, string | null> | null
  at: Date
  email: string | null
  /** Whether the social security number changed since its last confirmation. The masked values may look the same. */
  has_other_social: boolean
  /**
   * True if the person who registered may have written the value, and the first payout is still held until that
   * person's identity is proven.
   */
  is_by_held_owner: boolean
  /** Everybody who wrote a value of this kind since its last confirmation. */
  makers: string[]
}

/**
 * The owner's unconfirmed data, and how notices reach the owner. Staff who do not decide about money see no values.
 */
export async function dataStanding(
  db: Db | Tx,
  { config }: Pick<Services, 'config'>,
  ownerId: number,
  userId: number,
): Promise<DataStanding> {
  const person = await personOf(db, userId)
  const mayDecide = (OPERATIONS as readonly number[]).includes(person.roleId)
  const registered = await db
    .selectFrom('payout_hold')
    .select('since')
    .where('account_owner_id', '=', ownerId)
    .executeTakeFirst()
  const rows = mayDecide ? await unconfirmedOf(db, ownerId) : []
  return {
    noticesByLetter: !(await hasConfirmedEmail(db, ownerId)),
    registeredAt: registered?.since.toISOString() ?? null,
    unconfirmed: rows.map((row) => ({
      recordId: Number(row.record_id),
      kind: row.kind,
      value: inWords(row),
      path: row.path,
      writtenBy: row.email,
      writtenAt: row.at.toISOString(),
      whyNot: whyNot(config.fourEyes, person, ownerId, row)?.message ?? null,
    })),
  }
}

const NAMES: Readonly<Record<Noted, string>> = {
  CHECK: 'Address of the check',
  PERSON: 'Name',
  ADDRESS: 'Mailing address',
  PHONE: 'Phone number',
  EMAIL: 'Email',
}
const HOW: Readonly<Partial<Record<DataPath, string>>> = {
  PLAN_FILE: 'from a plan file uploaded',
  SCREEN: 'saved by the owner',
}

/** A payment that waits for approval: its owner, and the address for its check. */
interface NotedPayment {
  ownerId: number
  checkTo: CheckTo | null
}

/**
 * Facts for the approver of these payments: unconfirmed data and the owner's registration date, in two statements. A
 * check is mailed to the address stored with its request; the owner may have changed the address since. Moments in
 * the texts are in ISO 8601, because only the reader's browser knows its time zone.
 */
export async function dataNotesOf(db: Db | Tx, payments: readonly NotedPayment[]): Promise<string[][]> {
  const rows = await notedOf(db, payments)
  if (rows.length === 0) return payments.map(() => [])
  const owners = payments.map(({ ownerId }) => ownerId)
  const holds = await db
    .selectFrom('payout_hold')
    .select(['account_owner_id', 'since'])
    .where(sql<boolean>`account_owner_id = any(${owners}::int[])`)
    .execute()
  const sinceOf = new Map(holds.map(({ account_owner_id, since }) => [account_owner_id, since]))
  const byPlace = Map.groupBy(rows, ({ place }) => Number(place) - 1)
  return payments.map(({ ownerId }, place) => {
    const noted = byPlace.get(place) ?? []
    const since = sinceOf.get(ownerId)
    return [
      ...noted.map((row) => {
        // The person who registered has read an email from us, but may not be the owner.
        if (row.path === 'REGISTRATION')
          return `Owner not confirmed by letter: ${inWords(row)} registered on ${row.at.toISOString()}`
        const by = row.email && row.path !== 'SCREEN' ? ` by ${row.email}` : ''
        return `${NAMES[row.kind]} not confirmed: ${inWords(row)}, ${HOW[row.path] ?? 'changed'}${by} on ${row.at.toISOString()}`
      }),
      ...(since && noted.length > 0 && noted.every(({ path }) => path !== 'REGISTRATION')
        ? [`The owner registered on ${since.toISOString()}`]
        : []),
    ]
  })
}

/**
 * Confirms a value for a person who did not write it. If a payout hold has no release-code letter, writes the letter
 * once the owner's address and phone number are confirmed.
 * @throws 409 for the value's authors, an owner's own login, and a value that is not the newest; 403 for a program
 */
export async function confirmOwnerData(
  context: WriteContext,
  ownerId: number,
  { recordId, note }: { recordId: number; note: string },
): Promise<void> {
  requireNoTool(context)
  const { tx, services, userId } = context
  if (userId === null) throw notFound()
  await lockOwner(tx, ownerId)
  const row = (await unconfirmedOf(tx, ownerId)).find(({ record_id }) => Number(record_id) === recordId)
  if (!row) throw refuse(409, CHANGED)
  refuseIf(409, whyNot(services.config.fourEyes, await personOf(tx, userId), ownerId, row))
  await confirmData(context, ownerId, [row.kind], note)
  await context.audit({
    action: 'owner.confirmData',
    ...about('account_owner', ownerId, ownerId),
    after: { kind: row.kind, recordId, note },
  })
  await takeUpConfirmed(context, ownerId)
}

function whyNot(fourEyes: boolean, person: Person, ownerId: number, row: Unconfirmed): Problem | null {
  if (isOwn(person, ownerId)) return refusal(NOT_YOU.own)
  if (row.is_by_held_owner) return refusal(HELD_OWNER_WROTE_IT)
  return fourEyes && row.makers.includes(person.person) ? refusal(WROTE_IT) : null
}

const isValue = (row: Unconfirmed): row is Unconfirmed<Kind> => row.kind !== 'CHECK'

/** The owner's newest unconfirmed value of each kind of data. */
async function unconfirmedOf(db: Db | Tx, ownerId: number): Promise<Array<Unconfirmed<Kind>>> {
  const rows: Unconfirmed[] = await notedOf(db, [{ ownerId, checkTo: null }])
  return rows.filter(isValue)
}

type CheckTo = Readonly<Record<keyof CheckAddress, string | null>>

/**
 * The newest unconfirmed value of each kind. Also the address of a check, if it was never confirmed and a newer
 * address exists.
 */
async function notedOf(
  db: Db | Tx,
  payments: readonly NotedPayment[],
): Promise<Array<Unconfirmed & { place: bigint }>> {
  if (payments.length === 0) return []
  const column = (name: keyof CheckTo) => textsOf(payments.map(({ checkTo }) => checkTo?.[name] ?? null))
  const owners = payments.map(({ ownerId }) => ownerId)
  const address = {
    address1: sql`k.address1`,
    address2: sql`k.address2`,
    city: sql`k.city`,
    state: sql`k.state`,
    zip: sql`k.zip`,
  }
  const { rows } = await sql<Unconfirmed & { place: bigint }>`
    select k.place, n.*
    from unnest(${intsOf(owners)}, ${column('address1')}, ${column('address2')}, ${column('city')}, ${column('state')},
      ${column('zip')}) with ordinality as k (owner_id, address1, address2, city, state, zip, place)
    cross join lateral (
    with standing as (
    select distinct on (d.kind) d.record_id, d.kind, d.path, d.value, d.at, u.email,
      d.kind = 'PERSON' and exists (select from unconfirmed_data s
        where s.account_owner_id = d.account_owner_id and s.kind = d.kind and s.value ->> 'socialChanged' = 'true'
      ) as has_other_social,
      h.since is not null and (d.path in ('SCREEN', 'REGISTRATION') or d.at > h.since) as is_by_held_owner, array(
      select distinct m.person from unconfirmed_data m
      where m.account_owner_id = d.account_owner_id and m.kind = d.kind and m.person is not null) as makers
    from unconfirmed_data d left join portal_user u on u.user_id = d.user_id
    left join payout_hold h on h.account_owner_id = d.account_owner_id and h.released_at is null
    where d.account_owner_id = k.owner_id and d.kind = ${anyOfTexts(KINDS)}
    order by d.kind, d.record_id desc)
    select * from standing
    union all
    select record_id, 'CHECK', path, value, at, email, false, false, '{}' from (
      select d.record_id, d.path, d.value, d.at, u.email, d.is_confirmed
      from data_record d left join portal_user u on u.user_id = d.user_id
      where d.account_owner_id = k.owner_id and d.kind = 'ADDRESS' and k.address1 is not null
        and ${isAddress(sql`d.value`, address)}
      order by d.is_confirmed desc, d.record_id desc limit 1) newest
    where not is_confirmed and not exists (select from standing s where s.record_id = newest.record_id)) n
    order by k.place`.execute(db)
  return rows
}

function inWords({ kind, value, has_other_social: hasOtherSocial }: Unconfirmed): string {
  if (value === null) return 'Not known'
  if (kind === 'ADDRESS' || kind === 'CHECK')
    return [value['address1'], value['address2'], value['city'], `${value['state']} ${value['zip']}`]
      .filter(Boolean)
      .join(', ')
  if (kind === 'PERSON')
    return [
      `${value['firstName']} ${value['lastName']}`,
      value['dateOfBirth'] && `born ${usDate(value['dateOfBirth'])}`,
      hasOtherSocial && 'another Social Security number',
    ]
      .filter(Boolean)
      .join(', ')
  return (kind === 'PHONE' ? value['number'] : value['email']) ?? 'None'
}
