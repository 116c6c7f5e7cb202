import { graphql, useFragment } from 'react-relay'
import type { CompletedJobs_viewer$key } from '../__generated__/CompletedJobs_viewer.graphql.ts'
import { useListState } from '../kit/lists/useListState.ts'
import { completedJobs } from './jobLists.ts'
import { JobTable } from './JobTable.tsx'

export function CompletedJobs({ viewerKey }: { viewerKey: CompletedJobs_viewer$key }) {
  const { recentlyCompletedJobs } = useFragment(
    graphql`
      fragment CompletedJobs_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "CompletedJobSort" }
        filter: { type: "JobFilter" }
      )
      @throwOnFieldError {
        recentlyCompletedJobs(
          first: $first
          after: $after
          last: $last
          before: $before
          sort: $sort
          filter: $filter
        ) {
          ...JobTable_jobs
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(completedJobs)
  return (
    <JobTable
      list="COMPLETED_JOBS"
      jobsKey={recentlyCompletedJobs}
      caption="Recently completed jobs"
      empty="There are no recently completed jobs"
      state={state}
      mayRetry={false}
    />
  )
}
