import { SelectField, type SelectFieldProps } from './SelectField.tsx'
import { states } from './states.ts'

/** The form holds the two-letter code. */
export function StateSelect(props: Omit<SelectFieldProps, 'options'>) {
  return <SelectField placeholder="Select a state" autoComplete="address-level1" {...props} options={states} />
}
