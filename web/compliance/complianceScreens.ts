import type { RouteObject } from 'react-router-dom'

/** The review of identities, a part of the table of screens. */
export const complianceScreens: RouteObject[] = []
