import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import { findingKeys, findingOf, type FindingKey } from '../../contract/findings.ts'
import { sql } from 'kysely'
import { receivedCents } from './received.sql.ts'
import { maskedSocial } from '../owners/social.ts'
import { usDate } from '../platform/calendar/usDate.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { StoredFinding } from '../platform/db/schema.ts'
import { formatCents } from '../platform/money.ts'
import { ADULT, EARLIEST_BIRTH, missingParts, MOST_RECEIVED_CENTS } from './identity.ts'

export interface Flagged {
  account_id: number
  account_owner_id: number
  qualifier_key: string | null
  named_in_file: string | null
}

export interface FlaggedOwner {
  first_name: string
  last_name: string
  date_of_birth: string | null
  social_last4: string | null
}

const NONE = 'None on file'

/** A given value and the value that it was compared with; null for a value that is not shown. */
type Compared = [datum: string | null, comparedWith: string | null]

const ABOUT_ADDRESS: readonly string[] = [
  'ADDRESS_INCOMPLETE',
  'PO_BOX_ONLY',
  'Address not found',
] satisfies readonly FindingKey[]

/**
 * Current findings of these accounts, each with its value and the compared value; social security numbers are masked.
 * If another check flagged the account, the findings include a missing complete address.
 */
export async function evidenceFor(
  db: Db | Tx,
  accounts: readonly Flagged[],
  owners: ReadonlyMap<number, FlaggedOwner>,
): Promise<ReadonlyMap<number, StoredFinding[]>> {
  const found = accounts.map((account) => ({ account, keys: findingKeys(account.qualifier_key) }))
  const flagged = (...wanted: readonly FindingKey[]) =>
    found.filter(({ keys }) => wanted.some((key) => keys.includes(key))).map(({ account }) => account)
  const [addresses, twins, received] = await Promise.all([
    addressesOf(
      db,
      found.flatMap(({ account, keys }) => (keys.length > 0 ? [account.account_owner_id] : [])),
    ),
    twinsOf(
      db,
      flagged('SSN_DUPLICATE').map(({ account_owner_id: id }) => id),
    ),
    receivedBy(
      db,
      flagged('AMOUNT_OVER_LIMIT').map(({ account_id: id }) => id),
    ),
  ])

  const datumOf = (key: string, account: Flagged, owner: FlaggedOwner): Compared => {
    const social = maskedSocial(owner.social_last4)
    const day = dayOf(owner)
    const address = addresses.get(account.account_owner_id)
    const cents = received.get(account.account_id) ?? 0n
    const notTheirs = `Does not belong to ${nameOf(owner)}`
    const data: Readonly<Record<FindingKey, () => Compared>> = {
      SSN_INVALID: () => [social ?? NONE, social && 'Not a number that can be issued'],
      'SSN mismatch': () => [social ?? NONE, social && notTheirs],
      SSN_DUPLICATE: () => [social ?? NONE, twins.get(account.account_owner_id) ?? null],
      'Date of birth mismatch': () => [day, owner.date_of_birth && notTheirs],
      'Address not found': () => [address?.text ?? NONE, address ? 'No mail is delivered to it' : null],
      DOB_INVALID: () => [day, owner.date_of_birth && birthProblem(owner.date_of_birth)],
      UNDER_18: () => [
        `Born ${day}`,
        owner.date_of_birth && `${ADULT} years old on ${usDate(adultOn(owner.date_of_birth))}`,
      ],
      NAME_MISMATCH: () => [
        account.named_in_file && `In the file: ${account.named_in_file}`,
        `In our records: ${nameOf(owner)}, born ${day}`,
      ],
      ADDRESS_INCOMPLETE: () => [
        address?.text ?? NONE,
        address && address.missing.length > 0 ? `Missing or not valid: ${address.missing.join(', ')}` : null,
      ],
      PO_BOX_ONLY: () => [address?.text ?? NONE, address ? 'No street in it' : null],
      SANCTIONS_MATCH: () => [nameOf(owner), 'The list has this name'],
      AMOUNT_OVER_LIMIT: () => [
        `${formatCents(cents)} received`,
        cents > MOST_RECEIVED_CENTS ? `${formatCents(cents - MOST_RECEIVED_CENTS)} over the limit` : null,
      ],
    }
    return Object.hasOwn(data, key) ? data[key as FindingKey]() : [null, null]
  }
  return new Map(
    found.map(({ account, keys }) => {
      const owner = owners.get(account.account_owner_id)
      return [
        account.account_id,
        [...keys, ...unflagged(keys, addresses.get(account.account_owner_id))].map((key) => {
          const [datum, comparedWith] = owner ? datumOf(key, account, owner) : [null, null]
          return { key, datum, comparedWith }
        }),
      ]
    }),
  )
}

/** The finding of an incomplete address, for accounts flagged by a check that did not examine the address. */
function unflagged(keys: readonly string[], address: FoundAddress | undefined): FindingKey[] {
  const isKnown = keys.length === 0 || keys.some((key) => ABOUT_ADDRESS.includes(key))
  return isKnown || address?.missing.length === 0 ? [] : ['ADDRESS_INCOMPLETE']
}

/** Describes a finding in words. A missing address has the same title, whichever check found it. */
export function findingView({ key, datum, comparedWith = null }: StoredFinding) {
  const isMissing = (key === 'Address not found' || key === 'ADDRESS_INCOMPLETE') && datum === NONE
  return isMissing
    ? {
        title: 'No address on file',
        rule: 'The owner must have an address that mail is delivered to',
        datum,
        comparedWith,
      }
    : { ...findingOf(key), datum, comparedWith }
}

const nameOf = ({ first_name, last_name }: FlaggedOwner) => `${first_name} ${last_name}`
const dayOf = ({ date_of_birth }: FlaggedOwner) => (date_of_birth === null ? NONE : usDate(date_of_birth))

const birthProblem = (day: string) =>
  day < EARLIEST_BIRTH ? `Before ${usDate(EARLIEST_BIRTH)}` : 'After the day of the check'
/** A birthday on February 29 counts from March 1, because no leap year is 18 years after another. */
const adultOn = (birth: string) =>
  `${Number(birth.slice(0, 4)) + ADULT}${birth.endsWith('-02-29') ? '-03-01' : birth.slice(4)}`

/** Reads the owners of these accounts in one statement. */
export async function ownersOf(
  db: Db | Tx,
  accounts: readonly { account_owner_id: number }[],
): Promise<ReadonlyMap<number, FlaggedOwner>> {
  const ids = accounts.map(({ account_owner_id }) => account_owner_id)
  const rows = await db
    .selectFrom('account_owner')
    .select(['account_owner_id', 'first_name', 'last_name', 'social_last4', 'date_of_birth'])
    .where(sql<boolean>`account_owner_id = any(${ids}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.account_owner_id, row]))
}

interface FoundAddress {
  text: string
  missing: readonly string[]
}

async function addressesOf(db: Db | Tx, ownerIds: readonly number[]): Promise<ReadonlyMap<number, FoundAddress>> {
  if (ownerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('address')
    .select(['account_owner_id', 'address1', 'address2', 'city', 'state', 'zip'])
    .where(sql<boolean>`account_owner_id = any(${ownerIds}::int[])`)
    .where('address_type_id', '=', ADDRESS_TYPE.mailing)
    .execute()
  return new Map(
    rows.map(({ account_owner_id, address1, address2, city, state, zip }) => [
      account_owner_id,
      {
        text: [address1, address2, city, state, zip].filter((part) => part?.trim()).join(', '),
        missing: missingParts({ address1, city, state, zip }),
      },
    ]),
  )
}

/** Other owners with the same names and date of birth, found by the rule of the identity check. */
async function twinsOf(db: Db | Tx, ownerIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ownerIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('account_owner as owner')
    .innerJoin('account_owner as twin', 'twin.date_of_birth', 'owner.date_of_birth')
    .select(['owner.account_owner_id', 'twin.account_owner_id as twin_id', 'twin.social_last4'])
    .where(sql<boolean>`owner.account_owner_id = any(${ownerIds}::int[])`)
    .where(
      sql<boolean>`twin.account_owner_id <> owner.account_owner_id
      and owner_name_key(twin.last_name, twin.first_name) = owner_name_key(owner.last_name, owner.first_name)`,
    )
    .orderBy('twin.account_owner_id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.account_owner_id)].map(([ownerId, others]) => [
      ownerId,
      others.map((other) => `Owner ${other.twin_id} has ${maskedSocial(other.social_last4) ?? 'no number'}`).join('; '),
    ]),
  )
}

async function receivedBy(db: Db | Tx, accountIds: readonly number[]): Promise<ReadonlyMap<number, bigint>> {
  if (accountIds.length === 0) return new Map()
  const { rows } = await sql<{ account_id: number; cents: bigint }>`
    select asked.account_id, ${receivedCents(sql.ref('asked.account_id'))} as cents
    from unnest(${accountIds}::int[]) as asked (account_id)`.execute(db)
  return new Map(rows.map(({ account_id, cents }) => [account_id, cents]))
}
