import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { NumericFormat } from 'react-number-format'
import { FormField, type FieldBase } from './FormField.tsx'
import { pastedAmount } from './pastedAmount.ts'

interface Props extends FieldBase {
  disabled?: boolean
}

/**
 * A field for an amount in dollars. The form's value is a number, or null after the user clears the field. The field
 * shows "$1,234.50", but adds no missing cents while the user types.
 */
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
            // Not undefined, because the form would then show the field's initial value again.
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
