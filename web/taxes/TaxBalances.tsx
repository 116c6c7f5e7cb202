import { makeStyles } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  TaxBalances_balances$data,
  TaxBalances_balances$key,
} from '../__generated__/TaxBalances_balances.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { searchAddress } from '../accounting/bookSearch.ts'
import { lazyPart } from '../kit/page/lazyPart.ts'

const AddTransaction = lazyPart(async () => ({
  default: (await import('../accounting/AddTransaction.tsx')).AddTransaction,
}))

// Keeps the button label on one line, because a wrapped label would not be on the row's baseline.
const useStyles = makeStyles({ pay: { whiteSpace: 'nowrap' } })

type Row = TaxBalances_balances$data[number]

interface Props {
  balancesKey: TaxBalances_balances$key
  startDate: string
  endDate: string
}

/** Tax withheld in a period, by book. Each book has a payment button and a link to its transactions. */
export function TaxBalances({ balancesKey, startDate, endDate }: Props) {
  const styles = useStyles()
  const [paying, setPaying] = useState<Row | null>(null)
  const balances = useFragment(
    graphql`
      fragment TaxBalances_balances on TaxBalance @relay(plural: true) @throwOnFieldError {
        bookId
        name
        balance
      }
    `,
    balancesKey,
  )
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      cell: ({ bookId, name }) => (
        <ScreenLink
          to={searchAddress('/accounts', { accountId: String(bookId), startDate, endDate })}
          prefetchData={false}
          target="_blank"
          title="Opens in a new tab"
        >
          {name}
        </ScreenLink>
      ),
    },
    { key: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => <Money amount={balance} /> },
    {
      key: 'payment',
      header: 'Payment',
      cell: (row) => (
        <TextButton
          className={styles.pay}
          aria-label={`Record Payment, ${row.name}`}
          aria-haspopup="dialog"
          onClick={() => setPaying(row)}
        >
          Record Payment
        </TextButton>
      ),
    },
  ]
  return (
    <>
      <DataTable
        caption="Accounts with a balance"
        columns={columns}
        rows={balances}
        rowKey={(row) => row.bookId}
        empty="No Accounts with a balance for this date range"
        emptyMark="NOT_FOUND"
      />
      {paying ? (
        <Suspense fallback={null}>
          <AddTransaction
            kind="PAYMENT"
            bookId={paying.bookId}
            bookLabel={paying.name}
            onClose={() => setPaying(null)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
