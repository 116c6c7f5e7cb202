import { sql, type ExpressionBuilder, type SqlBool, type Expression } from 'kysely'
import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import type { OwnerSearch } from '../../contract/owners.ts'
import { withoutSeparators } from '../../contract/separators.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { beginsWith, contains, isWithin } from '../platform/db/contains.ts'
import type { DB } from '../platform/db/schema.ts'
import type { EitherWay } from '../platform/http/pageRows.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import { socialHash } from './social.ts'
import { valuesOf, type Values } from './searchValues.sql.ts'

const id = [sortBy('account_owner_id', 'int'), sortBy('account_id', 'int')] as const
const [first, last] = [sortBy('first_name', 'text'), sortBy('last_name', 'text')]

/** The orders of a search; the indexes of owner_search have them. */
export const SORTS = {
  name: [last, first, ...id],
  firstName: [first, last, ...id],
  accountNumber: [sortBy('plan_account_number', 'text'), ...id],
  status: [sortBy('status_id', 'int'), last, first, ...id],
  dateOfBirth: [sortBy('date_of_birth', 'date'), last, first, ...id],
  email: [sortBy('email', 'text'), ...id],
  state: [sortBy('state', 'text'), last, first, ...id],
  zip: [sortBy('zip', 'text'), last, first, ...id],
} as const satisfies Sorts

type Search = 'owner_search'
type Found = { account_owner_id: number; account_id: number }

/** The rows that fit every filled field, for a page in this order. */
export async function ownersFound(
  db: Db | Tx,
  pii: Pii,
  given: OwnerSearch,
  sort: string,
): Promise<EitherWay<DB, Search, Found>> {
  const values = await valuesOf(db, given)
  const by = sort.replace(/^-/, '')
  return {
    find: async () => {
      if (!isIndexed(given, values)) return null
      const query = rows(db).where((where) => where.and([...wholes(where, pii, given), ...parts(given, values)]))
      return hasFreeText(given) && (await isFrequent(db, query)) ? null : query
    },
    walk: rows(db).where((where) => where.and([...wholes(where, pii, given), ...partsAlong(given, values, by)])),
    stored: id,
  }
}

const rows = (db: Db | Tx) => db.selectFrom('owner_search').select(['account_owner_id', 'account_id'])

type Conditions = Expression<SqlBool>[]

/** What has to be equal. */
function wholes(where: ExpressionBuilder<DB, Search>, pii: Pii, given: OwnerSearch): Conditions {
  const conditions: Conditions = []
  if (given.accountOwnerId !== null) conditions.push(where('account_owner_id', '=', given.accountOwnerId))
  if (given.dob) conditions.push(where('date_of_birth', '=', given.dob))
  if (given.phone) conditions.push(where('phone', '=', given.phone))
  if (given.state) conditions.push(where('state', '=', given.state.toUpperCase()))
  if (given.zip) conditions.push(where('zip', '=', given.zip))
  if (given.ssn) {
    const hash = socialHash(pii, withoutSeparators(given.ssn))
    const owner = where.selectFrom('account_owner as o').select('o.account_owner_id').where('o.social_hash', '=', hash)
    conditions.push(where('account_owner_id', '=', owner))
  }
  return conditions
}

/** What has to be a part, by the indexes of parts. */
function parts(given: OwnerSearch, values: Values): Conditions {
  const conditions: Conditions = []
  for (const [column, text, known] of named(given, values))
    conditions.push(known === null ? isWithin(column, text) : isOneOf(column, known))
  for (const [column, text] of freeTexts(given)) conditions.push(contains(column, text))
  if (given.email) conditions.push(beginsWith('email', given.email.toLowerCase()))
  return conditions
}

/** The same for a list that is read along its order: an index serves only where it has this order. */
function partsAlong(given: OwnerSearch, values: Values, by: string): Conditions {
  const conditions: Conditions = []
  for (const [column, text, known] of named(given, values)) {
    const isOrder = SORTS[by as keyof typeof SORTS][0] === { first_name: first, last_name: last, city: null }[column]
    conditions.push(isOrder && known !== null ? isOneOf(column, known) : isWithin(column, text))
  }
  for (const [column, text] of freeTexts(given)) conditions.push(isWithin(column, text))
  if (given.email) {
    const start = given.email.toLowerCase()
    conditions.push(by === 'email' ? beginsWith('email', start) : sql<SqlBool>`starts_with(email, ${start})`)
  }
  return conditions
}

const isOneOf = (column: string, values: readonly string[]) => sql<SqlBool>`${sql.ref(column)} = any(${values}::text[])`

function named(given: OwnerSearch, values: Values) {
  const { firstName, lastName, city } = given
  const texts = [
    ['first_name', firstName],
    ['last_name', lastName],
    ['city', city],
  ] as const
  return texts.flatMap(([column, text]) => (text ? [[column, text, values[column] ?? null] as const] : []))
}

function freeTexts({ accountNumber, address1, address2 }: OwnerSearch) {
  const texts = { plan_account_number: accountNumber, address1, address2 }
  return Object.entries(texts).filter(([, text]) => text !== '')
}

const hasFreeText = (given: OwnerSearch) => freeTexts(given).length > 0

/** Whether an index finds the rows of any field: names that too many others are like are found by none. */
function isIndexed(given: OwnerSearch, values: Values): boolean {
  const { firstName: _first, lastName: _last, city: _city, ...others } = given
  const isOther = Object.values(others).some((value) => value !== '' && value !== null)
  return isOther || named(given, values).some(([, , known]) => known !== null)
}

/** From so many rows on it may be quicker to read along. */
const MANY = 20_000
/** Rows of a list that are looked at in the time in which an index gathers one of each of them, times those that are counted. */
const WORTH = 50_000

/** Whether PostgreSQL expects so many rows that gathering them takes longer than counting along as far as is counted. */
async function isFrequent(db: Db | Tx, query: ReturnType<typeof rows>): Promise<boolean> {
  const plans = await sql<{
    'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
  }>`explain (format json) ${query}`.execute(db)
  const expected = plans.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
  if (expected < MANY) return false
  const all = await sql<{ count: number }>`
    select reltuples::float8 as count from pg_class where oid = 'owner_search'::regclass`.execute(db)
  return expected ** 2 > WORTH * (all.rows[0]?.count ?? 0)
}

/** What a page shows of its rows. */
export async function shownOf(db: Db | Tx, found: readonly Found[]) {
  const owners = [...new Set(found.map((row) => row.account_owner_id))]
  const accounts = found.map((row) => row.account_id)
  const shown = await db
    .selectFrom('account_owner as o')
    .leftJoin('retirement_account as a', (join) =>
      join.onRef('a.account_owner_id', '=', 'o.account_owner_id').on('a.account_id', '=', isAnyOf(accounts)),
    )
    .leftJoin('plan', 'plan.plan_id', 'a.plan_id')
    .leftJoin('address', (join) =>
      join
        .onRef('address.account_owner_id', '=', 'o.account_owner_id')
        .on('address_type_id', '=', ADDRESS_TYPE.mailing),
    )
    .select([
      'o.account_owner_id as id',
      'a.account_id',
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
    .where('o.account_owner_id', '=', isAnyOf(owners))
    .execute()
  return new Map(shown.map((row) => [`${row.id}:${row.account_id ?? 0}`, row]))
}

const isAnyOf = (ids: readonly number[]) => sql<number>`any(${ids}::int[])`
