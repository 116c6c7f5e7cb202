import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ExportButton } from '../exports/ExportButton.tsx'
import type { Exporting } from '../exports/exporting.ts'
import type { BookTable_book$key } from '../__generated__/BookTable_book.graphql.ts'
import type { BookTable_viewer$key } from '../__generated__/BookTable_viewer.graphql.ts'
import { pageInfo } from '../core/relay/pageInfo.ts'
import { MissingSomething } from '../core/screens/MissingSomething.tsx'
import type { Column } from '../kit/lists/DataTable.tsx'
import type { ListSpec } from '../kit/lists/listSpec.ts'
import { ListTable } from '../kit/lists/ListTable.tsx'
import { wholeList } from '../kit/lists/pageSize.ts'
import { useListState } from '../kit/lists/useListState.ts'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { BookCard } from './BookCard.tsx'
import { BookFiles } from './BookFiles.tsx'
import { TransactionLink } from './TransactionLink.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

const TransactionDialog = lazyPart(async () => ({
  default: (await import('./TransactionDialog.tsx')).TransactionDialog,
}))

interface Props {
  viewerKey: BookTable_viewer$key
  bookKey: BookTable_book$key
  /** Sort orders and filters that the book's transactions offer. */
  list: ListSpec
  /** Identifies the list and the book for an export. */
  exported: Pick<Exporting, 'list' | 'accountOwnerId' | 'accountId' | 'bookId' | 'narrowedBy'>
}

export function BookTable({ viewerKey, bookKey, list, exported }: Props) {
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
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "BookTransactionSort" }
        filter: { type: "BookTransactionFilter" }
      )
      @throwOnFieldError {
        transactionPage(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter) {
          totalCount
          totalCountIsBound
          offset
          pageInfo {
            ...pageInfo_list
          }
          edges {
            node {
              transactionId
              transactionDate
              note
              transactionType
              amount
              balance
            }
          }
        }
      }
    `,
    bookKey,
  )
  const rows = (transactionPage?.edges ?? []).map(({ node }, index) => ({ ...node, index }))
  type Row = (typeof rows)[number]
  const state = useListState(list)
  // Dialogs are rendered outside the cells. Cells unmount when the table turns into cards, which would lose a typed
  // note.
  const [opened, setOpened] = useState<number | null>(null)

  const balanceColumn: Column<Row> = {
    key: 'balance',
    header: 'Balance',
    align: 'end',
    cell: (row) => (row.balance === null ? null : <Money amount={row.balance} />),
  }
  const columns: Column<Row>[] = [
    { key: 'date', header: 'Date', sort: 'DATE', cell: (row) => <DateText date={row.transactionDate} /> },
    { key: 'note', header: 'Note', breaks: true, cell: (row) => row.note },
    // This column is shown on large screens only.
    { key: 'type', header: 'Transaction Type', tableOnly: true, cell: (row) => row.transactionType },
    { key: 'amount', header: 'Amount', align: 'end', cell: (row) => <Money amount={row.amount} /> },
    ...(rows.some((row) => row.balance !== null) ? [balanceColumn] : []),
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
      <ListTable
        caption="Transactions"
        columns={isStaff ? [idColumn, ...columns] : columns}
        rows={rows}
        rowKey={(row) => row.index}
        empty="There are no transactions yet."
        card={(row) => (
          <BookCard note={row.note ?? ''} date={row.transactionDate} amount={row.amount} balance={row.balance}>
            {isStaff ? idColumn.cell(row) : null}
          </BookCard>
        )}
        joined={!isStaff}
        emptyAction={<MissingSomething />}
        state={state}
        total={transactionPage?.totalCount}
        isBound={transactionPage?.totalCountIsBound}
        offset={transactionPage?.offset}
        pageInfo={transactionPage ? pageInfo(transactionPage.pageInfo) : undefined}
        beside={
          isStaff ? (
            <ExportButton
              {...exported}
              caption="Transactions"
              state={state}
              total={transactionPage?.totalCount}
              isBound={transactionPage?.totalCountIsBound}
            />
          ) : exported.accountOwnerId && exported.accountId ? (
            <BookFiles accountOwnerId={exported.accountOwnerId} accountId={exported.accountId} state={state} />
          ) : null
        }
      />
      {!isStaff && (transactionPage?.totalCount ?? 0) > Math.max(rows.length, wholeList) ? (
        <p data-print="only">To print all of them, choose Download PDF below the transactions on the screen.</p>
      ) : null}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <TransactionDialog transactionId={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
