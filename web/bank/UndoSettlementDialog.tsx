import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UndoSettlementDialog_settlement$key } from '../__generated__/UndoSettlementDialog_settlement.graphql.ts'
import type { UndoSettlementDialogMutation } from '../__generated__/UndoSettlementDialogMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { formatDate, formatMoney } from '../kit/ui/format.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { ASK, reason } from './texts.ts'

const mutation = graphql`
  mutation UndoSettlementDialogMutation($input: UndoPlanSettlementInput!) {
    undoPlanSettlement(input: $input) {
      errors {
        ...useMutation_errors
      }
      approvalId
    }
  }
`

const schema = z.object({ note: reason() })

interface Props {
  settlementKey: UndoSettlementDialog_settlement$key
  onClose: () => void
}

/** Undoes a settlement of plan money with a reason. After a second person's approval, the postings are reversed. */
export function UndoSettlementDialog({ settlementKey, onClose }: Props) {
  const settlement = useFragment(
    graphql`
      fragment UndoSettlementDialog_settlement on BankPlanSettlement @throwOnFieldError {
        planSettlementId
        reference
        planName
        planSurplusId
        settledOn
        amount
      }
    `,
    settlementKey,
  )
  const refresh = useRefresh()
  const [undo] = useMutation<UndoSettlementDialogMutation>(mutation)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useZodForm(schema, { defaultValues: { note: '' } })
  const { planSettlementId, reference, planSurplusId } = settlement

  async function onSubmit({ note }: z.output<typeof schema>) {
    const outcome = await undo({ input: { idempotencyKey, planSettlementId, note } })
    if (!outcome.ok) return applyErrors(form, outcome.errors, { onSaved: refresh })
    await refresh()
    onClose()
  }

  return (
    <ModalForm
      title={`Undo settlement of ${reference}`}
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      submitLabel={ASK}
    >
      <SummaryList
        rows={[
          { term: 'Plan', value: settlement.planName },
          { term: 'Settled', value: formatDate(settlement.settledOn) },
          {
            term: planSurplusId == null ? 'Written off' : 'From overpaid money',
            value: formatMoney(settlement.amount),
          },
        ]}
      />
      <TextField name="note" label="Reason" required />
    </ModalForm>
  )
}
