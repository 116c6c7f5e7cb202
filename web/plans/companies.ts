import type { SelectOption } from '../kit/forms/SelectField.tsx'

/** The companies a plan may belong to. */
export const companies: readonly SelectOption[] = [
  { value: '1', label: 'Leafhouse Financial' },
  { value: '2', label: 'Alta Trust' },
]
