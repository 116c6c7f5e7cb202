import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { BalanceTable_balance$key } from '../__generated__/BalanceTable_balance.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { searchAddress } from './bookSearch.ts'

const useStyles = makeStyles({
  card: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '16px' },
  amount: { textAlign: 'end', whiteSpace: 'nowrap' },
  side: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  total: { fontWeight: 600 },
})

interface Row {
  bookId: number | null
  name: string
  debit: number
  credit: number
}

const TOTAL = 'Total'

function Side({ row, amount }: { row: Row; amount: number }) {
  const styles = useStyles()
  return amount === 0 ? null : (
    <span className={mergeClasses(row.name === TOTAL && styles.total)}>
      <Money amount={amount} />
    </span>
  )
}

function Book({ row: { bookId, name }, until }: { row: Row; until: string }) {
  const styles = useStyles()
  if (bookId === null) return <span className={mergeClasses(name === TOTAL && styles.total)}>{name}</span>
  return (
    <ScreenLink
      to={searchAddress('/accounts', { accountId: String(bookId), startDate: '', endDate: until })}
      prefetchData={false}
    >
      {name}
    </ScreenLink>
  )
}

/** A book on a phone, on one line. */
function BookCard({ row, until }: { row: Row; until: string }) {
  const styles = useStyles()
  const sides = [
    { name: 'Debit', amount: row.debit },
    { name: 'Credit', amount: row.credit },
  ].filter(({ amount }) => amount !== 0)
  return (
    <div className={styles.card}>
      <Book row={row} until={until} />
      {sides.map(({ name, amount }) => (
        <span key={name} className={styles.amount}>
          <Side row={row} amount={amount} />
          <span className={styles.side}>{name}</span>
        </span>
      ))}
    </div>
  )
}

const columnsFor = (until: string): readonly Column<Row>[] => [
  { key: 'name', header: 'Book', rowHeader: true, breaks: true, cell: (row) => <Book row={row} until={until} /> },
  { key: 'debit', header: 'Debit', align: 'end', cell: (row) => <Side row={row} amount={row.debit} /> },
  { key: 'credit', header: 'Credit', align: 'end', cell: (row) => <Side row={row} amount={row.credit} /> },
]

interface Props {
  caption: string
  balanceKey: BalanceTable_balance$key
  /** Last day of the transactions that a book's link shows; empty for all. */
  until: string
}

/** The balances of the books and of all customers, with equal totals of debits and credits. */
export function BalanceTable({ caption, balanceKey, until }: Props) {
  const { books, customers, total } = useFragment(
    graphql`
      fragment BalanceTable_balance on TrialBalance @throwOnFieldError {
        books {
          bookId
          name
          debit
          credit
        }
        customers
        total
      }
    `,
    balanceKey,
  )
  const rows: Row[] = [
    ...books,
    { bookId: null, name: 'Owed to customers', debit: 0, credit: customers },
    { bookId: null, name: TOTAL, debit: total, credit: total },
  ]
  return (
    <DataTable
      caption={caption}
      columns={columnsFor(until)}
      rows={rows}
      rowKey={({ name }) => name}
      card={(row) => <BookCard row={row} until={until} />}
      empty=""
    />
  )
}
