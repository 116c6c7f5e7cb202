import { graphql, useFragment } from 'react-relay'
import type { ClosedMonths_months$data, ClosedMonths_months$key } from '../__generated__/ClosedMonths_months.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateTimeText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { monthName } from './monthName.ts'

type Row = ClosedMonths_months$data['closed'][number]

const columns: readonly Column<Row>[] = [
  { key: 'month', header: 'Month', rowHeader: true, cell: ({ month }) => monthName(month) },
  { key: 'at', header: 'Closed', cell: ({ closedAt }) => <DateTimeText moment={closedAt} mayWrap /> },
  { key: 'by', header: 'Asked By', breaks: true, cell: ({ closedBy }) => closedBy ?? 'Nobody' },
  { key: 'second', header: 'Approved By', breaks: true, cell: ({ approvedBy }) => approvedBy ?? 'Nobody' },
  {
    key: 'customers',
    header: 'Owed to Customers',
    align: 'end',
    cell: ({ customerTotal }) => <Money amount={customerTotal} />,
  },
  { key: 'cash', header: 'Custody Cash', align: 'end', cell: ({ custodyCash }) => <Money amount={custodyCash} /> },
]

/** Closed months, with the time of the close and the person who closed them. */
export function ClosedMonths({ monthsKey }: { monthsKey: ClosedMonths_months$key }) {
  const { closed } = useFragment(
    graphql`
      fragment ClosedMonths_months on ClosedMonths @throwOnFieldError {
        closed {
          month
          closedAt
          closedBy
          approvedBy
          customerTotal
          custodyCash
        }
      }
    `,
    monthsKey,
  )
  return (
    <DataTable
      caption="Closed months"
      columns={columns}
      rows={closed}
      rowKey={({ month }) => month}
      empty="No month is closed yet. Closed months appear here with their books."
    />
  )
}
