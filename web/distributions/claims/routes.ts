import type { ClaimPageQuery } from '../../__generated__/ClaimPageQuery.graphql.ts'
import claimPage from '../../__generated__/ClaimPageQuery$parameters.ts'
import { screen } from '../../core/screens/screen.tsx'
import { operations } from '../../core/session/access.ts'
import { ownerVariable } from '../../core/session/session.ts'

/** A claim on an account of a deceased owner. The query string of the URL names the account. */
export const claimRoute = screen<ClaimPageQuery>()({
  id: 'death-claim',
  path: 'death/claim',
  title: 'New claim',
  crumb: 'New Claim',
  under: { label: 'Death of the Owner', to: '/death' },
  access: { roles: operations, needsOwner: true, refusal: 'LOGIN' },
  formSearch: ['accountId'],
  query: claimPage,
  variables: ({ session }) => ({ accountOwnerId: ownerVariable(session) }),
  // Always refetch, because other claims change the claimable amount.
  alwaysFresh: true,
  page: () => import('./ClaimPage.tsx'),
})
