import type { RouteObject } from 'react-router-dom'
import type { AccountingPageQuery } from '../__generated__/AccountingPageQuery.graphql.ts'
import accountingPage from '../__generated__/AccountingPageQuery$parameters.ts'
import type { TaxesPageQuery } from '../__generated__/TaxesPageQuery.graphql.ts'
import taxesPage from '../__generated__/TaxesPageQuery$parameters.ts'
import { screen } from '../app/screens/screen.tsx'
import { office } from '../app/session/access.ts'
import { firstDay, searchIn } from '../accounting/bookSearch.ts'

const access = { roles: office, needsOwner: false, refusal: 'LOGIN' } as const
/** Stands for a day that is not given; what it would be used for is then not asked. */
const openEnd = '9999-12-31'

/** Withheld taxes and the internal books, a part of the table of screens. */
export const taxScreens: RouteObject[] = [
  screen<TaxesPageQuery>()({
    id: 'taxes',
    path: 'state',
    title: 'Taxes',
    crumb: 'Taxes',
    access,
    menu: { label: 'Taxes', shownTo: office },
    query: taxesPage,
    variables: ({ url }) => {
      const { accountId, startDate, endDate } = searchIn(url.searchParams)
      return {
        bookIds: accountId ? [Number(accountId)] : [],
        startDate: startDate || firstDay,
        endDate: endDate || openEnd,
        isSearch: Boolean(accountId && endDate),
      }
    },
    followsSearch: true,
    page: () => import('./TaxesPage.tsx'),
  }),
  screen<AccountingPageQuery>()({
    id: 'accounting',
    path: 'accounts',
    title: 'Accounting',
    crumb: 'Accounts',
    access,
    query: accountingPage,
    variables: ({ url }) => {
      const { accountId, startDate, endDate } = searchIn(url.searchParams)
      const hasDays = Boolean(startDate || endDate)
      return {
        bookId: Number(accountId),
        startDate: startDate || null,
        endDate: endDate || openEnd,
        isWhole: Boolean(accountId && !hasDays),
        isOfDays: Boolean(accountId && hasDays),
      }
    },
    followsSearch: true,
    // A book of some days and the whole book are the same one to the store: an old answer would show the other's balance.
    alwaysFresh: true,
    page: () => import('../accounting/AccountingPage.tsx'),
  }),
]
