import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { PendingPageQuery } from '../__generated__/PendingPageQuery.graphql.ts'
import { NotFoundView } from '../app/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { PendingList } from './PendingList.tsx'

export const query = graphql`
  query PendingPageQuery($first: Int!) @preloadable @throwOnFieldError {
    viewer {
      ...PendingList_viewer @arguments(first: $first)
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<PendingPageQuery> }) {
  const { viewer } = usePreloadedQuery<PendingPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading intro="Accounts whose owner could not be validated automatically, oldest first.">
        Pending Approval
      </PageHeading>
      <Card around="list">
        <PendingList viewerKey={viewer} />
      </Card>
    </>
  )
}
