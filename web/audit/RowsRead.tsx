import { graphql, useFragment } from 'react-relay'
import type { RowsRead_viewer$data, RowsRead_viewer$key } from '../__generated__/RowsRead_viewer.graphql.ts'
import { type Column, DataTable } from '../kit/lists/DataTable.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { Email } from '../kit/ui/Email.tsx'
import { formatCount } from '../kit/ui/format.ts'

type Row = NonNullable<RowsRead_viewer$data['rowsRead']>[number]

const columns: readonly Column<Row>[] = [
  { key: 'day', header: 'Day', cell: (row) => <DateText date={row.day} /> },
  { key: 'who', header: 'Who', rowHeader: true, cell: (row) => <Email>{row.email}</Email> },
  { key: 'rows', header: 'Rows', align: 'end', cell: (row) => formatCount(row.rows) },
  {
    key: 'alarm',
    header: 'Administrators',
    cell: (row) => (row.isAlarmed ? 'Notified' : 'Not notified'),
  },
]

/** Number of list rows that each employee read in the last seven days, largest first. */
export function RowsRead({ viewerKey }: { viewerKey: RowsRead_viewer$key }) {
  const { rowsRead } = useFragment(
    graphql`
      fragment RowsRead_viewer on Viewer @throwOnFieldError {
        rowsRead {
          day
          email
          rows
          isAlarmed
        }
      }
    `,
    viewerKey,
  )
  return (
    <Card heading="List rows viewed, by person and day" around="list">
      <DataTable
        caption="List rows viewed"
        columns={columns}
        rows={rowsRead ?? []}
        rowKey={(row) => `${row.day} ${row.email}`}
        empty="No views counted yet. The counts are updated every 30 seconds."
      />
    </Card>
  )
}
