import { sql, type RawBuilder } from 'kysely'
import { beginningWith } from '../platform/db/beginningWith.ts'
import { nameKey } from './plainName.ts'

/**
 * SQL condition: whether an `owner_name_key` or a `name_key` begins with the text typed into a list filter. Ignores
 * accents, quotes and blanks. A comma may separate the names or belong to a suffix.
 */
export function nameBegins(column: string | RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const parts = typed.split(/[,\uff0c]/)
  const keys = parts.map((_, at) => [parts.slice(0, at), parts.slice(at)].map((some) => nameKey(some.join(''))))
  // Punctuation alone has an empty key, which every name would match.
  const forms = new Set(keys.map(([last, first]) => (last === '' ? first : `${last}, ${first}`)).filter(Boolean))
  if (forms.size === 0) return sql<boolean>`false`
  return sql<boolean>`(${sql.join(
    [...forms].map((form) => beginningWith(column, form ?? '')),
    sql` or `,
  )})`
}
