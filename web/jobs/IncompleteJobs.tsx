import { graphql, useFragment } from 'react-relay'
import type { IncompleteJobs_viewer$key } from '../__generated__/IncompleteJobs_viewer.graphql.ts'
import { useListState } from '../kit/lists/useListState.ts'
import { incompleteJobs as incompleteJobsSpec } from './jobLists.ts'
import { JobTable } from './JobTable.tsx'
import type { NextRun } from './nextRunText.ts'

interface Props {
  viewerKey: IncompleteJobs_viewer$key
  /** When each scheduled job runs next. */
  nextRuns: readonly NextRun[]
}

export function IncompleteJobs({ viewerKey, nextRuns }: Props) {
  const { isTopAdmin, incompleteJobs } = useFragment(
    graphql`
      fragment IncompleteJobs_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "JobSort" }
        filter: { type: "JobFilter" }
      )
      @throwOnFieldError {
        isTopAdmin
        incompleteJobs(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
          ...JobTable_jobs
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(incompleteJobsSpec)
  return (
    <JobTable
      list="INCOMPLETE_JOBS"
      jobsKey={incompleteJobs}
      caption="Incomplete jobs"
      empty="There are no incomplete jobs"
      state={state}
      mayRetry={isTopAdmin}
      nextRuns={nextRuns}
    />
  )
}
