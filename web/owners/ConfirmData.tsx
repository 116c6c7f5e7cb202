import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ConfirmDataMutation } from '../__generated__/ConfirmDataMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { ForOwner } from '../core/screens/ForOwner.tsx'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'

const mutation = graphql`
  mutation ConfirmDataMutation($input: ConfirmOwnerDataInput!) {
    confirmOwnerData(input: $input) {
      errors {
        ...useMutation_errors
      }
      accountOwner {
        ...UnconfirmedData_accountOwner
        ...LetterHint_accountOwner
      }
    }
  }
`

const schema = z.object({ note: z.string().check(z.trim(), z.minLength(1, 'Required')) })

interface Props {
  accountOwnerId: number
  recordId: number
  value: string
  onClose: () => void
}

/** Dialog in which staff confirm data that another person entered, and say how they confirmed it. */
export function ConfirmData({ accountOwnerId, recordId, value, onClose }: Props) {
  const [confirm] = useMutation<ConfirmDataMutation>(mutation)
  const refresh = useRefresh()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const form = useZodForm(schema, { defaultValues: { note: '' } })

  async function onSubmit({ note }: z.output<typeof schema>) {
    const outcome = await confirm({ input: { idempotencyKey, accountOwnerId, recordId, note } })
    if (!outcome.ok) return applyErrors(form, outcome.errors, { onSaved: refresh })
    notices.success('Confirmed', value)
    onClose()
  }

  return (
    <ModalForm
      title="Confirm this?"
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      submitLabel="Confirm"
      aside={<ForOwner accountOwnerId={accountOwnerId} />}
    >
      <p>{value}</p>
      <TextField
        name="note"
        label="How you confirmed it"
        hint="Compare it with a source that the person who entered it did not give you, such as the plan sponsor."
        autoComplete="off"
        required
      />
    </ModalForm>
  )
}
