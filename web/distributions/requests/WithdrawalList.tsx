import { graphql, useRefetchableFragment } from 'react-relay'
import type { WithdrawalList_viewer$key } from '../../__generated__/WithdrawalList_viewer.graphql.ts'
import type { WithdrawalListPageQuery } from '../../__generated__/WithdrawalListPageQuery.graphql.ts'
import { usePages } from '../../kit/lists/usePages.ts'
import { RequestList } from './RequestList.tsx'
import type { RequestList as ListName } from './requestLists.ts'

interface Props {
  viewerKey: WithdrawalList_viewer$key
  list: ListName
}

export function WithdrawalList({ viewerKey, list }: Props) {
  const [{ withdrawalRequests }, refetch] = useRefetchableFragment<WithdrawalListPageQuery, WithdrawalList_viewer$key>(
    graphql`
      fragment WithdrawalList_viewer on Viewer
      @refetchable(queryName: "WithdrawalListPageQuery")
      @argumentDefinitions(list: { type: "RequestList!" }, first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        withdrawalRequests(list: $list, first: $first, after: $after) {
          ...RequestList_withdrawals
        }
      }
    `,
    viewerKey,
  )
  const pages = usePages((variables) => refetch({ list, ...variables }, { fetchPolicy: 'store-and-network' }))
  return <RequestList kind="withdrawal" list={list} requestsKey={withdrawalRequests} pages={pages} />
}
