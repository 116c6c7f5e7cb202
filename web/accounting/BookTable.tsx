import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BookTable_book$key } from '../__generated__/BookTable_book.graphql.ts'
import type { BookTable_viewer$key } from '../__generated__/BookTable_viewer.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { TransactionLink } from './TransactionLink.tsx'

const TransactionDialog = lazy(async () => ({ default: (await import('./TransactionDialog.tsx')).TransactionDialog }))

interface Props {
  viewerKey: BookTable_viewer$key
  bookKey: BookTable_book$key
}

export function BookTable({ viewerKey, bookKey }: Props) {
  const { isStaff } = useFragment(
    graphql`
      fragment BookTable_viewer on Viewer @throwOnFieldError {
        isStaff
      }
    `,
    viewerKey,
  )
  const { transactions } = useFragment(
    graphql`
      fragment BookTable_book on Book @throwOnFieldError {
        transactions {
          transactionId
          transactionDate
          note
          transactionType
          amount
        }
      }
    `,
    bookKey,
  )
  const rows = transactions.map((transaction, index) => ({ ...transaction, index }))
  type Row = (typeof rows)[number]
  // Not in the cells: they go when the table turns into cards, and a note in the dialog must not.
  const [opened, setOpened] = useState<number | null>(null)

  const columns: Column<Row>[] = [
    { key: 'date', header: 'Date', cell: (row) => <DateText date={row.transactionDate} /> },
    { key: 'note', header: 'Note', breaks: true, cell: (row) => row.note },
    // Wanted on large screens only.
    { key: 'type', header: 'Transaction Type', tableOnly: true, cell: (row) => row.transactionType },
    { key: 'amount', header: 'Amount', align: 'end', cell: (row) => <Money amount={row.amount} /> },
  ]
  const idColumn: Column<Row> = {
    key: 'id',
    header: 'Transaction ID',
    rowHeader: true,
    cell: ({ transactionId }) =>
      transactionId === null ? null : (
        <TransactionLink transactionId={transactionId} onOpen={() => setOpened(transactionId)} />
      ),
  }

  return (
    <>
      <DataTable
        caption="Transactions"
        columns={isStaff ? [idColumn, ...columns] : columns}
        rows={rows}
        rowKey={(row) => row.index}
        empty="There are no transactions yet."
        paged
      />
      {opened === null ? null : (
        <Suspense fallback={null}>
          <TransactionDialog transactionId={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
