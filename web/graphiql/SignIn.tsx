import { useState, type SubmitEvent } from 'react'
import { signIn, type SignInFailure } from './send.ts'

/** Shown before the editor, because most of the schema needs a session. */
export function SignIn({ email, onDone }: { email: string | null; onDone: () => void }) {
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const [busy, setBusy] = useState(false)

  const submit = async (form: HTMLFormElement) => {
    const entered = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value
    const code = needsCode ? { code: entered('code') } : {}
    setBusy(true)
    const failed = await signIn({ username: entered('username'), password: entered('password'), ...code }).catch(
      () => ({ message: 'The gateway did not answer.', needsCode }),
    )
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
          Go on without a session
        </button>
      </form>
    </main>
  )
}
