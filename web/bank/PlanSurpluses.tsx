import { graphql, useFragment } from 'react-relay'
import type { PlanSurpluses_reconciliation$key } from '../__generated__/PlanSurpluses_reconciliation.graphql.ts'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { NamedTable } from './NamedTable.tsx'

/** Plan surpluses that the custodian holds. Renders nothing if there are none. */
export function PlanSurpluses({ reconciliationKey }: { reconciliationKey: PlanSurpluses_reconciliation$key }) {
  const { planSurpluses } = useFragment(
    graphql`
      fragment PlanSurpluses_reconciliation on BankReconciliation @throwOnFieldError {
        planSurpluses {
          planSurplusId
          bankLineId
          reference
          planName
          since
          amount
        }
      }
    `,
    reconciliationKey,
  )
  if (planSurpluses.length === 0) return null
  return (
    <NamedTable
      caption="Overpaid plan money"
      columns={[
        { key: 'reference', header: 'Came With', rowHeader: true, cell: (row) => row.reference },
        { key: 'plan', header: 'Plan', breaks: true, cell: (row) => row.planName },
        { key: 'line', header: 'Line', cell: (row) => row.bankLineId ?? 'Returned' },
        { key: 'since', header: 'Date', cell: (row) => <DateText date={row.since} /> },
        { key: 'amount', header: 'Held', align: 'end', cell: (row) => <Money amount={row.amount} /> },
      ]}
      rows={planSurpluses}
      rowKey={(row) => row.planSurplusId}
      empty=""
    />
  )
}
