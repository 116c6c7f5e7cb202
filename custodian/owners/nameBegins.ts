import { sql, type RawBuilder } from 'kysely'
import { beginningWith } from '../platform/db/beginningWith.ts'
import { nameKey } from './plainName.ts'

/**
 * Whether an `owner_name_key`, or a `name_key`, begins with the text that staff typed into the filter of a list. Accents,
 * quotes and blanks do not count. A comma may be the one between the names or one of a suffix.
 */
export function nameBegins(column: string | RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const parts = typed.split(/[,\uff0c]/)
  const keys = parts.map((_, at) => [parts.slice(0, at), parts.slice(at)].map((some) => nameKey(some.join(''))))
  // A text of punctuation alone is no name, and every name begins with nothing.
  const forms = new Set(keys.map(([last, first]) => (last === '' ? first : `${last}, ${first}`)).filter(Boolean))
  if (forms.size === 0) return sql<boolean>`false`
  return sql<boolean>`(${sql.join(
    [...forms].map((form) => beginningWith(column, form ?? '')),
    sql` or `,
  )})`
}
