import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { BookBalances_balance$key } from '../__generated__/BookBalances_balance.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { BalanceTable } from './BalanceTable.tsx'

interface Book {
  bookId: number
  name: string
}

const useStyles = makeStyles({
  says: { marginBlockEnd: '8px', color: tokens.colorNeutralForeground2 },
  others: { marginBlockStart: '20px' },
  books: {
    marginBlockStart: '8px',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '12px 24px',
  },
})

interface Props {
  balanceKey: BookBalances_balance$key | null
  books: readonly Book[]
}

/** Lists the books with a nonzero balance today and their totals, and links to the other books. */
export function BookBalances({ balanceKey, books }: Props) {
  const styles = useStyles()
  const balance = useFragment(
    graphql`
      fragment BookBalances_balance on TrialBalance @throwOnFieldError {
        asOf
        books {
          bookId
        }
        ...BalanceTable_balance
      }
    `,
    balanceKey,
  )
  const others = books.filter(({ bookId }) => !balance?.books.some((row) => row.bookId === bookId))
  return (
    <>
      {balance ? (
        <>
          <p className={styles.says}>{`Balances of ${formatDate(balance.asOf)}.`}</p>
          <BalanceTable caption="Balances of the books" balanceKey={balance} until="" />
        </>
      ) : null}
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary>{`${others.length} books without a balance`}</summary>
          <ul className={styles.books}>
            {others.map(({ bookId, name }) => (
              <li key={bookId}>
                <ScreenLink to={`/accounts?accountId=${bookId}`} prefetchData={false}>
                  {name}
                </ScreenLink>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
