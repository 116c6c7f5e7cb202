import { lazy, Suspense, useState } from 'react'
import { Button, makeStyles } from '@fluentui/react-components'
import { graphql, useFragment, useRefetchableFragment } from 'react-relay'
import type { BookViewPageQuery } from '../__generated__/BookViewPageQuery.graphql.ts'
import type { BookView_account$key } from '../__generated__/BookView_account.graphql.ts'
import type { BookView_viewer$key } from '../__generated__/BookView_viewer.graphql.ts'
import { usePages } from '../kit/lists/usePages.ts'
import { Card } from '../kit/ui/Card.tsx'
import { BookSummary } from './BookSummary.tsx'
import { BookTable } from './BookTable.tsx'

const AddTransaction = lazy(async () => ({ default: (await import('./AddTransaction.tsx')).AddTransaction }))

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', rowGap: '24px' } })

interface Props {
  viewerKey: BookView_viewer$key
  accountKey: BookView_account$key
}

/** One customer account's book. */
export function BookView({ viewerKey, accountKey }: Props) {
  const styles = useStyles()
  const [adjusting, setAdjusting] = useState(false)
  const viewer = useFragment(
    graphql`
      fragment BookView_viewer on Viewer @throwOnFieldError {
        isTopAdmin
        ...BookTable_viewer
      }
    `,
    viewerKey,
  )
  const [{ planAccountNumber, book }, refetch] = useRefetchableFragment<BookViewPageQuery, BookView_account$key>(
    graphql`
      fragment BookView_account on RetirementAccount
      @refetchable(queryName: "BookViewPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" })
      @throwOnFieldError {
        planAccountNumber
        book {
          bookId
          balance
          ...BookTable_book @arguments(first: $first, after: $after)
        }
      }
    `,
    accountKey,
  )
  const pages = usePages((variables) => refetch(variables, { fetchPolicy: 'store-and-network' }))
  if (!book) return null
  return (
    <div className={styles.root}>
      <BookSummary
        name={{ label: 'Account Number', text: planAccountNumber }}
        balance={{ label: 'Account Balance', amount: book.balance }}
        action={viewer.isTopAdmin ? <Button onClick={() => setAdjusting(true)}>Fee Adjustment</Button> : null}
      />
      <Card around="list">
        <BookTable viewerKey={viewer} bookKey={book} pages={pages} />
      </Card>
      {adjusting ? (
        <Suspense fallback={null}>
          <AddTransaction
            kind="ADJUSTMENT"
            bookId={book.bookId}
            bookLabel={planAccountNumber}
            onClose={() => setAdjusting(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
