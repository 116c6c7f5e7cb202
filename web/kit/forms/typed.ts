import { useCallback, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useUnsaved } from '../page/unsaved.ts'

interface Typed {
  /** Number of times that a value of the form has changed. */
  changes: number
  /** Value of `changes` at the last successful submit. */
  stored: number
  isSubmitting: boolean
  hasErrors: boolean
}

const known = new WeakMap<object, Typed>()

function typedIn(control: object): Typed {
  const typed = known.get(control) ?? { changes: 0, stored: 0, isSubmitting: false, hasErrors: false }
  known.set(control, typed)
  return typed
}

/** Asks for a confirmation before the user leaves a form with input that was not submitted. */
export function useTypedGuard<In extends FieldValues, Out>(
  { control, subscribe, formState }: UseFormReturn<In, unknown, Out>,
  isGuarded: boolean,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => void typedIn(control).changes++ }),
    [control, subscribe],
  )
  useEffect(
    () =>
      subscribe({
        formState: { errors: true },
        callback: ({ errors = {} }) => (typedIn(control).hasErrors = Object.keys(errors).length > 0),
      }),
    [control, subscribe],
  )
  const isLost = useCallback(() => {
    const { changes, stored, isSubmitting } = typedIn(control)
    return changes !== stored && !isSubmitting
  }, [control])
  useUnsaved(isGuarded && formState.isDirty, isLost)
}

/**
 * Runs a form's submit, which may navigate away without a confirmation. After a success, the submitted input counts as
 * saved.
 */
export async function submitting<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  submit: () => Promise<void>,
): Promise<void> {
  const typed = typedIn(form.control)
  const { changes } = typed
  typed.isSubmitting = true
  try {
    await submit()
    if (typed.hasErrors) return
    typed.stored = changes
  } finally {
    typed.isSubmitting = false
  }
}
