import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { NumericFormat } from 'react-number-format'
import { FormField, type FieldBase } from './FormField.tsx'

interface Props extends FieldBase {
  disabled?: boolean
}

/** Dollars as a number, null after clearing. Shown as "$1,234.50", and unformatted while the user types. */
export function MoneyField({ disabled, ...base }: Props) {
  const [isTyped, setTyped] = useState(false)
  return (
    <FormField {...base}>
      {({ ref, value, onChange, onBlur, ...field }) => (
        <NumericFormat
          {...field}
          getInputRef={ref}
          customInput={Input}
          value={(value as number | null | undefined) ?? ''}
          onValueChange={({ floatValue }, { source }) => {
            if (source !== 'event') return
            setTyped(true)
            // Null, because for undefined the form would show its first value again.
            onChange(floatValue ?? null)
          }}
          onBlur={() => {
            setTyped(false)
            onBlur()
          }}
          disabled={disabled ?? false}
          prefix="$"
          thousandSeparator=","
          decimalScale={2}
          fixedDecimalScale={!isTyped}
          allowNegative={false}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </FormField>
  )
}
