import { lazy, Suspense, useState } from 'react'
import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { BookView_account$key } from '../__generated__/BookView_account.graphql.ts'
import type { BookView_viewer$key } from '../__generated__/BookView_viewer.graphql.ts'
import { Card } from '../ui/Card.tsx'
import { Money } from '../ui/Money.tsx'
import { BookTable } from './BookTable.tsx'

const AddAdjustment = lazy(async () => ({ default: (await import('./AddAdjustment.tsx')).AddAdjustment }))

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '24px' },
  facts: { display: 'flex', flexWrap: 'wrap', columnGap: '48px', rowGap: '16px', alignItems: 'flex-end' },
  term: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, marginBlockEnd: '2px' },
  number: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase600, fontWeight: 500 },
  balance: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 600,
    letterSpacing: '-0.01em',
  },
  action: { marginInlineStart: 'auto' },
})

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
  const { planAccountNumber, book } = useFragment(
    graphql`
      fragment BookView_account on RetirementAccount @throwOnFieldError {
        planAccountNumber
        book {
          bookId
          balance
          ...BookTable_book
        }
      }
    `,
    accountKey,
  )
  if (!book) return null
  return (
    <div className={styles.root}>
      <Card>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.term}>Account Number</dt>
            <dd className={styles.number}>{planAccountNumber}</dd>
          </div>
          <div>
            <dt className={styles.term}>Account Balance</dt>
            <dd className={styles.balance}>
              <Money amount={book.balance} />
            </dd>
          </div>
          {viewer.isTopAdmin ? (
            <div className={styles.action}>
              <Button onClick={() => setAdjusting(true)}>Fee Adjustment</Button>
            </div>
          ) : null}
        </dl>
      </Card>
      <Card around="list">
        <BookTable viewerKey={viewer} bookKey={book} />
      </Card>
      {adjusting ? (
        <Suspense fallback={null}>
          <AddAdjustment bookId={book.bookId} bookLabel={planAccountNumber} onClose={() => setAdjusting(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
