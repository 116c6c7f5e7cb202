import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { useZodForm, type ZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { ReasonField } from './ReasonField.tsx'
import { reasonFields } from './reasonFields.ts'
import { noReason, reasonInput, textProblem, type ReasonFor, type ReasonInput } from './reasons.ts'

const schema = z.object(reasonFields)
type Form = ZodForm<typeof schema>

/** Form for the reason in a confirmation dialog. With `required`, the dialog can't be confirmed without a reason. */
export function useReason({ required = false } = {}): { form: Form; take: () => { reason?: ReasonInput } | null } {
  const form = useZodForm(schema, { defaultValues: noReason })
  /** Returns the chosen reason. If the reason is invalid, shows the error at the field and returns null. */
  function take() {
    const values = form.getValues()
    if (required && values.reasonKind === '') {
      form.setError('reasonKind', { type: 'custom', message: 'Please choose a reason' }, { shouldFocus: true })
      return null
    }
    const problem = textProblem(values)
    if (problem === null) return reasonInput(values)
    form.setError('reasonText', { type: 'custom', message: problem }, { shouldFocus: true })
    return null
  }
  return { form, take }
}

interface Props {
  form: Form
  of: ReasonFor
  required?: boolean
}

/** Field for the reason, below the question of a confirmation dialog. */
export function ReasonForm({ form, of, required = false }: Props): ReactNode {
  return (
    <FormProvider {...form}>
      <ReasonField of={of} required={required} />
    </FormProvider>
  )
}
