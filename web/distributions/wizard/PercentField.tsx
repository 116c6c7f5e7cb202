import { Input } from '@fluentui/react-components'
import { NumericFormat } from 'react-number-format'
import { FormField, type FieldBase } from '../../kit/forms/FormField.tsx'

/** A percent as a number, null after clearing: "10%". */
export function PercentField({ disabled = false, ...base }: FieldBase & { disabled?: boolean }) {
  return (
    <FormField {...base}>
      {({ ref, value, onChange, ...field }) => (
        <NumericFormat
          {...field}
          getInputRef={ref}
          customInput={Input}
          value={(value as number | null | undefined) ?? ''}
          onValueChange={({ floatValue }, { source }) => {
            if (source === 'event') onChange(floatValue ?? null)
          }}
          disabled={disabled}
          suffix="%"
          decimalScale={2}
          allowNegative={false}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </FormField>
  )
}
