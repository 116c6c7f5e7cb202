import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type * as z from './zod.ts'

type FormSchema = z.core.$ZodType<FieldValues, FieldValues>

interface Options<Schema extends FormSchema> {
  defaultValues: DefaultValues<z.input<Schema>>
  /** When messages appear: at the first submit and from then on while typing, unless said otherwise. */
  mode?: 'onSubmit' | 'onChange' | 'onBlur'
  /** For a form without the error summary: the first wrong field takes the focus. */
  shouldFocusError?: boolean
}

export type ZodForm<Schema extends FormSchema> = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>

export function useZodForm<Schema extends FormSchema>(schema: Schema, options: Options<Schema>): ZodForm<Schema> {
  return useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(schema) as never,
    // The error summary takes the focus.
    shouldFocusError: false,
    ...options,
  })
}
