import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BookTable_book$key } from '../__generated__/BookTable_book.graphql.ts'
import type { BookTable_viewer$key } from '../__generated__/BookTable_viewer.graphql.ts'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { PageBar } from '../kit/lists/PageBar.tsx'
import { pageSize } from '../kit/lists/pageSize.ts'
import type { Pages } from '../kit/lists/usePages.ts'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { TransactionLink } from './TransactionLink.tsx'

const TransactionDialog = lazy(async () => ({ default: (await import('./TransactionDialog.tsx')).TransactionDialog }))

interface Props {
  viewerKey: BookTable_viewer$key
  bookKey: BookTable_book$key
  pages: Pages
}

export function BookTable({ viewerKey, bookKey, pages }: Props) {
  const { isStaff } = useFragment(
    graphql`
      fragment BookTable_viewer on Viewer @throwOnFieldError {
        isStaff
      }
    `,
    viewerKey,
  )
  const { transactionPage } = useFragment(
    graphql`
      fragment BookTable_book on Book
      @argumentDefinitions(first: { type: "Int" }, after: { type: "String" })
      @throwOnFieldError {
        transactionPage(first: $first, after: $after) {
          totalCount
          totalCountIsBound
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              transactionId
              transactionDate
              note
              transactionType
              amount
            }
          }
        }
      }
    `,
    bookKey,
  )
  const rows = (transactionPage?.edges ?? []).map(({ node }, index) => ({ ...node, index }))
  type Row = (typeof rows)[number]
  const turn = (way: number) => pages.goTo(pages.page + way, transactionPage?.pageInfo.endCursor ?? null)
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
        busy={pages.busy}
      />
      <PageBar
        offset={pages.page * pageSize}
        count={rows.length}
        total={transactionPage?.totalCount ?? 0}
        isBound={transactionPage?.totalCountIsBound ?? false}
        onPrevious={pages.page > 0 ? () => turn(-1) : null}
        onNext={transactionPage?.pageInfo.hasNextPage ? () => turn(1) : null}
        label="Transactions"
      />
      {opened === null ? null : (
        <Suspense fallback={null}>
          <TransactionDialog transactionId={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
