import { graphql } from 'react-relay'
import type { EditBeneficiaryMutation } from '../__generated__/EditBeneficiaryMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ForOwner } from '../core/screens/ForOwner.tsx'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { notices } from '../kit/notices/notices.ts'
import type { Beneficiary } from './draft.ts'
import { PersonFields, personShape } from './PersonFields.tsx'
import { asRelationship } from './relationships.ts'

const schema = z.object(personShape)

interface Props {
  accountOwnerId: number
  beneficiary: Beneficiary
  onClose: () => void
}

/** Form that corrects a beneficiary's data and keeps the share. */
export function EditBeneficiary({ accountOwnerId, beneficiary, onClose }: Props) {
  const { beneficiaryId, firstName, lastName, dob, relationship } = beneficiary
  const form = useZodForm(schema, { defaultValues: { firstName, lastName, dob, relationship: relationship ?? '' } })
  const [correct] = useMutation<EditBeneficiaryMutation>(graphql`
    mutation EditBeneficiaryMutation($input: CorrectBeneficiaryInput!) {
      correctBeneficiary(input: $input) {
        errors {
          ...useMutation_errors
        }
        beneficiary {
          ...storedBeneficiary_beneficiary
        }
      }
    }
  `)

  async function onSubmit({ relationship: chosen, dob, ...person }: z.output<typeof schema>) {
    const input = { accountOwnerId, beneficiaryId, ...person, dateOfBirth: dob, relationship: asRelationship(chosen) }
    const { ok, errors } = await correct({ input })
    if (!ok) return applyErrors(form, errors, { names: { dateOfBirth: 'dob' } })
    notices.success('Success', 'Beneficiaries updated successfully')
    onClose()
  }

  return (
    <ModalForm
      title="Edit Beneficiary"
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      aside={<ForOwner accountOwnerId={accountOwnerId} />}
    >
      <PersonFields />
    </ModalForm>
  )
}
