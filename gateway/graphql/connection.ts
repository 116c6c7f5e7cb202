import { MOST_ROWS } from '../../contract/page.ts'
import { placeOf } from '../rest/pages.ts'
import { badInput } from './errors.ts'

type Edge<Node> = { node: Node; cursor: string }

export type Connection<Node> = {
  edges: Edge<Node>[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
  totalCount: number
  /** Whether counting stopped at its limit, so the list has more rows than `totalCount`. */
  totalCountIsBound: boolean
  /** Number of items before the page; null if unknown. */
  offset: number | null
}

type PageArgs = {
  readonly first?: number | null
  readonly after?: string | null
  readonly last?: number | null
  readonly before?: string | null
}

/** Query parameters of a page. */
export type PageOf = { limit: string; after: string | null; before: string | null }

export const MAX_PAGE_SIZE = 100

/** Requested number of items, from the start or, with `last`, from the end. */
export function pageSize({ first, last, after, before }: PageArgs): number {
  const isBackwards = last != null || before != null
  if (isBackwards && (first != null || after != null))
    throw badInput('Give "first" and "after", or "last" and "before".')
  const size = first ?? last ?? MAX_PAGE_SIZE
  if (size < 0 || size > MAX_PAGE_SIZE)
    throw badInput(`"${isBackwards ? 'last' : 'first'}" must be from 0 to ${MAX_PAGE_SIZE}.`)
  return size
}

/** The connection of a page with its position in the list. */
export function connectionOf<Node>(
  edges: Edge<Node>[],
  list: {
    totalCount: number
    totalCountIsBound?: boolean
    offset?: number | null
    hasNextPage: boolean
    hasPreviousPage: boolean
  },
): Connection<Node> {
  const { totalCount, totalCountIsBound = false, offset = null, hasNextPage, hasPreviousPage } = list
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null]
  return {
    edges,
    totalCount,
    totalCountIsBound,
    offset,
    pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor },
  }
}

/** Query parameters for the page of a connection. */
export function pageAsked(args: PageArgs): PageOf {
  const isBackwards = args.last != null || args.before != null
  return {
    limit: String(Math.max(pageSize(args), 1)),
    after: args.after ?? null,
    // An empty `before` means from the end of the list.
    before: isBackwards ? (args.before ?? '') : null,
  }
}

/**
 * Fetches a page of a list by `ask`; cursors are the custodian's own. If the custodian returns the whole list, the page
 * is cut here.
 */
export async function connectionBy<Row extends { cursor?: string | undefined }>(
  args: PageArgs,
  ask: (page: PageOf) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string | number,
): Promise<Connection<Row>> {
  const size = pageSize(args)
  const isBackwards = args.last != null || args.before != null
  const rows = await ask(pageAsked(args))
  const place = placeOf(rows)
  if (place === null) return connectionFrom(rows, args, keyOf)
  const edges = rows.slice(0, size).map((node) => ({ node, cursor: node.cursor ?? '' }))
  const isCutShort = rows.length > size
  return connectionOf(edges, {
    totalCount: place.total,
    totalCountIsBound: place.isBound,
    offset: place.offset,
    hasNextPage: place.hasNext || (isCutShort && !isBackwards),
    hasPreviousPage: place.hasPrevious || (isCutShort && isBackwards),
  })
}

/** The total of a whole list in dollars, read with one more call; null if the list is too long to be counted. */
export async function sumOf(
  page: Pick<Connection<unknown>, 'totalCount' | 'totalCountIsBound'>,
  ask: () => Promise<readonly object[]>,
): Promise<number | null> {
  if (page.totalCountIsBound) return null
  return page.totalCount === 0 ? 0 : (placeOf(await ask())?.amount ?? null)
}

/** Reads all rows of a list to choose from, such as the plan names, in as few calls as possible. */
export async function allRows<Row extends { cursor?: string | undefined }>(
  ask: (page: Pick<PageOf, 'limit' | 'after'>) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let after: string | null = null; ;) {
    const page = await ask({ limit: String(MOST_ROWS), after })
    rows.push(...page)
    after = page.at(-1)?.cursor ?? null
    if (after === null || !placeOf(page)?.hasNext) return rows
  }
}

/** Maps the rows of a page. */
export function mapNodes<From, To>(connection: Connection<From>, to: (node: From) => To): Connection<To> {
  return { ...connection, edges: connection.edges.map(({ node, cursor }) => ({ node: to(node), cursor })) }
}

type Written<Value> = Value extends boolean ? `${Value}` : Value extends number ? string : Value

/** Converts the filter of a connection to query parameters. */
export function filterParameters<Filter extends Readonly<Record<string, string | number | boolean | null | undefined>>>(
  filter: Filter | null | undefined,
): { [Name in keyof Filter]?: Written<Filter[Name]> | null } {
  const given = Object.entries(filter ?? {}).filter(([, value]) => value != null && value !== '')
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)])) as never
}

type Camel<Words extends string> = Words extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<Camel<Rest>>}`
  : Lowercase<Words>
type SortParameter<Sort extends string> = Sort extends `${infer Words}_DESC`
  ? `-${Camel<Words>}`
  : Sort extends `${infer Words}_ASC`
    ? Camel<Words>
    : never

/** Converts `DATE_REQUESTED_DESC` of the schema to `-dateRequested` of a call. */
export function sortParameter<Sort extends string>(sort: Sort | null | undefined): SortParameter<Sort> | null {
  if (sort == null) return null
  const words = sort.toLowerCase().split('_')
  const way = words.pop()
  const name = words.map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('')
  return (way === 'desc' ? `-${name}` : name) as SortParameter<Sort>
}

/**
 * Cuts a page from a whole list. A cursor names an item by its key, so a new item does not shift the page. The cursor
 * also contains the item's index, so paging continues there if the item was deleted.
 */
export function connectionFrom<Node>(
  nodes: readonly Node[],
  args: PageArgs,
  keyOf: (node: Node) => string | number,
): Connection<Node> {
  const size = pageSize(args)
  const { start, end } = boundsOf(nodes, args, size, keyOf)
  const edges = nodes.slice(start, end).map((node, index) => ({ node, cursor: toCursor(start + index, keyOf(node)) }))
  return connectionOf(edges, {
    totalCount: nodes.length,
    offset: start,
    hasNextPage: end < nodes.length,
    hasPreviousPage: start > 0 && nodes.length > 0,
  })
}

function boundsOf<Node>(
  nodes: readonly Node[],
  { last, after, before }: PageArgs,
  size: number,
  keyOf: (node: Node) => string | number,
): { start: number; end: number } {
  if (last != null || before != null) {
    const end = before == null ? nodes.length : placeIn(nodes, before, keyOf).index
    return { start: Math.max(0, end - size), end }
  }
  const start = after == null ? 0 : startAfter(nodes, after, keyOf)
  return { start, end: Math.min(start + size, nodes.length) }
}

/** A single edge, for the payload of a mutation that adds to a list. */
export function edgeOf<Node>(node: Node, key: string | number): Edge<Node> {
  return { node, cursor: toCursor(0, key) }
}

function toCursor(index: number, key: string | number): string {
  // Base64 and base64url of ASCII text differ only in padding.
  const text = `${index}:${key}`
  return /^[\w:-]*$/.test(text) ? btoa(text).replace(/=+$/, '') : Buffer.from(text).toString('base64url')
}

/** Position of a cursor's item, or its former position if the item was deleted. */
function placeIn<Node>(
  nodes: readonly Node[],
  cursor: string,
  keyOf: (node: Node) => string | number,
): { index: number; isThere: boolean } {
  const [, index, key] = /^(\d{1,9}):([\w-]{1,128})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (index === undefined || key === undefined) throw badInput('That cursor was not issued here.')
  const found = nodes.findIndex((node) => String(keyOf(node)) === key)
  return { index: Math.min(found >= 0 ? found : Number(index), nodes.length), isThere: found >= 0 }
}

function startAfter<Node>(nodes: readonly Node[], cursor: string, keyOf: (node: Node) => string | number): number {
  const { index, isThere } = placeIn(nodes, cursor, keyOf)
  return isThere ? index + 1 : index
}
