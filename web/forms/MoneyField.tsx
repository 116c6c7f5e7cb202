import { Input } from '@fluentui/react-components'
import { NumericFormat } from 'react-number-format'
import { FormField, type FieldBase } from './FormField.tsx'

interface Props extends FieldBase {
  disabled?: boolean
}

/** Dollars as a number, undefined while empty: "$1,234.50". */
export function MoneyField({ disabled, ...base }: Props) {
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
          disabled={disabled ?? false}
          prefix="$"
          thousandSeparator=","
          decimalScale={2}
          allowNegative={false}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </FormField>
  )
}
