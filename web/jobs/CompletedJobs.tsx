import { graphql, useRefetchableFragment } from 'react-relay'
import type { CompletedJobs_viewer$key } from '../__generated__/CompletedJobs_viewer.graphql.ts'
import type { CompletedJobsPageQuery } from '../__generated__/CompletedJobsPageQuery.graphql.ts'
import { usePages } from '../kit/lists/usePages.ts'
import { JobTable } from './JobTable.tsx'

export function CompletedJobs({ viewerKey }: { viewerKey: CompletedJobs_viewer$key }) {
  const [{ recentlyCompletedJobs }, refetch] = useRefetchableFragment<CompletedJobsPageQuery, CompletedJobs_viewer$key>(
    graphql`
      fragment CompletedJobs_viewer on Viewer
      @refetchable(queryName: "CompletedJobsPageQuery")
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @throwOnFieldError {
        recentlyCompletedJobs(first: $first, after: $after) {
          ...JobTable_jobs
        }
      }
    `,
    viewerKey,
  )
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'store-and-network' }))
  return (
    <JobTable
      jobsKey={recentlyCompletedJobs}
      caption="Recently completed jobs"
      empty="There are no recently completed jobs"
      pages={pages}
    />
  )
}
