import { sql, type SqlBool } from 'kysely'
import type { OwnerSearch } from '../../contract/owners.ts'
import { OUTSIDE_STATES } from '../../contract/usStates.ts'
import { contains } from '../platform/db/contains.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { plainName } from './plainName.ts'

/** Up to this many values are looked up one by one. */
const MOST_VALUES = 2_000

type Field = 'first_name' | 'last_name' | 'city'

/** A searched field and its existing values that contain the text; null if there are too many. */
interface Searched {
  field: Field
  /** The plain form of names is compared. */
  text: string
  values: string[] | null
}

/** The existing names and cities that contain the typed text, in any keyboard variant. */
export async function valuesOf(
  db: Db | Tx,
  { firstName, lastName, city, looseName }: OwnerSearch,
): Promise<Searched[]> {
  const searched: Searched[] = []
  for (const [field, typed] of [
    ['first_name', firstName],
    ['last_name', lastName],
    ['city', city],
  ] as const) {
    if (!typed) continue
    const text = plainName(typed) || typed
    if (looseName && field === 'last_name') searched.push(await looselyNamed(db, text, firstName === ''))
    else searched.push({ field, text, values: listed(await valuesWith(db, field, text).execute()) })
  }
  return searched
}

/**
 * A typed name: matches last names that begin with it. If there are none, or too many, it matches last names that
 * contain it, then first names.
 */
async function looselyNamed(db: Db | Tx, text: string, mayBeFirst: boolean): Promise<Searched> {
  const found = await valuesWith(db, 'last_name', text).execute()
  if (found.length === 0 && mayBeFirst)
    return { field: 'first_name', text, values: listed(await valuesWith(db, 'first_name', text).execute()) }
  const begin = found.filter(({ value }) => plainName(value).toLowerCase().startsWith(text.toLowerCase()))
  return { field: 'last_name', text, values: listed(found.length > MOST_VALUES || begin.length === 0 ? found : begin) }
}

const listed = (found: readonly { value: string }[]) =>
  found.length > MOST_VALUES ? null : found.map(({ value }) => value)

/** Reads one row more than the limit; the text is a plain name. */
export function valuesWith(db: Db | Tx, field: Field, text: string) {
  return (
    db
      .selectFrom('owner_search_value')
      .select('value')
      .distinct()
      .where('field', '=', field)
      .where(contains('plain', text))
      // In index order, so the planner does not scan the table in the hope of enough matches.
      .orderBy('value')
      .limit(MOST_VALUES + 1)
  )
}

/** Territories and military mail regions that occur in owners' addresses, each found in the index of states. */
export async function ownerStates(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state from unnest(${Object.keys(OUTSIDE_STATES)}::text[]) with ordinality as outside (state, place)
    where exists (select 1 from owner_search s where s.state = outside.state) order by place`.execute(db)
  return rows.map(({ state }) => state)
}

/**
 * The common beginning of all account numbers that contain this text; null if unknown. It is known if every number with
 * the letter begins with it, in one spelling, and only digits follow.
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
