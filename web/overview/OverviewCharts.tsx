import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { OverviewCharts_viewer$key } from '../__generated__/OverviewCharts_viewer.graphql.ts'
import { MoneyByDay } from '../charts/MoneyByDay.tsx'
import { RequestsByAge } from '../charts/RequestsByAge.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { queueLists } from './queueLists.ts'

const useStyles = makeStyles({
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: '20px',
    alignItems: 'start',
  },
})

/** Charts of waiting requests and of recent payments. */
export function OverviewCharts({ viewerKey }: { viewerKey: OverviewCharts_viewer$key }) {
  const styles = useStyles()
  const { overview } = useFragment(
    graphql`
      fragment OverviewCharts_viewer on Viewer @throwOnFieldError {
        overview {
          queues {
            list
            ages
            pile {
              countIsBound
              count
            }
          }
          days {
            day
            in
            out
          }
        }
      }
    `,
    viewerKey,
  )
  if (!overview) return null
  // Each list has one bar for its withdrawals and rollovers together.
  const byAge = Object.entries(queueLists).map(([name, { label }]) => ({
    label,
    ages: overview.queues
      .filter(({ list }) => list === name)
      .reduce<number[]>((sums, { ages }) => ages.map((count, age) => (sums[age] ?? 0) + count), []),
  }))
  const bound = overview.queues.find(({ pile }) => pile.countIsBound)?.pile.count ?? null
  return (
    <div className={styles.charts}>
      <Card heading="Requests by age">
        <RequestsByAge lists={byAge} countedUpTo={bound} />
      </Card>
      <Card heading="Money in and out">
        <MoneyByDay days={overview.days.map((day) => ({ day: day.day, in: day.in, out: day.out }))} />
      </Card>
    </div>
  )
}
