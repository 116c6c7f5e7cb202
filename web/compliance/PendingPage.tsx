import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { PendingPageQuery } from '../__generated__/PendingPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import type { ListVariables } from '../kit/lists/listSpec.ts'
import type { pendingList } from './pendingList.ts'
import { PendingList } from './PendingList.tsx'
import { SanctionsMatches } from './SanctionsMatches.tsx'

export const query = graphql`
  query PendingPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: CompliancePendingSort
    $filter: CompliancePendingFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      ...SanctionsMatches_viewer
      ...PendingList_viewer
        @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<PendingPageQuery> }) {
  const { viewer } = usePreloadedQuery<PendingPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading
        intro="Accounts whose owner could not be validated automatically, oldest first."
        actions={<ScreenLink to="/compliance/decided">Decided accounts</ScreenLink>}
      >
        Pending Approval
      </PageHeading>
      <SanctionsMatches viewerKey={viewer} />
      <Card around="list">
        <PendingList viewerKey={viewer} page={queryRef.variables as ListVariables<typeof pendingList>} />
      </Card>
    </>
  )
}
