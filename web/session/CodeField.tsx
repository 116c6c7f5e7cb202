import { useEffect, useRef } from 'react'
import { TextField } from '../kit/forms/TextField.tsx'

interface Props {
  hint?: string
  /** True to focus the field when it appears, because it replaces the previous step of a dialog. */
  takesFocus?: boolean
}

/** Field for the code of an authenticator app. */
export function CodeField({ hint = 'The six digits that your authenticator app shows now.', takesFocus }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return (
    <div ref={box}>
      <TextField
        name="code"
        label="Code"
        hint={hint}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        required
      />
    </div>
  )
}
