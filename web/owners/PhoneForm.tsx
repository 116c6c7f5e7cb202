import { makeStyles } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { PhoneForm_accountOwner$key } from '../__generated__/PhoneForm_accountOwner.graphql.ts'
import type { PhoneFormMutation } from '../__generated__/PhoneFormMutation.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { FormField } from '../kit/forms/FormField.tsx'
import { PhoneInput } from '../kit/forms/PhoneInput.tsx'
import { PHONE } from '../../contract/typedNumbers.ts'
import { keepTyped } from '../kit/forms/keepTyped.ts'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { notices } from '../kit/notices/notices.ts'

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', rowGap: '20px' } })

/** The form value is the digits; the mask is only for display. */
const schema = z.object({ number: z.string().check(z.regex(PHONE, 'Please enter a valid phone number.')) })

export function PhoneForm({ accountOwnerKey }: { accountOwnerKey: PhoneForm_accountOwner$key }) {
  const styles = useStyles()
  const { accountOwnerId, cellPhone } = useFragment(
    graphql`
      fragment PhoneForm_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        cellPhone {
          number
        }
      }
    `,
    accountOwnerKey,
  )
  const form = useZodForm(schema, { defaultValues: { number: cellPhone?.number ?? '' } })
  const refresh = useRefresh()
  const [updateCellPhone] = useMutation<PhoneFormMutation>(graphql`
    mutation PhoneFormMutation($input: UpdateCellPhoneInput!) {
      updateCellPhone(input: $input) {
        errors {
          ...useMutation_errors
        }
        accountOwner {
          ...PhoneForm_accountOwner
        }
      }
    }
  `)

  async function save(values: z.output<typeof schema>) {
    const sent = form.getValues()
    const { ok, errors } = await updateCellPhone({ input: { accountOwnerId, ...values } })
    if (!ok) return applyErrors(form, errors)
    keepTyped(form, values, sent)
    notices.success('Phone Number Updated', 'Your phone number has been updated.')
    // The page also shows values that wait for a confirmation.
    void refresh()
  }

  return (
    <Form form={form} onSubmit={save} summary={false} className={styles.form}>
      <FormField name="number" label="Primary Phone Number" required>
        {({ ref, value, onChange, ...field }) => (
          <PhoneInput {...field} getInputRef={ref} value={(value as string | undefined) ?? ''} onDigits={onChange} />
        )}
      </FormField>
      <SubmitButton appearance={form.formState.isDirty ? 'primary' : 'secondary'}>Save</SubmitButton>
    </Form>
  )
}
