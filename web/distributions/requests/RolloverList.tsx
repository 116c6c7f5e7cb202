import { graphql, useRefetchableFragment } from 'react-relay'
import type { RolloverList_viewer$key } from '../../__generated__/RolloverList_viewer.graphql.ts'
import type { RolloverListPageQuery } from '../../__generated__/RolloverListPageQuery.graphql.ts'
import { usePages } from '../../kit/lists/usePages.ts'
import { RequestList } from './RequestList.tsx'
import type { RequestList as ListName } from './requestLists.ts'

interface Props {
  viewerKey: RolloverList_viewer$key
  list: ListName
}

export function RolloverList({ viewerKey, list }: Props) {
  const [{ rolloverRequests }, refetch] = useRefetchableFragment<RolloverListPageQuery, RolloverList_viewer$key>(
    graphql`
      fragment RolloverList_viewer on Viewer
      @refetchable(queryName: "RolloverListPageQuery")
      @argumentDefinitions(list: { type: "RequestList!" }, first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        rolloverRequests(list: $list, first: $first, after: $after) {
          ...RequestList_rollovers
        }
      }
    `,
    viewerKey,
  )
  const pages = usePages((variables) => refetch({ list, ...variables }, { fetchPolicy: 'store-and-network' }))
  return <RequestList kind="rollover" list={list} requestsKey={rolloverRequests} pages={pages} />
}
