import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { ExportsPageQuery } from '../__generated__/ExportsPageQuery.graphql.ts'
import { Approvals } from '../approvals/Approvals.tsx'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { formatCount } from '../kit/ui/format.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { MyExports } from './MyExports.tsx'

export const query = graphql`
  query ExportsPageQuery($decides: Boolean!) @preloadable @throwOnFieldError {
    viewer {
      exportRowsLeft
      ...MyExports_viewer
      ...Approvals_viewer @arguments(effect: "list-export") @include(if: $decides) @alias(as: "deciding")
    }
  }
`

const useStyles = makeStyles({ cards: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

/** Exports that wait for a release, and the user's own exports of the last seven days. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ExportsPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<ExportsPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading
        intro={`Press Export below a list to get it as a file. You have ${formatCount(viewer.exportRowsLeft)} of 1,000 rows left in 24 hours. Above that a colleague must approve.`}
      >
        Exports
      </PageHeading>
      <div className={styles.cards}>
        <Approvals viewerKey={viewer.deciding} />
        <Card around="list" heading="Your exports">
          <MyExports viewerKey={viewer} />
        </Card>
      </div>
    </>
  )
}
