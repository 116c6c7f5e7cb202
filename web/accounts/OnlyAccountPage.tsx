import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Navigate, useLocation } from 'react-router-dom'
import type { OnlyAccountPageQuery } from '../__generated__/OnlyAccountPageQuery.graphql.ts'

export const query = graphql`
  query OnlyAccountPageQuery($accountOwnerId: Int) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        accounts(first: 2) {
          edges {
            node {
              accountId
            }
          }
        }
      }
    }
  }
`

/** An address that names no account means the only one; with several there is nothing to choose by, so Home it is. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<OnlyAccountPageQuery> }) {
  const { pathname, search } = useLocation()
  const { viewer } = usePreloadedQuery<OnlyAccountPageQuery>(query, queryRef)
  const accounts = viewer?.accountOwner?.accounts?.edges ?? []
  const [only] = accounts
  const to = only && accounts.length === 1 ? `/${only.node.accountId}${pathname}${search}` : '/home'
  return <Navigate to={to} replace />
}
