import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { RolloversPageQuery } from '../../__generated__/RolloversPageQuery.graphql.ts'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import type { ShownPage } from './requestLists.ts'
import { RequestsFrame } from './RequestsFrame.tsx'
import { RequestList } from './RequestList.tsx'

export const query = graphql`
  query RolloversPageQuery(
    $list: RequestList!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: RequestSort
    $filter: RequestFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      rolloverRequests(
        list: $list
        first: $first
        after: $after
        last: $last
        before: $before
        sort: $sort
        filter: $filter
      ) {
        ...RequestList_rollovers
      }
      ...Approvals_viewer @arguments(entity: "distribution_request")
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<RolloversPageQuery> }) {
  const { viewer } = usePreloadedQuery<RolloversPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  const shown = queryRef.variables as ShownPage
  return (
    <RequestsFrame kind="rollover" list={shown.list} approvalsKey={viewer}>
      <RequestList kind="rollover" shown={shown} requestsKey={viewer.rolloverRequests} />
    </RequestsFrame>
  )
}
