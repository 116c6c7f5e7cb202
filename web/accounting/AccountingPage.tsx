import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { AccountingPageQuery } from '../__generated__/AccountingPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { BookBalances } from './BookBalances.tsx'
import { BookSearchForm } from './BookSearchForm.tsx'
import { InternalBook } from './InternalBook.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

// The approvals load separately, because few users need them. The screen waits for them, to avoid a layout shift.
const Approvals = lazyPart(async () => ({ default: (await import('../approvals/Approvals.tsx')).Approvals }))

export const query = graphql`
  query AccountingPageQuery(
    $bookId: Int!
    $startDate: Date
    $endDate: Date!
    $isIndex: Boolean!
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
      ...Approvals_viewer @arguments(effect: "posting-reversal")
      accountingBooks {
        bookId
        name
        ...BookSearchForm_books
      }
      trialBalance @include(if: $isIndex) {
        ...BookBalances_balance
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

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

export function Page({ queryRef }: { queryRef: PreloadedQuery<AccountingPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<AccountingPageQuery>(query, queryRef)
  if (!viewer) return <NotFoundView />
  const books = viewer.accountingBooks ?? []
  const { bookId, isWhole, isOfDays } = queryRef.variables
  const isOpened = isWhole || isOfDays
  return (
    <>
      <PageHeading intro="Balances of the custodian’s own books. Open one for its transactions.">
        Accounting
      </PageHeading>
      <div className={styles.root}>
        <Approvals viewerKey={viewer} folds />
        {isOpened ? null : (
          <Card heading="Books" around="list">
            <BookBalances balanceKey={viewer.trialBalance ?? null} books={books} />
          </Card>
        )}
        <Card heading="Find a book or period">
          <BookSearchForm booksKey={books} />
        </Card>
        {isOpened ? (
          <InternalBook
            key={bookId}
            bookId={bookId}
            name={books.find((each) => each.bookId === bookId)?.name ?? String(bookId)}
            viewerKey={viewer}
          />
        ) : null}
      </div>
    </>
  )
}
