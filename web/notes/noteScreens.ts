import type { RouteObject } from 'react-router-dom'

/** The notes about an owner, a part of the table of screens. */
export const noteScreens: RouteObject[] = []
