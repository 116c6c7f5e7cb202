import { FormField, type FieldBase } from './FormField.tsx'
import { SearchSelect, type SearchSelectProps } from './SearchSelect.tsx'

/** A form field in which the user searches many options by typing. */
export function SearchSelectField({ options, ...base }: FieldBase & Pick<SearchSelectProps, 'options'>) {
  return <FormField {...base}>{(field) => <SearchSelect {...field} options={options} />}</FormField>
}
