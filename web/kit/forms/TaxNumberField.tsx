import { Button, Input } from '@fluentui/react-components'
import { useState } from 'react'
import { FormField } from './FormField.tsx'
import { masked, withDashes, type TaxNumberKind } from './taxNumber.ts'

const labels: Readonly<Record<TaxNumberKind, string>> = {
  SSN: 'Social Security Number',
  EIN: 'Employer Identification Number',
}

interface Props {
  name: string
  kind: TaxNumberKind
  hint?: string
  required?: boolean
  onValue?: (typed: unknown) => void
}

/**
 * A field for a tax number. The number is readable while the field has the focus, then masked with a button to show it.
 */
export function TaxNumberField({
  name,
  kind,
  hint = '9 digits, with or without dashes',
  required = true,
  onValue,
}: Props) {
  const [focused, setFocused] = useState(false)
  const [shown, setShown] = useState(false)
  return (
    <FormField name={name} label={labels[kind]} hint={hint} required={required} onValue={onValue}>
      {({ ref, value, onChange, onBlur, ...field }) => {
        const typed = (value as string | undefined) ?? ''
        return (
          <Input
            {...field}
            input={{ ref }}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            value={focused ? typed : shown ? withDashes(typed, kind) : masked(typed, kind)}
            onFocus={() => setFocused(true)}
            onChange={(_, data) => onChange(data.value)}
            onBlur={() => {
              setFocused(false)
              onBlur()
            }}
            contentAfter={
              focused || !typed ? null : (
                <Button
                  size="small"
                  appearance="transparent"
                  aria-label={shown ? 'Hide the number' : 'Show the number'}
                  aria-controls={field.id}
                  aria-pressed={shown}
                  onClick={() => setShown(!shown)}
                >
                  {shown ? 'Hide' : 'Show'}
                </Button>
              )
            }
          />
        )
      }}
    </FormField>
  )
}
