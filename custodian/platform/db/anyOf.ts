import { sql, type RawBuilder } from 'kysely'

/**
 * An array whose length is hidden from the planner. Otherwise the plan for one value looks cheaper than the generic
 * plan, and PostgreSQL plans the prepared statement again each time.
 */
export const intsOf = (values: readonly number[]): RawBuilder<number[]> =>
  sql<number[]>`array(select unnest(${values}::int[]))`
export const textsOf = (values: readonly (string | null)[]): RawBuilder<string[]> =>
  sql<string[]>`array(select unnest(${values}::text[]))`

/** An operand for conditions like `column = any of these texts`. */
export const anyOfIds = (ids: readonly number[]): RawBuilder<number> => sql<number>`any(${intsOf(ids)})`
export const anyOfTexts = (texts: readonly string[]): RawBuilder<string> => sql<string>`any(${textsOf(texts)})`
