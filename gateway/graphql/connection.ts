import { badInput } from './errors.ts'

export type ConnectionArgs = { first?: number | null; after?: string | null }

export type Connection<Node> = {
  edges: { node: Node; cursor: string }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
  totalCount: number
}

export const MOST = 100

/**
 * Cuts a page from a whole list. A cursor names a row, so a row added above does not shift the page; it also
 * carries the row's place, so that paging goes on there when the row has gone.
 */
export function connectionFrom<Row, Node>(
  rows: readonly Row[],
  { first, after }: ConnectionArgs,
  keyOf: (row: Row) => string | number,
  nodeOf: (row: Row) => Node,
): Connection<Node> {
  const count = first ?? MOST
  if (count < 0 || count > MOST) throw badInput(`"first" must be from 0 to ${MOST}.`)
  const start = after == null ? 0 : startAfter(rows, after, keyOf)
  const edges = rows
    .slice(start, start + count)
    .map((row, place) => ({ node: nodeOf(row), cursor: toCursor(start + place, keyOf(row)) }))
  return {
    edges,
    totalCount: rows.length,
    pageInfo: {
      hasNextPage: start + count < rows.length,
      hasPreviousPage: start > 0 && rows.length > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** A single edge, for a payload that adds to a list. */
export function edgeOf<Node>(node: Node, key: string | number): { node: Node; cursor: string } {
  return { node, cursor: toCursor(0, key) }
}

function toCursor(place: number, key: string | number): string {
  return Buffer.from(`${place}:${key}`).toString('base64url')
}

function startAfter<Row>(rows: readonly Row[], cursor: string, keyOf: (row: Row) => string | number): number {
  const [, place, key] = /^(\d{1,9}):([\w-]{1,128})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (place === undefined || key === undefined) throw badInput('That cursor was not issued here.')
  const found = rows.findIndex((row) => String(keyOf(row)) === key)
  return Math.min(found >= 0 ? found + 1 : Number(place), rows.length)
}
