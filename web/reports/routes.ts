import type { RouteObject } from 'react-router-dom'
import { plainScreen } from '../core/screens/screen.tsx'
import { staff } from '../core/session/access.ts'

/** Narrow the roles here. The redirect hides from other users that reports exist. */
const access = { roles: staff, needsOwner: false, refusal: 'ROOT' } as const
const crumb = 'Reports'

/** Reports for staff. */
export const reportRoutes: RouteObject[] = [
  plainScreen({
    id: 'reports',
    path: 'report',
    title: 'Reports',
    crumb,
    access,
    page: () => import('./ReportsPage.tsx'),
  }),
  plainScreen({
    id: 'withholding-by-account',
    path: 'report/withholding/account',
    title: 'Withholding by Account',
    crumb,
    access,
    page: () => import('./AccountReportPage.tsx'),
  }),
  plainScreen({
    id: 'withholding-by-state',
    path: 'report/withholding/state',
    title: 'Withholding by State',
    crumb,
    access,
    page: () => import('./StateReportPage.tsx'),
  }),
]
