import { sql, type RawBuilder } from 'kysely'

/**
 * An array whose length is hidden from the planner. Otherwise the custom plan for a short array looks cheaper than the
 * generic plan. PostgreSQL would then plan the prepared statement again each time.
 */
export const intsOf = (values: readonly number[]): RawBuilder<number[]> =>
  sql<number[]>`array(select unnest(${values}::int[]))`
export const textsOf = (values: readonly (string | null)[]): RawBuilder<string[]> =>
  sql<string[]>`array(select unnest(${values}::text[]))`

/** An operand for SQL conditions such as `column = any(ids)`. */
export const anyOfIds = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${intsOf(ids)})`
export const anyOfTexts = (texts: readonly string[]): RawBuilder<string> => sql<string>`any(${textsOf(texts)})`
