import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { RolloversPageQuery } from '../../__generated__/RolloversPageQuery.graphql.ts'
import { Approvals } from '../../approvals/Approvals.tsx'
import { NotFoundView } from '../../app/screens/NotFound.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { listLabel } from './requestLists.ts'
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
    <>
      <PageHeading>Rollovers: {listLabel(list)}</PageHeading>
      <Approvals viewerKey={viewer} />
      <Card around="list">
        <RolloverList viewerKey={viewer} list={list} />
      </Card>
    </>
  )
}
