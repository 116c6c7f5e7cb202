import { SelectField, type SelectFieldProps } from './SelectField.tsx'
import { addressStates, statesAnd } from './states.ts'

type Props = Omit<SelectFieldProps, 'options'>

/** The 50 states, DC, and other current states of residence. The form holds the two-letter code. */
export function StateSelect({ also = [], ...props }: Props & { also?: ReadonlyArray<string | null> }) {
  return <SelectField placeholder="Select a state" autoComplete="address-level1" {...props} options={statesAnd(also)} />
}

/** The same for an address; also territories and regions of military mail. */
export function AddressStateSelect(props: Props) {
  return <SelectField placeholder="Select a state" autoComplete="address-level1" {...props} options={addressStates} />
}
