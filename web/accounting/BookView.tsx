import { Suspense, useState } from 'react'
import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { BookView_account$key } from '../__generated__/BookView_account.graphql.ts'
import type { BookView_viewer$key } from '../__generated__/BookView_viewer.graphql.ts'
import { Section } from '../core/screens/Section.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { BalanceHistory } from './BalanceHistory.tsx'
import { BookSummary } from './BookSummary.tsx'
import { BookTable } from './BookTable.tsx'
import { accountBookList } from './bookList.ts'
import { YearTotals } from './YearTotals.tsx'
import { useAfterPaint } from '../kit/page/useAfterPaint.ts'
import { Button } from '../kit/ui/Button.tsx'
import { lazyPart } from '../kit/page/lazyPart.ts'

const AddTransaction = lazyPart(async () => ({ default: (await import('./AddTransaction.tsx')).AddTransaction }))

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '16px' } })

interface Props {
  viewerKey: BookView_viewer$key
  accountKey: BookView_account$key
  /** True if the URL contains a period; false for the whole book. */
  isOfDays: boolean
}

/** The book of one customer account. */
export function BookView({ viewerKey, accountKey, isOfDays }: Props) {
  const styles = useStyles()
  const [adjusting, setAdjusting] = useState(false)
  // The totals load later, because they are at the bottom of the page, usually below the visible part.
  const isPainted = useAfterPaint()
  const viewer = useFragment(
    graphql`
      fragment BookView_viewer on Viewer @throwOnFieldError {
        isTopAdmin
        ...BookTable_viewer
      }
    `,
    viewerKey,
  )
  const account = useFragment(
    graphql`
      fragment BookView_account on RetirementAccount
      @argumentDefinitions(
        startDate: { type: "Date" }
        endDate: { type: "Date" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
        sort: { type: "BookTransactionSort" }
        filter: { type: "BookTransactionFilter" }
      )
      @throwOnFieldError {
        accountId
        accountOwnerId
        planAccountNumber
        retirementAccountType
        status
        balance
        ...BalanceHistory_account
        ...YearTotals_account
        book(startDate: $startDate, endDate: $endDate) {
          bookId
          openingBalance
          closingBalance
          ...BookTable_book
            @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
        }
      }
    `,
    accountKey,
  )
  const { accountId, accountOwnerId, planAccountNumber, retirementAccountType, balance, book } = account
  if (!book) return null
  return (
    <div className={styles.root}>
      <BookSummary
        name={{
          label: 'Account Number',
          text: planAccountNumber,
          type: retirementAccountType,
        }}
        amounts={[
          { label: 'Account Balance', amount: balance },
          ...(isOfDays
            ? [
                { label: 'Opening Balance', amount: book.openingBalance },
                { label: 'Closing Balance', amount: book.closingBalance },
              ]
            : []),
        ]}
        action={
          viewer.isTopAdmin && account.status !== 'CLOSED' ? (
            <Button onClick={() => setAdjusting(true)}>Fee Adjustment</Button>
          ) : null
        }
      />
      <Card around="list">
        <BookTable
          viewerKey={viewer}
          bookKey={book}
          list={accountBookList}
          exported={{ list: 'ACCOUNT_BOOK', accountOwnerId, accountId }}
        />
      </Card>
      <Section>
        <BalanceHistory accountKey={account} />
      </Section>
      {isPainted ? (
        <Section>
          <YearTotals accountKey={account} />
        </Section>
      ) : (
        <div data-waits />
      )}
      {adjusting ? (
        <Suspense fallback={null}>
          <AddTransaction
            kind="ADJUSTMENT"
            bookId={book.bookId}
            bookLabel={planAccountNumber}
            accountOwnerId={accountOwnerId}
            onClose={() => setAdjusting(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
