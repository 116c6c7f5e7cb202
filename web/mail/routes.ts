import type { OwnMailPageQuery } from '../__generated__/OwnMailPageQuery.graphql.ts'
import ownMailPage from '../__generated__/OwnMailPageQuery$parameters.ts'
import type { UndeliveredPageQuery } from '../__generated__/UndeliveredPageQuery.graphql.ts'
import undeliveredPage from '../__generated__/UndeliveredPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { underReports } from '../core/screens/underReports.ts'
import { customer, operations } from '../core/session/access.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { ownMailList, undeliveredList } from './mailLists.ts'

/** Letters and emails sent to a customer. */
export const ownMailRoute = screen<OwnMailPageQuery>()({
  id: 'own-mail',
  path: 'mail',
  title: 'Mail from Us',
  crumb: 'Mail from Us',
  access: { roles: customer, needsOwner: true, refusal: 'LOGIN' },
  query: ownMailPage,
  variables: ({ url, session }) => listVariables(ownMailList, url.searchParams, rowsOf(session)),
  followsSearch: true,
  page: () => import('./OwnMailPage.tsx'),
})

/** Mail that could not be delivered. */
export const undeliveredRoute = screen<UndeliveredPageQuery>()({
  id: 'undelivered',
  path: 'mail/undelivered',
  title: 'Undelivered mail',
  crumb: 'Undelivered Mail',
  under: underReports,
  access: { roles: operations, needsOwner: false, refusal: 'ROOT' },
  ofManyOwners: true,
  query: undeliveredPage,
  variables: ({ url, session }) => listVariables(undeliveredList, url.searchParams, rowsOf(session)),
  followsSearch: true,
  page: () => import('./UndeliveredPage.tsx'),
})
