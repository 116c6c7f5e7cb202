import { sql, type RawBuilder } from 'kysely'
import { beginningWith } from '../platform/db/beginningWith.ts'
import { oneForm } from './plainName.ts'

/**
 * Whether an `owner_name_key` begins with what staff typed into the filter of a list: as it was typed, and with the
 * straight or the curly apostrophe that another keyboard has written. Accents count.
 */
export function nameBegins(column: string | RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const plain = oneForm(typed).toLowerCase()
  const forms = new Set([typed.toLowerCase(), plain, plain.replaceAll("'", '\u2019')])
  return sql<boolean>`(${sql.join(
    [...forms].map((form) => beginningWith(column, form)),
    sql` or `,
  )})`
}
