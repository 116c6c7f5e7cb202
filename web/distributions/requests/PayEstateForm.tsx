import { useState } from 'react'
import { graphql } from 'react-relay'
import type { PayEstateFormMutation } from '../../__generated__/PayEstateFormMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { UploadSelect } from '../../core/screens/UploadSelect.tsx'
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx'
import { FormInModal } from '../../kit/forms/ModalForm.tsx'
import { applyErrors } from '../../kit/forms/serverErrors.ts'
import { AddressStateSelect } from '../../kit/forms/StateSelect.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { zipCode } from '../../kit/forms/zip.ts'
import * as z from '../../kit/forms/zod.ts'
import { notices } from '../../kit/notices/notices.ts'
import type { InDialog } from './ReturnedPayment.tsx'

interface Props extends InDialog {
  requestId: number
  payableTo: string
}

const required = (text: string) => z.string().check(z.trim(), z.minLength(1, text))
const schema = z.object({
  representative: required('Required'),
  address1: required('Address is required.'),
  address2: z.string().check(z.trim()),
  city: required('City is required.'),
  state: required('State is required.'),
  zip: zipCode(),
  lettersGuid: required('Please choose a document'),
  namesRepresentative: z
    .boolean()
    .check(z.refine((isStated) => isStated, 'Open the file and confirm that it names this representative')),
})

/** Form to pay returned money to the estate: its representative, the address and the letters. A second person decides. */
export function PayEstateForm({ accountOwnerId, requestId, payableTo, ownerKey, aside, onClose }: Props) {
  const refresh = useRefresh()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [payEstate] = useMutation<PayEstateFormMutation>(graphql`
    mutation PayEstateFormMutation($input: PayEstateInput!) {
      payEstate(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)
  const form = useZodForm(schema, {
    defaultValues: {
      representative: '',
      address1: '',
      address2: '',
      city: '',
      state: '',
      zip: '',
      lettersGuid: '',
      namesRepresentative: false,
    },
  })

  async function onSubmit(values: z.output<typeof schema>) {
    const { ok, errors } = await payEstate({ input: { idempotencyKey, accountOwnerId, requestId, ...values } })
    if (!ok) return applyErrors(form, errors, { onSaved: refresh })
    notices.success('Success', 'Another person decides whether the estate is paid.')
    onClose()
    await refresh()
  }

  return (
    <FormInModal form={form} onSubmit={onSubmit} onClose={onClose} submitLabel="Ask a second person" aside={aside}>
      <p>
        {`The check is payable to the ${payableTo} and mailed to its representative. Upload the document that names the representative first, such as letters testamentary.`}
      </p>
      <TextField name="representative" label="Executor or administrator" autoComplete="off" required />
      <TextField name="address1" label="Address 1" autoComplete="off" required />
      <TextField name="address2" label="Address 2 (optional)" autoComplete="off" />
      <TextField name="city" label="City" autoComplete="off" required />
      <AddressStateSelect name="state" label="State" autoComplete="off" required />
      <TextField name="zip" label="Zip" autoComplete="off" inputMode="numeric" required />
      <UploadSelect name="lettersGuid" label="Letters of the representative" accountOwnerKey={ownerKey} />
      <CheckboxField
        name="namesRepresentative"
        label="I opened this file. It names this representative of the estate."
        called="Letters opened"
        required
      />
    </FormInModal>
  )
}
