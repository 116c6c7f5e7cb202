import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TrialBalance_balance$key } from '../__generated__/TrialBalance_balance.graphql.ts'
import { searchAddress } from '../accounting/bookSearch.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { DayForm } from './DayForm.tsx'

const useStyles = makeStyles({
  says: { marginBlock: '16px' },
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

function Book({ row: { bookId, name }, day }: { row: Row; day: string }) {
  const styles = useStyles()
  if (bookId === null) return <span className={mergeClasses(name === TOTAL && styles.total)}>{name}</span>
  return (
    <ScreenLink
      to={searchAddress('/accounts', { accountId: String(bookId), startDate: '', endDate: day })}
      prefetchData={false}
    >
      {name}
    </ScreenLink>
  )
}

/** A book on a phone, on one line. */
function BookCard({ row, day }: { row: Row; day: string }) {
  const styles = useStyles()
  const sides = [
    { name: 'Debit', amount: row.debit },
    { name: 'Credit', amount: row.credit },
  ].filter(({ amount }) => amount !== 0)
  return (
    <div className={styles.card}>
      <Book row={row} day={day} />
      {sides.map(({ name, amount }) => (
        <span key={name} className={styles.amount}>
          <Side row={row} amount={amount} />
          <span className={styles.side}>{name}</span>
        </span>
      ))}
    </div>
  )
}

const columnsFor = (day: string): readonly Column<Row>[] => [
  {
    key: 'name',
    header: 'Book',
    rowHeader: true,
    breaks: true,
    cell: (row) => <Book row={row} day={day} />,
  },
  { key: 'debit', header: 'Debit', align: 'end', cell: (row) => <Side row={row} amount={row.debit} /> },
  { key: 'credit', header: 'Credit', align: 'end', cell: (row) => <Side row={row} amount={row.credit} /> },
]

/** The balances of all books at the end of a day; debits equal credits. */
export function TrialBalance({ balanceKey }: { balanceKey: TrialBalance_balance$key }) {
  const styles = useStyles()
  const { asOf, isClosed, books, customers, total } = useFragment(
    graphql`
      fragment TrialBalance_balance on TrialBalance @throwOnFieldError {
        asOf
        isClosed
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
    <>
      <DayForm day={asOf} />
      <p className={styles.says}>
        {isClosed ? 'Final: ' : 'Preliminary: '}
        <DateText date={asOf} /> is {isClosed ? 'in a closed month.' : 'not in a closed month yet.'}
      </p>
      <DataTable
        caption="Books at the end of the day"
        columns={columnsFor(asOf)}
        rows={rows}
        rowKey={({ name }) => name}
        card={(row) => <BookCard row={row} day={asOf} />}
        empty=""
      />
    </>
  )
}
