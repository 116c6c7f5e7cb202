import { sql, type RawBuilder } from 'kysely'

/**
 * Arrays whose length is hidden from the planner. Otherwise the plan for one value looks cheaper than the generic plan,
 * and PostgreSQL replans the prepared statement each time.
 */
export const intsOf = (values: readonly number[]): RawBuilder<number[]> =>
  sql<number[]>`array(select unnest(${values}::int[]))`
export const textsOf = (values: readonly (string | null)[]): RawBuilder<string[]> =>
  sql<string[]>`array(select unnest(${values}::text[]))`

/** For `column = any of these`. */
export const anyOfIds = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${intsOf(ids)})`
export const anyOfTexts = (texts: readonly string[]): RawBuilder<string> => sql<string>`any(${textsOf(texts)})`
