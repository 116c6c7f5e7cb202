import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { BookBalances_balance$key } from '../__generated__/BookBalances_balance.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { formatDate } from '../kit/ui/format.ts'
import { Money } from '../kit/ui/Money.tsx'

interface Book {
  bookId: number
  name: string
}
interface Row extends Book {
  debit: number
  credit: number
}

const useStyles = makeStyles({
  says: { marginBlockEnd: '8px', color: tokens.colorNeutralForeground2 },
  card: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '16px' },
  others: { marginBlockStart: '20px' },
  summary: { minHeight: '24px', cursor: 'pointer', marginBlockEnd: '8px' },
  books: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))', gap: '12px 24px' },
})

const BookLink = ({ bookId, name }: Book) => (
  <ScreenLink to={`/accounts?accountId=${bookId}`} prefetchData={false}>
    {name}
  </ScreenLink>
)

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Book', rowHeader: true, breaks: true, cell: (row) => <BookLink {...row} /> },
  {
    key: 'balance',
    header: 'Balance',
    align: 'end',
    cell: ({ debit, credit }) => <Money amount={debit === 0 ? credit : debit} />,
  },
  { key: 'side', header: 'Side', cell: ({ debit }) => (debit === 0 ? 'Credit' : 'Debit') },
]

/** The books with a balance today, and links to the others. */
export function BookBalances({
  balanceKey,
  books,
}: {
  balanceKey: BookBalances_balance$key | null
  books: readonly Book[]
}) {
  const styles = useStyles()
  const balance = useFragment(
    graphql`
      fragment BookBalances_balance on TrialBalance @throwOnFieldError {
        asOf
        books {
          bookId
          name
          debit
          credit
        }
      }
    `,
    balanceKey,
  )
  const rows = balance?.books ?? []
  const others = books.filter(({ bookId }) => !rows.some((row) => row.bookId === bookId))
  return (
    <>
      {balance ? <p className={styles.says}>{`Balances of ${formatDate(balance.asOf)}.`}</p> : null}
      <DataTable
        caption="Balances of the books"
        columns={columns}
        rows={rows}
        rowKey={({ bookId }) => bookId}
        card={(row) => (
          <div className={styles.card}>
            <BookLink {...row} />
            <Money amount={row.debit === 0 ? row.credit : row.debit} />
          </div>
        )}
        empty="No book has a balance yet."
      />
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary className={styles.summary}>{`${others.length} books without a balance`}</summary>
          <ul className={styles.books}>
            {others.map((book) => (
              <li key={book.bookId}>
                <BookLink {...book} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
