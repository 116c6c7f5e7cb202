import { useState } from 'react'
import { graphql } from 'react-relay'
import type { PutBackFormMutation } from '../../__generated__/PutBackFormMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { UploadSelect } from '../../core/screens/UploadSelect.tsx'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { FormInModal } from '../../kit/forms/ModalForm.tsx'
import { applyErrors } from '../../kit/forms/serverErrors.ts'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import * as z from '../../kit/forms/zod.ts'
import { notices } from '../../kit/notices/notices.ts'
import type { InDialog } from './ReturnedPayment.tsx'

interface Props extends InDialog {
  requestId: number
  isLate: boolean
}

const schema = z.object({
  electionGuid: z.string().check(z.minLength(1, 'Please choose a document')),
  isSignedElection: z
    .boolean()
    .check(z.refine((isStated) => isStated, 'Open the file and confirm that it is the owner’s signed election')),
})

/** Form to put returned money back, with the owner's signed election from the documents. A second person decides. */
export function PutBackForm({ accountOwnerId, requestId, isLate, ownerKey, aside, onClose }: Props) {
  const refresh = useRefresh()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [putBack] = useMutation<PutBackFormMutation>(graphql`
    mutation PutBackFormMutation($input: RedepositRequestInput!) {
      redepositRequest(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)
  const form = useZodForm(schema, { defaultValues: { electionGuid: '', isSignedElection: false } })

  async function onSubmit(values: z.output<typeof schema>) {
    const { ok, errors } = await putBack({ input: { idempotencyKey, accountOwnerId, requestId, ...values } })
    if (!ok) return applyErrors(form, errors, { onSaved: refresh })
    notices.success('Success', 'Another person decides whether the money is put back.')
    onClose()
    await refresh()
  }

  return (
    <FormInModal form={form} onSubmit={onSubmit} onClose={onClose} submitLabel="Ask a second person" aside={aside}>
      <p>
        {isLate
          ? 'The owner signed an election to roll the money over and certified why it is later than 60 days.'
          : 'The owner signed an election to roll the money over. Only one rollover counts in 12 months.'}{' '}
        Upload that document for the owner first.
      </p>
      <UploadSelect name="electionGuid" label="Signed election" accountOwnerKey={ownerKey} />
      <CheckboxField
        name="isSignedElection"
        label="I opened this file. It is the owner’s signed election."
        called="Signed election opened"
        required
      />
    </FormInModal>
  )
}
