import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { ReturnsDeskPageQuery } from '../__generated__/ReturnsDeskPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { DeskList } from './DeskList.tsx'
import { RecordReturns } from './RecordReturns.tsx'

export const query = graphql`
  query ReturnsDeskPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: DeskSort
    $filter: DeskFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      ...DeskList_viewer
        @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<ReturnsDeskPageQuery> }) {
  const { viewer } = usePreloadedQuery<ReturnsDeskPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading
        intro={
          <>
            Returned payments, uncashed checks, missing plan money and unmatched bank lines. Settled ones are in{' '}
            <ScreenLink to="/returns">Returned Payments</ScreenLink> and{' '}
            <ScreenLink to="/bank">Bank Reconciliation</ScreenLink>.
          </>
        }
        actions={<RecordReturns />}
      >
        Returns Desk
      </PageHeading>
      <Card around="list">
        <DeskList viewerKey={viewer} />
      </Card>
    </>
  )
}
