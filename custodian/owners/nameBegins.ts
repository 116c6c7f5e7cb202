import { sql, type RawBuilder } from 'kysely'
import { beginningWith } from '../platform/db/beginningWith.ts'
import { nameKey } from './plainName.ts'

/**
 * SQL condition: whether an `owner_name_key` or a `name_key` begins with the text of a list filter. Ignores accents,
 * quotes and blanks. A comma may separate two names or belong to a suffix.
 */
export function nameBegins(column: string | RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const parts = typed.split(/[,\uff0c]/)
  const keys = parts.map((_, at) => [parts.slice(0, at), parts.slice(at)].map((some) => nameKey(some.join(''))))
  // A text of punctuation has an empty key, which would match every name.
  const forms = new Set(keys.map(([last, first]) => (last === '' ? first : `${last}, ${first}`)).filter(Boolean))
  if (forms.size === 0) return sql<boolean>`false`
  return sql<boolean>`(${sql.join(
    [...forms].map((form) => beginningWith(column, form ?? '')),
    sql` or `,
  )})`
}
