import { Button, makeStyles } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import type { EmailStepMutation } from '../__generated__/EmailStepMutation.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { emailOf } from '../../contract/typedNumbers.ts'
import { useFirstFocus } from '../kit/forms/useFirstFocus.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { messageOf, texts } from './texts.ts'

const schema = z.object({ email: z.string().check(z.overwrite(emailOf), z.email()) })

interface Props {
  uniqueId: string | null
  email: string
  onSent: (email: string) => void
  onTaken: () => void
  onBack: (email: string) => void
}

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px' } })

export function EmailStep({ uniqueId, email, onSent, onTaken, onBack }: Props) {
  const styles = useStyles()
  const form = useZodForm(schema, { defaultValues: { email } })
  useFirstFocus('email')
  const [registerEmail] = useMutation<EmailStepMutation>(
    graphql`
      mutation EmailStepMutation($input: RegisterEmailInput!) {
        registerEmail(input: $input) {
          errors {
            ...useMutation_errors
          }
          exists
        }
      }
    `,
    { anonymous: true },
  )

  async function send(values: z.output<typeof schema>) {
    if (uniqueId === null) return form.setError('email', { type: 'server', message: texts.startOver })
    const { ok, payload, errors } = await registerEmail({ input: { uniqueId, ...values } })
    const [error] = errors
    if (error) {
      const message = error.code === 'NOT_FOUND' ? texts.personNotFound : messageOf(error)
      return form.setError('email', { type: 'server', message })
    }
    if (ok && payload.exists) return onTaken()
    onSent(values.email)
  }

  return (
    <Form form={form} onSubmit={send} summary={false}>
      <TextField
        name="email"
        label="Email"
        hint="You will log in with this address. We will email a 6-digit code to this address."
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <div className={styles.actions}>
        <Button onClick={() => onBack(form.getValues('email'))}>Back</Button>
        <SubmitButton>Next</SubmitButton>
      </div>
    </Form>
  )
}
