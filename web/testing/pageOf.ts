/** Returns a GraphQL connection as the gateway does: these rows of `total` rows, with `offset` rows before them. */
export function pageOf(rows: readonly object[], total = rows.length, offset = 0) {
  return {
    totalCount: Math.min(total, 10_000),
    totalCountIsBound: total > 10_000,
    offset,
    pageInfo: {
      hasNextPage: offset + rows.length < total,
      hasPreviousPage: offset > 0,
      startCursor: `s${offset}`,
      endCursor: `e${offset}`,
    },
    edges: rows.map((node) => ({ node })),
  }
}
