import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { BankPageQuery } from '../__generated__/BankPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { BankLines } from './BankLines.tsx'
import { Reconciliation } from './Reconciliation.tsx'

const useStyles = makeStyles({ cash: { marginBlockEnd: '24px' } })

export const query = graphql`
  query BankPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: BankLineSort
    $filter: BankLineFilter
    $date: Date
  ) @preloadable @throwOnFieldError {
    viewer {
      ...Reconciliation_viewer @arguments(date: $date)
      ...BankLines_viewer
        @arguments(
          first: $first
          after: $after
          last: $last
          before: $before
          sort: $sort
          filter: $filter
          date: $date
        )
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<BankPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<BankPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  return (
    <>
      <PageHeading intro="Bank statement against the ledger.">Bank Reconciliation</PageHeading>
      <Card heading="Cash" className={styles.cash}>
        <Reconciliation viewerKey={viewer} />
      </Card>
      <Card around="list">
        <BankLines viewerKey={viewer} />
      </Card>
    </>
  )
}
