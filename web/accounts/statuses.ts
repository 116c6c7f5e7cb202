import type { SelectOption } from '../kit/forms/SelectField.tsx'

/** The account statuses in the words of staff. */
export const statuses: readonly SelectOption[] = [
  { value: '1', label: 'Not Validated' },
  { value: '2', label: 'Validated' },
  { value: '3', label: 'Registered' },
  { value: '4', label: 'Pending Closure' },
  { value: '5', label: 'Closed' },
  { value: '6', label: 'Rejected' },
]
