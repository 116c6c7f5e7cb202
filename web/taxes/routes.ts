import type { TaxesPageQuery } from '../__generated__/TaxesPageQuery.graphql.ts'
import type { CalculatorPageQuery } from '../__generated__/CalculatorPageQuery.graphql.ts'
import calculatorPage from '../__generated__/CalculatorPageQuery$parameters.ts'
import type { StateFormsPageQuery } from '../__generated__/StateFormsPageQuery.graphql.ts'
import stateFormsPage from '../__generated__/StateFormsPageQuery$parameters.ts'
import taxesPage from '../__generated__/TaxesPageQuery$parameters.ts'
import { firstDay, openEnd, searchIn } from '../accounting/bookSearch.ts'
import { screen } from '../core/screens/screen.tsx'
import { taxPeriodIn } from './taxPeriods.ts'
import { ownerVariable } from '../core/session/session.ts'
import { operations } from '../core/session/access.ts'

export const taxesRoute = screen<TaxesPageQuery>()({
  id: 'taxes',
  path: 'state',
  title: 'Taxes',
  crumb: 'Taxes',
  access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
  ofManyOwners: true,
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

export const calculatorRoute = screen<CalculatorPageQuery>()({
  id: 'calculator',
  path: 'calculator',
  title: 'Tax calculator',
  crumb: 'Tax Calculator',
  access: { roles: 'SIGNED_IN', needsOwner: false, refusal: 'LOGIN' },
  query: calculatorPage,
  variables: ({ session }) => ({ accountOwnerId: ownerVariable(session) }),
  page: () => import('./CalculatorPage.tsx'),
})

/** Screen for an owner's state withholding forms. Staff record a form, and a second person decides about it. */
export const stateFormsRoute = screen<StateFormsPageQuery>()({
  id: 'stateForms',
  path: 'state-forms',
  title: 'State forms',
  crumb: 'State Forms',
  access: { roles: operations, needsOwner: true, refusal: 'LOGIN' },
  query: stateFormsPage,
  variables: ({ session }) => ({ accountOwnerId: ownerVariable(session) }),
  // Always refetch, because staff may have just uploaded the document.
  alwaysFresh: true,
  page: () => import('./StateFormsPage.tsx'),
})
