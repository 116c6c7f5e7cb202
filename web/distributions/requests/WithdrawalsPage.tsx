import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { WithdrawalsPageQuery } from '../../__generated__/WithdrawalsPageQuery.graphql.ts'
import { Approvals } from '../../approvals/Approvals.tsx'
import { NotFoundView } from '../../app/screens/NotFound.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { listLabel } from './requestLists.ts'
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
    <>
      <PageHeading>Withdrawals: {listLabel(list)}</PageHeading>
      <Approvals viewerKey={viewer} />
      <Card around="list">
        <WithdrawalList viewerKey={viewer} list={list} />
      </Card>
    </>
  )
}
