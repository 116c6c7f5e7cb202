import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { OwnMailPageQuery } from '../__generated__/OwnMailPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { OwnMailList } from './OwnMailList.tsx'

export const query = graphql`
  query OwnMailPageQuery($first: Int, $after: String, $last: Int, $before: String, $sort: OwnMailSort)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...OwnMailList_viewer @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort)
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<OwnMailPageQuery> }) {
  const { viewer } = usePreloadedQuery<OwnMailPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading intro="The emails we sent to your login address.">Mail from Us</PageHeading>
      <Card around="list">
        <OwnMailList viewerKey={viewer} />
      </Card>
    </>
  )
}
