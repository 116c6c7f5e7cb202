import { graphql, useFragment } from 'react-relay'
import type { DueDays_report$data, DueDays_report$key } from '../__generated__/DueDays_report.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { formatDate } from '../kit/ui/format.ts'

type Row = DueDays_report$data['dueDays'][number]

/** What is due, and what does it. */
const duties: Readonly<Record<string, { what: string; how: string }>> = {
  COPIES_1099R: {
    what: 'Copies of Forms 1099-R and the value of December 31 to their owners',
    how: 'The job Tax Copies',
  },
  PAPER_COPIES: { what: 'Paper copies at the post', how: 'The job Print Vendor Upload, then the vendor' },
  FORM_945: { what: 'Form 945 and its balance due', how: 'The operator, outside the portal' },
  FILE_1099R: { what: 'Forms 1099-R to the authority', how: 'The job Tax Returns, then the operator' },
  COPIES_5498: { what: 'Copies of Forms 5498 to their owners', how: 'The job Tax Copies' },
  FILE_5498: { what: 'Forms 5498 to the authority', how: 'The job Tax Returns, then the operator' },
}

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
  { key: 'state', header: 'State', breaks: true, cell: (row) => stateOf(row) },
]

function stateOf({ state, daysLeft }: Row): string {
  if (state === 'DONE') return 'Done'
  if (state === 'BY_OPERATOR') return 'Not known here'
  if (daysLeft < 0) return 'Overdue'
  return daysLeft === 0 ? 'Due today' : `To do, ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`
}

/** By when a tax year is furnished and filed, and what is still to do. */
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
      caption={`Due days of ${year}`}
      columns={columns}
      rows={dueDays}
      rowKey={({ duty }) => duty}
      empty="Nothing is due."
    />
  )
}
