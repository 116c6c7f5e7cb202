import type { RouteObject } from 'react-router-dom'
import type { OpenedPagesRolloverQuery } from '../../__generated__/OpenedPagesRolloverQuery.graphql.ts'
import rolloverOpened from '../../__generated__/OpenedPagesRolloverQuery$parameters.ts'
import type { RolloversPageQuery } from '../../__generated__/RolloversPageQuery.graphql.ts'
import rolloversPage from '../../__generated__/RolloversPageQuery$parameters.ts'
import type { OpenedPagesWithdrawalQuery } from '../../__generated__/OpenedPagesWithdrawalQuery.graphql.ts'
import withdrawalOpened from '../../__generated__/OpenedPagesWithdrawalQuery$parameters.ts'
import type { WithdrawalsPageQuery } from '../../__generated__/WithdrawalsPageQuery.graphql.ts'
import withdrawalsPage from '../../__generated__/WithdrawalsPageQuery$parameters.ts'
import { plainScreen, screen } from '../../core/screens/screen.tsx'
import { PageNotFound } from '../../core/screens/NotFound.tsx'
import { operations } from '../../core/session/access.ts'
import { leadsTo } from '../../core/session/redirect.ts'
import { listVariables } from '../../kit/lists/listSpec.ts'
import { requestLists, requestListSpec } from './requestLists.ts'

const access = { roles: operations, needsOwner: false, refusal: 'LOGIN' } as const

const opened = () => import('./OpenedPages.tsx')

/** A request opens over its list. */
const opening = (list: RouteObject, request: RouteObject): RouteObject => Object.assign(list, { children: [request] })

/** The lists of requests for staff. Nobody else gets past the first word of the address. */
export const requestListRoutes: RouteObject[] = [
  ...requestLists.map(({ status, list, label }) =>
    opening(
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
        follows: { kinds: ['REQUEST'], isList: true },
        page: () => import('./WithdrawalsPage.tsx'),
      }),
      screen<OpenedPagesWithdrawalQuery>()({
        id: `withdrawal-${status}`,
        path: ':requestId',
        title: 'Edit Withdrawal',
        crumb: label,
        access,
        ofManyOwners: true,
        over: true,
        query: withdrawalOpened,
        variables: ({ params }) => ({ requestId: Number(params.requestId) }),
        alwaysFresh: true,
        page: () => opened().then(({ WithdrawalPage }) => ({ Page: WithdrawalPage })),
      }),
    ),
  ),
  ...requestLists.map(({ status, list, label }) =>
    opening(
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
        follows: { kinds: ['REQUEST'], isList: true },
        page: () => import('./RolloversPage.tsx'),
      }),
      screen<OpenedPagesRolloverQuery>()({
        id: `rollover-${status}`,
        path: ':requestId',
        title: 'Edit Rollover',
        crumb: label,
        access,
        ofManyOwners: true,
        over: true,
        query: rolloverOpened,
        variables: ({ params }) => ({ requestId: Number(params.requestId) }),
        alwaysFresh: true,
        page: () => opened().then(({ RolloverPage }) => ({ Page: RolloverPage })),
      }),
    ),
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
