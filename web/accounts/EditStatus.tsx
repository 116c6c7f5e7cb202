import { graphql } from 'react-relay'
import type { EditStatusMutation } from '../__generated__/EditStatusMutation.graphql.ts'
import { ModalForm } from '../forms/ModalForm.tsx'
import { SelectField } from '../forms/SelectField.tsx'
import { applyErrors } from '../forms/serverErrors.ts'
import { useZodForm } from '../forms/useZodForm.ts'
import * as z from '../forms/zod.ts'
import { useMutation } from '../relay/useMutation.ts'
import { notices } from '../shell/notices.ts'
import { statuses } from './statuses.ts'

const mutation = graphql`
  mutation EditStatusMutation($input: UpdateAccountStatusInput!) {
    updateAccountStatus(input: $input) {
      errors {
        code
        field
        message
      }
      account {
        ...StatusCell_account
        ...DistributionCell_account
      }
    }
  }
`

const schema = z.object({ statusId: z.string().check(z.minLength(1, 'Required')) })

interface Props {
  accountId: number
  accountOwnerId: number
  statusId: number
  onClose: () => void
}

export function EditStatus({ accountId, accountOwnerId, statusId, onClose }: Props) {
  const [updateStatus] = useMutation<EditStatusMutation>(mutation)
  const form = useZodForm(schema, { defaultValues: { statusId: String(statusId) } })

  async function onSubmit(values: z.output<typeof schema>) {
    const outcome = await updateStatus({ input: { accountOwnerId, accountId, statusId: Number(values.statusId) } })
    if (!outcome.ok) return applyErrors(form, outcome.errors)
    notices.success('Account Updated', 'The account has been updated.')
    onClose()
  }

  return (
    <ModalForm title="Edit Account Status" form={form} onSubmit={onSubmit} onClose={onClose}>
      <SelectField name="statusId" label="Status" choices={statuses} required />
    </ModalForm>
  )
}
