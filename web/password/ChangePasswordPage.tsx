import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import { graphql } from 'react-relay'
import type { ChangePasswordPageMutation } from '../__generated__/ChangePasswordPageMutation.graphql.ts'
import { Form } from '../forms/Form.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { applyErrors } from '../forms/serverErrors.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useZodForm } from '../forms/useZodForm.ts'
import * as z from '../forms/zod.ts'
import { useMutation } from '../relay/useMutation.ts'
import { isStaff } from '../session/access.ts'
import { useSession } from '../session/useSession.ts'
import { notices } from '../shell/notices.ts'
import { Card } from '../ui/Card.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { mismatch, password } from './rules.ts'
import { StrengthMeter } from './StrengthMeter.tsx'

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', rowGap: '20px', maxWidth: '560px' },
})

const schema = z
  .object({ currentPassword: password, newPassword: password, confirmPassword: password })
  .check(
    z.refine((values) => values.newPassword === values.confirmPassword, { path: ['confirmPassword'], error: mismatch }),
  )

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function Page() {
  const styles = useStyles()
  const staff = useSession(isStaff)
  const form = useZodForm(schema, { defaultValues: empty, mode: 'onChange' })
  const [changePassword] = useMutation<ChangePasswordPageMutation>(graphql`
    mutation ChangePasswordPageMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        errors {
          code
          field
          message
        }
      }
    }
  `)

  /** Which of the two was typed last makes no difference. */
  function compareAgain() {
    if (form.getValues('confirmPassword') !== '') void form.trigger('confirmPassword')
  }

  async function save({ currentPassword, newPassword }: z.output<typeof schema>) {
    const { ok, errors } = await changePassword({ input: { currentPassword, newPassword } })
    if (!ok) return applyErrors(form, errors)
    form.reset()
    notices.success('Password Updated', 'Your password has been updated.')
  }

  return (
    <>
      <PageHeading>Change Password</PageHeading>
      <Card className={styles.card}>
        {staff ? (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>You are changing your own password, not the password of the account owner.</MessageBarBody>
          </MessageBar>
        ) : null}
        <Form form={form} onSubmit={save}>
          <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" required />
          <PasswordField
            name="newPassword"
            label="New Password"
            autoComplete="new-password"
            onValue={compareAgain}
            required
          />
          <Meter />
          <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" required />
          <SubmitButton onlyWhenValid>Save</SubmitButton>
        </Form>
      </Card>
    </>
  )
}

function Meter() {
  return <StrengthMeter password={useWatch<typeof empty, 'newPassword'>({ name: 'newPassword' })} />
}
