import { SelectField, type SelectFieldProps } from './SelectField.tsx'
import { addressStates, statesAnd } from './states.ts'

type Props = Omit<SelectFieldProps, 'options'>

/** Selects one of the 50 states, DC, or other current states of residence. The form value is the two-letter code. */
export function StateSelect({ also = [], ...props }: Props & { also?: ReadonlyArray<string | null> }) {
  return <SelectField placeholder="Select a state" autoComplete="address-level1" {...props} options={statesAnd(also)} />
}

/** The same for an address, with territories and military mail regions. */
export function AddressStateSelect(props: Props) {
  return <SelectField placeholder="Select a state" autoComplete="address-level1" {...props} options={addressStates} />
}
