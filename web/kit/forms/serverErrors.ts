import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { notices } from '../notices/notices.ts'
import type { UserError } from './userError.ts'

interface Options<In extends FieldValues> {
  /** Names of fields that differ between server and form. */
  names?: Partial<Record<string, FieldPath<In>>>
  /** Errors about no field are shown once, in the notice. */
  noticeOnly?: boolean
}

/**
 * Puts the server's answer where it belongs: at the field it names, else under the form. What names a field that this form
 * does not have is told in a notice as well, as `useMutation` has told what names none.
 */
export function applyErrors<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  errors: readonly UserError[],
  options: Options<In> = {},
): void {
  const known = form.getValues()
  const ofTheWhole: string[] = []
  for (const error of errors) {
    const last = error.field?.at(-1)
    const name = last === undefined ? undefined : (options.names?.[last] ?? (last in known ? last : undefined))
    if (name === undefined) {
      ofTheWhole.push(error.message)
      if (error.field && error.field.length > 0) notices.error('Error', error.message)
    } else form.setError(name as FieldPath<In>, { type: 'server', message: error.message })
  }
  if (ofTheWhole.length === 0) return
  // Without a message the form still counts as refused.
  const message = options.noticeOnly ? '' : ofTheWhole.join(' ')
  form.setError('root.server', { type: 'server', message })
}
