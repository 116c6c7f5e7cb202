import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UndoForm_detail$key } from '../__generated__/UndoForm_detail.graphql.ts'
import type { UndoFormMutation } from '../__generated__/UndoFormMutation.graphql.ts'
import { useMutation } from '../app/relay/useMutation.ts'
import { useRefresh } from '../app/relay/useRefresh.ts'
import { FormInModal } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { formatDate, formatMoney } from '../kit/ui/format.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'

const mutation = graphql`
  mutation UndoFormMutation($input: UndoBankMatchInput!) {
    undoBankMatch(input: $input) {
      errors {
        ...useMutation_errors
      }
      approvalId
    }
  }
`

const schema = z.object({ note: z.string().check(z.trim(), z.minLength(1, 'Please say why')) })

/** Why the match of a line was wrong; a second person decides, then what it posted is reversed and the line is open. */
export function UndoForm({ detailKey, onClose }: { detailKey: UndoForm_detail$key; onClose: () => void }) {
  const { line, text, matches } = useFragment(
    graphql`
      fragment UndoForm_detail on BankLineDetail @throwOnFieldError {
        line {
          bankLineId
          asOf
          isDebit
          amount
          customerReference
        }
        text
        matches {
          description
        }
      }
    `,
    detailKey,
  )
  const refresh = useRefresh()
  const [undo] = useMutation<UndoFormMutation>(mutation)
  const [clientMutationId] = useState(() => crypto.randomUUID())
  const form = useZodForm(schema, { defaultValues: { note: '' } })

  async function onSubmit({ note }: z.output<typeof schema>) {
    const outcome = await undo({ input: { clientMutationId, bankLineId: line.bankLineId, note } })
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
          {
            term: 'Matched with',
            value: matches.map(({ description }) => description).join('; ') || 'Nothing: a difference',
          },
        ]}
      />
      <TextField name="note" label="Reason" required />
    </FormInModal>
  )
}
