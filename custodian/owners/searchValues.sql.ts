import type { OwnerSearch } from '../../contract/owners.ts'
import { contains } from '../platform/db/contains.ts'
import type { Db, Tx } from '../platform/db/connect.ts'

/** So many values are looked for one by one. */
const MOST_VALUES = 2_000

type Field = 'first_name' | 'last_name' | 'city'

/** Of each field that is searched: the values that contain its text, null where they are too many. */
export type Values = { [F in Field]?: string[] | null }

/** The names and cities, of those that anybody has, that contain what is looked for. */
export async function valuesOf(db: Db | Tx, { firstName, lastName, city }: OwnerSearch): Promise<Values> {
  const values: Values = {}
  for (const [field, text] of Object.entries({ first_name: firstName, last_name: lastName, city }))
    if (text) {
      const found = await valuesWith(db, field as Field, text).execute()
      values[field as Field] = found.length > MOST_VALUES ? null : found.map(({ value }) => value)
    }
  return values
}

/** One more than are looked for. */
export function valuesWith(db: Db | Tx, field: Field, text: string) {
  return db
    .selectFrom('owner_search_value')
    .select('value')
    .distinct()
    .where('field', '=', field)
    .where(contains('value', text))
    .limit(MOST_VALUES + 1)
}
