import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { WithdrawalsPageQuery } from '../../__generated__/WithdrawalsPageQuery.graphql.ts'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import type { ShownPage } from './requestLists.ts'
import { RequestsFrame } from './RequestsFrame.tsx'
import { RequestList } from './RequestList.tsx'

export const query = graphql`
  query WithdrawalsPageQuery(
    $list: RequestList!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: RequestSort
    $filter: RequestFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      withdrawalRequests(
        list: $list
        first: $first
        after: $after
        last: $last
        before: $before
        sort: $sort
        filter: $filter
      ) {
        ...RequestList_withdrawals
      }
      ...Approvals_viewer @arguments(entity: "distribution_request")
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<WithdrawalsPageQuery> }) {
  const { viewer } = usePreloadedQuery<WithdrawalsPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  const shown = queryRef.variables as ShownPage
  return (
    <RequestsFrame kind="withdrawal" list={shown.list} approvalsKey={viewer}>
      <RequestList kind="withdrawal" shown={shown} requestsKey={viewer.withdrawalRequests} />
    </RequestsFrame>
  )
}
