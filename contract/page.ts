import * as z from 'zod'
import type { AnyEndpoint } from './endpoint.ts'
import { calendarDay, pathId } from './fields.ts'
import { optionalLine, withoutDirections } from './line.ts'

/** Maximum number of rows per response, also without a limit. */
export const MOST_ROWS = 1_000

/** Counting a list stops at this number; a longer list has at least this many rows. */
export const MOST_COUNTED = 10_000

/** Response headers with a page's position in its list. */
export const PAGE_HEADERS = {
  link: 'link',
  total: 'x-total-count',
  bound: 'x-total-count-bound',
  offset: 'x-offset',
  amount: 'x-total-amount',
} as const

/** Queries of paged lists, with their default page size. */
const queries = new WeakMap<z.ZodType, number>()

/** Whether the call returns a page of a list. */
export function isPaged({ query }: AnyEndpoint): boolean {
  return query !== undefined && queries.has(query)
}

/** Number of rows per page if the caller gives no limit. */
export function usualRowsOf({ query }: AnyEndpoint): number {
  return (query && queries.get(query)) ?? MOST_ROWS
}

const cursor = z.string().max(2_000).optional()

/**
 * The query of a paged list. Every sort order has both directions: `name` and `-name`. Two calls with the same sort and
 * filters read the same list, and a cursor is valid only for that list.
 */
export function pageQuery<const Sort extends string, F extends z.ZodRawShape = Record<never, never>>(list: {
  sorts: readonly [Sort, ...Sort[]]
  /** Sort order of a request that names none. */
  defaultSort: NoInfer<Sort> | `-${NoInfer<Sort>}`
  filters?: F
  /** Maximum page size, if smaller than for other lists. */
  most?: number
  /** Default page size, if smaller than the maximum; only for lists that the documented API does not have. */
  usual?: number
}) {
  const most = list.most ?? MOST_ROWS
  const usual = list.usual ?? most
  const ways = list.sorts.flatMap((sort): (Sort | `-${Sort}`)[] => [sort, `-${sort}`])
  const query = z.strictObject({
    limit: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform(Number)
      .pipe(z.number().max(most))
      .optional()
      .describe(`Maximum number of rows, 1 to ${most}; ${usual} if omitted`),
    after: cursor.describe('Only rows after this cursor'),
    before: cursor.describe('Only the last rows before this cursor; empty for the end of the list'),
    sort: z
      .enum(ways)
      .default(list.defaultSort as never)
      .describe('Sort order; a leading minus reverses it'),
    ...(list.filters ?? ({} as F)),
  })
  queries.set(query, usual)
  return query
}

/** The rows of a paged list. Each row has its cursor if the caller gave a limit. */
export function pagedRows<Shape extends z.ZodRawShape>(row: z.ZodObject<Shape, z.core.$strict>) {
  const place = z.string().optional().describe('Cursor for after and before; present if limit is given')
  return z.array(row.extend({ cursor: place }))
}

/** Filters of a list as optional query parameters. */
export const filterBy = {
  number: pathId.optional(),
  day: calendarDay.optional(),
  dollars: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/)
    .transform(Number)
    .optional(),
  text: optionalLine({ max: 100, clean: withoutDirections }).optional(),
}

/** Query field of a list whose rows have an amount: the page can include the total of all rows. */
export const addedUp = {
  sum: z
    .enum(['amount'])
    .optional()
    .describe(`Includes the sum of the whole filtered list; omitted for more than ${MOST_COUNTED} rows`),
}
