import type { RouteObject } from 'react-router-dom'
import { plainScreen } from '../core/screens/screen.tsx'
import { underReports } from '../core/screens/underReports.ts'
import { staff } from '../core/session/access.ts'

/** Roles that may open reports. The redirect hides from other users that reports exist. */
const access = { roles: staff, needsOwner: false, refusal: 'ROOT' } as const

/** Reports for staff. */
export const reportRoutes: RouteObject[] = [
  plainScreen({
    id: 'reports',
    path: 'report',
    title: 'Reports',
    crumb: 'Reports',
    access,
    ofManyOwners: true,
    page: () => import('./ReportsPage.tsx'),
  }),
  plainScreen({
    id: 'withholding-by-account',
    path: 'report/withholding/account',
    title: 'Withholding by Account',
    crumb: 'Withholding by Account',
    under: underReports,
    access,
    ofManyOwners: true,
    page: () => import('./AccountReportPage.tsx'),
  }),
  plainScreen({
    id: 'withholding-by-state',
    path: 'report/withholding/state',
    title: 'Withholding by State',
    crumb: 'Withholding by State',
    under: underReports,
    access,
    ofManyOwners: true,
    page: () => import('./StateReportPage.tsx'),
  }),
]
