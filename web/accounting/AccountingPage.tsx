import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { AccountingPageQuery } from '../__generated__/AccountingPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { BookSearchForm } from './BookSearchForm.tsx'
import { InternalBook } from './InternalBook.tsx'

export const query = graphql`
  query AccountingPageQuery(
    $bookId: Int!
    $startDate: Date
    $endDate: Date!
    $isWhole: Boolean!
    $isOfDays: Boolean!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: BookTransactionSort
    $filter: BookTransactionFilter
  ) @preloadable @throwOnFieldError {
    viewer {
      ...BookTable_viewer
      accountingBooks {
        bookId
        name
        ...BookSearchForm_books
      }
      ...InternalBook_viewer
        @arguments(
          bookId: $bookId
          startDate: $startDate
          endDate: $endDate
          isWhole: $isWhole
          isOfDays: $isOfDays
          first: $first
          after: $after
          last: $last
          before: $before
          sort: $sort
          filter: $filter
        )
    }
  }
`

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '24px' },
  books: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))', gap: '12px 24px' },
  states: { marginBlockStart: '20px' },
  summary: { minHeight: '24px', cursor: 'pointer', marginBlockEnd: '8px' },
})

/** Each state has a withholding book; there are too many to list beside the others. */
const isOfState = (name: string) => name.endsWith(' Withholding') && !name.startsWith('Federal')

export function Page({ queryRef }: { queryRef: PreloadedQuery<AccountingPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<AccountingPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  const books = viewer.accountingBooks ?? []
  const { bookId, isWhole, isOfDays } = queryRef.variables
  return (
    <>
      <PageHeading intro="Transactions and balance of one of the custodian's own books.">Accounting</PageHeading>
      <div className={styles.root}>
        <Card>
          <BookSearchForm booksKey={books} />
        </Card>
        {isWhole || isOfDays ? (
          <InternalBook
            key={bookId}
            bookId={bookId}
            name={books.find((each) => each.bookId === bookId)?.name ?? String(bookId)}
            viewerKey={viewer}
          />
        ) : (
          <Card heading="Books">
            <BookLinks books={books.filter(({ name }) => !isOfState(name))} />
            <details className={styles.states}>
              <summary className={styles.summary}>Withholding by state</summary>
              <BookLinks books={books.filter(({ name }) => isOfState(name))} />
            </details>
          </Card>
        )}
      </div>
    </>
  )
}

function BookLinks({ books }: { books: readonly { bookId: number; name: string }[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.books}>
      {books.map(({ bookId, name }) => (
        <li key={bookId}>
          <ScreenLink to={`/accounts?accountId=${bookId}`} prefetchData={false}>
            {name}
          </ScreenLink>
        </li>
      ))}
    </ul>
  )
}
