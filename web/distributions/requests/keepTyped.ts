import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Replaces the stored values of the form with `next`. What the user typed stays as an unsaved change. */
export function keepTyped<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, next: In): void {
  const before = form.formState.defaultValues as In
  const typed = form.getValues()
  form.reset(next)
  for (const name of Object.keys(next) as Path<In>[])
    if (typed[name] !== before[name]) form.setValue(name, typed[name] as PathValue<In, Path<In>>, { shouldDirty: true })
}
