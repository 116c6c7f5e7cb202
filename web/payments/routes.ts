import type { ReturnsPageQuery } from '../__generated__/ReturnsPageQuery.graphql.ts'
import returnsPage from '../__generated__/ReturnsPageQuery$parameters.ts'
import { screen } from '../app/screens/screen.tsx'
import { operations } from '../app/session/access.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { returnList } from './returnList.ts'

/** Payments that came back. */
export const returnsRoute = screen<ReturnsPageQuery>()({
  id: 'returns',
  path: 'returns',
  title: 'Returned payments',
  crumb: 'Returned Payments',
  access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
  ofManyOwners: true,
  query: returnsPage,
  variables: ({ url }) => listVariables(returnList, url.searchParams),
  followsSearch: true,
  page: () => import('./ReturnsPage.tsx'),
})
