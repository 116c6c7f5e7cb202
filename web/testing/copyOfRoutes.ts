import type { RouteObject } from 'react-router-dom'

/** A router takes the code of a screen out of its table once it has it: each test gives its router a table of its own. */
export const copyOfRoutes = (table: RouteObject[]): RouteObject[] =>
  table.map((row) => {
    const lazy = typeof row.lazy === 'object' ? { lazy: { ...row.lazy } } : {}
    return row.children
      ? { ...row, ...lazy, children: copyOfRoutes(row.children) }
      : ({ ...row, ...lazy } as RouteObject)
  })
