import { ACCOUNT_STATUS_NAME } from '../../contract/accountStatus.ts'
import { enumChoices } from '../../contract/enumeration.ts'
import { graphql, useFragment } from 'react-relay'
import type { EditStatus_account$key } from '../__generated__/EditStatus_account.graphql.ts'
import type { EditStatusMutation } from '../__generated__/EditStatusMutation.graphql.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { SelectField } from '../kit/forms/SelectField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ForOwner } from '../core/screens/ForOwner.tsx'
import { notices } from '../kit/notices/notices.ts'

const statuses = enumChoices(ACCOUNT_STATUS_NAME)

const mutation = graphql`
  mutation EditStatusMutation($input: UpdateAccountStatusInput!) {
    updateAccountStatus(input: $input) {
      errors {
        ...useMutation_errors
      }
      account {
        ...EditStatus_account
        ...StatusCell_account
        ...DistributionCell_account
      }
    }
  }
`

const schema = z.object({ status: z.enum(statuses.map(({ value }) => value)) })

interface Props {
  accountKey: EditStatus_account$key
  onClose: () => void
}

export function EditStatus({ accountKey, onClose }: Props) {
  const { accountId, accountOwnerId, planAccountNumber, status } = useFragment(
    graphql`
      fragment EditStatus_account on RetirementAccount @throwOnFieldError {
        accountId
        accountOwnerId
        planAccountNumber
        status
      }
    `,
    accountKey,
  )
  const [updateStatus] = useMutation<EditStatusMutation>(mutation)
  const form = useZodForm(schema, { defaultValues: { status } })

  async function onSubmit(values: z.output<typeof schema>) {
    const outcome = await updateStatus({ input: { accountOwnerId, accountId, status: values.status } })
    if (!outcome.ok) return applyErrors(form, outcome.errors)
    notices.success('Account Updated', 'The account has been updated.')
    onClose()
  }

  return (
    <ModalForm
      title="Edit Account Status"
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      aside={
        <>
          Account {planAccountNumber}. <ForOwner accountOwnerId={accountOwnerId} />
        </>
      }
    >
      <SelectField
        name="status"
        label="Status"
        options={statuses}
        hint="Only a registered account takes a new distribution request. No money moves, and the owner gets no email."
        required
      />
    </ModalForm>
  )
}
