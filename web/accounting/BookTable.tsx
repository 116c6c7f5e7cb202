import { graphql, useFragment } from 'react-relay'
import type { BookTable_book$key } from '../__generated__/BookTable_book.graphql.ts'
import type { BookTable_viewer$key } from '../__generated__/BookTable_viewer.graphql.ts'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Money } from '../ui/Money.tsx'
import { TransactionLink } from './TransactionLink.tsx'

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

  const columns: Column<Row>[] = [
    { key: 'date', header: 'Date', cell: (row) => <DateText date={row.transactionDate} /> },
    { key: 'note', header: 'Note', cell: (row) => row.note },
    // Wanted on large screens only.
    { key: 'type', header: 'Transaction Type', tableOnly: true, cell: (row) => row.transactionType },
    { key: 'amount', header: 'Amount', align: 'end', cell: (row) => <Money amount={row.amount} /> },
  ]
  const idColumn: Column<Row> = {
    key: 'id',
    header: 'Transaction ID',
    rowHeader: true,
    cell: (row) => (row.transactionId === null ? null : <TransactionLink transactionId={row.transactionId} />),
  }

  return (
    <DataTable
      caption="Transactions"
      columns={isStaff ? [idColumn, ...columns] : columns}
      rows={rows}
      rowKey={(row) => row.index}
      empty="There are no transactions yet."
      paged
    />
  )
}
