import { graphql } from 'react-relay'
import type { EndSecondFactorMutation } from '../__generated__/EndSecondFactorMutation.graphql.ts'
import { ModalForm } from '../kit/forms/ModalForm.tsx'
import { PasswordField } from '../kit/forms/PasswordField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { CodeField } from './CodeField.tsx'
import { useMutation } from '../core/relay/useMutation.ts'
import { notices } from '../kit/notices/notices.ts'

const schema = z.object({
  currentPassword: z.string().check(z.minLength(1, 'Please enter your password')),
  code: z.string().check(z.trim(), z.minLength(1, 'Please enter the code of your authenticator app.')),
})

/**
 * Dialog to disable the second factor. Requires the password and a code, because nobody may do this in an unattended
 * session.
 */
export function EndSecondFactor({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const form = useZodForm(schema, { defaultValues: { currentPassword: '', code: '' } })
  const [end] = useMutation<EndSecondFactorMutation>(graphql`
    mutation EndSecondFactorMutation($input: EndSecondFactorInput!) {
      endSecondFactor(input: $input) {
        errors {
          ...useMutation_errors
        }
      }
    }
  `)

  async function onSubmit(input: z.output<typeof schema>) {
    const { ok, errors } = await end({ input })
    if (!ok) return applyErrors(form, errors)
    notices.success('Success', 'You now log in with a password only.')
    onDone()
  }

  return (
    <ModalForm title="Authenticator App" form={form} onSubmit={onSubmit} onClose={onClose} submitLabel="Turn off">
      <PasswordField name="currentPassword" label="Current Password" autoComplete="current-password" required />
      <CodeField />
    </ModalForm>
  )
}
