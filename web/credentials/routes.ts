import type { CredentialsPageQuery } from '../__generated__/CredentialsPageQuery.graphql.ts'
import credentialsPage from '../__generated__/CredentialsPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { administrator } from '../core/session/access.ts'

/** Machine credentials. */
export const credentialsRoute = screen<CredentialsPageQuery>()({
  id: 'credentials',
  path: 'credentials',
  title: 'Machine credentials',
  crumb: 'Machine Credentials',
  access: { roles: administrator, needsOwner: false, refusal: 'ROOT' },
  query: credentialsPage,
  variables: () => ({}),
  alwaysFresh: true,
  page: () => import('./CredentialsPage.tsx'),
})
