import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { RolloversPageQuery } from '../../__generated__/RolloversPageQuery.graphql.ts'
import { NotFoundView } from '../../app/screens/NotFound.tsx'
import { RequestsFrame } from './RequestsFrame.tsx'
import { RolloverList } from './RolloverList.tsx'

export const query = graphql`
  query RolloversPageQuery($list: RequestList!, $first: Int!) @preloadable @throwOnFieldError {
    viewer {
      ...RolloverList_viewer @arguments(list: $list, first: $first)
      ...Approvals_viewer @arguments(entity: "distribution_request")
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<RolloversPageQuery> }) {
  const { viewer } = usePreloadedQuery<RolloversPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  const { list } = queryRef.variables
  return (
    <RequestsFrame kind="rollover" list={list} approvalsKey={viewer}>
      <RolloverList viewerKey={viewer} list={list} />
    </RequestsFrame>
  )
}
