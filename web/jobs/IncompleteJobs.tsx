import { graphql, useRefetchableFragment } from 'react-relay'
import type { IncompleteJobs_viewer$key } from '../__generated__/IncompleteJobs_viewer.graphql.ts'
import type { IncompleteJobsPageQuery } from '../__generated__/IncompleteJobsPageQuery.graphql.ts'
import { usePages } from '../kit/lists/usePages.ts'
import { JobTable } from './JobTable.tsx'

export function IncompleteJobs({ viewerKey }: { viewerKey: IncompleteJobs_viewer$key }) {
  const [{ incompleteJobs }, refetch] = useRefetchableFragment<IncompleteJobsPageQuery, IncompleteJobs_viewer$key>(
    graphql`
      fragment IncompleteJobs_viewer on Viewer
      @refetchable(queryName: "IncompleteJobsPageQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        incompleteJobs(first: $first, after: $after) {
          ...JobTable_jobs
        }
      }
    `,
    viewerKey,
  )
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'store-and-network' }))
  return (
    <JobTable jobsKey={incompleteJobs} caption="Incomplete jobs" empty="There are no incomplete jobs" pages={pages} />
  )
}
