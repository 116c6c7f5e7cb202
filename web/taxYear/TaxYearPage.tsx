import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { TaxYearPageQuery } from '../__generated__/TaxYearPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { DueDays } from './DueDays.tsx'
import { TaxForms } from './TaxForms.tsx'
import { TaxYearFigures } from './TaxYearFigures.tsx'

const useStyles = makeStyles({ figures: { marginBlockEnd: '24px' } })

export const query = graphql`
  query TaxYearPageQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: TaxFormSort
    $filter: TaxFormFilter
    $year: Int
  ) @preloadable @throwOnFieldError {
    viewer {
      taxYear(year: $year) {
        year
        ...TaxYearFigures_report
        ...DueDays_report
      }
      ...TaxForms_viewer
        @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<TaxYearPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<TaxYearPageQuery>(query, queryRef)
  if (!viewer?.taxYear) return <NotFoundView />
  return (
    <>
      <PageHeading intro="Forms of the year for the IRS and the owners, with figures taken from the ledger.">
        {`Tax Year ${viewer.taxYear.year}`}
      </PageHeading>
      <Card heading="Deadlines" className={styles.figures}>
        <DueDays reportKey={viewer.taxYear} />
      </Card>
      <Card heading="Form 945 and totals" className={styles.figures}>
        <TaxYearFigures reportKey={viewer.taxYear} />
      </Card>
      <Card around="list">
        <TaxForms viewerKey={viewer} />
      </Card>
    </>
  )
}
