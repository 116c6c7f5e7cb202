import { graphql, useFragment } from 'react-relay'
import type { YearTotals_account$data, YearTotals_account$key } from '../__generated__/YearTotals_account.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Money } from '../kit/ui/Money.tsx'

type Year = YearTotals_account$data['years'][number]

const amount = (header: string, read: (year: Year) => number): Column<Year> => ({
  key: header,
  header,
  align: 'end',
  cell: (year) => <Money amount={read(year)} />,
})

const columns: readonly Column<Year>[] = [
  { key: 'year', header: 'Year', rowHeader: true, cell: ({ year }) => year },
  amount('Contributions', ({ contributions }) => contributions),
  amount('Interest', ({ interest }) => interest),
  amount('Fees', ({ fees }) => fees),
  amount('Distributions', ({ distributions }) => distributions),
  amount('Federal tax', ({ federalWithholding }) => federalWithholding),
  amount('State tax', ({ stateWithholding }) => stateWithholding),
]

/** What came into an account and left it in each year. */
export function YearTotals({ accountKey }: { accountKey: YearTotals_account$key }) {
  const { years } = useFragment(
    graphql`
      fragment YearTotals_account on RetirementAccount @throwOnFieldError {
        years {
          year
          contributions
          interest
          fees
          distributions
          federalWithholding
          stateWithholding
        }
      }
    `,
    accountKey,
  )
  return (
    <Card heading="Totals by year">
      <DataTable
        caption="Totals by year"
        columns={columns}
        rows={years}
        rowKey={({ year }) => year}
        empty="There are no transactions yet."
        dense
      />
    </Card>
  )
}
