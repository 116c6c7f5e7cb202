import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ControlTotalDialogMutation } from '../__generated__/ControlTotalDialogMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { MoneyField } from '../kit/forms/MoneyField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'

const mutation = graphql`
  mutation ControlTotalDialogMutation($input: ApproveApprovalInput!) {
    approveApproval(input: $input) {
      errors {
        ...useMutation_errors
      }
    }
  }
`

const TOTAL = 'Please enter the total that the sponsor gave you'
const schema = z.object({
  controlTotal: z.nullable(z.number(TOTAL)).check(z.refine((total) => total !== null, TOTAL)),
  checksum: z.string().check(z.trim(), z.regex(/^([0-9a-f]{64})?$/i, 'Please enter the 64 characters of the checksum')),
})

interface Props {
  approvalId: number
  title: string
  description: string
  onClose: () => void
}

/**
 * Dialog that approves the money of a plan file. The second person enters the control total, which the sponsor sent
 * separately.
 */
export function ControlTotalDialog({ approvalId, title, description, onClose }: Props) {
  const refresh = useRefresh()
  const [approve] = useMutation<ControlTotalDialogMutation>(mutation)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useZodForm(schema, { defaultValues: { controlTotal: null, checksum: '' } })

  async function onSubmit({ controlTotal, checksum }: z.output<typeof schema>) {
    const input = { idempotencyKey, approvalId, controlTotal, checksum: checksum || null }
    const outcome = await approve({ input })
    if (!outcome.ok) return applyErrors(form, outcome.errors, { onSaved: refresh })
    notices.success('Approved', description)
    onClose()
    await refresh()
  }

  return (
    <ModalForm title={`Approve: ${title}`} form={form} onSubmit={onSubmit} onClose={onClose} submitLabel="Approve">
      <p>{description}. Ask the sponsor for the total by phone or mail. Do not take it from this page or the file.</p>
      <MoneyField name="controlTotal" label="Total from the sponsor" required />
      <TextField
        name="checksum"
        label="Checksum from the sponsor (SHA-256)"
        hint="Optional. The right checksum confirms the names, addresses, numbers and emails of the file. Without it, another person confirms them for each owner."
        autoComplete="off"
      />
    </ModalForm>
  )
}
