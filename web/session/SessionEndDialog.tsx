import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import type { SessionEndDialogMutation } from '../__generated__/SessionEndDialogMutation.graphql.ts'
import { Form } from '../kit/forms/Form.tsx'
import { PasswordField } from '../kit/forms/PasswordField.tsx'
import { applyErrors } from '../kit/forms/serverErrors.ts'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { small } from '../kit/page/layout.ts'
import { notices } from '../kit/notices/notices.ts'
import { ReturnFocus } from '../kit/ui/ReturnFocus.ts'
import { CodeField } from './CodeField.tsx'
import { activity } from '../core/session/activity.ts'
import { isAboutCode } from './isAboutCode.ts'
import { endSession, session } from '../core/session/session.ts'
import { fetchSignedInUser } from './fetchSignedInUser.ts'
import { remaining, timeOfDay, type Ending } from './sessionEnding.ts'

const mutation = graphql`
  mutation SessionEndDialogMutation($input: LoginInput!) {
    login(input: $input) {
      errors {
        ...useMutation_errors
      }
      userId
      expiresAt
    }
  }
`

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  // Opaque backdrop after the session has ended, because the screen must not be visible then.
  cover: { backgroundColor: tokens.colorNeutralBackground2 },
  content: { display: 'flex', flexDirection: 'column', rowGap: '16px', paddingBlockStart: '4px' },
  text: { marginBlock: 0 },
  actions: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '8px',
    marginBlockStart: '4px',
    [small]: { flexDirection: 'column-reverse' },
  },
})

interface Props {
  ending: Ending
  email: string
  onClose: () => void
}

/** The dialog before and after the end of a session. The screen below keeps all input while the dialog is open. */
export function SessionEndDialog({ ending, email, onClose }: Props) {
  const styles = useStyles()
  const left = useTimeLeft(ending.at)
  const isOver = left <= 0
  const isStay = ending.why === 'IDLE' && !isOver
  useEffect(() => {
    activity.isAsking = true
    return () => void (activity.isAsking = false)
  }, [])
  return (
    <>
      <ReturnFocus />
      <Dialog open modalType="alert" onOpenChange={(_, data) => (data.open || isOver ? undefined : onClose())}>
        <DialogSurface className={styles.surface} {...(isOver ? { backdrop: { className: styles.cover } } : {})}>
          <DialogBody>
            <DialogTitle>{isOver ? 'Your session has ended' : 'Your session is about to end'}</DialogTitle>
            <DialogContent className={styles.content}>
              <p className={styles.text} aria-live="polite">
                {isOver
                  ? 'Log in again to continue here.'
                  : `You will be logged out at ${timeOfDay(ending.at)}, ${remaining(left)}.`}
              </p>
              <p className={styles.text}>
                What you have typed on this page is kept if you {isStay ? 'stay logged in' : 'log in again here'}.
              </p>
              {isStay ? (
                <StayActions onClose={onClose} />
              ) : (
                <SignInAgain email={email} isOver={isOver} onClose={onClose} />
              )}
            </DialogContent>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </>
  )
}

/** Buttons for an idle session, which one request extends. */
function StayActions({ onClose }: { onClose: () => void }) {
  const styles = useStyles()
  const [busy, setBusy] = useState(false)
  async function stay() {
    setBusy(true)
    const here = await fetchSignedInUser()
    setBusy(false)
    if (here) onClose()
    else notices.error('Error', 'You could not be kept logged in. Please try again.')
  }
  return (
    <div className={styles.actions}>
      <Button onClick={onClose}>Not now</Button>
      <Button appearance="primary" disabledFocusable={busy} onClick={() => void stay()}>
        Stay logged in
      </Button>
    </div>
  )
}

const schema = z.object({ password: z.string().check(z.minLength(1, 'Please enter your password')), code: z.string() })

/** Ends the session, because closing the dialog would show the screen of a session that has ended. */
function logOut() {
  activity.isAsking = false
  endSession('expired')
}

/** Login form for a session that has lasted a day and can't be extended. The same user must log in again. */
function SignInAgain({ email, isOver, onClose }: { email: string; isOver: boolean; onClose: () => void }) {
  const styles = useStyles()
  const [logIn] = useMutation<SessionEndDialogMutation>(mutation, { anonymous: true })
  const [asksForCode, setAsksForCode] = useState(false)
  const form = useZodForm(schema, { defaultValues: { password: '', code: '' } })

  async function onSubmit({ password, code }: z.output<typeof schema>) {
    const outcome = await logIn({ input: { username: email, password, ...(asksForCode ? { code } : {}) } })
    if (!outcome.ok && !asksForCode && isAboutCode(outcome.errors)) return setAsksForCode(true)
    if (!outcome.ok) return applyErrors(form, outcome.errors)
    const { userId, expiresAt } = outcome.payload
    if (userId === session.getState().userId && expiresAt) session.setState({ jwtExpiry: Date.parse(expiresAt) })
    onClose()
  }

  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      summary={false}
      freeToLeave
      actions={
        <div className={styles.actions}>
          {isOver ? <Button onClick={logOut}>Log out and discard</Button> : <Button onClick={onClose}>Not now</Button>}
          <SubmitButton className="">Log in again</SubmitButton>
        </div>
      }
    >
      <p className={styles.text}>
        To stay logged in as <strong>{email}</strong>, enter your password.
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      {asksForCode ? <CodeField takesFocus /> : null}
    </Form>
  )
}

function useTimeLeft(at: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return at - now
}
