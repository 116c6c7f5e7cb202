import { graphql, useFragment } from 'react-relay'
import type { NotShown_reconciliation$key } from '../__generated__/NotShown_reconciliation.graphql.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { NamedTable } from './NamedTable.tsx'

/** Cash that was booked but does not appear at the bank. Renders nothing if there is none. */
export function NotShown({ reconciliationKey }: { reconciliationKey: NotShown_reconciliation$key }) {
  const { notShown } = useFragment(
    graphql`
      fragment NotShown_reconciliation on BankReconciliation @throwOnFieldError {
        notShown {
          transactionId
          date
          amount
          note
        }
      }
    `,
    reconciliationKey,
  )
  if (notShown.length === 0) return null
  return (
    <NamedTable
      caption="Booked, not shown by the bank"
      columns={[
        {
          key: 'transaction',
          header: 'Transaction ID',
          rowHeader: true,
          cell: (row) => <ScreenLink to={`/transaction/${row.transactionId}`}>{row.transactionId}</ScreenLink>,
        },
        { key: 'date', header: 'Date', cell: (row) => <DateText date={row.date} /> },
        { key: 'note', header: 'Note', breaks: true, cell: (row) => row.note },
        { key: 'amount', header: 'Amount', align: 'end', cell: (row) => <Money amount={row.amount} /> },
      ]}
      rows={notShown}
      rowKey={(row) => row.transactionId}
      empty=""
    />
  )
}
