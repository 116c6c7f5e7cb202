import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { TransactionsPageQuery } from '../__generated__/TransactionsPageQuery.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { EmptyState } from '../kit/ui/EmptyState.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import { BookView } from './BookView.tsx'

// The approvals load separately, because few users need them. The screen waits for them, to avoid a layout shift.
const Approvals = lazyPart(async () => ({ default: (await import('../approvals/Approvals.tsx')).Approvals }))

export const query = graphql`
  query TransactionsPageQuery(
    $accountOwnerId: Int
    $decides: Boolean!
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
      ...Approvals_viewer @arguments(accountOwnerId: $accountOwnerId) @include(if: $decides) @alias(as: "deciding")
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

const useStyles = makeStyles({ parts: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

export function Page({ queryRef }: { queryRef: PreloadedQuery<TransactionsPageQuery> }) {
  const styles = useStyles()
  const { startDate, endDate } = queryRef.variables
  const { viewer } = usePreloadedQuery<TransactionsPageQuery>(query, queryRef)
  const owner = viewer?.accountOwner
  return (
    <>
      <PageHeading intro={owner && !owner.onlyAccount ? 'Choose an account to see its transactions.' : undefined}>
        Transactions
      </PageHeading>
      <div className={styles.parts}>
        {viewer?.deciding && owner ? <Approvals viewerKey={viewer.deciding} folds /> : null}
        {viewer && owner?.onlyAccount ? (
          <BookView viewerKey={viewer} accountKey={owner.onlyAccount} isOfDays={Boolean(startDate || endDate)} />
        ) : (
          <Card>
            {owner ? <AccountLinks accountOwnerKey={owner} /> : <EmptyState>Please select an account</EmptyState>}
          </Card>
        )}
      </div>
    </>
  )
}
