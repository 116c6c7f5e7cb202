import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SettleDialog_reconciliation$key } from '../__generated__/SettleDialog_reconciliation.graphql.ts'
import type { SettleDialogMutation } from '../__generated__/SettleDialogMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { RadioCardsField } from '../kit/forms/RadioCardsField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { formatDate, formatMoney } from '../kit/ui/format.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { ASK, reason } from './texts.ts'

const mutation = graphql`
  mutation SettleDialogMutation($input: SettlePlanMoneyInput!) {
    settlePlanMoney(input: $input) {
      errors {
        ...useMutation_errors
      }
      approvalId
    }
  }
`

const WRITE_OFF = 'WRITE_OFF'
const schema = z.object({
  how: z.string().check(z.minLength(1, 'Please choose how it is settled')),
  note: reason(),
})

interface Props {
  reconciliationKey: SettleDialog_reconciliation$key
  planFileId: number
  onClose: () => void
}

/** Settles plan money without a bank line: with a plan surplus or by a write-off. */
export function SettleDialog({ reconciliationKey, planFileId, onClose }: Props) {
  const { planMoney, planSurpluses } = useFragment(
    graphql`
      fragment SettleDialog_reconciliation on BankReconciliation @throwOnFieldError {
        planMoney {
          planFileId
          reference
          planName
          since
          amount
        }
        planSurpluses {
          planSurplusId
          reference
          planName
          since
          amount
        }
      }
    `,
    reconciliationKey,
  )
  const file = planMoney.find((one) => one.planFileId === planFileId)
  const overpaid = planSurpluses.filter(({ planName }) => planName === file?.planName)
  const refresh = useRefresh()
  const [settle] = useMutation<SettleDialogMutation>(mutation)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useZodForm(schema, { defaultValues: { how: '', note: '' } })

  async function onSubmit({ how, note }: z.output<typeof schema>) {
    const outcome = await settle({
      input: { idempotencyKey, planFileId, note, planSurplusId: how === WRITE_OFF ? null : Number(how) },
    })
    if (!outcome.ok) return applyErrors(form, outcome.errors, { onSaved: refresh })
    await refresh()
    onClose()
  }

  return (
    <ModalForm
      title={`Settle ${file?.reference ?? 'plan money'}`}
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      submitLabel={ASK}
    >
      {file ? (
        <SummaryList
          rows={[
            { term: 'Plan', value: file.planName },
            { term: 'Credited', value: formatDate(file.since) },
            { term: 'Owed', value: formatMoney(file.amount) },
          ]}
        />
      ) : null}
      <RadioCardsField
        name="how"
        label="Settled by"
        cards={[
          ...overpaid.map((surplus) => ({
            value: String(surplus.planSurplusId),
            label: `Overpaid with ${surplus.reference}`,
            description: `${formatMoney(surplus.amount)} of ${formatDate(surplus.since)}, up to that amount`,
          })),
          {
            value: WRITE_OFF,
            label: 'Written off',
            description: 'Booked to Plan Money Written Off',
          },
        ]}
      />
      <TextField name="note" label="Reason" required />
    </ModalForm>
  )
}
