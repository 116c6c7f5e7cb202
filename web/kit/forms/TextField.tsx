import { Input, type InputProps } from '@fluentui/react-components'
import { FormField, type FieldBase } from './FormField.tsx'

export interface TextFieldProps extends FieldBase {
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  inputMode?: InputProps['inputMode']
  maxLength?: number
  disabled?: boolean
  readOnly?: boolean
  contentAfter?: InputProps['contentAfter']
  /** Transforms typed text into the form's value, for example by removing spaces. */
  clean?: (text: string) => string
}

export function TextField(props: TextFieldProps) {
  const { name, label, hint, required, onValue, clean, ...input } = props
  return (
    <FormField name={name} label={label} hint={hint} required={required} onValue={onValue}>
      {({ ref, value, onChange, ...field }) => (
        <Input
          {...input}
          {...field}
          input={{ ref }}
          value={(value as string | undefined) ?? ''}
          onChange={(_, data) => onChange(clean ? clean(data.value) : data.value)}
        />
      )}
    </FormField>
  )
}
