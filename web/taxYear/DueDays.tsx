import { graphql, useFragment } from 'react-relay'
import type { DueDays_report$data, DueDays_report$key } from '../__generated__/DueDays_report.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { duties, stateOf } from './duties.ts'

type Row = DueDays_report$data['dueDays'][number]

const columns: readonly Column<Row>[] = [
  { key: 'what', header: 'What', rowHeader: true, breaks: true, cell: ({ duty }) => duties[duty]?.what ?? duty },
  {
    key: 'due',
    header: 'Due',
    cell: ({ dueOn, laterOn }) => (
      <>
        <DateText date={dueOn} />
        {laterOn ? `; ${formatDate(laterOn)} after deposits in full and on time` : null}
      </>
    ),
    breaks: true,
  },
  { key: 'how', header: 'Done By', breaks: true, cell: ({ duty }) => duties[duty]?.how ?? null },
  { key: 'state', header: 'State', breaks: true, cell: ({ state, daysLeft }) => stateOf({ state, daysLeft }) },
]

/** Deadlines of a tax year for furnishing and filing forms, and the remaining tasks. */
export function DueDays({ reportKey }: { reportKey: DueDays_report$key }) {
  const { year, dueDays } = useFragment(
    graphql`
      fragment DueDays_report on TaxYearReport @throwOnFieldError {
        year
        dueDays {
          duty
          dueOn
          laterOn
          state
          daysLeft
        }
      }
    `,
    reportKey,
  )
  return (
    <DataTable
      caption={`Deadlines of ${year}`}
      columns={columns}
      rows={dueDays}
      rowKey={({ duty }) => duty}
      empty="Nothing is due."
      emptyMark="DONE"
    />
  )
}
