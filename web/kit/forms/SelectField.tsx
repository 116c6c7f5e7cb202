import { Select } from '@fluentui/react-components'
import { FormField, type FieldBase } from './FormField.tsx'

export interface SelectOption {
  value: string
  label: string
  /** True to show the option as disabled. Explain the reason next to the field. */
  disabled?: boolean
}

export interface SelectFieldProps extends FieldBase {
  options: readonly SelectOption[]
  /** Text of the empty option. Without `placeholder`, there is no empty option. */
  placeholder?: string
  autoComplete?: string
  disabled?: boolean
}

/** A select field of a form. The form's value is the value of the chosen option, or '' for none. */
export function SelectField({ options, placeholder, autoComplete, disabled, ...base }: SelectFieldProps) {
  return (
    <FormField {...base}>
      {({ ref, value, onChange, ...field }) => (
        <Select
          {...field}
          select={{ ref, autoComplete }}
          disabled={disabled ?? false}
          value={(value as string | undefined) ?? ''}
          onChange={(_, data) => onChange(data.value)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}
