import type { RouteObject } from 'react-router-dom'

/** Reports for staff, a part of the table of screens. */
export const reportScreens: RouteObject[] = []
