import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { NumericFormat } from 'react-number-format'
import { FormField, type FieldBase } from './FormField.tsx'
import { pastedAmount } from './pastedAmount.ts'

interface Props extends FieldBase {
  disabled?: boolean
}

/** Dollars as a number; null after the field is cleared. Shown as "$1,234.50", and unformatted while the user types. */
export function MoneyField({ disabled, ...base }: Props) {
  const [isTyped, setTyped] = useState(false)
  const { setError, clearErrors } = useFormContext()
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
            clearErrors(base.name)
            // Null, because the form would show its first value again for undefined.
            onChange(floatValue ?? null)
          }}
          onPaste={pastedAmount({
            read: onChange,
            refused: () => setError(base.name, { type: 'paste', message: 'Please enter an amount, such as 1,234.50.' }),
          })}
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
