import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Makes `next` the form's new base. Input typed over `before` stays as a change of `next`. */
export function keepTyped<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  before: In,
  next: In,
): void {
  const typed = form.getValues()
  form.reset(next)
  for (const name of Object.keys(next) as Path<In>[])
    if (typed[name] !== before[name]) form.setValue(name, typed[name] as PathValue<In, Path<In>>, { shouldDirty: true })
}
