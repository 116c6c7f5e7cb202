import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import type { VerifyEmailMutation } from '../__generated__/VerifyEmailMutation.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { codeOf } from '../../contract/typedNumbers.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { useFirstFocus } from '../kit/forms/useFirstFocus.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { SendAgain } from './SendAgain.tsx'
import { messageOf, texts } from './texts.ts'

const useStyles = makeStyles({
  hint: { overflowWrap: 'anywhere' },
  more: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '24px',
    rowGap: '8px',
    marginBlockStart: '20px',
    paddingBlockStart: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
})

const isCode = (text: string) => /^[0-9]{6}$/.test(text)

const schema = z.object({
  verificationCode: z.string().check(z.refine(isCode, 'Please enter a valid verification code')),
})

interface Props {
  uniqueId: string | null
  email: string
  onVerified: () => void
  onOtherEmail: () => void
  onTaken: () => void
}

/** Sends the code when the user has typed its last digit. */
export function VerifyEmail({ uniqueId, email, onVerified, onOtherEmail, onTaken }: Props) {
  const styles = useStyles()
  const form = useZodForm(schema, { defaultValues: { verificationCode: '' } })
  useFirstFocus('verificationCode')
  const [verifyRegistration] = useMutation<VerifyEmailMutation>(
    graphql`
      mutation VerifyEmailMutation($input: VerifyRegistrationInput!) {
        verifyRegistration(input: $input) {
          errors {
            ...useMutation_errors
          }
        }
      }
    `,
    { anonymous: true },
  )

  async function verify({ verificationCode }: z.output<typeof schema>) {
    const refuse = (message: string) => form.setError('verificationCode', { type: 'server', message })
    if (uniqueId === null) return refuse(texts.startOver)
    const { errors } = await verifyRegistration({ input: { uniqueId, verificationCode } })
    const [error] = errors
    if (!error) return onVerified()
    if (error.code === 'CONFLICT' && error.message === texts.emailExists) return onTaken()
    refuse(error.code === 'NOT_FOUND' ? texts.invalidCode : messageOf(error))
  }

  return (
    <>
      <Form form={form} onSubmit={verify} summary={false}>
        <TextField
          name="verificationCode"
          label="Verification Code"
          hint={
            <span className={styles.hint}>
              We emailed a 6-digit code to <strong>{email}</strong>. It expires in 30 minutes. Not there? Check your
              spam folder. After the sixth digit, the next step opens.
            </span>
          }
          onValue={(code) => {
            if (isCode(String(code))) void form.handleSubmit(verify)()
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          clean={codeOf}
          required
        />
        <SubmitButton>Verify</SubmitButton>
      </Form>
      <div className={styles.more}>
        <SendAgain
          uniqueId={uniqueId}
          label="Send a new code"
          sentText="A new code has been sent."
          // Clear the input, which belongs to the previous code.
          onSent={() => form.reset()}
        />
        <TextButton onClick={onOtherEmail}>Use another email</TextButton>
      </div>
    </>
  )
}
