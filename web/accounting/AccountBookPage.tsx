import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { AccountBookPageQuery } from '../__generated__/AccountBookPageQuery.graphql.ts'
import { useRememberedAccount } from '../session/useRememberedAccount.ts'
import { NotFoundView } from '../shell/NotFound.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { BookView } from './BookView.tsx'

export const query = graphql`
  query AccountBookPageQuery($accountOwnerId: Int, $accountId: Int!) @preloadable @throwOnFieldError {
    viewer {
      ...BookView_viewer
      accountOwner(accountOwnerId: $accountOwnerId) {
        account(accountId: $accountId) {
          ...BookView_account
        }
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<AccountBookPageQuery> }) {
  useRememberedAccount()
  const { viewer } = usePreloadedQuery<AccountBookPageQuery>(query, queryRef)
  const account = viewer?.accountOwner?.account
  if (!viewer || !account) return <NotFoundView />
  return (
    <>
      <PageHeading>Transactions</PageHeading>
      <BookView viewerKey={viewer} accountKey={account} />
    </>
  )
}
