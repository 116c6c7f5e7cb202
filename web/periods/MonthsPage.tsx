import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { MonthsPageQuery } from '../__generated__/MonthsPageQuery.graphql.ts'
import { Approvals } from '../approvals/Approvals.tsx'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { ClosedMonths } from './ClosedMonths.tsx'
import { NextMonth } from './NextMonth.tsx'
import { TrialBalance } from './TrialBalance.tsx'

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

export const query = graphql`
  query MonthsPageQuery($date: Date) @preloadable @throwOnFieldError {
    viewer {
      isTopAdmin
      ...Approvals_viewer @arguments(effect: "month-close")
      closedMonths {
        ...ClosedMonths_months
        ...NextMonth_months
      }
      trialBalance(date: $date) {
        ...TrialBalance_balance
      }
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<MonthsPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<MonthsPageQuery>(query, queryRef)
  if (!viewer?.closedMonths || !viewer.trialBalance) return <NotFoundView />
  return (
    <>
      <PageHeading intro="Closed months can’t change. Correct them with a transaction dated today.">
        Month-End Close
      </PageHeading>
      <div className={styles.root}>
        <NextMonth monthsKey={viewer.closedMonths} mayClose={viewer.isTopAdmin} />
        <Approvals viewerKey={viewer} />
        <Card heading="Months" around="list">
          <ClosedMonths monthsKey={viewer.closedMonths} />
        </Card>
        <Card heading="Books at the end of a day" around="list">
          <TrialBalance balanceKey={viewer.trialBalance} />
        </Card>
      </div>
    </>
  )
}
