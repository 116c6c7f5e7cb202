import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { TaxYearPageQuery } from '../__generated__/TaxYearPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { FilterChoice } from '../kit/lists/FilterField.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { NextDuty } from './NextDuty.tsx'
import { DueDays } from './DueDays.tsx'
import { taxFormList } from './taxFormList.ts'
import { TaxForms } from './TaxForms.tsx'
import { TaxYearFigures } from './TaxYearFigures.tsx'

const useStyles = makeStyles({ figures: { marginBlockEnd: '24px' }, year: { width: '140px' } })

const { year } = taxFormList.filters

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
      isTopAdmin
      taxYear(year: $year) {
        year
        prepared {
          __typename
        }
        ...TaxYearFigures_report
        ...DueDays_report
        ...NextDuty_report
      }
      ...TaxForms_viewer
        @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
    }
  }
`

export function Page({ queryRef }: { queryRef: PreloadedQuery<TaxYearPageQuery> }) {
  const styles = useStyles()
  const { filters, setFilters } = useListState(taxFormList)
  const { viewer } = usePreloadedQuery<TaxYearPageQuery>(query, queryRef)
  if (!viewer?.taxYear) return <NotFoundView />
  return (
    <>
      <PageHeading
        intro="Forms of the year for the IRS and the owners, with figures taken from the ledger."
        actions={
          <FilterChoice
            label={year.label}
            className={styles.year}
            value={filters['year'] ?? ''}
            onChange={(value) => setFilters({ year: value })}
          >
            {[{ value: '', label: year.otherwise }, ...year.options]
              .toSorted((one, other) => Number(other.label) - Number(one.label))
              .map(({ value, label }) => (
                <option key={label} value={value}>
                  {label}
                </option>
              ))}
          </FilterChoice>
        }
      >
        {`Tax Year ${viewer.taxYear.year}`}
      </PageHeading>
      <div className={styles.figures}>
        <NextDuty reportKey={viewer.taxYear} mayRun={viewer.isTopAdmin} />
      </div>
      <Card heading="Deadlines" className={styles.figures}>
        <DueDays reportKey={viewer.taxYear} />
      </Card>
      {viewer.taxYear.prepared ? (
        <>
          <Card heading="Form 945 and totals" className={styles.figures}>
            <TaxYearFigures reportKey={viewer.taxYear} />
          </Card>
          <Card around="list">
            <TaxForms viewerKey={viewer} />
          </Card>
        </>
      ) : (
        <p>{`The figures for Form 945 and the owners’ forms appear here once the forms of ${viewer.taxYear.year} are prepared.`}</p>
      )}
    </>
  )
}
