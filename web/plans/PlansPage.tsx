import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { PlansPageQuery } from '../__generated__/PlansPageQuery.graphql.ts'
import { NotFoundView } from '../app/screens/NotFound.tsx'
import { PlanList } from './PlanList.tsx'

export const query = graphql`
  query PlansPageQuery($first: Int, $after: String, $last: Int, $before: String, $sort: PlanSort, $filter: PlanFilter)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...PlanList_viewer
        @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<PlansPageQuery> }) {
  const { viewer } = usePreloadedQuery<PlansPageQuery>(query, queryRef)
  return viewer ? <PlanList viewerKey={viewer} /> : <NotFoundView />
}
