import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { notices } from '../notices/notices.ts'
import type { UserError } from './userError.ts'

interface Options<In extends FieldValues> {
  /** Names of form fields by the field name in a server error, where the two differ. */
  names?: Partial<Record<string, FieldPath<In>>>
  /** True to show errors without a field only in the notice, and not below the form. */
  noticeOnly?: boolean
  /** Called if an earlier attempt of this form was saved with other values, so that the screen can show it. */
  onSaved?: () => unknown
}

/** The error of a form whose idempotency key has saved other values: the response to the first attempt was lost. */
const SAVED_BEFORE = 'Your first entry was saved. Leave this form and check it before you enter another.'

/**
 * Shows each server error at its field, or below the form. An error about a field that the form lacks also shows a
 * notice. `useMutation` shows notices only for errors without a field.
 */
export function applyErrors<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  errors: readonly UserError[],
  options: Options<In> = {},
): void {
  const known = form.getValues()
  const ofTheWhole: UserError[] = []
  if (errors.some(isSavedBefore)) options.onSaved?.()
  for (const given of errors) {
    const error = isSavedBefore(given) ? { ...given, message: SAVED_BEFORE } : given
    const last = error.field?.at(-1)
    const name = last === undefined ? undefined : (options.names?.[last] ?? (last in known ? last : undefined))
    if (name === undefined) {
      ofTheWhole.push(error)
      if (error.field && error.field.length > 0) notices.error('Error', error.message)
    } else form.setError(name as FieldPath<In>, { type: 'server', message: error.message })
  }
  if (ofTheWhole.length === 0) return
  // An error without a message still marks the form as refused.
  const message = options.noticeOnly ? '' : ofTheWhole.map((error) => error.message).join(' ')
  const type = ofTheWhole.some(({ code }) => mayBeSaved(code)) ? 'uncertain' : 'server'
  form.setError('root.server', { type, message })
}

/**
 * Errors that may follow a write: no response arrived, it was unusable, or a program failed, which may have been after
 * the write.
 */
const UNCERTAIN = ['NETWORK', 'UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_CONTRACT', 'INTERNAL']

const isSavedBefore = ({ code }: UserError): boolean => code === 'KEY_REUSED'

const mayBeSaved = (code: string): boolean => UNCERTAIN.includes(code)
