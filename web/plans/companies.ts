import type { Choice } from '../kit/forms/SelectField.tsx'

/** The companies a plan may belong to. */
export const companies: readonly Choice[] = [
  { value: '1', label: 'Leafhouse Financial' },
  { value: '2', label: 'Alta Trust' },
]
