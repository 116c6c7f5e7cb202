import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { TaxesPageQuery } from '../__generated__/TaxesPageQuery.graphql.ts'
import { Approvals } from '../approvals/Approvals.tsx'
import { NotFoundView } from '../app/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { firstDay } from '../accounting/bookSearch.ts'
import { BookSearchForm } from '../accounting/BookSearchForm.tsx'
import { TaxBalances } from './TaxBalances.tsx'

export const query = graphql`
  query TaxesPageQuery($bookIds: [Int!]!, $startDate: Date!, $endDate: Date!, $isSearch: Boolean!)
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
    }
  }
`

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

export function Page({ queryRef }: { queryRef: PreloadedQuery<TaxesPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<TaxesPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  const { startDate, endDate } = queryRef.variables
  return (
    <>
      <PageHeading intro="Find what was withheld in a range of days, and record its payment.">Taxes</PageHeading>
      <div className={styles.root}>
        <Card>
          <BookSearchForm
            booksKey={viewer.taxBooks ?? []}
            written="MM/DD/YYYY"
            needsEnd
            startHint={`${formatDate(firstDay)} when left empty`}
          />
        </Card>
        <Approvals viewerKey={viewer} />
        {viewer.taxBalances ? (
          <Card heading="Accounts" around="list">
            <TaxBalances balancesKey={viewer.taxBalances} startDate={startDate} endDate={endDate} />
          </Card>
        ) : null}
      </div>
    </>
  )
}
