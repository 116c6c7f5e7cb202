import { graphql, useFragment } from 'react-relay'
import type { CorrectRecipient_recipient$key } from '../../__generated__/CorrectRecipient_recipient.graphql.ts'
import type { CorrectRecipientMutation } from '../../__generated__/CorrectRecipientMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { ForOwner } from '../../core/screens/ForOwner.tsx'
import { ModalForm } from '../../kit/forms/ModalForm.tsx'
import { withoutSeparators } from '../../../contract/typedNumbers.ts'
import { applyErrors } from '../../kit/forms/serverErrors.ts'
import { AddressStateSelect } from '../../kit/forms/StateSelect.tsx'
import { isTaxNumber } from '../../kit/forms/taxNumber.ts'
import { TaxNumberField } from '../../kit/forms/TaxNumberField.tsx'
import { TextField } from '../../kit/forms/TextField.tsx'
import { useZodForm } from '../../kit/forms/useZodForm.ts'
import { zipCode } from '../../kit/forms/zip.ts'
import * as z from '../../kit/forms/zod.ts'
import { notices } from '../../kit/notices/notices.ts'

const required = (text: string) => z.string().check(z.trim(), z.minLength(1, text))
const identity = {
  lastName: required('Required'),
  tin: z
    .string()
    .check(z.refine((typed) => typed === '' || isTaxNumber(withoutSeparators(typed)), 'A tax number has 9 digits.')),
  address1: required('Address is required.'),
  address2: z.string().check(z.trim()),
  city: required('City is required.'),
  state: required('State is required.'),
  zip: zipCode(),
}
const schemaOf = (isPerson: boolean) =>
  z.object({ ...identity, firstName: isPerson ? required('Required') : z.string().check(z.trim()) })

interface Props {
  accountOwnerId: number
  recipientKey: CorrectRecipient_recipient$key
  onCorrected: () => void
  onClose: () => void
}

/** Form that corrects a recipient's identity and the address for tax forms. Payments stay unchanged. */
export function CorrectRecipient({ accountOwnerId, recipientKey, onCorrected, onClose }: Props) {
  const { payeeId, kind, maskedTin, ...stored } = useFragment(
    graphql`
      fragment CorrectRecipient_recipient on DeathRecipient @throwOnFieldError {
        payeeId
        kind
        firstName
        lastName
        maskedTin
        address1
        address2
        city
        state
        zip
      }
    `,
    recipientKey,
  )
  const isPerson = kind === 'PERSON'
  const { firstName, lastName, address1, address2, city, state, zip } = stored
  const form = useZodForm(schemaOf(isPerson), {
    defaultValues: { firstName, lastName, tin: '', address1, address2: address2 ?? '', city, state, zip },
  })
  const [correctDeathRecipient] = useMutation<CorrectRecipientMutation>(graphql`
    mutation CorrectRecipientMutation($input: CorrectDeathRecipientInput!) {
      correctDeathRecipient(input: $input) {
        errors {
          ...useMutation_errors
        }
        recipient {
          payeeId
        }
      }
    }
  `)

  async function onSubmit({ tin, ...values }: z.output<ReturnType<typeof schemaOf>>) {
    const number = withoutSeparators(tin)
    const { ok, errors } = await correctDeathRecipient({
      input: { accountOwnerId, payeeId, ...values, tin: number === '' ? null : number },
    })
    if (!ok) return applyErrors(form, errors)
    notices.success('Recipient Corrected', 'Tax forms use the corrected data from now on. Payments do not change.')
    onClose()
    onCorrected()
  }

  return (
    <ModalForm
      title="Correct Recipient"
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      aside={<ForOwner accountOwnerId={accountOwnerId} />}
    >
      {isPerson ? <TextField name="firstName" label="First Name" autoComplete="off" required /> : null}
      <TextField name="lastName" label={isPerson ? 'Last Name' : 'Name'} autoComplete="off" required />
      <TaxNumberField
        name="tin"
        kind={isPerson ? 'SSN' : 'EIN'}
        hint={`Leave empty to keep ${maskedTin}`}
        required={false}
      />
      <TextField name="address1" label="Address 1" autoComplete="off" required />
      <TextField name="address2" label="Address 2 (optional)" autoComplete="off" />
      <TextField name="city" label="City" autoComplete="off" required />
      <AddressStateSelect name="state" label="State of residence" autoComplete="off" required />
      <TextField name="zip" label="Zip" autoComplete="off" inputMode="numeric" required />
    </ModalForm>
  )
}
