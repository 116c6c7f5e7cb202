import type { Death } from './death.ts'
import { sql, type Expression, type SqlBool } from 'kysely'
import { ADDRESS_TYPE } from '../../contract/addressType.ts'
import type { OwnerSearch } from '../../contract/owners.ts'
import { MOST_COUNTED } from '../../contract/page.ts'
import type { Pii } from '../platform/crypto/pii.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import type { DB } from '../platform/db/schema.ts'
import type { EitherWay } from '../platform/http/pageRows.ts'
import { sortBy, type Sorts } from '../platform/http/page.ts'
import { criteriaOf, type Criterion } from './searchCriteria.sql.ts'

const id = [sortBy('account_owner_id', 'int'), sortBy('account_id', 'int')] as const
const [first, last] = [sortBy('first_name', 'text'), sortBy('last_name', 'text')]

/** The sort orders of a search. The table owner_search has an index for each order. */
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

/**
 * For each sort order, the filtered columns that its index supports: the first column, and names that follow a column
 * with few values.
 */
const NARROWS: Readonly<Record<keyof typeof SORTS, readonly string[]>> = {
  name: ['last_name', 'first_name'],
  firstName: ['first_name', 'last_name'],
  accountNumber: ['plan_account_number'],
  status: ['last_name'],
  dateOfBirth: ['date_of_birth'],
  email: ['email'],
  state: ['state', 'last_name'],
  zip: ['zip'],
}

type Found = { account_owner_id: number; account_id: number }
type Query = ReturnType<typeof rows>

/** Selects the rows that match every filled field, for a page in this order. */
export async function ownersFound(
  db: Db | Tx,
  pii: Pii,
  given: OwnerSearch,
  sort: string,
): Promise<EitherWay<DB, 'owner_search', Found>> {
  const criteria = await criteriaOf(db, pii, given)
  const order = sort.replace(/^-/, '') as keyof typeof SORTS
  const every = rows(db).where(all(criteria.map(({ fits }) => fits)))
  const covered = coveredBy(db, criteria)
  const hasText = criteria.some(({ kind }) => kind === 'text')
  return {
    every,
    stored: id,
    covered,
    total: covered ? () => storedRows(db) : null,
    find: () => (covered && hasText ? Promise.resolve(lookedUp(db, covered)) : findable(db, criteria)),
    along: {
      table: 'owner_search',
      rows: db
        .selectFrom('owner_search')
        .where(
          all(
            criteria.flatMap(({ column, kind, found }) =>
              kind === 'range' && NARROWS[order].includes(column) ? [found] : [],
            ),
          ),
        ),
      fits: all(criteria.map(({ fits }) => fits)),
      shown: ['account_owner_id', 'account_id'],
    },
  }
}

const rows = (db: Db | Tx) => db.selectFrom('owner_search').select(['account_owner_id', 'account_id'])

const all = (conditions: readonly Expression<SqlBool>[]) =>
  sql<SqlBool>`${sql.join([sql`true`, ...conditions], sql` and `)}`

/** Covering indexes for searches that match very many rows: columns in order, and whether the address is included. */
const COVERING: ReadonlyArray<{ columns: readonly string[]; hasAddress?: true }> = [
  { columns: ['last_name', 'first_name'], hasAddress: true },
  { columns: ['first_name', 'last_name'], hasAddress: true },
  { columns: ['city'] },
  { columns: ['state', 'last_name', 'first_name'], hasAddress: true },
  { columns: ['email'] },
  { columns: ['plan_account_number'] },
]

/**
 * Selects rows for counting from a covering index that begins with one of the fields and includes the others; null
 * without such an index.
 */
function coveredBy(db: Db | Tx, criteria: readonly Criterion[]) {
  const texts = criteria.filter(({ kind }) => kind !== 'range')
  const fields = criteria.filter(({ kind }) => kind === 'range').map(({ column }) => column)
  const index = COVERING.find(
    ({ columns: [lead = '', ...more], hasAddress }) =>
      fields.includes(lead) &&
      fields.every((field) => field === lead || more.includes(field)) &&
      texts.every(({ kind, column }) => hasAddress && kind === 'text' && column === 'address1'),
  )
  if (!index) return null
  const counted = rows(db).where(all(criteria.map(({ kind, found, fits }) => (kind === 'range' ? found : fits))))
  return { rows: counted, columns: index.columns.map((column) => sortBy(column, 'text')) }
}

/** Finds the keys in the covering index, and then reads only those rows. */
function lookedUp(db: Db | Tx, { rows: covered, columns }: NonNullable<ReturnType<typeof coveredBy>>): Query {
  const inIndex = columns.reduce((query, { by }) => query.orderBy(by), covered)
  return db
    .selectFrom(
      sql<DB['owner_search']>`(select row.* from (${inIndex}) ids cross join lateral (
        select * from owner_search s
        where s.account_owner_id = ids.account_owner_id and s.account_id = ids.account_id offset 0) row)`.as(
        'owner_search',
      ),
    )
    .select(['account_owner_id', 'account_id']) as unknown as Query
}

/** If a text occurs in more rows than this, trigrams are used only if no other index finds fewer rows. */
const OFTEN = 50_000
/** If a search matches at least this many rows, reading in sort order may be faster than collecting the matches. */
const MANY = 20_000

/**
 * Selects every matching row by indexes. Null if no index helps, or if the indexes would collect more rows than a
 * bounded count in sort order reads.
 */
async function findable(db: Db | Tx, criteria: readonly Criterion[]): Promise<Query | null> {
  const ranges = criteria.filter(({ kind }) => kind === 'range')
  const texts = []
  for (const text of criteria.filter(({ kind }) => kind === 'text'))
    texts.push({ text, rows: await expectedRows(db, rows(db).where(text.expected)) })
  const [rarest] = texts.toSorted((a, b) => a.rows - b.rows)
  const helping = texts.filter((each) => each.rows <= OFTEN || (ranges.length === 0 && each === rarest))
  const indexed = [...ranges, ...helping.map(({ text }) => text)]
  if (indexed.length === 0) return null
  const query = (by: 'found' | 'expected') =>
    rows(db).where(all(criteria.map((each) => (indexed.includes(each) ? each[by] : each.fits))))
  if (!rarest) return query('found')
  const expected = criteria.length === 1 ? rarest.rows : await expectedRows(db, query('expected'))
  return expected >= MANY && expected ** 2 > MOST_COUNTED * (await storedRows(db)) ? null : query('found')
}

/** The number of matching rows that PostgreSQL estimates. */
async function expectedRows(db: Db | Tx, query: Query): Promise<number> {
  const plans = await sql<{
    'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
  }>`explain (format json) ${query}`.execute(db)
  return plans.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

async function storedRows(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select reltuples::float8 as count from pg_class where oid = 'owner_search'::regclass`.execute(db)
  return rows[0]?.count ?? 0
}

/** The columns of a result row. */
export async function shownOf(db: Db | Tx, found: readonly Found[]) {
  const owners = [...new Set(found.map((row) => row.account_owner_id))]
  const accounts = found.map((row) => row.account_id)
  const shown = await db
    .selectFrom('account_owner as o')
    .leftJoin('retirement_account as a', (join) =>
      join.onRef('a.account_owner_id', '=', 'o.account_owner_id').on('a.account_id', '=', isAnyOf(accounts)),
    )
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
      // Looks up the plan of each row separately, because a join would read all plans.
      (shown) => shown.selectFrom('plan').select('name').whereRef('plan.plan_id', '=', 'a.plan_id').as('plan_name'),
      'plan_account_number',
      'status_id',
      'address.state as state',
      'address.zip as zip',
      sql<Death | null>`death_of(o.account_owner_id)`.as('death'),
    ])
    .where('o.account_owner_id', '=', isAnyOf(owners))
    .execute()
  return new Map(shown.map((row) => [`${row.id}:${row.account_id ?? 0}`, row]))
}

const isAnyOf = (ids: readonly number[]) => sql<number>`any(${ids}::int[])`
