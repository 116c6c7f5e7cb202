import { Input } from '@fluentui/react-components'
import { NumericFormat } from 'react-number-format'
import { FormField, type FieldBase } from '../forms/FormField.tsx'

/** A percent as a number, undefined while empty: "10%". */
export function PercentField({ disabled = false, ...base }: FieldBase & { disabled?: boolean }) {
  return (
    <FormField {...base}>
      {({ ref, value, onChange, ...field }) => (
        <NumericFormat
          {...field}
          getInputRef={ref}
          customInput={Input}
          value={(value as number | undefined) ?? ''}
          onValueChange={({ floatValue }, { source }) => {
            if (source === 'event') onChange(floatValue)
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
