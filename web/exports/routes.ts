import type { ExportsPageQuery } from '../__generated__/ExportsPageQuery.graphql.ts'
import exportsPage from '../__generated__/ExportsPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { underReports } from '../core/screens/underReports.ts'
import { admits, operations, staff } from '../core/session/access.ts'

/** Exports of lists. */
export const exportsRoute = screen<ExportsPageQuery>()({
  id: 'exports',
  path: 'exports',
  title: 'Exports',
  crumb: 'Exports',
  under: underReports,
  access: { roles: staff, needsOwner: false, refusal: 'ROOT' },
  ofManyOwners: true,
  query: exportsPage,
  variables: ({ session }) => ({ decides: admits(operations, session) }),
  alwaysFresh: true,
  page: () => import('./ExportsPage.tsx'),
})
