import type { RouteObject } from 'react-router-dom'

/** Plans and their advisors, a part of the table of screens. */
export const planScreens: RouteObject[] = []
