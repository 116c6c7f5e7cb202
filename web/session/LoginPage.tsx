import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { CheckboxField } from '../kit/forms/CheckboxField.tsx'
import { Form } from '../kit/forms/Form.tsx'
import { PasswordField } from '../kit/forms/PasswordField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useFirstFocus } from '../kit/forms/useFirstFocus.ts'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { CodeField } from './CodeField.tsx'
import { Conditions } from './Conditions.tsx'
import { emailOf } from '../../contract/typedNumbers.ts'
import * as z from '../kit/forms/zod.ts'
import { companyName, contactPhone, large, small } from '../kit/page/layout.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { isAboutCode } from './isAboutCode.ts'
import { isHome, safeRedirect } from '../core/session/redirect.ts'
import { isLoggedIn } from '../core/session/session.ts'
import { forgetStaffOnly, wasStaffOnly } from '../core/session/staffOnly.ts'
import { useSession } from '../core/session/useSession.ts'
import { Card } from '../kit/ui/Card.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { agreement } from './passwordRules.ts'
import { StaffOnly } from './StaffOnly.tsx'
import { useLogIn } from './useLogIn.ts'

const schema = z.object({
  email: z.pipe(z.pipe(z.string(), z.transform(emailOf)), z.email()),
  password: z.string().check(z.minLength(6, 'Password must be at least 6 characters')),
  code: z.pipe(
    z.string(),
    z.transform((text) => text.trim()),
  ),
  conditions: agreement,
})

const useStyles = makeStyles({
  // In a tall window, the form is near the vertical center.
  page: { [large]: { paddingBlockStart: 'max(0px, calc(50vh - 390px))' } },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  help: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '20px',
    padding: '29px 24px',
    [small]: { padding: '8px 0' },
  },
  password: { display: 'flex', flexDirection: 'column', rowGap: '4px', '& > a': { alignSelf: 'flex-start' } },
  way: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: '2px' },
  says: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  button: { width: '100%' },
  refused: { display: 'block', ':empty': { marginBlockStart: '-20px' } },
  first: { marginBlockStart: '20px', textAlign: 'center' },
})

export function Page() {
  const isIn = useSession(isLoggedIn)
  const [isRefused] = useState(wasStaffOnly)
  // Only for the redirect that led here; a later visit shows the form.
  useEffect(forgetStaffOnly, [])
  return isRefused && isIn ? <StaffOnly /> : <LoginForm />
}

function LoginForm() {
  const styles = useStyles()
  const phone = contactPhone()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const back = safeRedirect(search.get('redirect'))
  const logIn = useLogIn()
  const [asksForCode, setAsksForCode] = useState(false)
  const [isRefused, setRefused] = useState(false)
  // The page that sets a password passes the email address in the navigation state.
  const { email = '' } = (useLocation().state ?? {}) as { email?: string | null }
  const form = useZodForm(schema, {
    shouldFocusError: true,
    defaultValues: { email: email ?? '', password: '', code: '', conditions: false as unknown as true },
  })
  useFirstFocus(email ? 'password' : 'email')

  async function onSubmit({ email, password, code }: z.output<typeof schema>) {
    const outcome = await logIn({ username: email, password, ...(asksForCode ? { code } : {}) })
    if (!outcome.ok && !asksForCode && isAboutCode(outcome.errors)) return setAsksForCode(true)
    if (!outcome.ok) {
      applyErrors(form, outcome.errors, { names: { username: 'email' } })
      // Either the email address or the password may be wrong, so mark both fields.
      const isRefused = outcome.errors.some(({ code }) => code === 'UNAUTHENTICATED')
      setRefused(isRefused)
      if (!isRefused) return
      for (const name of ['email', 'password'] as const) form.setError(name, { type: 'server' })
      form.setFocus('email')
      return
    }
    await navigate(back, { replace: true })
  }

  return (
    <div className={styles.page}>
      <PageHeading intro={isHome(back) ? 'Log in to see your retirement account.' : 'Log in to continue.'}>
        Log in
      </PageHeading>
      <div className={styles.columns}>
        <Card>
          <Form form={form} onSubmit={onSubmit} summary={false} errorFirst onlyWhenChanged freeToLeave>
            <output className={styles.refused}>
              {isRefused ? (
                <>
                  Your username is the email address you registered with. Not sure of the password?{' '}
                  <ScreenLink to="/forgot/">Set a new password</ScreenLink>
                </>
              ) : null}
            </output>
            <TextField name="email" label="Email" type="email" autoComplete="username" required />
            <div className={styles.password}>
              <PasswordField name="password" label="Password" autoComplete="current-password" required />
              <ScreenLink to="/forgot/">Forgot Password</ScreenLink>
            </div>
            {asksForCode ? <CodeField takesFocus /> : null}
            <Conditions />
            <CheckboxField name="conditions" label="I agree to the terms and conditions" required />
            <SubmitButton className={styles.button}>Log In</SubmitButton>
          </Form>
          <p className={styles.first}>
            First time here? <ScreenLink to="/register/">Register</ScreenLink>
          </p>
        </Card>
        <nav aria-label="Help with logging in" className={styles.help}>
          <p>{companyName} is the custodian of individual retirement accounts (IRAs).</p>
          <div className={styles.way}>
            <ScreenLink to="/faq/">Frequently Asked Questions</ScreenLink>
            <span className={styles.says}>Distributions, fees, taxes and documents.</span>
          </div>
          <div className={styles.way}>
            <ContactLink />
            <span className={styles.says}>
              {phone ? `Call ${phone}. ` : null}
              We never ask for your password by phone or email.
            </span>
          </div>
        </nav>
      </div>
    </div>
  )
}
