import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useNavigate, useParams } from 'react-router-dom'
import type { ResetPageMutation } from '../__generated__/ResetPageMutation.graphql.ts'
import type { ResetPageQuery } from '../__generated__/ResetPageQuery.graphql.ts'
import { CheckboxField } from '../kit/forms/CheckboxField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { PasswordField } from '../kit/forms/PasswordField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { useFirstFocus } from '../kit/forms/useFirstFocus.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { notices } from '../kit/notices/notices.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import { small } from '../kit/page/layout.ts'
import { Conditions } from './Conditions.tsx'
import { Enrolment } from './Enrolment.tsx'
import { agreement, mismatch, newPassword } from './passwordRules.ts'
import { StrengthMeter } from './StrengthMeter.tsx'
import { useLogIn } from './useLogIn.ts'

const useStyles = makeStyles({
  page: { maxWidth: '480px', marginInline: 'auto' },
  ways: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    rowGap: '16px',
    [small]: { alignItems: 'stretch' },
  },
})

export const query = graphql`
  query ResetPageQuery($passwordResetId: String!) @preloadable @throwOnFieldError {
    passwordLink(passwordResetId: $passwordResetId) {
      minimumLength
      isSetup
      email
      secondFactor {
        ...Enrolment_secondFactor
      }
    }
  }
`

const schemaOf = (least: number, agrees: boolean) =>
  z
    .object({
      password: newPassword(least),
      confirmPassword: z.string(),
      code: z.string(),
      conditions: agrees ? agreement : z.boolean(),
    })
    .check(
      z.refine((values) => values.password === values.confirmPassword, { path: ['confirmPassword'], error: mismatch }),
    )

const empty = { password: '', confirmPassword: '', code: '', conditions: false }

/** The page of two emailed links: one for a forgotten password, one for a first password. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ResetPageQuery> }) {
  const { passwordLink } = usePreloadedQuery<ResetPageQuery>(query, queryRef)
  return passwordLink ? <ResetForm link={passwordLink} /> : <OldLink />
}

/** Shown for an invalid link. A link works only once, and only if it is the newest. */
function OldLink() {
  const styles = useStyles()
  const primary = usePrimaryLink()
  return (
    <div className={styles.page}>
      <PageHeading intro="This link no longer works: it was already used, or it has expired. If you have set your password, log in with it. If not, get a new link.">
        Not Found
      </PageHeading>
      <Card>
        <div className={styles.ways}>
          <ScreenLink to="/forgot/" appearance="plain" className={primary.link}>
            Get a new link
          </ScreenLink>
          <ScreenLink to="/login">Log In</ScreenLink>
          <ContactLink />
        </div>
      </Card>
    </div>
  )
}

type Link = NonNullable<ResetPageQuery['response']['passwordLink']>

function ResetForm({ link: { minimumLength, isSetup, email, secondFactor } }: { link: Link }) {
  const styles = useStyles()
  const { uniqueId = '' } = useParams()
  const navigate = useNavigate()
  const [gone, setGone] = useState(false)
  const logIn = useLogIn()
  // Setting a first password logs the user in, which requires the agreement to the terms. Staff log in separately, with
  // a code.
  const logsIn = isSetup && Boolean(email) && !secondFactor
  const [schema] = useState(() => schemaOf(minimumLength, logsIn))
  const form = useZodForm(schema, { defaultValues: empty })
  useFirstFocus('password')
  const [resetPassword] = useMutation<ResetPageMutation>(
    graphql`
      mutation ResetPageMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          errors {
            ...useMutation_errors
          }
        }
      }
    `,
    { anonymous: true },
  )

  /** Compares the passwords again when the user corrects either of the two. */
  function compareAgain() {
    if (form.getFieldState('confirmPassword').invalid) void form.trigger('confirmPassword')
  }

  async function save({ password, code }: z.output<typeof schema>) {
    const input = { passwordResetId: uniqueId, password, ...(secondFactor ? { code } : {}) }
    const { ok, errors } = await resetPassword({ input })
    if (errors.some((error) => error.code === 'NOT_FOUND')) return setGone(true)
    if (!ok) return applyErrors(form, errors)
    if (logsIn && (await logIn({ username: email ?? '', password })).ok) return navigate('/home', { replace: true })
    notices.success('Password Updated', 'Your password has been updated.')
    await navigate('/login', { replace: true, state: { email } })
  }

  if (gone) return <OldLink />
  return (
    <div className={styles.page}>
      <PageHeading intro="Choose the password you will log in with.">
        {/* The title repeats the button in the email. */}
        {isSetup ? 'Set Password' : 'Reset Password'}
      </PageHeading>
      <Card>
        <Form form={form} onSubmit={save}>
          {/* Tells password managers the email address that belongs to the new password. */}
          <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            name="password"
            label="New Password"
            autoComplete="new-password"
            onValue={compareAgain}
            required
          />
          <Meter least={minimumLength} />
          <PasswordField name="confirmPassword" label="Confirm Password" autoComplete="new-password" required />
          {secondFactor ? <Enrolment secondFactorKey={secondFactor} /> : null}
          {logsIn ? (
            <>
              <Conditions />
              <CheckboxField name="conditions" label="I agree to the terms and conditions" required />
            </>
          ) : null}
          <SubmitButton>{logsIn ? 'Save and log in' : 'Save'}</SubmitButton>
        </Form>
      </Card>
    </div>
  )
}

function Meter({ least }: { least: number }) {
  return <StrengthMeter least={least} password={useWatch<typeof empty, 'password'>({ name: 'password' })} />
}
