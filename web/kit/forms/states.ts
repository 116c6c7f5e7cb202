import type { SelectOption } from './SelectField.tsx'

const names =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
  'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming'

/** The 50 states and the District of Columbia, with two-letter code and name. */
export const states: readonly SelectOption[] = names
  .split(',')
  .map((entry) => ({ value: entry.slice(0, 2), label: entry.slice(3) }))

/** Territories and military mail regions. contract/usStates.ts has the authoritative codes. */
const outside: readonly SelectOption[] = [
  { value: 'AS', label: 'American Samoa' },
  { value: 'GU', label: 'Guam' },
  { value: 'MP', label: 'Northern Mariana Islands' },
  { value: 'PR', label: 'Puerto Rico' },
  { value: 'VI', label: 'U.S. Virgin Islands' },
  { value: 'AA', label: 'Armed Forces Americas (AA)' },
  { value: 'AE', label: 'Armed Forces Europe (AE)' },
  { value: 'AP', label: 'Armed Forces Pacific (AP)' },
]

/** All states, territories and military mail regions of US mail addresses. */
export const addressStates: readonly SelectOption[] = [...states, ...outside]

/** The 50 states and DC, followed by the territories and military mail regions in `also`. */
export function statesAnd(also: ReadonlyArray<string | null>): readonly SelectOption[] {
  const lived = outside.filter(({ value }) => also.includes(value))
  return lived.length === 0 ? states : [...states, ...lived]
}

export const isMilitaryMail = (code: string): boolean => ['AA', 'AE', 'AP'].includes(code)

export function stateName(code: string): string {
  return addressStates.find((state) => state.value === code)?.label ?? code
}
