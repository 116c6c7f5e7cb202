import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TrialBalance_balance$key } from '../__generated__/TrialBalance_balance.graphql.ts'
import { searchAddress } from '../accounting/bookSearch.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { DayForm } from './DayForm.tsx'

const useStyles = makeStyles({ day: { maxWidth: '320px' }, says: { marginBlock: '16px' } })

interface Row {
  bookId: number | null
  name: string
  debit: number
  credit: number
}

const side = (amount: number) => (amount === 0 ? null : <Money amount={amount} />)

const columnsFor = (day: string): readonly Column<Row>[] => [
  {
    key: 'name',
    header: 'Book',
    rowHeader: true,
    breaks: true,
    cell: ({ bookId, name }) =>
      bookId === null ? (
        name
      ) : (
        <ScreenLink
          to={searchAddress('/accounts', { accountId: String(bookId), startDate: '', endDate: day })}
          prefetchData={false}
        >
          {name}
        </ScreenLink>
      ),
  },
  { key: 'debit', header: 'Debit', align: 'end', cell: ({ debit }) => side(debit) },
  { key: 'credit', header: 'Credit', align: 'end', cell: ({ credit }) => side(credit) },
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
    { bookId: null, name: 'Total', debit: total, credit: total },
  ]
  return (
    <>
      <div className={styles.day}>
        <DayForm day={asOf} />
      </div>
      <p className={styles.says}>
        {isClosed ? 'Final: ' : 'So far: '}
        <DateText date={asOf} /> is {isClosed ? 'in a closed month.' : 'not in a closed month yet.'}
      </p>
      <DataTable
        caption="Books at the end of the day"
        columns={columnsFor(asOf)}
        rows={rows}
        rowKey={({ name }) => name}
        empty=""
      />
    </>
  )
}
