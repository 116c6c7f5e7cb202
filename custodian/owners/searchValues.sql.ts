import { sql, type SqlBool } from 'kysely'
import type { OwnerSearch } from '../../contract/owners.ts'
import { OUTSIDE_STATES } from '../../contract/usStates.ts'
import { contains } from '../platform/db/contains.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { plainName } from './plainName.ts'

/** Up to this many values are looked up one by one in an index. */
const MOST_VALUES = 2_000

type NameField = 'first_name' | 'last_name'
type Field = NameField | 'city'

/** A searched field with its existing values that contain the text; null if there are too many values. */
interface Searched {
  field: Field
  /** The text to search for; a name is normalized by `plainName`. */
  text: string
  values: string[] | null
}

/**
 * For each filled field, the existing names or cities that contain the typed text. A row must have one of these
 * values.
 */
export async function valuesOf(
  db: Db | Tx,
  { firstName, lastName, city, looseName }: OwnerSearch,
): Promise<Searched[][]> {
  const searched: Searched[][] = []
  for (const [field, typed] of [
    ['first_name', firstName],
    ['last_name', lastName],
    ['city', city],
  ] as const) {
    if (!typed) continue
    const text = plainName(typed) || typed
    if (looseName && field === 'last_name')
      searched.push(await looselyNamed(db, text, firstName === '' ? ['last_name', 'first_name'] : ['last_name']))
    else searched.push([{ field, text, values: listed(await valuesWith(db, field, text).execute()) }])
  }
  return searched
}

/**
 * Existing names that begin with a typed name. If there are none or too many, names that contain the typed name. A
 * single word may be a last or a first name.
 */
async function looselyNamed(db: Db | Tx, text: string, fields: readonly NameField[]): Promise<Searched[]> {
  const within = []
  for (const field of fields) within.push({ field, found: await valuesWith(db, field, text).execute() })
  if (within.some(({ found }) => found.length > MOST_VALUES))
    return within.map(({ field, found }) => ({ field, text, values: listed(found) }))
  const begin = []
  for (const { field, found } of within) {
    const values = found.filter(({ value }) => plainName(value).toLowerCase().startsWith(text.toLowerCase()))
    if (await isHeld(db, field, values)) begin.push({ field, found: values })
  }
  const fitting = [begin, within.filter(({ found }) => found.length > 0)].find((some) => some[0])
  return (fitting ?? within.slice(0, 1)).map(({ field, found }) => ({ field, text, values: listed(found) }))
}

/** Whether an owner has one of these names. Names stay stored after the last owner has changed them. */
async function isHeld(db: Db | Tx, field: NameField, found: readonly { value: string }[]): Promise<boolean> {
  if (found.length === 0) return false
  const other = field === 'first_name' ? 'last_name' : 'first_name'
  // The order is that of the field's index. Without it, PostgreSQL may read the whole table for a name that it believes
  // to be common.
  const { rows } = await sql<{ is_held: boolean }>`
    select exists (select from unnest(${found.map(({ value }) => value)}::text[]) as wanted(value)
      cross join lateral (select from owner_search
        where ${sql.ref(field)} = wanted.value order by ${sql.ref(other)} limit 1) as holder) as is_held`.execute(db)
  return rows[0]?.is_held === true
}

const listed = (found: readonly { value: string }[]) =>
  found.length > MOST_VALUES ? null : found.map(({ value }) => value)

/** `text` is normalized by `plainName`. The query reads one row over the limit to detect too many matches. */
export function valuesWith(db: Db | Tx, field: Field, text: string) {
  return (
    db
      .selectFrom('owner_search_value')
      .select('value')
      .distinct()
      .where('field', '=', field)
      .where(contains('plain', text))
      // Reads in index order, so that the planner does not scan the table in the hope of enough matches.
      .orderBy('value')
      .limit(MOST_VALUES + 1)
  )
}

/**
 * Territories and military mail regions that occur in owners' addresses. Each is looked up in the index of states.
 */
export async function ownerStates(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from unnest(${Object.keys(OUTSIDE_STATES)}::text[]) with ordinality as outside (state, place)
    where exists (select 1 from owner_search s where s.state = outside.state) order by place`.execute(db)
  return rows.map(({ state }) => state)
}

/**
 * The common beginning of all account numbers that contain this text; null if unknown. The beginning is known if
 * every number with the typed letter begins with it, in one spelling, and only digits follow.
 */
export async function accountBeginning(db: Db | Tx, text: string): Promise<string | null> {
  if (!/^[A-Za-z]\d*$/.test(text)) return null
  const letter = text.slice(0, 1)
  const known = await db
    .selectFrom('owner_search_value')
    .select(['field', 'value'])
    .distinct()
    .where('field', 'in', ['account_front', 'account_inside'])
    .where(sql<SqlBool>`lower(value) = lower(${letter})`)
    .execute()
  const [front] = known
  return known.length === 1 && front?.field === 'account_front' ? `${front.value}${text.slice(1)}` : null
}
