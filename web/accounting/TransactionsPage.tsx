import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { TransactionsPageQuery } from '../__generated__/TransactionsPageQuery.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { EmptyState } from '../kit/ui/EmptyState.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { BookView } from './BookView.tsx'

export const query = graphql`
  query TransactionsPageQuery(
    $accountOwnerId: Int
    $startDate: Date
    $endDate: Date
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: BookTransactionSort
    $filter: BookTransactionFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      ...BookView_viewer
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...AccountLinks_accountOwner
        onlyAccount {
          ...BookView_account
            @arguments(
              startDate: $startDate
              endDate: $endDate
              first: $first
              after: $after
              last: $last
              before: $before
              sort: $sort
              filter: $filter
            )
        }
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<TransactionsPageQuery> }) {
  const { startDate, endDate } = queryRef.variables
  const { viewer } = usePreloadedQuery<TransactionsPageQuery>(query, queryRef)
  const owner = viewer?.accountOwner
  return (
    <>
      <PageHeading intro={owner && !owner.onlyAccount ? 'Choose an account to see its transactions.' : undefined}>
        Transactions
      </PageHeading>
      {viewer && owner?.onlyAccount ? (
        <BookView viewerKey={viewer} accountKey={owner.onlyAccount} isOfDays={Boolean(startDate || endDate)} />
      ) : (
        <Card>
          {owner ? <AccountLinks accountOwnerKey={owner} /> : <EmptyState>Please select an account</EmptyState>}
        </Card>
      )}
    </>
  )
}
