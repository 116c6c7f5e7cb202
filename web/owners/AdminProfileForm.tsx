import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { AdminProfileForm_accountOwner$key } from '../__generated__/AdminProfileForm_accountOwner.graphql.ts'
import type { AdminProfileFormMutation } from '../__generated__/AdminProfileFormMutation.graphql.ts'
import { DateField } from '../kit/forms/DateField.tsx'
import { isIsoDate } from '../kit/ui/typedDate.ts'
import { Form } from '../kit/forms/Form.tsx'
import { withoutSeparators } from '../../contract/typedNumbers.ts'
import { keepTyped } from '../kit/forms/keepTyped.ts'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { withFreshData } from '../core/relay/loadScreenQuery.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { small } from '../kit/page/layout.ts'
import { notices } from '../kit/notices/notices.ts'

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '16px',
    rowGap: '20px',
    alignItems: 'start',
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

const name = z.string().check(z.trim(), z.minLength(1, 'Required'))
const schema = z.object({
  firstName: name,
  lastName: name,
  // Sending the masked number unchanged keeps the stored number.
  social: z.string().check(
    z.trim(),
    z.refine(
      (text) => /^\*{3}-\*{2}-\d{4}$/.test(text) || /^\d{9}$/.test(withoutSeparators(text)),
      'Please enter a valid social security number',
    ),
  ),
  dateOfBirth: z.string().check(z.refine(isIsoDate, 'Please enter a valid date of birth')),
})

/** Profile data that only the top administrator may correct. */
export function AdminProfileForm({ accountOwnerKey }: { accountOwnerKey: AdminProfileForm_accountOwner$key }) {
  const styles = useStyles()
  const owner = useFragment(
    graphql`
      fragment AdminProfileForm_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        firstName
        lastName
        dateOfBirth
        social {
          social
        }
      }
    `,
    accountOwnerKey,
  )
  const form = useZodForm(schema, {
    defaultValues: {
      firstName: owner.firstName,
      lastName: owner.lastName,
      social: owner.social?.social ?? '',
      dateOfBirth: owner.dateOfBirth ?? '',
    },
  })
  const [updateAdminProfile] = useMutation<AdminProfileFormMutation>(graphql`
    mutation AdminProfileFormMutation($input: UpdateAdminProfileInput!) {
      updateAdminProfile(input: $input) {
        errors {
          ...useMutation_errors
        }
        waits
        accountOwner {
          ...AdminProfileForm_accountOwner
        }
      }
    }
  `)

  const { revalidate } = useRevalidator()

  async function save(values: z.output<typeof schema>) {
    const sent = form.getValues()
    const outcome = await updateAdminProfile({ input: { accountOwnerId: owner.accountOwnerId, ...values } })
    if (!outcome.ok) return applyErrors(form, outcome.errors)
    if (outcome.payload.waits) {
      keepTyped(form, form.formState.defaultValues as typeof sent, sent)
      notices.success('Change Recorded', 'The owner has an open request: the change waits for a second person.')
      return void withFreshData(revalidate)
    }
    // Mask the new number immediately after the save.
    keepTyped(form, { ...values, social: `***-**-${values.social.slice(-4)}` }, sent)
    notices.success('Profile Updated', 'The profile has been updated.')
  }

  return (
    <Form form={form} onSubmit={save}>
      <div className={styles.grid}>
        <TextField name="firstName" label="First Name" autoComplete="off" required />
        <TextField name="lastName" label="Last Name" autoComplete="off" required />
        <TextField name="social" label="Social" autoComplete="off" inputMode="numeric" required />
        <DateField name="dateOfBirth" label="Date of Birth" required />
      </div>
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}
