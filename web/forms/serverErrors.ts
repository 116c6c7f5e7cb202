import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { UserError } from '../relay/useMutation.ts'

interface Options<In extends FieldValues> {
  /** Where the server's name of a field differs from the form's. */
  names?: Partial<Record<string, FieldPath<In>>>
}

/** Puts the server's answer where it belongs: at the field it names, else under the form. */
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
    if (name === undefined) ofTheWhole.push(error.message)
    else form.setError(name as FieldPath<In>, { type: 'server', message: error.message })
  }
  if (ofTheWhole.length > 0) form.setError('root.server', { type: 'server', message: ofTheWhole.join(' ') })
}
