import type { RouteObject } from 'react-router-dom'
import type { PlansPageQuery } from '../__generated__/PlansPageQuery.graphql.ts'
import plansPage from '../__generated__/PlansPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { operations } from '../core/session/access.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { planList } from './planList.ts'

/** Plans and their advisors. */
export const planRoutes: RouteObject[] = [
  screen<PlansPageQuery>()({
    id: 'plans',
    path: 'plans',
    title: 'Advisors/Plans',
    crumb: 'Advisors / Plans',
    access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
    ofManyOwners: true,
    menu: { label: 'Advisors / Plans', shownTo: operations },
    query: plansPage,
    variables: ({ url, session }) => listVariables(planList, url.searchParams, rowsOf(session)),
    followsSearch: true,
    page: () => import('./PlansPage.tsx'),
  }),
]
