import { Input } from '@fluentui/react-components'
import { useFormContext } from 'react-hook-form'
import { NumericFormat } from 'react-number-format'
import { FormField, type FieldBase } from './FormField.tsx'
import { pastedAmount } from './pastedAmount.ts'

/** A field for a percentage, shown as "10%". The form's value is a number, or null after the user clears the field. */
export function PercentField({ disabled = false, ...base }: FieldBase & { disabled?: boolean }) {
  const { setError, clearErrors } = useFormContext()
  return (
    <FormField {...base}>
      {({ ref, value, onChange, ...field }) => (
        <NumericFormat
          {...field}
          getInputRef={ref}
          customInput={Input}
          value={(value as number | null | undefined) ?? ''}
          onValueChange={({ floatValue }, { source }) => {
            if (source !== 'event') return
            clearErrors(base.name)
            onChange(floatValue ?? null)
          }}
          onPaste={pastedAmount({
            read: onChange,
            refused: () => setError(base.name, { type: 'paste', message: 'Please enter a percentage, such as 12.5.' }),
          })}
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
