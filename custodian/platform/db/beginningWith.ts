import { sql, type RawBuilder } from 'kysely'

/** SQL condition: the column begins with this exact text. Reads a range of an index in byte order (`collate "C"`). */
export function beginningWith(column: string | RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const value = typeof column === 'string' ? sql.ref(column) : column
  return sql<boolean>`${value} like ${`${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`
}
