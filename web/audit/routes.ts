import type { AuditPageQuery } from '../__generated__/AuditPageQuery.graphql.ts'
import auditPage from '../__generated__/AuditPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { underReports } from '../core/screens/underReports.ts'
import { oversight } from '../core/session/access.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { auditVariables } from './auditList.ts'

export const auditRoute = screen<AuditPageQuery>()({
  id: 'audit',
  path: 'audit',
  title: 'Audit trail',
  crumb: 'Audit Trail',
  under: underReports,
  access: { roles: oversight, needsOwner: false, refusal: 'ROOT' },
  ofManyOwners: true,
  query: auditPage,
  variables: ({ url, session }) => auditVariables(url.searchParams, rowsOf(session)),
  followsSearch: true,
  alwaysFresh: true,
  page: () => import('./AuditPage.tsx'),
})
