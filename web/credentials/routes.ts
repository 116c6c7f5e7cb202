import type { CredentialsPageQuery } from '../__generated__/CredentialsPageQuery.graphql.ts'
import credentialsPage from '../__generated__/CredentialsPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { underReports } from '../core/screens/underReports.ts'
import { administrator } from '../core/session/access.ts'

export const credentialsRoute = screen<CredentialsPageQuery>()({
  id: 'credentials',
  path: 'credentials',
  title: 'Machine credentials',
  crumb: 'Machine Credentials',
  under: underReports,
  access: { roles: administrator, needsOwner: false, refusal: 'ROOT' },
  query: credentialsPage,
  variables: () => ({}),
  alwaysFresh: true,
  page: () => import('./CredentialsPage.tsx'),
})
