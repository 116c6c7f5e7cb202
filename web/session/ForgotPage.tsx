import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
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
import { Button } from '../kit/ui/Button.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { TextButton } from '../kit/ui/TextButton.tsx'

const useStyles = makeStyles({
  page: { maxWidth: '440px', marginInline: 'auto' },
  links: { marginBlock: '24px 12px' },
  together: { whiteSpace: 'nowrap' },
  sent: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  heading: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: 600,
    ':focus': { outline: 'none' },
  },
  tick: {
    flexShrink: 0,
    width: '24px',
    height: '24px',
    fill: 'none',
    stroke: tokens.colorStatusSuccessForeground1,
    strokeWidth: '2px',
  },
  address: { overflowWrap: 'anywhere' },
})

// Refuse too long addresses here, because the server gives the same response to every address.
const schema = z.object({ email: z.string().check(z.overwrite(emailOf), z.email(), z.maxLength(254, 'Invalid email')) })

const receives = 'If you have an email on file, you will receive a password reset link.'

export function Page() {
  const styles = useStyles()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
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

  // The pressed button has disappeared.
  useEffect(() => {
    if (sentTo !== null) heading.current?.focus()
  }, [sentTo])

  async function send(input: z.output<typeof schema>) {
    const { ok, errors } = await requestPasswordReset({ input })
    if (!ok) {
      // Show the form again, which has the place for the error.
      setSentTo(null)
      return applyErrors(form, errors)
    }
    form.reset(input)
    setSentTo(input.email)
    // Show the same text for every email address, so that the page does not reveal which addresses have an account.
    notices.success('Success', receives, { timeout: 5000 })
  }

  async function sendAgain(email: string) {
    if (isSending) return
    setSending(true)
    await send({ email })
    setSending(false)
  }

  return (
    <div className={styles.page}>
      <PageHeading intro="Enter the email address of your account. We’ll email you a link that works once, within 60 minutes.">
        Forgot Password
      </PageHeading>
      {/* Always rendered, because screen readers announce only changes within a live region. */}
      <div aria-live="polite">
        {sentTo === null ? null : (
          <Card>
            <div className={styles.sent}>
              <h2 ref={heading} tabIndex={-1} className={styles.heading}>
                <svg viewBox="0 0 24 24" className={styles.tick} aria-hidden="true">
                  <circle cx="12" cy="12" r="9" />
                  <path d="M8 12.5l3 3 5-6.5" />
                </svg>
                Check your email
              </h2>
              <p>{receives}</p>
              <p className={styles.address}>
                You entered <strong>{sentTo}</strong>.
              </p>
              <p>It can take a few minutes. Check your spam folder too.</p>
              <div>
                <Button disabledFocusable={isSending} aria-busy={isSending} onClick={() => void sendAgain(sentTo)}>
                  Send again
                </Button>
              </div>
              <p>
                <TextButton onClick={() => setSentTo(null)}>Use another address</TextButton>
              </p>
            </div>
          </Card>
        )}
      </div>
      {sentTo === null ? (
        <Card>
          <Form form={form} onSubmit={send} summary={false} freeToLeave>
            <TextField name="email" label="Email" type="email" autoComplete="email" inputMode="email" required />
            <SubmitButton>Send Link</SubmitButton>
          </Form>
        </Card>
      ) : null}
      <p className={styles.links}>
        No longer have access to that email? <ContactLink className={styles.together} />
      </p>
      <p>
        <ScreenLink to="/login">Back to login</ScreenLink>
      </p>
    </div>
  )
}
