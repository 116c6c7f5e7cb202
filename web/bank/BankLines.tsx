import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { lineType } from '../../contract/bankLineType.ts'
import type { BankLines_viewer$data, BankLines_viewer$key } from '../__generated__/BankLines_viewer.graphql.ts'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { ExportButton } from '../exports/ExportButton.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { useListState } from '../kit/lists/useListState.ts'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { NONE } from '../kit/ui/none.ts'
import { OneLine } from '../kit/ui/OneLine.tsx'
import { bankLineList } from './bankLineList.ts'
import { BankLineDialog } from './BankLineDialog.tsx'
import { referenceOf } from './reference.ts'

type Row = NonNullable<BankLines_viewer$data['bankLines']>['edges'][number]['node']

const matched = {
  CLEARED: 'A payment',
  CAME_BACK: 'Money that came back',
  BOOKED: 'A transaction',
  DIFFERENCE: 'Booked as a difference',
  RECEIVED: 'Money of a plan',
  SWEPT: 'Fees that were swept',
  FUNDED: 'Interest that was paid in',
  GIVEN_BACK: 'Overpaid plan money, given back',
  RECOVERED: 'Written-off plan money, recovered',
} as const

const MATCH = 'Match by hand'

const columnsFor = (onMatch: (row: Row) => void): readonly Column<Row>[] => [
  { key: 'line', header: 'Line', rowHeader: true, cell: (row) => row.bankLineId },
  { key: 'date', header: 'Date', sort: 'AS_OF', cell: (row) => <DateText date={row.asOf} /> },
  { key: 'side', header: 'Side', cell: (row) => (row.isDebit ? 'Out' : 'In') },
  { key: 'amount', header: 'Amount', sort: 'AMOUNT', align: 'end', cell: (row) => <Money amount={row.amount} /> },
  { key: 'type', header: 'Type', breaks: true, cell: (row) => lineType(row.typeCode) },
  {
    key: 'reference',
    header: 'Reference',
    breaks: true,
    cell: (row) => referenceOf(row.customerReference, row.bankReference) || NONE,
  },
  {
    key: 'state',
    header: 'Matched With',
    breaks: true,
    cell: (row) => (row.matchedWith ? matched[row.matchedWith as keyof typeof matched] : (row.whyOpen ?? 'Not yet')),
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: (row) => (
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={row.matchedWith ? `Undo match of line ${row.bankLineId}` : `${MATCH}, line ${row.bankLineId}`}
        onClick={() => onMatch(row)}
      >
        <OneLine>{row.matchedWith ? 'Undo' : MATCH}</OneLine>
      </Button>
    ),
  },
]

const allMatched = { empty: 'Every bank line is matched.', emptyMark: 'DONE' } as const
// Text before the first import, because an empty list would otherwise say that every bank line is matched.
const nothingRead = { empty: 'No bank statement yet. Lines appear here after the first one is imported.' } as const

/** Bank lines that are not yet matched with the books. */
export function BankLines({ viewerKey }: { viewerKey: BankLines_viewer$key }) {
  const { bankLines, bankReconciliation } = useFragment(
    graphql`
      fragment BankLines_viewer on Viewer
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "BankLineSort" }
        filter: { type: "BankLineFilter" }
        date: { type: "Date" }
      )
      @throwOnFieldError {
        bankReconciliation(date: $date) {
          asOf
        }
        bankLines(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              bankLineId
              asOf
              isDebit
              amount
              typeCode
              bankReference
              customerReference
              matchedWith
              whyOpen
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const state = useListState(bankLineList)
  const [matching, setMatching] = useState<Pick<Row, 'bankLineId' | 'matchedWith'> | null>(null)
  return (
    <>
      <ListTable
        caption="Bank statement lines"
        columns={columnsFor(setMatching)}
        rows={bankLines?.edges.map(({ node }) => node) ?? []}
        rowKey={(row) => row.bankLineId}
        {...(bankReconciliation ? allMatched : nothingRead)}
        state={state}
        total={bankLines?.totalCount}
        isBound={bankLines?.totalCountIsBound}
        offset={bankLines?.offset}
        pageInfo={bankLines ? pageInfo(bankLines.pageInfo) : undefined}
        beside={
          <ExportButton
            list="BANK_LINES"
            caption="Bank statement lines"
            state={state}
            total={bankLines?.totalCount}
            isBound={bankLines?.totalCountIsBound}
          />
        }
        dense
      />
      {matching === null ? null : (
        <BankLineDialog
          bankLineId={matching.bankLineId}
          undoes={matching.matchedWith != null}
          onClose={() => setMatching(null)}
        />
      )}
    </>
  )
}
