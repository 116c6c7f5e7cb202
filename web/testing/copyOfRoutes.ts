import type { RouteObject } from 'react-router-dom'

/** A router removes `lazy` from its routes after loading a screen, so each test needs its own route table. */
export const copyOfRoutes = (table: RouteObject[]): RouteObject[] =>
  table.map((row) => {
    const lazy = typeof row.lazy === 'object' ? { lazy: { ...row.lazy } } : {}
    return row.children
      ? { ...row, ...lazy, children: copyOfRoutes(row.children) }
      : ({ ...row, ...lazy } as RouteObject)
  })
