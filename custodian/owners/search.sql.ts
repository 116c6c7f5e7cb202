import { sql } from 'kysely'
import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import type { OwnerSearch } from '../../contract/owners.ts'
import { withoutSeparators } from '../../contract/separators.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { contains, isWithin } from '../platform/db/contains.ts'
import { socialHash } from './social.ts'

const MOST_ROWS = 100
/** So many last names fill a page where nothing else is asked for. */
const MOST_NAMES = 1_000

/** The owners that fit every filled field, with their accounts, in the order of the list. */
export async function foundOwners(db: Db | Tx, pii: Pii, given: OwnerSearch) {
  if (!given.lastName) return ownersWhere(db, pii, given, null).execute()
  const names = await namesWith(db, given.lastName).execute()
  const isAll = names.length <= MOST_NAMES
  if (isAll || isOnly(given, 'lastName')) {
    const rows = await ownersWhere(db, pii, given, { oneOf: names.map(({ name }) => name) }).execute()
    // Names that nobody has any more may leave room on the page.
    if (isAll || rows.length === MOST_ROWS) return rows
  }
  return ownersWhere(db, pii, given, { from: names[0]?.name ?? '' }).execute()
}

/** The last names that contain a text, one more than are wanted. */
export function namesWith(db: Db | Tx, text: string) {
  return db
    .selectFrom('last_name')
    .select('name')
    .distinct()
    .where(contains('name', text))
    .orderBy('name')
    .limit(MOST_NAMES + 1)
}

/** @param lastNames the only ones that are left to find, or the first of those that contain what is looked for */
export function ownersWhere(
  db: Db | Tx,
  pii: Pii,
  given: OwnerSearch,
  lastNames: { oneOf: string[] } | { from: string } | null,
) {
  return db
    .selectFrom(placesWhere(db, pii, given, lastNames).as('found'))
    .innerJoin('account_owner as o', 'o.account_owner_id', 'found.account_owner_id')
    .leftJoin('retirement_account as a', 'a.account_id', 'found.account_id')
    .leftJoin('plan', 'plan.plan_id', 'a.plan_id')
    .leftJoin('address', (join) =>
      join
        .onRef('address.account_owner_id', '=', 'o.account_owner_id')
        .on('address_type_id', '=', ADDRESS_TYPE.mailing),
    )
    .select([
      'o.account_owner_id as id',
      'o.first_name',
      'o.last_name',
      'date_of_birth',
      'email',
      'social_last4',
      'plan.name as plan_name',
      'plan_account_number',
      'status_id',
      'address.state as state',
      'address.zip as zip',
    ])
    .orderBy('o.last_name')
    .orderBy('o.first_name')
    .orderBy('o.account_owner_id')
    .orderBy('a.account_id')
}

/** Of each only what an index of the order holds: many may be passed over before a page is full. */
function placesWhere(db: Db | Tx, pii: Pii, given: OwnerSearch, lastNames: Parameters<typeof ownersWhere>[3]) {
  let query = db
    .selectFrom('account_owner')
    .leftJoin('retirement_account', 'retirement_account.account_owner_id', 'account_owner.account_owner_id')
    .select(['account_owner.account_owner_id', 'account_id', 'last_name', 'first_name'])
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('account_owner.account_owner_id')
    .orderBy('account_id')
    .limit(MOST_ROWS)
  if (given.accountNumber) query = query.where(contains('plan_account_number', given.accountNumber))
  if (given.accountOwnerId !== null) query = query.where('account_owner.account_owner_id', '=', given.accountOwnerId)
  if (given.firstName) query = query.where(contains('first_name', given.firstName))
  if (lastNames && 'oneOf' in lastNames)
    query = query.where('last_name', '=', sql<string>`any(${lastNames.oneOf}::text[])`)
  else if (lastNames)
    query = query.where(isWithin('last_name', given.lastName)).where('last_name', '>=', lastNames.from)
  if (given.dob) query = query.where('date_of_birth', '=', given.dob)
  if (given.ssn) query = query.where('social_hash', '=', socialHash(pii, withoutSeparators(given.ssn)))
  if (!(given.address1 || given.address2 || given.city || given.state || given.zip)) return query
  let withAddress = query.innerJoin('address', (join) =>
    join
      .onRef('address.account_owner_id', '=', 'account_owner.account_owner_id')
      .on('address_type_id', '=', ADDRESS_TYPE.mailing),
  )
  if (given.address1) withAddress = withAddress.where(contains('address1', given.address1))
  if (given.address2) withAddress = withAddress.where(contains('address2', given.address2))
  if (given.city) withAddress = withAddress.where(contains('city', given.city))
  if (given.state) withAddress = withAddress.where('address.state', '=', given.state.toUpperCase())
  if (given.zip) withAddress = withAddress.where('address.zip', '=', given.zip)
  return withAddress
}

function isOnly(given: OwnerSearch, field: keyof OwnerSearch): boolean {
  return Object.entries(given).every(([name, value]) => name === field || value === '' || value === null)
}
