import { graphql, useFragment } from 'react-relay'
import type { BookTable_viewer$key } from '../__generated__/BookTable_viewer.graphql.ts'
import type { InternalBook_book$key } from '../__generated__/InternalBook_book.graphql.ts'
import { Card } from '../kit/ui/Card.tsx'
import { BookSummary } from './BookSummary.tsx'
import { BookTable } from './BookTable.tsx'

interface Props {
  name: string
  viewerKey: BookTable_viewer$key
  bookKey: InternalBook_book$key
}

/** One of our own books, whole or with the transactions of some days. */
export function InternalBook({ name, viewerKey, bookKey }: Props) {
  const book = useFragment(
    graphql`
      fragment InternalBook_book on Book @throwOnFieldError {
        balance
        ...BookTable_book
      }
    `,
    bookKey,
  )
  return (
    <>
      <BookSummary name={{ label: 'Account', text: name }} balance={{ label: 'Balance', amount: book.balance }} />
      <Card around="list">
        <BookTable viewerKey={viewerKey} bookKey={book} />
      </Card>
    </>
  )
}
