import type { RouteObject } from 'react-router-dom'

/** The files that customers and plans send in, for staff; a part of the table of screens. */
export const fileScreens: RouteObject[] = []
