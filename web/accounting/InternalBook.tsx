import { graphql, useFragment, useRefetchableFragment } from 'react-relay'
import type { BookTable_viewer$key } from '../__generated__/BookTable_viewer.graphql.ts'
import type { InternalBook_book$key } from '../__generated__/InternalBook_book.graphql.ts'
import type { InternalBook_viewer$key } from '../__generated__/InternalBook_viewer.graphql.ts'
import type { InternalBookPageQuery } from '../__generated__/InternalBookPageQuery.graphql.ts'
import { usePages } from '../kit/lists/usePages.ts'
import { Card } from '../kit/ui/Card.tsx'
import { BookSummary } from './BookSummary.tsx'
import { BookTable } from './BookTable.tsx'

interface Props {
  name: string
  viewerKey: BookTable_viewer$key & InternalBook_viewer$key
}

/** One of our own books, whole or with the transactions of some days. */
export function InternalBook({ name, viewerKey }: Props) {
  const [{ accountingBook, accountingBookByDate }, refetch] = useRefetchableFragment<
    InternalBookPageQuery,
    InternalBook_viewer$key
  >(
    graphql`
      fragment InternalBook_viewer on Viewer
      @refetchable(queryName: "InternalBookPageQuery")
      @argumentDefinitions(
        bookId: { type: "Int!" }
        startDate: { type: "Date" }
        endDate: { type: "Date!" }
        isWhole: { type: "Boolean!" }
        isOfDays: { type: "Boolean!" }
        first: { type: "Int", defaultValue: 10 }
        after: { type: "String" }
      )
      @throwOnFieldError {
        accountingBook(bookId: $bookId) @include(if: $isWhole) {
          ...InternalBook_book @arguments(first: $first, after: $after)
        }
        accountingBookByDate(bookId: $bookId, startDate: $startDate, endDate: $endDate) @include(if: $isOfDays) {
          ...InternalBook_book @arguments(first: $first, after: $after)
        }
      }
    `,
    viewerKey,
  )
  const book = useFragment<InternalBook_book$key>(
    graphql`
      fragment InternalBook_book on Book
      @argumentDefinitions(first: { type: "Int" }, after: { type: "String" })
      @throwOnFieldError {
        balance
        ...BookTable_book @arguments(first: $first, after: $after)
      }
    `,
    accountingBook ?? accountingBookByDate ?? null,
  )
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'store-and-network' }))
  if (!book) return null
  return (
    <>
      <BookSummary name={{ label: 'Account', text: name }} balance={{ label: 'Balance', amount: book.balance }} />
      <Card around="list">
        <BookTable viewerKey={viewerKey} bookKey={book} pages={pages} />
      </Card>
    </>
  )
}
