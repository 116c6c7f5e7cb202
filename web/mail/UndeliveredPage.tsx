import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { UndeliveredPageQuery } from '../__generated__/UndeliveredPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { UndeliveredList } from './UndeliveredList.tsx'

export const query = graphql`
  query UndeliveredPageQuery($first: Int, $after: String, $last: Int, $before: String, $sort: UndeliveredMailSort)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...UndeliveredList_viewer @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort)
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<UndeliveredPageQuery> }) {
  const { viewer } = usePreloadedQuery<UndeliveredPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading intro="Emails that never arrived and are not tried again. Reach these people another way.">
        Undelivered Mail
      </PageHeading>
      <Card around="list">
        <UndeliveredList viewerKey={viewer} />
      </Card>
    </>
  )
}
