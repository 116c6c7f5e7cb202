import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { PlanUploadPageQuery } from '../__generated__/PlanUploadPageQuery.graphql.ts'
import { Approvals } from '../approvals/Approvals.tsx'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { FormWithSteps } from '../kit/ui/FormWithSteps.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { PlanFileResult } from './PlanFileResult.tsx'
import type { PlanFileAnswer } from './planFileAnswer.ts'
import { PlanFileCheckResult } from './PlanFileCheckResult.tsx'
import type { PlanFileOutcome } from './planFileOutcome.ts'
import { PlanUploads } from './PlanUploads.tsx'
import { PlanUploadForm } from './PlanUploadForm.tsx'

export const query = graphql`
  query PlanUploadPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: PlanUploadSort
    $filter: PlanUploadFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      ...PlanUploadForm_viewer
      ...Approvals_viewer @arguments(effect: "plan-money")
      ...PlanUploads_viewer
        @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
    }
  }
`

const useStyles = makeStyles({ cards: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

const steps = [
  'Choose the plan type and the advisor.',
  'Choose the participant file. The sample file shows its columns.',
  <>
    <strong>Check first</strong> lists what is wrong in each row and loads nothing.
  </>,
  <>
    <strong>Upload</strong> loads all people of the file. Their money is credited once a second person approves it.
  </>,
]

/**
 * Uploads a participant file. The file is checked as a whole: either all rows are imported, or none. The result is
 * shown below.
 */
export function Page({ queryRef }: { queryRef: PreloadedQuery<PlanUploadPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<PlanUploadPageQuery>(query, queryRef)
  const [outcome, setOutcome] = useState<PlanFileOutcome | null>(null)
  const onResult = (result: PlanFileAnswer) => setOutcome({ result })
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading intro="We check every row first. If one fails, nothing is loaded.">Plan Uploads</PageHeading>
      <div className={styles.cards}>
        <FormWithSteps steps={steps}>
          <PlanUploadForm viewerKey={viewer} onOutcome={setOutcome} />
        </FormWithSteps>
        {outcome && 'result' in outcome ? (
          <PlanFileResult key={outcome.result.jobId} result={outcome.result} onResult={onResult} />
        ) : null}
        {outcome && 'check' in outcome ? <PlanFileCheckResult check={outcome.check} /> : null}
        <Approvals viewerKey={viewer} />
        <Card heading="Uploads" around="list">
          <PlanUploads viewerKey={viewer} onResult={onResult} />
        </Card>
      </div>
    </>
  )
}
