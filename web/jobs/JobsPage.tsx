import { makeStyles, Tab, TabList } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { JobsPageQuery } from '../__generated__/JobsPageQuery.graphql.ts'
import { NotFoundView } from '../app/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { CompletedJobs } from './CompletedJobs.tsx'
import { IncompleteJobs } from './IncompleteJobs.tsx'
import { useRefreshWhileRunning } from './useRefreshWhileRunning.ts'

export const query = graphql`
  query JobsPageQuery($first: Int!) @preloadable @throwOnFieldError {
    viewer {
      incompleteJobs(first: $first) {
        edges {
          node {
            percentDone
            note
          }
        }
      }
      ...IncompleteJobs_viewer @arguments(first: $first)
      ...CompletedJobs_viewer @arguments(first: $first)
    }
  }
`

const useStyles = makeStyles({ tabs: { marginInlineStart: '-12px', marginBlockEnd: '16px' } })

const tabs = [
  { value: 'incomplete', label: 'Incomplete', List: IncompleteJobs },
  { value: 'completed', label: 'Recently Completed', List: CompletedJobs },
] as const

/** Both lists come with the screen, so that a change of the tab waits for nothing. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<JobsPageQuery> }) {
  const styles = useStyles()
  const id = useId()
  const { viewer } = usePreloadedQuery<JobsPageQuery>(query, queryRef)
  const [chosen, choose] = useState<unknown>('incomplete')
  // A run that left something open says what; one that says nothing is at work.
  const isRunning = viewer?.incompleteJobs?.edges.some(({ node }) => node.percentDone !== null && node.note === null)
  useRefreshWhileRunning<JobsPageQuery>(query, queryRef.variables, isRunning ?? false)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading>Jobs</PageHeading>
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
            <List viewerKey={viewer} />
          </div>
        ))}
      </Card>
    </>
  )
}
