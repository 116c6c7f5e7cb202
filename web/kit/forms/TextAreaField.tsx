import { Textarea } from '@fluentui/react-components'
import { FormField, type FieldBase } from './FormField.tsx'

interface Props extends FieldBase {
  rows?: number
}

export function TextAreaField({ rows = 4, ...base }: Props) {
  return (
    <FormField {...base}>
      {({ ref, value, onChange, ...field }) => (
        <Textarea
          {...field}
          textarea={{ ref, rows }}
          resize="vertical"
          value={(value as string | undefined) ?? ''}
          onChange={(_, data) => onChange(data.value)}
        />
      )}
    </FormField>
  )
}
