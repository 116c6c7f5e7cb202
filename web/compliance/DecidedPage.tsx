import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { DecidedPageQuery } from '../__generated__/DecidedPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { DecidedList } from './DecidedList.tsx'
import { PackForm } from './PackForm.tsx'

export const query = graphql`
  query DecidedPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: ComplianceDecidedSort
    $filter: ComplianceDecidedFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      ...DecidedList_viewer
        @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<DecidedPageQuery> }) {
  const { viewer } = usePreloadedQuery<DecidedPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading intro="Who approved or rejected which account, when and why.">Decided Accounts</PageHeading>
      <Card around="list">
        <DecidedList viewerKey={viewer} />
      </Card>
      <PackForm />
    </>
  )
}
