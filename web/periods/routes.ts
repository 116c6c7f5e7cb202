import type { MonthsPageQuery } from '../__generated__/MonthsPageQuery.graphql.ts'
import monthsPage from '../__generated__/MonthsPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { underReports } from '../core/screens/underReports.ts'
import { operations } from '../core/session/access.ts'

/** Closed months and the trial balance. */
export const monthsRoute = screen<MonthsPageQuery>()({
  id: 'months',
  path: 'months',
  title: 'Month-end close',
  crumb: 'Month-End Close',
  under: underReports,
  access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
  ofManyOwners: true,
  query: monthsPage,
  variables: ({ url }) => ({ date: /^\d{4}-\d{2}-\d{2}$/.exec(url.searchParams.get('date') ?? '')?.[0] ?? null }),
  followsSearch: true,
  page: () => import('./MonthsPage.tsx'),
})
