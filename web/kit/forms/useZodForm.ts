import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type * as z from './zod.ts'

type FormSchema = z.core.$ZodType<FieldValues, FieldValues>

interface Options<Schema extends FormSchema> {
  defaultValues: DefaultValues<z.input<Schema>>
  /** When errors appear. By default: after the first submit, and from then on while the user types. */
  mode?: 'onSubmit' | 'onChange' | 'onBlur'
  /** True to focus the first invalid field after a submit, for a form without an error summary. */
  shouldFocusError?: boolean
}

export type ZodForm<Schema extends FormSchema> = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>

export function useZodForm<Schema extends FormSchema>(schema: Schema, options: Options<Schema>): ZodForm<Schema> {
  return useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(schema) as never,
    // Do not focus the invalid field, because the error summary takes the focus.
    shouldFocusError: false,
    ...options,
  })
}
