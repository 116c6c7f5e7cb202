import { sql, type RawBuilder } from 'kysely'

/**
 * For `column = any of these`, with the number of values hidden from the planner. Otherwise the plan for one value
 * looks cheaper than the generic plan, and PostgreSQL replans the prepared statement each time.
 */
export const anyOfIds = (ids: readonly number[]): RawBuilder<number> =>
  sql<number>`any(array(select unnest(${ids}::int[])))`
export const anyOfTexts = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`any(array(select unnest(${texts}::text[])))`
