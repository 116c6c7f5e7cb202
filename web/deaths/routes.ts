import type { DeathPageQuery } from '../__generated__/DeathPageQuery.graphql.ts'
import deathPage from '../__generated__/DeathPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { operations } from '../core/session/access.ts'
import { ownerVariable } from '../core/session/session.ts'

/** Route of an owner's death: the report, and the decision of a second person. */
export const deathRoute = screen<DeathPageQuery>()({
  id: 'death',
  path: 'death',
  title: 'Death of the account owner',
  crumb: 'Death of the Owner',
  access: { roles: operations, needsOwner: true, refusal: 'LOGIN' },
  query: deathPage,
  variables: ({ session }) => ({ accountOwnerId: ownerVariable(session) }),
  // Always refetch, because staff may have just uploaded the certificate.
  alwaysFresh: true,
  page: () => import('./DeathPage.tsx'),
})
