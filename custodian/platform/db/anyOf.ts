import { sql, type RawBuilder } from 'kysely'

/**
 * For `column = any of these`, with the values hidden from the planner. If it sees their number, the plan for one value
 * looks cheaper than the generic plan, and PostgreSQL plans the prepared statement again each time.
 */
export const anyOfIds = (ids: readonly number[]): RawBuilder<number> =>
  sql<number>`any(array(select unnest(${ids}::int[])))`
export const anyOfTexts = (texts: readonly string[]): RawBuilder<string> =>
  sql<string>`any(array(select unnest(${texts}::text[])))`
