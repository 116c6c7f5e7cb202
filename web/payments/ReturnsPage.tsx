import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { ReturnsPageQuery } from '../__generated__/ReturnsPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { RecordReturns } from './RecordReturns.tsx'
import { ReturnList } from './ReturnList.tsx'

export const query = graphql`
  query ReturnsPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: PaymentReturnSort
    $filter: PaymentReturnFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      ...ReturnList_viewer
        @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<ReturnsPageQuery> }) {
  const { viewer } = usePreloadedQuery<ReturnsPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading
        intro="Payments that the bank or the mail returned, and the status of their requests."
        actions={<RecordReturns />}
      >
        Returned Payments
      </PageHeading>
      <Card around="list">
        <ReturnList viewerKey={viewer} />
      </Card>
    </>
  )
}
