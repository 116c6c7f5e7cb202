import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { BookTable_viewer$key } from '../__generated__/BookTable_viewer.graphql.ts'
import type { InternalBook_book$key } from '../__generated__/InternalBook_book.graphql.ts'
import type { InternalBook_viewer$key } from '../__generated__/InternalBook_viewer.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { BookSummary } from './BookSummary.tsx'
import { BookTable } from './BookTable.tsx'
import { internalBookList } from './bookList.ts'
import { searchIn } from './bookSearch.ts'

interface Props {
  bookId: number
  name: string
  viewerKey: BookTable_viewer$key & InternalBook_viewer$key
}

/** One of the custodian's own books, either the whole book or a period. */
export function InternalBook({ bookId, name, viewerKey }: Props) {
  const [params] = useSearchParams()
  const { startDate, endDate } = searchIn(params)
  const { accountingBook, accountingBookByDate } = useFragment<InternalBook_viewer$key>(
    graphql`
      fragment InternalBook_viewer on Viewer
      @argumentDefinitions(
        bookId: { type: "Int!" }
        startDate: { type: "Date" }
        endDate: { type: "Date!" }
        isWhole: { type: "Boolean!" }
        isOfDays: { type: "Boolean!" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "BookTransactionSort" }
        filter: { type: "BookTransactionFilter" }
      )
      @throwOnFieldError {
        accountingBook(bookId: $bookId) @include(if: $isWhole) {
          ...InternalBook_book
            @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
        }
        accountingBookByDate(bookId: $bookId, startDate: $startDate, endDate: $endDate) @include(if: $isOfDays) {
          ...InternalBook_book
            @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
        }
      }
    `,
    viewerKey,
  )
  const book = useFragment<InternalBook_book$key>(
    graphql`
      fragment InternalBook_book on Book
      @argumentDefinitions(
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "BookTransactionSort" }
        filter: { type: "BookTransactionFilter" }
      )
      @throwOnFieldError {
        balance
        openingBalance
        closingBalance
        ...BookTable_book
          @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
      }
    `,
    accountingBook ?? accountingBookByDate ?? null,
  )
  if (!book) return null
  return (
    <>
      <BookSummary
        name={{ label: 'Account', text: name }}
        amounts={[
          { label: 'Balance', amount: book.balance },
          { label: 'Opening Balance', amount: book.openingBalance },
          { label: 'Closing Balance', amount: book.closingBalance },
        ]}
      />
      <Card around="list">
        <BookTable
          viewerKey={viewerKey}
          bookKey={book}
          list={internalBookList}
          exported={{ list: 'BOOK', bookId, narrowedBy: { startDate, endDate } }}
        />
      </Card>
    </>
  )
}
