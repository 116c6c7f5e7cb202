import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { AccountBookPageQuery } from '../__generated__/AccountBookPageQuery.graphql.ts'
import { useRememberedAccount } from '../core/session/useRememberedAccount.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { BookView } from './BookView.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

// The approvals load separately, because few users need them. The screen waits for them, to avoid a layout shift.
const Approvals = lazyPart(async () => ({ default: (await import('../approvals/Approvals.tsx')).Approvals }))

export const query = graphql`
  query AccountBookPageQuery(
    $accountOwnerId: Int
    $accountId: Int!
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
      ...Approvals_viewer @arguments(accountId: $accountId) @include(if: $decides) @alias(as: "deciding")
      accountOwner(accountOwnerId: $accountOwnerId) {
        account(accountId: $accountId) {
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

export function Page({ queryRef }: { queryRef: PreloadedQuery<AccountBookPageQuery> }) {
  const styles = useStyles()
  useRememberedAccount()
  const { startDate, endDate } = queryRef.variables
  const { viewer } = usePreloadedQuery<AccountBookPageQuery>(query, queryRef)
  const account = viewer?.accountOwner?.account
  if (!viewer || !account) return <NotFoundView />
  return (
    <>
      <PageHeading>Transactions</PageHeading>
      <div className={styles.parts}>
        {viewer.deciding ? <Approvals viewerKey={viewer.deciding} /> : null}
        <BookView viewerKey={viewer} accountKey={account} isOfDays={Boolean(startDate || endDate)} />
      </div>
    </>
  )
}
