import { useEffect, useState, type SubmitEvent } from 'react'
import { hasDemoPeople, signIn, type SignInFailure } from './send.ts'

/** Demo users of docs/sandbox.md, who do not exist in production. */
const DEMO_PEOPLE = [
  { email: 'ann.archer@example.com', is: 'a customer' },
  { email: 'fay.ford@example.com', is: 'a customer' },
  { email: 'service@example.com', is: 'customer service' },
  { email: 'service2@example.com', is: 'the second person' },
  { email: 'admin@example.com', is: 'the administrator' },
  { email: 'compliance@example.com', is: 'the reviewer' },
]
const DEMO_PASSWORD = 'Passw0rd!'

/** Login form before the editor, because most of the schema needs a session. */
export function SignIn({ email, onDone }: { email: string | null; onDone: () => void }) {
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const [busy, setBusy] = useState(false)

  const [hasDemo, setHasDemo] = useState(false)
  useEffect(() => void hasDemoPeople().then(setHasDemo), [])

  const submit = (form: HTMLFormElement) => {
    const entered = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value
    const code = needsCode ? { code: entered('code') } : {}
    return enter({ username: entered('username'), password: entered('password'), ...code })
  }
  const enter = async (given: { username: string; password: string; code?: string }) => {
    setBusy(true)
    const failed = await signIn(given).catch(() => ({ message: 'The gateway did not answer.', needsCode }))
    setBusy(false)
    setFailure(failed)
    if (failed?.needsCode) setNeedsCode(true)
    if (!failed) onDone()
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  return (
    <main className="sign-in">
      <form onSubmit={onSubmit}>
        <p className="brand">
          <img src="/icon.svg" alt="" width="28" height="28" />
          IRA Portal
        </p>
        <h1>GraphiQL</h1>
        <label>
          Email
          <input name="username" type="email" autoComplete="username" defaultValue={email ?? ''} required />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {needsCode && (
          <label>
            Code of the authenticator app
            <input name="code" inputMode="numeric" autoComplete="one-time-code" required />
          </label>
        )}
        {failure && <p role="alert">{failure.message}</p>}
        <button type="submit" disabled={busy}>
          Log in
        </button>
        <button type="button" onClick={onDone}>
          Continue without a session
        </button>
        {hasDemo && <DemoPeople first={email} busy={busy} onChoose={enter} />}
      </form>
    </main>
  )
}

interface DemoProps {
  /** Email address of the user whom an example needs; null for any user. */
  first: string | null
  busy: boolean
  onChoose: (given: { username: string; password: string }) => Promise<void>
}

/** Buttons that log in as a demo user. */
function DemoPeople({ first, busy, onChoose }: DemoProps) {
  const named = first === null || DEMO_PEOPLE.some(({ email }) => email === first)
  const people = named ? DEMO_PEOPLE : [{ email: first, is: 'the person of the example' }, ...DEMO_PEOPLE]
  return (
    <fieldset disabled={busy}>
      <legend>Demo logins</legend>
      {people.map(({ email, is }) => (
        <button
          key={email}
          type="button"
          onClick={() => void onChoose({ username: email, password: DEMO_PASSWORD })}
        >{`${email}, ${is}`}</button>
      ))}
    </fieldset>
  )
}
