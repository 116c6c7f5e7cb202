import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { WithdrawalsPageQuery } from '../../__generated__/WithdrawalsPageQuery.graphql.ts'
import { NotFoundView } from '../../app/screens/NotFound.tsx'
import { RequestsFrame } from './RequestsFrame.tsx'
import { WithdrawalList } from './WithdrawalList.tsx'

export const query = graphql`
  query WithdrawalsPageQuery($list: RequestList!, $first: Int!) @preloadable @throwOnFieldError {
    viewer {
      ...WithdrawalList_viewer @arguments(list: $list, first: $first)
      ...Approvals_viewer @arguments(entity: "distribution_request")
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<WithdrawalsPageQuery> }) {
  const { viewer } = usePreloadedQuery<WithdrawalsPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  const { list } = queryRef.variables
  return (
    <RequestsFrame kind="withdrawal" list={list} approvalsKey={viewer}>
      <WithdrawalList viewerKey={viewer} list={list} />
    </RequestsFrame>
  )
}
