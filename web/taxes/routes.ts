import type { TaxesPageQuery } from '../__generated__/TaxesPageQuery.graphql.ts'
import taxesPage from '../__generated__/TaxesPageQuery$parameters.ts'
import { firstDay, openEnd, searchIn } from '../accounting/bookSearch.ts'
import { plainScreen, screen } from '../core/screens/screen.tsx'
import { taxPeriodIn } from './taxPeriods.ts'
import { operations } from '../core/session/access.ts'

export const taxesRoute = screen<TaxesPageQuery>()({
  id: 'taxes',
  path: 'state',
  title: 'Taxes',
  crumb: 'Taxes',
  access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
  menu: { label: 'Taxes', shownTo: operations },
  query: taxesPage,
  variables: ({ url }) => {
    const { accountId, startDate, endDate } = searchIn(url.searchParams)
    return {
      bookIds: accountId ? [Number(accountId)] : [],
      startDate: startDate || firstDay,
      endDate: endDate || openEnd,
      isSearch: Boolean(accountId && endDate),
      period: taxPeriodIn(url.searchParams),
    }
  },
  followsSearch: true,
  page: () => import('./TaxesPage.tsx'),
})

export const calculatorRoute = plainScreen({
  id: 'calculator',
  path: 'calculator',
  title: 'Tax calculator',
  crumb: 'Tax Calculator',
  access: { roles: 'SIGNED_IN', needsOwner: false, refusal: 'LOGIN' },
  page: () => import('./CalculatorPage.tsx'),
})
