import type { RequestPageQuery } from '../../__generated__/RequestPageQuery.graphql.ts'
import requestPage from '../../__generated__/RequestPageQuery$parameters.ts'
import { screen } from '../../core/screens/screen.tsx'
import { everyone } from '../../core/session/access.ts'
import { ownerVariable } from '../../core/session/session.ts'

export const requestRoute = screen<RequestPageQuery>()({
  id: 'request',
  path: 'requests/:requestId',
  // Also for a rollover and a transfer, whose names the page shows.
  title: 'Request',
  crumb: 'Request',
  access: { roles: everyone, needsOwner: true, refusal: 'LOGIN' },
  query: requestPage,
  variables: ({ session, params }) => ({
    accountOwnerId: ownerVariable(session),
    requestId: Number(params.requestId),
  }),
  follows: { kinds: ['REQUEST', 'OWNER'], isList: false },
  page: () => import('./RequestPage.tsx'),
})
