import { graphql, useFragment } from 'react-relay'
import type { BookedLater_reconciliation$key } from '../__generated__/BookedLater_reconciliation.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { NamedTable } from './NamedTable.tsx'

/** Bank lines up to the day of the report whose posting has a later date. Renders nothing if there are none. */
export function BookedLater({ reconciliationKey }: { reconciliationKey: BookedLater_reconciliation$key }) {
  const { bookedLater } = useFragment(
    graphql`
      fragment BookedLater_reconciliation on BankReconciliation @throwOnFieldError {
        bookedLater {
          bankLineId
          asOf
          bookedOn
          transactionId
          amount
        }
      }
    `,
    reconciliationKey,
  )
  if (bookedLater.length === 0) return null
  return (
    <NamedTable
      caption="Shown by the bank, booked on a later day"
      columns={[
        { key: 'line', header: 'Line', rowHeader: true, cell: (row) => row.bankLineId },
        { key: 'asOf', header: 'Bank Date', cell: (row) => <DateText date={row.asOf} /> },
        { key: 'bookedOn', header: 'Booked On', cell: (row) => <DateText date={row.bookedOn} /> },
        {
          key: 'transaction',
          header: 'Transaction ID',
          cell: (row) => <ScreenLink to={`/transaction/${row.transactionId}`}>{row.transactionId}</ScreenLink>,
        },
        { key: 'amount', header: 'Amount', align: 'end', cell: (row) => <Money amount={row.amount} /> },
      ]}
      rows={bookedLater}
      rowKey={(row) => row.bankLineId}
      empty=""
    />
  )
}
