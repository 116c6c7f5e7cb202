import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PlanMoney_reconciliation$key } from '../__generated__/PlanMoney_reconciliation.graphql.ts'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { NamedTable } from './NamedTable.tsx'
import { SettleDialog } from './SettleDialog.tsx'

/** Plan money that owners were credited with but that does not appear at the bank. Renders nothing if there is none. */
export function PlanMoney({ reconciliationKey }: { reconciliationKey: PlanMoney_reconciliation$key }) {
  const reconciliation = useFragment(
    graphql`
      fragment PlanMoney_reconciliation on BankReconciliation @throwOnFieldError {
        planMoney {
          planFileId
          reference
          planName
          since
          amount
        }
        ...SettleDialog_reconciliation
      }
    `,
    reconciliationKey,
  )
  const { planMoney } = reconciliation
  const [settling, setSettling] = useState<number | null>(null)
  if (planMoney.length === 0) return null
  return (
    <>
      <NamedTable
        caption="Plan money the bank has not shown"
        columns={[
          { key: 'reference', header: 'Reference', rowHeader: true, cell: (row) => row.reference },
          { key: 'plan', header: 'Plan', breaks: true, cell: (row) => row.planName },
          { key: 'since', header: 'Credited', cell: (row) => <DateText date={row.since} /> },
          { key: 'amount', header: 'Owed', align: 'end', cell: (row) => <Money amount={row.amount} /> },
          {
            key: 'actions',
            header: 'Actions',
            cell: (row) => (
              <Button
                size="small"
                aria-haspopup="dialog"
                aria-label={`Settle ${row.reference}`}
                onClick={() => setSettling(row.planFileId)}
              >
                Settle
              </Button>
            ),
          },
        ]}
        rows={planMoney}
        rowKey={(row) => row.planFileId}
        empty=""
      />
      {settling === null ? null : (
        <SettleDialog reconciliationKey={reconciliation} planFileId={settling} onClose={() => setSettling(null)} />
      )}
    </>
  )
}
