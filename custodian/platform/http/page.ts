import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { MOST_COUNTED, PAGE_HEADERS } from '../../../contract/page.ts'
import type { Pii } from '../crypto/pii.ts'
import type { Db, Tx } from '../db/connect.ts'
import { fromCents } from '../money.ts'
import { invalidField } from './errors.ts'
import { cursorsOf, type Place } from './cursor.ts'
import {
  count,
  rowsFrom,
  rowsOfEither,
  rowsOfNarrowed,
  sumUp,
  type EitherWay,
  type Narrowed,
  type SortColumn,
  type Sum,
} from './pageRows.ts'

const TYPES = ['int', 'bigint', 'date', 'timestamptz', 'text'] as const

/** Builds a sort column: `sortBy('r.date_requested', 'timestamptz')`. A nullable column needs a coalesce expression. */
export function sortBy(column: string | RawBuilder<unknown>, type: (typeof TYPES)[number]): SortColumn {
  return { by: typeof column === 'string' ? sql.ref(column) : column, type: sql.raw(type) }
}

/**
 * The sort columns of every order of a list. The last column is unique, and an index has all of them in this order.
 */
export type Sorts<Name extends string = string> = Readonly<Record<Name, readonly [SortColumn, ...SortColumn[]]>>

export type PageQuery = {
  limit?: number | undefined
  after?: string | undefined
  before?: string | undefined
  sort: string
  sum?: 'amount' | undefined
}

/** A page of rows. `answer` sends the position of the page in headers. */
type Page<Row> = {
  rows: readonly Row[]
  /**
   * Converts the rows to response items, with cursors if a page was requested. A row converted to undefined is
   * omitted.
   */
  items: <View extends object>(view: (row: Row) => View | undefined) => (View & { cursor?: string })[]
  answer: <Body>(body: Body) => PageAnswer<Body>
}

/** Selects the requested page from a query that has filters but no order. */
export type Pager<Name extends string = string> = <DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, Row> | EitherWay<DB, TB, Row> | Narrowed<DB, TB, Row>,
  sorts: Sorts<Name>,
  /** The amount of a row in cents, for the total of a list and of its export. */
  cents?: RawBuilder<bigint>,
) => Promise<Page<Row>>

/** A response body, and the headers with the position of its page. */
export class PageAnswer<Body = unknown> {
  readonly body: Body
  readonly headers: Record<string, string>
  /** The cursor of the next page; null on the last page. */
  readonly next: string | null

  constructor(body: Body, headers: Record<string, string>, next: string | null) {
    this.body = body
    this.headers = headers
    this.next = next
  }
}

/** A list with at least this many rows is counted once, for its first page. Its cursors contain the count. */
const COUNTED_ONCE = 1_000

/**
 * Creates the pager of a call. `list` identifies the list and every filter beyond the query's parameters; `usual` is
 * the default page size.
 */
export function pagerOf(pii: Pick<Pii, 'seal' | 'open'>, list: string, asked: PageQuery, usual: number): Pager {
  const { limit, after, before, sort, sum, ...filters } = asked
  const size = limit ?? usual
  const isBackwards = before !== undefined
  const cursors = cursorsOf(pii, JSON.stringify([list, sort, filters]))

  return async (db, query, sorts, cents) => {
    if (after !== undefined && before !== undefined) throw invalidField('before', 'Give after or before, not both.')
    const anchor = after ? cursors.read(after, 'after') : before ? cursors.read(before, 'before') : null
    const columns = columnsOf(sorts, sort)
    const from = { columns, anchor, isDescending: sort.startsWith('-') !== isBackwards, most: size + 1 }
    const found =
      'along' in query
        ? await rowsOfEither(db, query, from)
        : 'narrowed' in query
          ? await rowsOfNarrowed(db, query, from)
          : { rows: await rowsFrom(query, from), counted: null, query }
    const isMore = found.rows.length > size
    const rows = found.rows.slice(0, size)
    if (isBackwards) rows.reverse()
    const counted =
      anchor?.total ??
      found.counted ??
      ((anchor || isMore) && 'query' in found ? await count(db, found.query, columns) : rows.length)
    const total = sum && counted <= MOST_COUNTED ? (await sumOf(db, query, columns, cents)).cents : null
    const offset = offsetOf({ anchor, isBackwards, isMore, counted, rows: rows.length })
    const cursorAt = (index: number) => {
      const position = offset === null ? null : offset + index
      const values = rows[index]?.place ?? []
      return cursors.write({ values, position, total: counted >= COUNTED_ONCE ? counted : null })
    }
    const hasNext = isBackwards ? anchor !== null : isMore
    const hasPrevious = isBackwards ? isMore : anchor !== null
    const next = hasNext ? (rows.length > 0 ? cursorAt(rows.length - 1) : '') : null
    return {
      rows,
      items: (view) =>
        rows.flatMap((row, index) => {
          const item = view(row)
          if (item === undefined) return []
          return limit === undefined ? item : { ...item, cursor: cursorAt(index) }
        }),
      answer: (body) =>
        new PageAnswer(
          body,
          {
            ...linksOf(asked, size, {
              next: next === null ? null : { after: next },
              prev: hasPrevious ? { before: rows.length > 0 ? cursorAt(0) : '' } : null,
            }),
            [PAGE_HEADERS.total]: String(Math.min(counted, MOST_COUNTED)),
            ...(counted > MOST_COUNTED ? { [PAGE_HEADERS.bound]: 'at-least' } : {}),
            ...(offset === null ? {} : { [PAGE_HEADERS.offset]: String(offset) }),
            ...(total === null ? {} : { [PAGE_HEADERS.amount]: String(fromCents(total)) }),
          },
          next,
        ),
    }
  }
}

/** Creates a pager that returns no rows, but passes the count and total of the whole list to `onSum`. */
export function counterOf({ sort }: Pick<PageQuery, 'sort'>, onSum: (sum: Sum) => void): Pager {
  return async (db, query, sorts, cents) => {
    onSum(await sumOf(db, query, columnsOf(sorts, sort), cents))
    return { rows: [], items: () => [], answer: (body) => new PageAnswer(body, {}, null) }
  }
}

function sumOf<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, Row> | EitherWay<DB, TB, Row> | Narrowed<DB, TB, Row>,
  columns: readonly SortColumn[],
  cents: RawBuilder<bigint> | undefined,
): Promise<Sum> {
  if ('along' in query) return sumUp(db, query.every, query.stored, cents)
  return 'narrowed' in query ? sumUp(db, query.narrowed, query.by, cents) : sumUp(db, query, columns, cents)
}

function columnsOf(sorts: Sorts, sort: string): readonly SortColumn[] {
  const columns = sorts[sort.replace(/^-/, '')]
  if (!columns) throw new Error(`no columns for the order ${sort}`)
  return columns
}

/** Number of rows before the page; null if the rows were not counted. */
function offsetOf(page: {
  anchor: Place | null
  isBackwards: boolean
  isMore: boolean
  counted: number
  rows: number
}): number | null {
  const { anchor, isBackwards, isMore, counted, rows } = page
  if (!isBackwards) {
    if (anchor === null) return 0
    if (anchor.position === null) return null
    const stored = anchor.position + 1
    if (counted > MOST_COUNTED) return stored
    // Rows before the page may have left the list since its cursor was written.
    const most = Math.max(0, counted - rows)
    return isMore ? Math.min(stored, most) : most
  }
  if (!isMore) return 0
  const end = anchor ? anchor.position : counted > MOST_COUNTED ? null : counted
  return end === null ? null : Math.max(0, end - rows)
}

/** The Link header of a page (RFC 8288), relative to the called URL. */
function linksOf(
  { after: _after, before: _before, ...asked }: PageQuery,
  limit: number,
  ways: { next: { after: string } | null; prev: { before: string } | null },
): Record<string, string> {
  const links = Object.entries(ways).flatMap(([rel, way]) => {
    if (way === null) return []
    const given = Object.entries({ ...asked, limit, ...way }).filter(([, value]) => value !== undefined)
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
    return [`<?${query.toString()}>; rel="${rel}"`]
  })
  return links.length > 0 ? { [PAGE_HEADERS.link]: links.join(', ') } : {}
}
