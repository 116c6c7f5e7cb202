import type { RouteObject } from 'react-router-dom'
import type { OpenedPageQuery } from '../../__generated__/OpenedPageQuery.graphql.ts'
import openedPage from '../../__generated__/OpenedPageQuery$parameters.ts'
import type { RequestsPageQuery } from '../../__generated__/RequestsPageQuery.graphql.ts'
import requestsPage from '../../__generated__/RequestsPageQuery$parameters.ts'
import { plainScreen, screen } from '../../core/screens/screen.tsx'
import { PageNotFound } from '../../core/screens/NotFound.tsx'
import { operations } from '../../core/session/access.ts'
import { leadsTo } from '../../core/session/redirect.ts'
import { rowsOf } from '../../core/session/rowsOf.ts'
import { listVariables } from '../../kit/lists/listSpec.ts'
import { requestLists, requestListSpec } from './requestLists.ts'
import type { RequestKind } from './texts.ts'

const access = { roles: operations, needsOwner: false, refusal: 'LOGIN' } as const

/** A request opens as a dialog over its list. */
const opening = (list: RouteObject, request: RouteObject): RouteObject => Object.assign(list, { children: [request] })

const listsOf = (kind: RequestKind, group: 'Withdrawals' | 'Rollovers') => {
  const isRollover = kind === 'rollover'
  return requestLists.map(({ status, list, label }) =>
    opening(
      screen<RequestsPageQuery>()({
        id: `${kind}s-${status}`,
        path: `${kind}s/${status}`,
        title: `${group}: ${label}`,
        crumb: label,
        access,
        menu: { label, group, shownTo: operations },
        ofManyOwners: true,
        query: requestsPage,
        variables: ({ url, session }) => ({
          isRollover,
          list,
          ...listVariables(requestListSpec(kind, list), url.searchParams, rowsOf(session)),
        }),
        followsSearch: true,
        follows: { kinds: ['REQUEST'], isList: true },
        page: () => import('./RequestsPage.tsx'),
      }),
      screen<OpenedPageQuery>()({
        id: `${kind}-${status}`,
        path: ':requestId',
        title: isRollover ? 'Edit Rollover' : 'Edit Withdrawal',
        crumb: label,
        access,
        ofManyOwners: true,
        over: true,
        query: openedPage,
        variables: ({ params }) => ({ isRollover, requestId: Number(params.requestId) }),
        alwaysFresh: true,
        page: () => import('./OpenedPage.tsx'),
      }),
    ),
  )
}

/** The staff lists of requests. The first path segment decides where users without access are redirected. */
export const requestListRoutes: RouteObject[] = [
  ...listsOf('withdrawal', 'Withdrawals'),
  ...listsOf('rollover', 'Rollovers'),
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
