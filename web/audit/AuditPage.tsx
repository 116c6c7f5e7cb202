import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { AuditPageQuery } from '../__generated__/AuditPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { timesIn } from '../kit/ui/format.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { RowsRead } from './RowsRead.tsx'
import { AuditList } from './AuditList.tsx'

export const query = graphql`
  query AuditPageQuery($first: Int, $after: String, $last: Int, $before: String, $sort: AuditSort, $filter: AuditFilter)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...RowsRead_viewer
      ...AuditList_viewer
        @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
    }
  }
`

const useStyles = makeStyles({ cards: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

export function Page({ queryRef }: { queryRef: PreloadedQuery<AuditPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<AuditPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading intro={`Who changed or viewed what, with the values before and after. ${timesIn()}.`}>
        Audit Trail
      </PageHeading>
      <div className={styles.cards}>
        <Card around="list">
          <AuditList viewerKey={viewer} />
        </Card>
        <RowsRead viewerKey={viewer} />
      </div>
    </>
  )
}
