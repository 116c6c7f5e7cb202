import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ForgotPageMutation } from '../__generated__/ForgotPageMutation.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { emailOf } from '../../contract/typedNumbers.ts'
import * as z from '../kit/forms/zod.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { useMutation } from '../core/relay/useMutation.ts'
import { notices } from '../kit/notices/notices.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'

const useStyles = makeStyles({
  page: { maxWidth: '440px', marginInline: 'auto' },
  links: { marginBlock: '24px 12px' },
  together: { whiteSpace: 'nowrap' },
  next: { display: 'flex', flexDirection: 'column', rowGap: '8px', marginBlockStart: '24px', ':empty': { margin: 0 } },
})

// Refuse too long addresses here, because the server gives the same response to every address.
const schema = z.object({ email: z.string().check(z.overwrite(emailOf), z.email(), z.maxLength(254, 'Invalid email')) })

const receives = 'If you have an email on file, you will receive a password reset link.'

export function Page() {
  const styles = useStyles()
  const [sent, setSent] = useState(false)
  const form = useZodForm(schema, { defaultValues: { email: '' } })
  const [requestPasswordReset] = useMutation<ForgotPageMutation>(
    graphql`
      mutation ForgotPageMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          errors {
            ...useMutation_errors
          }
        }
      }
    `,
    { anonymous: true },
  )

  async function send(input: z.output<typeof schema>) {
    const { ok, errors } = await requestPasswordReset({ input })
    if (!ok) return applyErrors(form, errors)
    form.reset()
    setSent(true)
    // Show the same text for every email address, so that the page does not reveal which addresses have an account.
    notices.success('Success', receives, { timeout: 5000 })
  }

  return (
    <div className={styles.page}>
      <PageHeading intro="Enter the email address of your account. We’ll email you a link that works once, within 60 minutes.">
        Forgot Password
      </PageHeading>
      <Card>
        <Form form={form} onSubmit={send} summary={false} freeToLeave>
          <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" required />
          <SubmitButton>Send Link</SubmitButton>
        </Form>
      </Card>
      {/* Always rendered, because screen readers announce only changes within a live region. */}
      <div aria-live="polite" className={styles.next}>
        {sent ? (
          <>
            <p>{receives}</p>
            <p>It can take a few minutes. Check your spam folder too.</p>
            <p>
              No email? Try the address you registered with, or <ContactLink />.
            </p>
          </>
        ) : null}
      </div>
      <p className={styles.links}>
        No longer have access to that email? <ContactLink className={styles.together} />
      </p>
      <p>
        <ScreenLink to="/login">Back to login</ScreenLink>
      </p>
    </div>
  )
}
