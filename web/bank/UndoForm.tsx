import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UndoForm_detail$key } from '../__generated__/UndoForm_detail.graphql.ts'
import type { UndoFormMutation } from '../__generated__/UndoFormMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { FormInModal } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { LineFacts } from './LineFacts.tsx'
import { ASK, reason } from './texts.ts'

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

const schema = z.object({ note: reason() })

/**
 * Undoes a bank line's match with a reason. After a second person's approval, the postings are reversed and the line is
 * open again.
 */
export function UndoForm({ detailKey, onClose }: { detailKey: UndoForm_detail$key; onClose: () => void }) {
  const detail = useFragment(
    graphql`
      fragment UndoForm_detail on BankLineDetail @throwOnFieldError {
        ...LineFacts_detail
        line {
          bankLineId
        }
        matches {
          description
        }
      }
    `,
    detailKey,
  )
  const refresh = useRefresh()
  const [undo] = useMutation<UndoFormMutation>(mutation)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useZodForm(schema, { defaultValues: { note: '' } })

  async function onSubmit({ note }: z.output<typeof schema>) {
    const outcome = await undo({ input: { idempotencyKey, bankLineId: detail.line.bankLineId, note } })
    if (!outcome.ok) return applyErrors(form, outcome.errors, { onSaved: refresh })
    await refresh()
    onClose()
  }

  const matchedWith = detail.matches.map(({ description }) => description).join('; ') || 'Nothing: a difference'
  return (
    <FormInModal form={form} onSubmit={onSubmit} onClose={onClose} submitLabel={ASK}>
      <LineFacts detailKey={detail} more={[{ term: 'Matched with', value: matchedWith }]} />
      <TextField name="note" label="Reason" required />
    </FormInModal>
  )
}
