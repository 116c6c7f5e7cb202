import type { RouteObject } from 'react-router-dom'

/**
 * Copies a route table for a test, because a router removes `lazy` from a route after loading its screen.
 */
export const copyOfRoutes = (table: RouteObject[]): RouteObject[] =>
  table.map((row) => {
    const lazy = typeof row.lazy === 'object' ? { lazy: { ...row.lazy } } : {}
    return row.children
      ? { ...row, ...lazy, children: copyOfRoutes(row.children) }
      : ({ ...row, ...lazy } as RouteObject)
  })
