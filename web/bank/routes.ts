import type { BankPageQuery } from '../__generated__/BankPageQuery.graphql.ts'
import bankPage from '../__generated__/BankPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { underReports } from '../core/screens/underReports.ts'
import { operations } from '../core/session/access.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { bankLineList } from './bankLineList.ts'

/** Reconciliation of the bank lines with the books. */
export const bankRoute = screen<BankPageQuery>()({
  id: 'bank',
  path: 'bank',
  title: 'Bank reconciliation',
  crumb: 'Bank Reconciliation',
  under: underReports,
  access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
  ofManyOwners: true,
  query: bankPage,
  variables: ({ url, session }) => {
    const variables = listVariables(bankLineList, url.searchParams, rowsOf(session))
    return { ...variables, date: variables.filter?.to ?? null }
  },
  followsSearch: true,
  page: () => import('./BankPage.tsx'),
})
