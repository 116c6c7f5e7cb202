import type { RouteObject } from 'react-router-dom'
import type { RolloversPageQuery } from '../../__generated__/RolloversPageQuery.graphql.ts'
import rolloversPage from '../../__generated__/RolloversPageQuery$parameters.ts'
import type { WithdrawalsPageQuery } from '../../__generated__/WithdrawalsPageQuery.graphql.ts'
import withdrawalsPage from '../../__generated__/WithdrawalsPageQuery$parameters.ts'
import { plainScreen, screen } from '../../app/screens/screen.tsx'
import { PageNotFound } from '../../app/screens/NotFound.tsx'
import { operations } from '../../app/session/access.ts'
import { leadsTo } from '../../app/session/redirect.ts'
import { listVariables } from '../../kit/lists/listSpec.ts'
import { requestLists, requestListSpec } from './requestLists.ts'

const access = { roles: operations, needsOwner: false, refusal: 'LOGIN' } as const

/** The lists of requests for staff. Nobody else gets past the first word of the address. */
export const requestListRoutes: RouteObject[] = [
  ...requestLists.map(({ status, list, label }) =>
    screen<WithdrawalsPageQuery>()({
      id: `withdrawals-${status}`,
      path: `withdrawals/${status}`,
      title: `Withdrawals: ${label}`,
      crumb: label,
      access,
      menu: { label, group: 'Withdrawals', shownTo: operations },
      ofManyOwners: true,
      query: withdrawalsPage,
      variables: ({ url }) => ({ list, ...listVariables(requestListSpec('withdrawal', list), url.searchParams) }),
      followsSearch: true,
      page: () => import('./WithdrawalsPage.tsx'),
    }),
  ),
  ...requestLists.map(({ status, list, label }) =>
    screen<RolloversPageQuery>()({
      id: `rollovers-${status}`,
      path: `rollovers/${status}`,
      title: `Rollovers: ${label}`,
      crumb: label,
      access,
      menu: { label, group: 'Rollovers', shownTo: operations },
      ofManyOwners: true,
      query: rolloversPage,
      variables: ({ url }) => ({ list, ...listVariables(requestListSpec('rollover', list), url.searchParams) }),
      followsSearch: true,
      page: () => import('./RolloversPage.tsx'),
    }),
  ),
  ...(['withdrawals', 'rollovers'] as const).flatMap((group) => [
    { path: group, element: null, loader: leadsTo(`/${group}/pending`) },
    plainScreen({
      id: `${group}-unknown`,
      path: `${group}/*`,
      title: 'Page not found',
      crumb: 'Page not found',
      access,
      page: async () => ({ Page: PageNotFound }),
    }),
  ]),
]
