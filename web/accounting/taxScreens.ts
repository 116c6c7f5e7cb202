import type { RouteObject } from 'react-router-dom'

/** Withheld taxes and the internal books, a part of the table of screens. */
export const taxScreens: RouteObject[] = []
