import { badInput } from './errors.ts'

type Edge<Node> = { node: Node; cursor: string }

export type Connection<Node> = {
  edges: Edge<Node>[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
  totalCount: number
}

type PageArgs = { readonly first?: number | null; readonly after?: string | null }

const MAX_PAGE_SIZE = 100

/** How many items the caller wants at most. */
export function pageSize({ first }: PageArgs): number {
  const size = first ?? MAX_PAGE_SIZE
  if (size < 0 || size > MAX_PAGE_SIZE) throw badInput(`"first" must be from 0 to ${MAX_PAGE_SIZE}.`)
  return size
}

/** A page that has been cut already. */
export function connectionOf<Node>(
  edges: Edge<Node>[],
  list: { totalCount: number; hasNextPage: boolean; hasPreviousPage: boolean },
): Connection<Node> {
  const { totalCount, hasNextPage, hasPreviousPage } = list
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null]
  return { edges, totalCount, pageInfo: { hasNextPage, hasPreviousPage, startCursor, endCursor } }
}

/**
 * Cuts a page from a whole list. A cursor names an item by its key, so one added above does not shift the page; it also
 * carries the item's index, so that paging goes on there when the item has gone.
 */
export function connectionFrom<Node>(
  nodes: readonly Node[],
  args: PageArgs,
  keyOf: (node: Node) => string | number,
): Connection<Node> {
  const size = pageSize(args)
  const start = args.after == null ? 0 : startAfter(nodes, args.after, keyOf)
  const edges = nodes
    .slice(start, start + size)
    .map((node, index) => ({ node, cursor: toCursor(start + index, keyOf(node)) }))
  return connectionOf(edges, {
    totalCount: nodes.length,
    hasNextPage: start + size < nodes.length,
    hasPreviousPage: start > 0 && nodes.length > 0,
  })
}

/** A single edge, for a payload that adds to a list. */
export function edgeOf<Node>(node: Node, key: string | number): Edge<Node> {
  return { node, cursor: toCursor(0, key) }
}

function toCursor(index: number, key: string | number): string {
  return Buffer.from(`${index}:${key}`).toString('base64url')
}

function startAfter<Node>(nodes: readonly Node[], cursor: string, keyOf: (node: Node) => string | number): number {
  const [, index, key] = /^(\d{1,9}):([\w-]{1,128})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (index === undefined || key === undefined) throw badInput('That cursor was not issued here.')
  const found = nodes.findIndex((node) => String(keyOf(node)) === key)
  return Math.min(found >= 0 ? found + 1 : Number(index), nodes.length)
}
