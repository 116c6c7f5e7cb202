import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { graphql } from 'react-relay'
import { useNavigate, useParams } from 'react-router-dom'
import type { ResetPageMutation } from '../__generated__/ResetPageMutation.graphql.ts'
import { Form } from '../forms/Form.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { applyErrors } from '../forms/serverErrors.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useZodForm } from '../forms/useZodForm.ts'
import * as z from '../forms/zod.ts'
import { useMutation } from '../relay/useMutation.ts'
import { NotFoundView } from '../shell/NotFound.tsx'
import { notices } from '../shell/notices.ts'
import { Card } from '../ui/Card.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { mismatch, password } from './rules.ts'
import { StrengthMeter } from './StrengthMeter.tsx'

const useStyles = makeStyles({ page: { maxWidth: '480px', marginInline: 'auto' } })

const schema = z
  .object({ password, confirmPassword: z.string() })
  .check(
    z.refine((values) => values.password === values.confirmPassword, { path: ['confirmPassword'], error: mismatch }),
  )

const empty = { password: '', confirmPassword: '' }

/** Where the links of both mails lead: the forgotten password and the first one. */
export function Page() {
  const styles = useStyles()
  const { uniqueId = '' } = useParams()
  const navigate = useNavigate()
  const [gone, setGone] = useState(false)
  const form = useZodForm(schema, { defaultValues: empty })
  const [resetPassword] = useMutation<ResetPageMutation>(
    graphql`
      mutation ResetPageMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          errors {
            code
            field
            message
          }
        }
      }
    `,
    { anonymous: true },
  )

  /** The message goes whichever of the two is put right. */
  function compareAgain() {
    if (form.getFieldState('confirmPassword').invalid) void form.trigger('confirmPassword')
  }

  async function save(values: z.output<typeof schema>) {
    const { ok, errors } = await resetPassword({ input: { passwordResetId: uniqueId, password: values.password } })
    if (errors.some((error) => error.code === 'NOT_FOUND')) return setGone(true)
    if (!ok) return applyErrors(form, errors)
    notices.success('Password Updated', 'Your password has been updated.')
    await navigate('/login', { replace: true })
  }

  if (gone) return <NotFoundView />
  return (
    <div className={styles.page}>
      <PageHeading intro="Choose the password you will log in with.">Reset Password</PageHeading>
      <Card>
        <Form form={form} onSubmit={save}>
          <PasswordField
            name="password"
            label="New Password"
            autoComplete="new-password"
            onValue={compareAgain}
            required
          />
          <Meter />
          <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" required />
          <SubmitButton>Save</SubmitButton>
        </Form>
      </Card>
    </div>
  )
}

function Meter() {
  return <StrengthMeter password={useWatch<typeof empty, 'password'>({ name: 'password' })} />
}
