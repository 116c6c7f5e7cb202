import type { RouteObject } from 'react-router-dom'

/** The list of jobs, a part of the table of screens. */
export const jobScreens: RouteObject[] = []
