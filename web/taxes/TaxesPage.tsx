import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { TaxesPageQuery } from '../__generated__/TaxesPageQuery.graphql.ts'
import { Approvals } from '../approvals/Approvals.tsx'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { firstDay } from '../accounting/bookSearch.ts'
import { BookSearchForm } from '../accounting/BookSearchForm.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { TaxesOwed } from './TaxesOwed.tsx'
import { TaxBalances } from './TaxBalances.tsx'

export const query = graphql`
  query TaxesPageQuery($bookIds: [Int!]!, $startDate: Date!, $endDate: Date!, $isSearch: Boolean!, $period: TaxPeriod!)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...Approvals_viewer @arguments(effect: "tax-payment")
      taxBooks {
        ...BookSearchForm_books
      }
      taxBalances(bookIds: $bookIds, startDate: $startDate, endDate: $endDate) @include(if: $isSearch) {
        ...TaxBalances_balances
      }
      taxesOwed(period: $period) @skip(if: $isSearch) {
        ...TaxesOwed_taxes
      }
    }
  }
`

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '24px' },
  back: { marginBlockStart: '16px' },
})

export function Page({ queryRef }: { queryRef: PreloadedQuery<TaxesPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<TaxesPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  const { startDate, endDate } = queryRef.variables
  return (
    <>
      <PageHeading intro="Tax withheld and not paid yet. Record each payment to the IRS or a state.">Taxes</PageHeading>
      <div className={styles.root}>
        <Approvals viewerKey={viewer} />
        {viewer.taxesOwed ? (
          <Card heading="Owed" around="list">
            <TaxesOwed taxesKey={viewer.taxesOwed} />
          </Card>
        ) : null}
        <Card heading="Find another period">
          <BookSearchForm
            booksKey={viewer.taxBooks ?? []}
            written="MM/DD/YYYY"
            needsEnd
            startHint={`${formatDate(firstDay)} when left empty`}
          />
        </Card>
        {viewer.taxBalances ? (
          <Card heading="Accounts" around="list">
            <TaxBalances balancesKey={viewer.taxBalances} startDate={startDate} endDate={endDate} />
            <p className={styles.back}>
              <ScreenLink to="/state">All taxes owed</ScreenLink>
            </p>
          </Card>
        ) : null}
      </div>
    </>
  )
}
