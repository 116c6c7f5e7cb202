import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { PlansPageQuery } from '../__generated__/PlansPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Approvals } from '../approvals/Approvals.tsx'
import { PlanList } from './PlanList.tsx'

export const query = graphql`
  query PlansPageQuery($first: Int, $after: String, $last: Int, $before: String, $sort: PlanSort, $filter: PlanFilter)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...Approvals_viewer @arguments(entity: "plan")
      ...PlanList_viewer
        @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
    }
  }
`

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

export function Page({ queryRef }: { queryRef: PreloadedQuery<PlansPageQuery> }) {
  const { viewer } = usePreloadedQuery<PlansPageQuery>(query, queryRef)
  const styles = useStyles()
  if (!viewer) return <NotFoundView />
  return (
    <div className={styles.root}>
      <div>
        <PlanList viewerKey={viewer} />
      </div>
      <Approvals viewerKey={viewer} />
    </div>
  )
}
