import { SelectField, type SelectFieldProps } from './SelectField.tsx'
import { addressStates, statesAnd } from './states.ts'

type Props = Omit<SelectFieldProps, 'options'>

/**
 * A select field for a state of residence: the 50 states, DC and the states in `also`. The form's value is the
 * two-letter code.
 */
export function StateSelect({ also = [], ...props }: Props & { also?: ReadonlyArray<string | null> }) {
  return <SelectField placeholder="Select a state" autoComplete="address-level1" {...props} options={statesAnd(also)} />
}

/** A select field for the state of an address, with territories and military mail regions. */
export function AddressStateSelect(props: Props) {
  return <SelectField placeholder="Select a state" autoComplete="address-level1" {...props} options={addressStates} />
}
