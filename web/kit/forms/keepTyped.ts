import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Replaces the stored values of the form with `next`. A field keeps a value other than the one in `before` (the stored
 * values, or after a save the sent ones) as an unsaved change. Returns true if a field kept its value.
 */
export function keepTyped<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  next: NoInfer<In>,
  before: NoInfer<In> = form.formState.defaultValues as In,
): boolean {
  const typed = form.getValues()
  const kept = (Object.keys(next) as Path<In>[])
    .filter((name) => typed[name] !== before[name])
    .map((name) => ({ name, shouldValidate: form.getFieldState(name).invalid }))
  // The kept references allow setting the focus before the next render.
  form.reset(next, { keepFieldsRef: true })
  for (const { name, shouldValidate } of kept)
    form.setValue(name, typed[name] as PathValue<In, Path<In>>, { shouldDirty: true, shouldValidate })
  return kept.length > 0
}
