import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { MatchForm_detail$key } from '../__generated__/MatchForm_detail.graphql.ts'
import type { MatchFormMutation } from '../__generated__/MatchFormMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { FormInModal } from '../kit/forms/ModalForm.tsx'
import { RadioCardsField } from '../kit/forms/RadioCardsField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { formatDate, formatMoney } from '../kit/ui/format.ts'
import { LineFacts } from './LineFacts.tsx'
import { matchSchema, NOTHING, PLANS, type MatchValues } from './matchSchema.ts'
import { chosenFiles, differenceOf, type PlanFile } from './planDifference.ts'
import { PlanFiles } from './PlanFiles.tsx'
import { ASK } from './texts.ts'

const mutation = graphql`
  mutation MatchFormMutation($input: MatchBankLineInput!) {
    matchBankLine(input: $input) {
      errors {
        ...useMutation_errors
      }
      approvalId
    }
  }
`

/** Matches a bank line with the books, or marks the line as unknown; a second person decides. */
export function MatchForm({ detailKey, onClose }: { detailKey: MatchForm_detail$key; onClose: () => void }) {
  const detail = useFragment(
    graphql`
      fragment MatchForm_detail on BankLineDetail @throwOnFieldError {
        ...LineFacts_detail
        line {
          bankLineId
          amount
          whyOpen
        }
        candidates {
          paymentId
          transactionId
          planFileId
          planSurplusId
          transferReference
          planSettlementId
          date
          amount
          description
        }
        paymentSums {
          paymentIds
          date
          amount
          description
        }
        planFiles {
          planFileId
          reference
          planName
          since
          owed
        }
      }
    `,
    detailKey,
  )
  const { line } = detail
  const planFiles = detail.planFiles.map(({ planFileId, reference, planName, since, owed }) => ({
    planFileId,
    reference,
    owed,
    label: `${reference}, ${planName}: ${formatMoney(owed)} owed since ${formatDate(since)}`,
  }))
  const candidates = [
    // Plan files have a separate choice, because staff can select several of them.
    ...detail.candidates
      .filter(({ planFileId }) => planFileId == null)
      .map(({ paymentId, ...candidate }) => ({ ...candidate, paymentIds: paymentId == null ? null : [paymentId] })),
    ...detail.paymentSums.map((sum) => ({ ...NOT_CASH, ...sum })),
  ]
  const refresh = useRefresh()
  const [match] = useMutation<MatchFormMutation>(mutation)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useZodForm(matchSchema(line.amount, planFiles), { defaultValues: emptyMatch(planFiles) })
  const what = useWatch({ control: form.control, name: 'what' })

  async function onSubmit(values: MatchValues) {
    const chosen = candidates[Number(values.what)]
    const files = values.what === PLANS ? chosenFiles(planFiles, values.files) : []
    const difference = differenceOf(line.amount, files)
    const outcome = await match({
      input: {
        idempotencyKey,
        bankLineId: line.bankLineId,
        note: values.note,
        paymentIds: chosen?.paymentIds ?? null,
        transactionId: chosen?.transactionId ?? null,
        planSurplusId: chosen?.planSurplusId ?? null,
        transferReference: chosen?.transferReference ?? null,
        planSettlementId: chosen?.planSettlementId ?? null,
        planFileIds: files.length === 0 ? null : files.map(({ planFileId }) => planFileId),
        difference:
          values.what !== PLANS || difference === 0
            ? null
            : {
                amount: Math.abs(difference),
                treatment:
                  difference > 0 ? 'SURPLUS' : values.treatment === 'WRITTEN_OFF' ? 'WRITTEN_OFF' : 'STILL_OWED',
              },
      },
    })
    if (!outcome.ok)
      return applyErrors(form, outcome.errors, { names: { planFileIds: 'what', difference: 'what' }, onSaved: refresh })
    await refresh()
    onClose()
  }

  return (
    <FormInModal form={form} onSubmit={onSubmit} onClose={onClose} submitLabel={ASK}>
      <LineFacts detailKey={detail} more={line.whyOpen ? [{ term: 'Not matched because', value: line.whyOpen }] : []} />
      <RadioCardsField
        name="what"
        label="Belongs to"
        cards={[
          ...candidates.map((candidate, index) => ({
            value: String(index),
            label: candidate.description,
            description: `${formatMoney(candidate.amount)} of ${formatDate(candidate.date)}`,
          })),
          ...(planFiles.length === 0
            ? []
            : [{ value: PLANS, label: 'Plan money', description: 'One plan file, or several paid together' }]),
          {
            value: NOTHING,
            label: 'Nothing in the books',
            description: 'Booked to Bank Differences',
          },
        ]}
      />
      {what === PLANS ? <PlanFiles amount={line.amount} files={planFiles} /> : null}
      <TextField name="note" label="Reason" required />
    </FormInModal>
  )
}

const NOT_CASH = { transactionId: null, planSurplusId: null, transferReference: null, planSettlementId: null }

const emptyMatch = (files: readonly PlanFile[]): MatchValues => ({
  what: '',
  files: Object.fromEntries(files.map(({ reference }) => [reference, false])),
  treatment: '',
  note: '',
})
