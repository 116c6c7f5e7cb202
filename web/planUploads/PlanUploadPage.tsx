import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { PlanUploadPageQuery } from '../__generated__/PlanUploadPageQuery.graphql.ts'
import { Approvals } from '../approvals/Approvals.tsx'
import { NotFoundView } from '../app/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { PlanFileResult } from './PlanFileResult.tsx'
import type { PlanFileAnswer } from './planFileAnswer.ts'
import { PlanUploadForm } from './PlanUploadForm.tsx'

export const query = graphql`
  query PlanUploadPageQuery @preloadable @throwOnFieldError {
    viewer {
      ...PlanUploadForm_viewer
      ...Approvals_viewer @arguments(effect: "plan-money")
    }
  }
`

const useStyles = makeStyles({ cards: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

/** A file of participants is checked as a whole; all of its rows are loaded or none, and the result is told below. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<PlanUploadPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<PlanUploadPageQuery>(query, queryRef)
  const [result, setResult] = useState<PlanFileAnswer | null>(null)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading intro="Every row is checked first: all rows of a file are loaded, or none.">
        Plan Uploads
      </PageHeading>
      <div className={styles.cards}>
        <Card>
          <PlanUploadForm viewerKey={viewer} onResult={setResult} />
        </Card>
        <Approvals viewerKey={viewer} />
        {result ? <PlanFileResult key={result.jobId} result={result} onResult={setResult} /> : null}
      </div>
    </>
  )
}
