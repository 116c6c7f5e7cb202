import { graphql, useFragment } from 'react-relay'
import type { EmailSettingForm_accountOwner$key } from '../__generated__/EmailSettingForm_accountOwner.graphql.ts'
import type { EmailSettingFormMutation } from '../__generated__/EmailSettingFormMutation.graphql.ts'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { Form } from '../kit/forms/Form.tsx'
import { keepTyped } from '../kit/forms/keepTyped.ts'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { SwitchField } from '../kit/forms/SwitchField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { notices } from '../kit/notices/notices.ts'

const schema = z.object({ emailSetting: z.boolean() })

export function EmailSettingForm({ accountOwnerKey }: { accountOwnerKey: EmailSettingForm_accountOwner$key }) {
  const { accountOwnerId, emailSetting } = useFragment(
    graphql`
      fragment EmailSettingForm_accountOwner on AccountOwner @throwOnFieldError {
        accountOwnerId
        emailSetting {
          emailSetting
        }
      }
    `,
    accountOwnerKey,
  )
  const actsForOwner = useSession(isStaff)
  const form = useZodForm(schema, { defaultValues: { emailSetting: emailSetting?.emailSetting ?? false } })
  const [updateEmailSetting] = useMutation<EmailSettingFormMutation>(graphql`
    mutation EmailSettingFormMutation($input: UpdateEmailSettingInput!) {
      updateEmailSetting(input: $input) {
        errors {
          ...useMutation_errors
        }
        accountOwner {
          ...EmailSettingForm_accountOwner
        }
      }
    }
  `)

  async function save(values: z.output<typeof schema>) {
    const sent = form.getValues()
    const { ok, errors } = await updateEmailSetting({ input: { accountOwnerId, ...values } })
    if (!ok) return applyErrors(form, errors)
    keepTyped(form, values, sent)
    notices.success('Settings Updated', 'Your settings have been updated.')
  }

  return (
    <Form form={form} onSubmit={save} summary={false}>
      <SwitchField
        name="emailSetting"
        label="Email Account Statements"
        hint={
          actsForOwner
            ? 'On: an owner who can log in gets an email when a new statement is ready, and no paper copy. Off: we mail the statement to the owner. Either way, the statement is under Documents.'
            : 'On: we’ll email you a notice when a new statement is ready, and mail no paper copy. Off: we mail the statement to you. Either way, the statement is under Documents, where only you and our staff can open it.'
        }
      />
      <SubmitButton>Save</SubmitButton>
      {form.formState.isDirty ? <p>Not saved yet.</p> : null}
    </Form>
  )
}
