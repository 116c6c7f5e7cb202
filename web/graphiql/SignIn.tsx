import { useState, type SubmitEvent } from 'react'
import { signIn } from './send.ts'

/** Shown before the editor, because most of the schema needs a session. */
export function SignIn({ onDone }: { onDone: () => void }) {
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (form: HTMLFormElement) => {
    const entered = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value
    setBusy(true)
    const message = await signIn(entered('username'), entered('password')).catch(() => 'The gateway did not answer.')
    setBusy(false)
    setFailure(message)
    if (message === null) onDone()
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
          <input name="username" type="email" autoComplete="username" required />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" required />
        </label>
        {failure && <p role="alert">{failure}</p>}
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
