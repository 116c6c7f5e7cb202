import { makeStyles, Tab, TabList } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { JobsPageQuery } from '../__generated__/JobsPageQuery.graphql.ts'
import { useSearchParams } from 'react-router-dom'
import { useIsLive } from '../core/live/live.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { zoneOf } from '../kit/ui/format.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { CompletedJobs } from './CompletedJobs.tsx'
import { IncompleteJobs } from './IncompleteJobs.tsx'
import { completedJobs } from './jobLists.ts'
import { NextRuns } from './NextRuns.tsx'
import { RunJob } from './RunJob.tsx'
import { useRefreshWhileRunning } from './useRefreshWhileRunning.ts'

export const query = graphql`
  query JobsPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: JobSort
    $filter: JobFilter
    $completedFirst: Int
    $completedAfter: String
    $completedLast: Int
    $completedBefore: String
    $completedSort: CompletedJobSort
    $completedFilter: JobFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      isTopAdmin
      incompleteJobs(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
        edges {
          node {
            startedAt
            endedAt
            isInterrupted
            note
          }
        }
      }
      jobSchedule {
        type
        nextRunAt
        isDue
        ...NextRuns_jobs
      }
      ...IncompleteJobs_viewer
        @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
      ...CompletedJobs_viewer
        @arguments(
          first: $completedFirst
          after: $completedAfter
          last: $completedLast
          before: $completedBefore
          sort: $completedSort
          filter: $completedFilter
        )
    }
  }
`

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', rowGap: '24px' },
  tabs: { marginInlineStart: '-12px', marginBlockEnd: '16px' },
})

const tabs = [
  { value: 'incomplete', label: 'Incomplete', List: IncompleteJobs },
  { value: 'completed', label: 'Recently Completed', List: CompletedJobs },
] as const

/** If the URL names a page of the completed jobs, open their tab. */
const namesCompleted = (params: URLSearchParams) =>
  [...params.keys()].some((name) => name.startsWith(completedJobs.prefix))

/** Both lists load with the screen, so that switching tabs causes no wait. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<JobsPageQuery> }) {
  const styles = useStyles()
  const id = useId()
  const [params] = useSearchParams()
  const { viewer } = usePreloadedQuery<JobsPageQuery>(query, queryRef)
  const [chosen, choose] = useState<unknown>(() => (namesCompleted(params) ? 'completed' : 'incomplete'))
  // A run that ended incomplete has a note, so a run without a note is still running.
  const isRunning = viewer?.incompleteJobs?.edges.some(
    ({ node }) => node.startedAt && !node.endedAt && node.note === null && !node.isInterrupted,
  )
  const isLive = useIsLive()
  useRefreshWhileRunning<JobsPageQuery>(query, queryRef.variables, Boolean(isRunning) && !isLive)
  if (!viewer) return <NotFoundView />
  const nextRuns = (viewer.jobSchedule ?? []).map(({ type, nextRunAt, isDue }) => ({ type, nextRunAt, isDue }))
  const times = nextRuns[0] ? `Times are in ${zoneOf(nextRuns[0].nextRunAt)}.` : ''
  return (
    <>
      <PageHeading
        intro={`Jobs run Monday to Friday except bank holidays. A failed job says what it could not do. ${times}`}
        actions={viewer.isTopAdmin ? <RunJob /> : null}
      >
        Jobs
      </PageHeading>
      <div className={styles.cards}>
        <Card around="list">
          <TabList className={styles.tabs} selectedValue={chosen} onTabSelect={(_, { value }) => choose(value)}>
            {tabs.map(({ value, label }) => (
              <Tab key={value} id={`${id}-${value}`} aria-controls={`${id}-${value}-panel`} value={value}>
                {label}
              </Tab>
            ))}
          </TabList>
          {tabs.map(({ value, List }) => (
            <div
              key={value}
              role="tabpanel"
              id={`${id}-${value}-panel`}
              aria-labelledby={`${id}-${value}`}
              hidden={chosen !== value}
            >
              <List viewerKey={viewer} nextRuns={nextRuns} />
            </div>
          ))}
        </Card>
        <NextRuns jobsKey={viewer.jobSchedule} />
      </div>
    </>
  )
}
