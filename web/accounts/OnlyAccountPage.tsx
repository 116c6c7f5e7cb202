import { useEffect } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Navigate, useLocation } from 'react-router-dom'
import type { OnlyAccountPageQuery } from '../__generated__/OnlyAccountPageQuery.graphql.ts'
import { notices } from '../kit/notices/notices.ts'

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

/**
 * Redirects a URL without an account id to the owner's only account. If there are several accounts, redirects to Home
 * with a notice to choose an account.
 */
export function Page({ queryRef }: { queryRef: PreloadedQuery<OnlyAccountPageQuery> }) {
  const { pathname, search } = useLocation()
  const { viewer } = usePreloadedQuery<OnlyAccountPageQuery>(query, queryRef)
  const accounts = viewer?.accountOwner?.accounts?.edges ?? []
  const [only] = accounts
  const isUnclear = accounts.length > 1
  useEffect(() => {
    if (isUnclear) notices.error('Choose an Account', 'There are several accounts. Choose one in the list on Home.')
  }, [isUnclear])
  const to = only && accounts.length === 1 ? `/${only.node.accountId}${pathname}${search}` : '/home'
  return <Navigate to={to} replace />
}
