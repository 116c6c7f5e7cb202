import type { ReturnsDeskPageQuery } from '../__generated__/ReturnsDeskPageQuery.graphql.ts'
import returnsDeskPage from '../__generated__/ReturnsDeskPageQuery$parameters.ts'
import type { ReturnsPageQuery } from '../__generated__/ReturnsPageQuery.graphql.ts'
import returnsPage from '../__generated__/ReturnsPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { underReports } from '../core/screens/underReports.ts'
import { operations } from '../core/session/access.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { deskList } from './deskList.ts'
import { returnList } from './returnList.ts'

/** Returned payments. */
export const returnsRoute = screen<ReturnsPageQuery>()({
  id: 'returns',
  path: 'returns',
  title: 'Returned payments',
  crumb: 'Returned Payments',
  under: underReports,
  access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
  ofManyOwners: true,
  query: returnsPage,
  variables: ({ url, session }) => listVariables(returnList, url.searchParams, rowsOf(session)),
  followsSearch: true,
  page: () => import('./ReturnsPage.tsx'),
})

/** Open items about payments and about the bank. */
export const returnsDeskRoute = screen<ReturnsDeskPageQuery>()({
  id: 'returns-desk',
  path: 'returns-desk',
  title: 'Returns desk',
  crumb: 'Returns Desk',
  under: underReports,
  access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
  ofManyOwners: true,
  query: returnsDeskPage,
  variables: ({ url, session }) => listVariables(deskList, url.searchParams, rowsOf(session)),
  followsSearch: true,
  page: () => import('./ReturnsDeskPage.tsx'),
})
