import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { BookBalances_balance$key } from '../__generated__/BookBalances_balance.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { formatDate, formatMoney } from '../kit/ui/format.ts'
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
  amount: { textAlign: 'end', whiteSpace: 'nowrap' },
  side: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  others: { marginBlockStart: '20px' },
  books: {
    marginBlockStart: '8px',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: '12px 24px',
  },
})

const BookLink = ({ bookId, name }: Book) => (
  <ScreenLink to={`/accounts?accountId=${bookId}`} prefetchData={false}>
    {name}
  </ScreenLink>
)

const amountOf = ({ debit, credit }: Row) => (debit === 0 ? credit : debit)
const sideOf = ({ debit }: Row) => (debit === 0 ? 'Credit' : 'Debit')

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Book', rowHeader: true, breaks: true, cell: (row) => <BookLink {...row} /> },
  {
    key: 'balance',
    header: 'Balance',
    align: 'end',
    cell: (row) => <Money amount={amountOf(row)} />,
  },
  { key: 'side', header: 'Side', cell: sideOf },
]

/** Lists the books with a nonzero balance today, and links to the other books. */
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
        customers
        total
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
      {balance ? (
        <p className={styles.says}>
          {`Balances of ${formatDate(balance.asOf)}. With ${formatMoney(balance.customers)} owed to customers (credit), each side totals ${formatMoney(balance.total)}.`}
        </p>
      ) : null}
      <DataTable
        caption="Balances of the books"
        columns={columns}
        rows={rows}
        rowKey={({ bookId }) => bookId}
        card={(row) => (
          <div className={styles.card}>
            <BookLink {...row} />
            <span className={styles.amount}>
              <Money amount={amountOf(row)} />
              <span className={styles.side}>{sideOf(row)}</span>
            </span>
          </div>
        )}
        empty="No book has a balance yet."
      />
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary>{`${others.length} books without a balance`}</summary>
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
