import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MatchForm_detail$key } from '../__generated__/MatchForm_detail.graphql.ts'
import type { MatchFormMutation } from '../__generated__/MatchFormMutation.graphql.ts'
import { useMutation } from '../app/relay/useMutation.ts'
import { useRefresh } from '../app/relay/useRefresh.ts'
import { FormInModal } from '../kit/forms/ModalForm.tsx'
import { RadioCardsField } from '../kit/forms/RadioCardsField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { formatDate, formatMoney } from '../kit/ui/format.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'

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

const schema = z.object({
  what: z.string().check(z.minLength(1, 'Please choose what it belongs to')),
  note: z.string().check(z.trim(), z.minLength(1, 'Please say why')),
})

const NOTHING = 'NOTHING'

/** What in the books a line belongs to, or that nobody knows it; a second person decides. */
export function MatchForm({ detailKey, onClose }: { detailKey: MatchForm_detail$key; onClose: () => void }) {
  const { line, text, candidates } = useFragment(
    graphql`
      fragment MatchForm_detail on BankLineDetail @throwOnFieldError {
        line {
          bankLineId
          asOf
          isDebit
          amount
          customerReference
          whyOpen
        }
        text
        candidates {
          paymentId
          transactionId
          planFileId
          date
          amount
          description
        }
      }
    `,
    detailKey,
  )
  const refresh = useRefresh()
  const [match] = useMutation<MatchFormMutation>(mutation)
  const [clientMutationId] = useState(() => crypto.randomUUID())
  const form = useZodForm(schema, { defaultValues: { what: '', note: '' } })

  async function onSubmit({ what, note }: z.output<typeof schema>) {
    const chosen = candidates[Number(what)]
    const outcome = await match({
      input: {
        clientMutationId,
        bankLineId: line.bankLineId,
        note,
        paymentIds: chosen?.paymentId == null ? null : [chosen.paymentId],
        transactionId: chosen?.transactionId ?? null,
        planFileIds: chosen?.planFileId == null ? null : [chosen.planFileId],
      },
    })
    if (!outcome.ok) return applyErrors(form, outcome.errors)
    await refresh()
    onClose()
  }

  return (
    <FormInModal form={form} onSubmit={onSubmit} onClose={onClose} submitLabel="Ask a second person">
      <SummaryList
        rows={[
          { term: 'Date', value: formatDate(line.asOf) },
          { term: line.isDebit ? 'Left the bank' : 'Came in at the bank', value: formatMoney(line.amount) },
          { term: 'Reference', value: line.customerReference || 'None' },
          { term: 'The bank says', value: text || 'Nothing' },
          ...(line.whyOpen ? [{ term: 'Not matched because', value: line.whyOpen }] : []),
        ]}
      />
      <RadioCardsField
        name="what"
        label="Belongs to"
        cards={[
          ...candidates.map((candidate, index) => ({
            value: String(index),
            label: candidate.description,
            description: `${formatMoney(candidate.amount)} of ${formatDate(candidate.date)}`,
          })),
          {
            value: NOTHING,
            label: 'Nothing in the books',
            description: 'Taken over into the book Bank Differences',
          },
        ]}
      />
      <TextField name="note" label="Reason" required />
    </FormInModal>
  )
}
