import type { TaxYearPageQuery } from '../__generated__/TaxYearPageQuery.graphql.ts'
import taxYearPage from '../__generated__/TaxYearPageQuery$parameters.ts'
import { screen } from '../core/screens/screen.tsx'
import { underReports } from '../core/screens/underReports.ts'
import { operations } from '../core/session/access.ts'
import { rowsOf } from '../core/session/rowsOf.ts'
import { listVariables } from '../kit/lists/listSpec.ts'
import { taxFormList } from './taxFormList.ts'

/** Screen for a tax year's reports to the IRS and to the owners. */
export const taxYearRoute = screen<TaxYearPageQuery>()({
  id: 'taxYear',
  path: 'tax-year',
  title: 'Tax year',
  crumb: 'Tax Year',
  under: underReports,
  access: { roles: operations, needsOwner: false, refusal: 'LOGIN' },
  ofManyOwners: true,
  query: taxYearPage,
  variables: ({ url, session }) => {
    const variables = listVariables(taxFormList, url.searchParams, rowsOf(session))
    return { ...variables, year: variables.filter?.year ?? null }
  },
  followsSearch: true,
  page: () => import('./TaxYearPage.tsx'),
})
