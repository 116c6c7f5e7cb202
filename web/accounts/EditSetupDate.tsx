import { graphql, useFragment } from 'react-relay'
import type { EditSetupDate_account$key } from '../__generated__/EditSetupDate_account.graphql.ts'
import type { EditSetupDateMutation } from '../__generated__/EditSetupDateMutation.graphql.ts'
import { DateField } from '../kit/forms/DateField.tsx'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ForOwner } from '../core/screens/ForOwner.tsx'
import { notices } from '../kit/notices/notices.ts'
import { isIsoDate, today } from '../kit/ui/typedDate.ts'

const mutation = graphql`
  mutation EditSetupDateMutation($input: UpdateAccountSetupDateInput!) {
    updateAccountSetupDate(input: $input) {
      errors {
        ...useMutation_errors
      }
      account {
        ...EditSetupDate_account
        ...SetupDateCell_account
      }
    }
  }
`

const schema = z.object({
  setupDate: z.string().check(
    z.minLength(1, 'Required'),
    z.refine((date) => date === '' || isIsoDate(date), 'Invalid date'),
    z.refine((date) => !isIsoDate(date) || date <= today(), 'Date must not be in the future'),
  ),
})

interface Props {
  accountKey: EditSetupDate_account$key
  onClose: () => void
}

export function EditSetupDate({ accountKey, onClose }: Props) {
  const { accountId, accountOwnerId, planAccountNumber, setupDate } = useFragment(
    graphql`
      fragment EditSetupDate_account on RetirementAccount @throwOnFieldError {
        accountId
        accountOwnerId
        planAccountNumber
        setupDate
      }
    `,
    accountKey,
  )
  const [updateSetupDate] = useMutation<EditSetupDateMutation>(mutation)
  const form = useZodForm(schema, { defaultValues: { setupDate: setupDate ?? '' } })

  async function onSubmit(values: z.output<typeof schema>) {
    const outcome = await updateSetupDate({ input: { accountOwnerId, accountId, setupDate: values.setupDate } })
    if (!outcome.ok) return applyErrors(form, outcome.errors)
    notices.success('Account Updated', 'The account has been updated.')
    onClose()
  }

  return (
    <ModalForm
      title="Edit Establishment Date"
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      aside={
        <>
          Account {planAccountNumber}. <ForOwner accountOwnerId={accountOwnerId} />
        </>
      }
    >
      <DateField name="setupDate" label="Establishment Date" max={today()} required />
    </ModalForm>
  )
}
