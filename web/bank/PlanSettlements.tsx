import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PlanSettlements_reconciliation$key } from '../__generated__/PlanSettlements_reconciliation.graphql.ts'
import { DateText } from '../kit/ui/DateText.tsx'
import { Money } from '../kit/ui/Money.tsx'
import { NamedTable } from './NamedTable.tsx'
import { UndoSettlementDialog } from './UndoSettlementDialog.tsx'

/** Settlements of plan money without a bank line; renders nothing if there are none. */
export function PlanSettlements({ reconciliationKey }: { reconciliationKey: PlanSettlements_reconciliation$key }) {
  const { planSettlements } = useFragment(
    graphql`
      fragment PlanSettlements_reconciliation on BankReconciliation @throwOnFieldError {
        planSettlements {
          planSettlementId
          reference
          planSurplusId
          settledOn
          amount
          recovered
          ...UndoSettlementDialog_settlement
        }
      }
    `,
    reconciliationKey,
  )
  const [undoing, setUndoing] = useState<number | null>(null)
  if (planSettlements.length === 0) return null
  const chosen = planSettlements.find(({ planSettlementId }) => planSettlementId === undoing)
  return (
    <>
      <NamedTable
        caption="Settled plan money"
        columns={[
          { key: 'reference', header: 'Reference', rowHeader: true, cell: (row) => row.reference },
          {
            key: 'how',
            header: 'Settled By',
            breaks: true,
            cell: (row) => (row.planSurplusId == null ? 'Written off' : 'Overpaid money'),
          },
          { key: 'date', header: 'Date', cell: (row) => <DateText date={row.settledOn} /> },
          { key: 'amount', header: 'Amount', align: 'end', cell: (row) => <Money amount={row.amount} /> },
          { key: 'recovered', header: 'Recovered', align: 'end', cell: (row) => <Money amount={row.recovered} /> },
          {
            key: 'actions',
            header: 'Actions',
            // No undo after a recovery: staff must first undo the recovery at its bank line.
            cell: (row) =>
              row.recovered > 0 ? null : (
                <Button
                  size="small"
                  aria-haspopup="dialog"
                  aria-label={`Undo settlement of ${row.reference}`}
                  onClick={() => setUndoing(row.planSettlementId)}
                >
                  Undo
                </Button>
              ),
          },
        ]}
        rows={planSettlements}
        rowKey={(row) => row.planSettlementId}
        empty=""
      />
      {chosen ? <UndoSettlementDialog settlementKey={chosen} onClose={() => setUndoing(null)} /> : null}
    </>
  )
}
