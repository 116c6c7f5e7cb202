import { sql, type RawBuilder } from 'kysely'

/**
 * For `column = any of these`, with the values hidden from the planner. Where it sees how many there are, the plan for one
 * value looks cheaper than the general one, and PostgreSQL plans a prepared statement again each time.
 */
export const anyOfIds = (ids: readonly number[]): RawBuilder<number> =>
  sql<number>`any(array(select unnest(${ids}::int[])))`
export const anyOfTexts = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`any(array(select unnest(${texts}::text[])))`
